import { expect, test } from 'vitest';
import { ecgFigures } from './ecg-figures';

const hrv = { sdnnMs: 30, rmssdMs: 25, pnn50Percent: 5, intervals: 3 };

test('[ECG-3: figures] a recording is summed up: length, beats, RR and the quality that most of it has', () => {
  const quality = [
    { from: 0, to: 700, score: 0.9, level: 'good' as const },
    { from: 700, to: 1000, score: 0.2, level: 'poor' as const },
  ];
  const beats = [100, 350, 590, 850].map((sample) => ({ sample }));
  expect(ecgFigures({ beats, quality, heartRateBpm: 61, rrMs: [1000, 960, 1040], hrv }, { sampleRateHz: 250, samples: 1000 })).toEqual({
    seconds: 4,
    sampleRateHz: 250,
    beats: 4,
    heartRateBpm: 61,
    rr: { meanMs: 1000, leastMs: 960, mostMs: 1040 },
    hrv,
    quality: { level: 'good', percent: 70 },
  });
});

test('[ECG-3: figures] nothing is made up where there is nothing', () => {
  const none = ecgFigures({ beats: [], quality: [], heartRateBpm: null, rrMs: [], hrv: null }, { sampleRateHz: 250, samples: 500 });
  expect([none.rr, none.hrv, none.quality, none.heartRateBpm, none.seconds]).toEqual([null, null, null, null, 2]);
});
