import { expect, test } from 'vitest';
import { isPoor, isUnnamed, saidOf } from './sound-quality';

const found = (quality: number) => ({ heartRateBpm: 71, events: [{ t: 1 }], quality });

test('[PCG-2: quality] where no heart is clearly heard, no heart rate is said; where it is heard badly, that is said beside it', () => {
  expect(saidOf(found(0.11))).toEqual({ heartRateBpm: null, events: [], quality: 0.11 });
  expect(saidOf(found(0.5))).toEqual(found(0.5));
  expect([0.11, 0.5, 0.9].map((quality) => isPoor(saidOf(found(quality))))).toEqual([false, true, false]);
});

test('[PCG-2: naming] names below seven tenths of certainty are said to be a guess, where there are sounds', () => {
  const named = (naming: number, events: number[]) => isUnnamed({ events, naming });
  expect([named(0.69, [1]), named(0.7, [1]), named(0.2, [])]).toEqual([true, false, false]);
});
