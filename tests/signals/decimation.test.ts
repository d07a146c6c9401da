import { describe, expect, test } from 'vitest';
import { lttb, minMax } from '#wasm/decimate';
import { builds } from './builds';
import { noise, trace } from './noise';
import { lttbReference, minMaxReference } from './reference/decimate-reference';

const random = noise(9);
const whole = trace(31, 70_001, 500);
const LENGTHS = [3, 4, 7, 8, 9, 100, 16_383, 16_384, 16_385, 70_001];

describe.each(Object.entries(builds))('the %s build', (_, module) => {
  test.each(LENGTHS)('[SIG-3] the extremes of %i samples are the reference’s, bit for bit', (length) => {
    const samples = whole.subarray(0, length);
    for (const buckets of new Set([1, 2, 3, Math.ceil(length / 3), length - 1, length, 1 + Math.floor(random() * length)])) {
      expect([...minMax(module, samples, buckets)]).toEqual(minMaxReference(samples, buckets));
    }
  });

  test.each(LENGTHS.filter((length) => length > 3))('[SIG-3] largest triangles choose of %i samples what the reference chooses', (length) => {
    const samples = whole.subarray(0, length);
    for (const points of new Set([3, 4, Math.ceil(length / 3) + 2, length - 1, length].filter((count) => count <= length))) {
      const { index, value } = lttb(module, samples, points);
      expect([...index]).toEqual(lttbReference(samples, points));
      expect([...value]).toEqual([...index].map((at) => samples[at]));
    }
  });
});

test('[SIG-1] zeros of either sign give the same bits in both builds', () => {
  const samples = Float32Array.from({ length: 4096 }, () => (random() < 0.5 ? 0 : -0));
  for (const buckets of [1, 17, 300, 4096]) {
    expect([...minMax(builds.lanes, samples, buckets)].every((value) => Object.is(value, 0))).toBe(true);
    expect([...minMax(builds.scalar, samples, buckets)].every((value) => Object.is(value, 0))).toBe(true);
  }
});
