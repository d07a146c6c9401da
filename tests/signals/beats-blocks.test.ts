import { expect, test } from 'vitest';
import { syntheticEcg } from '#domain/signals/synthetic-ecg';
import { EcgStream } from '#wasm/ecg';
import { SignalError } from '#wasm/signal-error';
import { builds } from './builds';
import { streamBeats } from './found-beats';
import { noise } from './noise';

const random = noise(11);
const SIZES: [string, number[]][] = [
  ...[1, 2, 3, 5, 127, 128, 129].map((size): [string, number[]] => [String(size), [size]]),
  ['chance', Array.from({ length: 997 }, () => 1 + Math.floor(random() * 4096))],
];
const disturbed = { seconds: 65, muscleNoiseMv: 0.15, baselineWanderMv: 0.5, mainsMv: 0.05, ectopicShare: 0.15 } as const;
const recordings = [
  syntheticEcg({ ...disturbed, sampleRateHz: 360, leads: 2 }),
  syntheticEcg({ ...disturbed, sampleRateHz: 1000, leads: 1, seed: 2 }),
  syntheticEcg({ ...disturbed, sampleRateHz: 128, leads: 2, seconds: 6.5, seed: 3 }),
];
const whole = recordings.map(({ sampleRateHz, leads }) => streamBeats(builds.lanes, sampleRateHz, leads));

test.each(SIZES)('[SIG-1] beats and quality of blocks of %s have the bits of 4096, in both builds', (_, sizes) => {
  recordings.forEach(({ sampleRateHz, leads }, i) => {
    expect(streamBeats(builds.lanes, sampleRateHz, leads, sizes)).toEqual(whole[i]);
    expect(streamBeats(builds.scalar, sampleRateHz, leads, sizes)).toEqual(whole[i]);
  });
});

test('[SIG-4] a refused block leaves the detector as it was', () => {
  const { sampleRateHz, leads } = recordings[0]!;
  const stream = EcgStream.open(builds.lanes, { sampleRateHz, leads: 2, mode: 'monitor', notchHz: 0 });
  for (let from = 0; from < leads[0]!.length; from += 1000) {
    const count = Math.min(1000, leads[0]!.length - from);
    leads.forEach((samples, lead) => stream.input(lead as 0 | 1).set(samples.subarray(from, from + count)));
    const right = stream.input(1)[count - 1]!;
    stream.input(1)[count - 1] = NaN;
    expect(() => stream.process(count)).toThrow(SignalError);
    stream.input(1)[count - 1] = right;
    expect(() => stream.process(0)).toThrow(SignalError);
    stream.process(count);
  }
  stream.finish();
  expect({ beats: stream.beats(), quality: stream.quality() }).toEqual(whole[0]);
});

test('[SIG-1] a beat is told within three seconds once eight are known, in order', () => {
  const { sampleRateHz, leads } = recordings[1]!;
  const stream = EcgStream.open(builds.scalar, { sampleRateHz, leads: 1, mode: 'monitor', notchHz: 0 });
  let last = -1;
  for (let from = 0; from + 100 <= leads[0]!.length; from += 100) {
    stream.input(0).set(leads[0]!.subarray(from, from + 100));
    stream.process(100);
    for (const { sample } of stream.beats()) {
      expect(sample).toBeGreaterThan(last);
      last = sample;
      if (from > 9 * sampleRateHz) expect(from + 100 - sample).toBeLessThan(3 * sampleRateHz);
    }
  }
});
