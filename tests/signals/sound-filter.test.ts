import { expect, test } from 'vitest';
import type { PcgFilter } from '#wasm/pcg';
import { PcgStream } from '#wasm/pcg';
import { builds } from './builds';
import { decibelsAt } from './decibels';
import { noise } from './noise';
import { butterworth, magnitude } from './reference/zeros-poles';

const BANDS: Record<PcgFilter, [number, number]> = { heart: [20, 200], lung: [100, 1000], both: [20, 1000] };
const RATES = [2000, 4000, 8000, 16_000, 44_100, 48_000];

/** What the stream makes of a sound, in blocks of a size; the limiter's latency is left in front. */
function heard(module: WebAssembly.Module, sampleRateHz: number, filter: PcgFilter, samples: Float32Array, block = 4096): Float32Array {
  const stream = PcgStream.open(module, { sampleRateHz, filter, gain: 1 });
  const out = new Float32Array(samples.length);
  for (let from = 0; from < samples.length; from += block) {
    const part = samples.subarray(from, from + block);
    stream.input().set(part);
    stream.process(part.length);
    out.set(stream.output().subarray(0, part.length), from);
  }
  return out;
}

test.each(RATES)('[SIG-2] [PCG-1] heart, lung and both at %i samples a second answer within 0.05 dB of Butterworth of order 4 on either side', (rate) => {
  for (const [filter, [low, high]] of Object.entries(BANDS) as [PcgFilter, [number, number]][]) {
    const stages = [butterworth('high', 4, low, rate), ...(high <= 0.45 * rate ? [butterworth('low', 4, high, rate)] : [])];
    const samples = new Float32Array(rate);
    samples[1] = 0.5;
    const response = heard(builds.lanes, rate, filter, samples);
    for (const frequency of [5, 10, 20, 25, 50, 100, 150, 200, 400, 800, 1000, 1500, 3000].filter((f) => f < rate / 2)) {
      const stated = 20 * Math.log10(stages.reduce((product, stage) => product * magnitude(stage, frequency, rate), 0.5));
      if (stated > -80) expect.soft(Math.abs(decibelsAt(response, frequency, rate) - stated), `${filter} ${frequency} Hz`).toBeLessThan(0.05);
    }
  }
});

test('[SIG-1] a sound has the same bits at any block size and in both builds', () => {
  const random = noise(61);
  const samples = Float32Array.from({ length: 9001 }, (_, i) => 0.5 * Math.sin(i * 0.05) + 0.2 * (random() - 0.5));
  for (const filter of ['heart', 'lung', 'both'] as const) {
    const batch = Buffer.from(heard(builds.lanes, 4000, filter, samples).buffer);
    for (const block of [1, 2, 3, 5, 127, 128, 129, 1000])
      for (const module of [builds.lanes, builds.scalar])
        expect(Buffer.from(heard(module, 4000, filter, samples, block).buffer).equals(batch), `${filter} ${block}`).toBe(true);
  }
});

test('[PCG-1] the band changes while it plays without a click', () => {
  const rate = 8000;
  const tone = Float32Array.from({ length: rate }, (_, i) => 0.3 * Math.sin((2 * Math.PI * 150 * i) / rate));
  const stream = PcgStream.open(builds.lanes, { sampleRateHz: rate, filter: 'heart', gain: 1 });
  const out = new Float32Array(rate);
  const order: PcgFilter[] = ['lung', 'both', 'heart'];
  for (let from = 0; from < rate; from += 128) {
    if (from % 1024 === 0) stream.setFilter(order[(from / 1024) % 3]!);
    const part = tone.subarray(from, from + 128);
    stream.input().set(part);
    stream.process(part.length);
    out.set(stream.output().subarray(0, part.length), from);
  }
  // A tone of 0.3 at 150 Hz moves at most 0.036 from one sample to the next; a click would be as high as the tone.
  for (let i = rate / 10; i < rate; i++) expect(Math.abs(out[i]! - out[i - 1]!)).toBeLessThan(0.05);
});
