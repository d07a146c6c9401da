import { runFilter } from './run-filter';
import { butterworth } from './zeros-poles';

/** The envelope as it is defined: the root of the power of 25–400 Hz through a Hann window of ±20 ms, 100 times a second. */
export function referenceEnvelope(samples: Float32Array, rate: number): Float64Array {
  const rested = Float64Array.from(samples, (sample) => sample - samples[0]!);
  const band = runFilter(butterworth('low', 2, 400, rate), runFilter(butterworth('high', 2, 25, rate), rested));
  const half = Math.round(0.02 * rate);
  const hann = Float64Array.from({ length: 2 * half + 1 }, (_, i) => Math.cos((Math.PI * (i - half)) / (2 * (half + 1))) ** 2);
  const whole = hann.reduce((sum, weight) => sum + weight, 0);
  return Float64Array.from({ length: Math.floor((samples.length * 100) / rate) }, (_, frame) => {
    const middle = Math.round(((frame + 0.5) * rate) / 100);
    const power = hann.reduce((sum, weight, i) => sum + weight * (band[middle - half + i] ?? 0) ** 2, 0);
    return Math.sqrt(power / whole);
  });
}

/** One window's power in a bin by the sum that defines the transform, dB of a full-scale tone. */
export function referenceDb(samples: Float32Array, bin: number): number {
  const n = samples.length;
  let re = 0;
  let im = 0;
  let whole = 0;
  for (let i = 0; i < n; i++) {
    const hann = Math.sin((Math.PI * i) / n) ** 2;
    whole += hann;
    re += hann * samples[i]! * Math.cos((2 * Math.PI * bin * i) / n);
    im += hann * samples[i]! * Math.sin((2 * Math.PI * bin * i) / n);
  }
  return Math.max(-120, 20 * Math.log10((2 * Math.hypot(re, im)) / whole));
}

/** The expected sound: two halves of order 4, the gain, and the limiter with every window summed anew. */
export function referenceHeard(samples: Float32Array, rate: number, [low, high]: [number, number], gain: number): Float64Array {
  const rested = Float64Array.from(samples, (sample) => sample - samples[0]!);
  const above = runFilter(butterworth('high', 4, low, rate), rested);
  const band = high <= 0.45 * rate ? runFilter(butterworth('low', 4, high, rate), above) : above;
  const ahead = Math.round(0.005 * rate);
  const release = 1 - Math.exp(-1 / (0.08 * rate));
  // The core's band is f32 before it is amplified.
  const loud = band.map((sample) => Math.fround(sample) * gain);
  const allowed = loud.map((sample) => Math.min(1, 1 / Math.abs(sample)));
  const held = new Float64Array(loud.length);
  let last = 1;
  for (let n = 0; n < loud.length; n++) {
    const least = allowed.subarray(Math.max(0, n - ahead), n + 1).reduce((a, b) => Math.min(a, b), 1);
    last = Math.min(least, last + (1 - last) * release);
    held[n] = last;
  }
  return loud.map((_, n) => {
    if (n < ahead) return 0;
    let sum = 0;
    for (let k = 0; k <= ahead; k++) sum += n - k < 0 ? 1 : held[n - k]!;
    return (loud[n - ahead]! * sum) / (ahead + 1);
  });
}
