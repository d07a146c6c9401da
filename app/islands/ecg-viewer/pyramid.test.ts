import { expect, test } from 'vitest';
import { openCore } from '#services/signals/core';
import { buildPyramid, columns } from './pyramid';

const samples = Float32Array.from({ length: 100_000 }, (_, i) => Math.sin(i / 7) + (i === 54_321 ? 5 : 0));

test('[ECG-2: hour] no peak is lost at any size: columns from the pyramid hold what the samples hold', async () => {
  const levels = buildPyramid(await openCore(), samples);
  expect(levels.map(({ factor }) => factor)).toEqual([16, 256, 4096]);
  for (const perColumn of [2.3, 20, 61.7, 700, 9000]) {
    const count = Math.floor(90_000 / perColumn);
    const out = new Float32Array(2 * count);
    expect(columns(samples, levels, perColumn, 0, count, out)).toBe(count);
    const column = Math.floor(54_321 / perColumn);
    const near = out.subarray(2 * Math.max(0, column - 1), 2 * (column + 2));
    expect(Math.max(...near)).toBeCloseTo(5 + Math.sin(54_321 / 7), 5);
    if (perColumn > 60) for (const [at, value] of out.entries()) expect(at % 2 === 0 ? value : -value).toBeLessThan(-0.5);
  }
});

test('[ECG-2: hour] a recording that ends gives no columns behind its end', async () => {
  const levels = buildPyramid(await openCore(), samples.subarray(0, 1000));
  const out = new Float32Array(200);
  expect(columns(samples.subarray(0, 1000), levels, 20, 0, 100, out)).toBe(50);
  expect(buildPyramid(await openCore(), samples.subarray(0, 3))).toEqual([]);
  expect(columns(samples.subarray(0, 3), [], 1.6, 0, 100, out)).toBe(2);
});
