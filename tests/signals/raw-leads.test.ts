import { expect, test } from 'vitest';
import { deriveLeads, EcgStream } from '#wasm/ecg';
import { builds } from './builds';
import { trace } from './noise';

const [one, two] = [trace(11, 9001, 500), trace(12, 9001, 500)];

test('[ECG-1] leads of a recording without filters are Einthoven’s and Goldberger’s sums of what was recorded, in both builds', () => {
  for (const module of [builds.scalar, builds.lanes]) {
    const six = deriveLeads(module, [one, two]);
    const wanted = [
      one,
      two,
      two.map((value, i) => value - one[i]!),
      two.map((value, i) => -(value / 2 + one[i]! / 2)),
      one.map((value, i) => value - two[i]! / 2),
      two.map((value, i) => value - one[i]! / 2),
    ];
    six.forEach((row, lead) => {
      const worst = row.reduce((most, value, i) => Math.max(most, Math.abs(value - wanted[lead]![i]!)), 0);
      expect(worst, `lead ${lead}`).toBeLessThan(1e-6);
    });
  }
});

test('[ECG-1, SIG-4] deriving refuses as filtering does and leaves the filters as they were', () => {
  const open = (leads: 1 | 2) => EcgStream.open(builds.lanes, { sampleRateHz: 500, leads, mode: 'monitor', notchHz: 50, detect: false });
  const [plain, disturbed] = [open(2), open(2)];
  for (const stream of [plain, disturbed]) {
    stream.input(0).set(one.subarray(0, 1000));
    stream.input(1).set(two.subarray(0, 1000));
    if (stream === disturbed) stream.derive(1000);
    stream.process(1000);
  }
  expect(disturbed.output(5).slice(0, 1000)).toEqual(plain.output(5).slice(0, 1000));
  disturbed.input(1)[3] = NaN;
  expect(() => disturbed.derive(1000)).toThrow(/not-a-number/);
  expect(() => disturbed.derive(0)).toThrow(/empty/);
  expect(() => disturbed.derive(5000)).toThrow(/wrong-length/);
  expect(() => open(1).derive(1)).toThrow(/leads/);
  expect(() => deriveLeads(builds.lanes, [one, two.subarray(1)])).toThrow(/wrong-length/);
  expect(() => deriveLeads(builds.lanes, [new Float32Array(0), new Float32Array(0)])).toThrow(/empty/);
});
