/** One beat of lead II drawn on paper: a step is a millimetre, 40 ms across, 0.1 mV up. Every lead is a share of it. */
const BEAT = 'h3.2c.6 0 .7-1.3 1.4-1.3s.8 1.3 1.4 1.3h1.1l.4.7.8-11.2.8 12.8.5-2.3h1.7c1.4 0 1.6-2.8 2.8-2.8s1.3 2.8 2.5 2.8';
const BEAT_MM = 16.6;

/** So many drawn beats, one every `everyMm`, as a path from where the pen stands. */
export function beats(count: number, everyMm = 20): string {
  return Array.from({ length: count }, () => `${BEAT}h${Math.round((everyMm - BEAT_MM) * 10) / 10}`).join('');
}
