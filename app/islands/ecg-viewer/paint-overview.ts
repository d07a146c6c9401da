import type { Context, Painted } from './painted';
import type { OverviewFrame } from './protocol';
import { columns } from './pyramid';

/** The whole recording in one line, weak stretches ruled below. */
export function paintOverview(to: Context, { width, height, dpr, lead, colours }: OverviewFrame, painted: Painted): void {
  const [w, h] = [Math.max(1, Math.round(width * dpr)), Math.round(height * dpr)];
  [to.canvas.width, to.canvas.height] = [w, h];
  to.fillStyle = colours.paper;
  to.fillRect(0, 0, w, h);
  const { samples, levels } = painted.leads[lead]!;
  const pairs = new Float32Array(2 * w);
  const drawn = columns(samples, levels, samples.length / w, 0, w, pairs);
  const shown = pairs.subarray(0, 2 * drawn);
  let [least, most] = [-0.2, 0.5];
  for (const value of shown) [least, most] = [Math.min(least, value), Math.max(most, value)];
  const yOf = (mv: number) => (0.08 + (0.78 * (most - mv)) / (most - least)) * h;
  to.strokeStyle = colours.trace;
  to.lineWidth = dpr;
  to.beginPath();
  for (let x = 0; x < drawn; x++) {
    to.lineTo(x + 0.5, yOf(pairs[2 * x + 1]!));
    to.lineTo(x + 0.5, yOf(pairs[2 * x]!) + 1);
  }
  to.stroke();
  to.fillStyle = colours.warn;
  const scale = w / samples.length;
  for (const { from, to: end, level } of painted.quality) {
    if (level !== 'good')
      to.fillRect(from * scale, h - (level === 'poor' ? 5 : 3) * dpr, Math.max(dpr, (end - from) * scale), (level === 'poor' ? 4 : 2) * dpr);
  }
}
