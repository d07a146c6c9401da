/** The size of a drawn wave, in the drawing's units. */
export const WAVE_WIDTH = 800;
export const WAVE_HEIGHT = 120;
const BARS = 160;
const MIDDLE = WAVE_HEIGHT / 2;

/** A waveform as bars from the lowest to the highest sample of each stretch. */
export function wavePath(samples: Float32Array): string {
  const width = WAVE_WIDTH / BARS;
  const y = (level: number) => (MIDDLE - level * (MIDDLE - 2)).toFixed(1);
  let path = '';
  for (let bar = 0; bar < BARS; bar++) {
    const part = samples.subarray(Math.floor((bar * samples.length) / BARS), Math.floor(((bar + 1) * samples.length) / BARS));
    const low = part.reduce((least, sample) => Math.min(least, sample), 0);
    const high = part.reduce((most, sample) => Math.max(most, sample), 0);
    path += `M${(bar + 0.5) * width} ${y(Math.max(high, 0.01))}V${y(Math.min(low, -0.01))}`;
  }
  return path;
}

/** An envelope as one line over the wave, its highest point near the top. */
export function envelopePath(envelope: Float32Array): string {
  const most = envelope.reduce((top, value) => Math.max(top, value), 1e-9);
  const points = Math.min(BARS * 2, envelope.length);
  return Array.from({ length: points }, (_, point) => {
    const part = envelope.subarray(Math.floor((point * envelope.length) / points), Math.floor(((point + 1) * envelope.length) / points));
    const level = part.reduce((top, value) => Math.max(top, value), 0) / most;
    return `${point === 0 ? 'M' : 'L'}${((point + 0.5) * (WAVE_WIDTH / points)).toFixed(1)} ${(MIDDLE - level * (MIDDLE - 4)).toFixed(1)}`;
  }).join('');
}
