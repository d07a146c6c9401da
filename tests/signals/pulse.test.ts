import { expect, test } from 'vitest';
import { builds } from './builds';
import { trace } from './noise';
import { runEcg } from './run-ecg';

const RATES = [125, 250, 360, 500, 1000, 2000];

test.each(RATES)('[SIG-2] a pulse of 3 mV and 100 ms leaves less than 100 µV behind it in diagnostic mode, at %i samples a second', (sampleRateHz) => {
  const samples = new Float32Array(sampleRateHz * 20);
  const end = sampleRateHz + Math.round(0.1 * sampleRateHz);
  samples.fill(3, sampleRateHz, end);
  const [out] = runEcg(builds.lanes, { sampleRateHz, mode: 'diagnostic', notchHz: 0 }, [samples]);
  const after = out!.subarray(end);
  // From the first sample behind the pulse: nothing swings below, no edge rings.
  expect(Math.min(...after)).toBeGreaterThan(-0.1);
  // Behind the edge itself, nothing stands above either, and it returns slower than 300 µV in a second.
  const settled = after.subarray(Math.ceil(0.02 * sampleRateHz));
  expect(Math.max(...settled)).toBeLessThan(0.1);
  for (let i = 0; i + sampleRateHz < settled.length; i++) expect(Math.abs(settled[i + sampleRateHz]! - settled[i]!)).toBeLessThan(0.3);
  expect(Math.max(...out!)).toBeLessThanOrEqual(3);
});

test.each([
  ['monitor', 0],
  ['monitor', 50],
  ['diagnostic', 0],
  ['diagnostic', 60],
] as const)('[SIG-2] an offset of 300 mV changes nothing by more than 1 µV, from the first sample on: %s, notch %i', (mode, notchHz) => {
  const sampleRateHz = 500;
  // In steps of f32 at 300 mV, so that the sum itself is exact.
  const leads = [1, 2].map((seed) => trace(seed, 30_000, sampleRateHz).map((sample) => Math.round(sample * 2 ** 14) / 2 ** 14));
  const options = { sampleRateHz, mode, notchHz };
  const plain = runEcg(builds.lanes, options, leads);
  for (const offset of [300, -300]) {
    const moved = runEcg(builds.lanes, options, leads.map((samples) => samples.map((sample) => sample + offset))); // prettier-ignore
    const worst = plain.map((row, lead) => row.reduce((most, value, i) => Math.max(most, Math.abs(value - moved[lead]![i]!)), 0));
    expect(Math.max(...worst)).toBeLessThan(0.001);
  }
});

test('[SIG-2] an offset alone is silence', () => {
  const samples = new Float32Array(5000).fill(300);
  for (const mode of ['monitor', 'diagnostic'] as const) {
    const [out] = runEcg(builds.scalar, { sampleRateHz: 500, mode, notchHz: 50 }, [samples]);
    expect(out!.every((value) => value === 0)).toBe(true);
  }
});
