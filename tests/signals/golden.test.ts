import { expect, test } from 'vitest';
import type { EcgMode, Notch } from '#wasm/ecg';
import { builds } from './builds';
import { trace } from './noise';
import { derive, filterLead } from './reference/ecg-reference';
import { runEcg } from './run-ecg';

const CASES: [EcgMode, Notch, number][] = (['monitor', 'diagnostic'] as const).flatMap((mode) =>
  ([0, 50, 60] as const).flatMap((notchHz) => [100, 250, 360, 500, 2000].map((rate): [EcgMode, Notch, number] => [mode, notchHz, rate])),
);

test.each(CASES)('[SIG-3] [ECG-1] six leads agree with the f64 reference: %s, notch %i, %i samples a second', (mode, notchHz, sampleRateHz) => {
  const leads = [trace(3, sampleRateHz * 12, sampleRateHz), trace(7, sampleRateHz * 12, sampleRateHz)];
  const [one, two] = leads.map((samples) => filterLead(samples, mode, notchHz, sampleRateHz));
  const wanted = [one!, two!, ...derive(one!, two!)];
  for (const module of [builds.scalar, builds.lanes]) {
    const rows = runEcg(module, { sampleRateHz, mode, notchHz }, leads);
    rows.forEach((row, lead) => {
      const worst = row.reduce((most, value, i) => Math.max(most, Math.abs(value - wanted[lead]![i]!)), 0);
      // A few steps of f32 at 1 mV (1.2e-7 mV each): half a nanovolt is the reference's own limit.
      expect(worst, `lead ${lead}`).toBeLessThan(1e-6);
    });
  }
});

test('[ECG-1] the derived leads stand in Einthoven’s and Goldberger’s sums with I and II, sample by sample', () => {
  const leads = [trace(11, 5000, 500), trace(12, 5000, 500)];
  const [one, two, three, aVR, aVL, aVF] = runEcg(builds.lanes, { sampleRateHz: 500, mode: 'diagnostic', notchHz: 50 }, leads);
  for (let i = 0; i < 5000; i++) {
    const [a, b] = [one![i]!, two![i]!];
    expect(three![i]).toBe(Math.fround(b - a));
    expect(aVR![i]).toBe(Math.fround(Math.fround(0 - a / 2) - b / 2));
    expect(aVL![i]).toBe(Math.fround(a - b / 2));
    expect(aVF![i]).toBe(Math.fround(b - a / 2));
  }
});
