import { describe, expect, test } from 'vitest';
import type { EcgMode, Notch } from '#wasm/ecg';
import { builds } from './builds';
import { decibelsAt } from './decibels';
import { statedDecibels } from './reference/ecg-reference';
import { runEcg } from './run-ecg';

const FREQUENCIES = [0.05, 0.5, 0.67, 1, 5, 10, 20, 40, 50, 60, 100, 150];
const RATES = [100, 125, 128, 200, 250, 333, 334, 360, 500, 512, 1000, 2000];
const MODES: EcgMode[] = ['monitor', 'diagnostic'];
const NOTCHES: Notch[] = [0, 50, 60];

/** The impulse response: the output for 1 mV in one sample, until nothing of it is left. */
function impulseResponse(sampleRateHz: number, mode: EcgMode, notchHz: Notch): Float32Array {
  const samples = new Float32Array(sampleRateHz * 80);
  samples[1] = 1;
  return runEcg(builds.lanes, { sampleRateHz, mode, notchHz }, [samples, samples])[1]!;
}

describe.each(MODES)('%s mode', (mode) => {
  test.each(RATES)('[SIG-2] the response at %i samples a second is within 0.05 dB of the stated one', (rate) => {
    for (const notchHz of NOTCHES) {
      const response = impulseResponse(rate, mode, notchHz);
      for (const frequency of FREQUENCIES.filter((f) => f < rate / 2)) {
        const stated = statedDecibels(mode, notchHz, rate, frequency);
        const measured = decibelsAt(response, frequency, rate);
        // Below −100 dB there is nothing left to compare in f32.
        if (stated > -100) expect.soft(Math.abs(measured - stated), `${frequency} Hz, notch ${notchHz}: ${measured} of ${stated}`).toBeLessThan(0.05);
        else expect.soft(measured).toBeLessThan(-95);
      }
    }
  });

  test.each([125, 128, 200, 250, 360, 500, 1000, 2000])('[SIG-2] at %i samples a second the mains is down 40 dB wherever it stands within ± 0.1 Hz', (rate) => {
    for (const notchHz of [50, 60] as const) {
      const response = impulseResponse(rate, mode, notchHz);
      const bare = impulseResponse(rate, mode, 0);
      for (let off = -0.1; off < 0.101; off += 0.02) {
        const taken = decibelsAt(bare, notchHz + off, rate) - decibelsAt(response, notchHz + off, rate);
        expect.soft(taken, `${notchHz + off} Hz`).toBeGreaterThanOrEqual(40);
      }
      // 2 Hz beside it hardly anything is missing.
      for (const off of [-2, 2].filter((o) => notchHz + o < 0.48 * rate)) {
        expect.soft(decibelsAt(bare, notchHz + off, rate) - decibelsAt(response, notchHz + off, rate)).toBeLessThan(0.25);
      }
    }
  });
});

test('[SIG-2] the corners are where the modes are named for: 0.5 and 40 Hz, 0.05 and 150 Hz, −3 dB', () => {
  for (const rate of [360, 500, 1000]) {
    const monitor = impulseResponse(rate, 'monitor', 0);
    const diagnostic = impulseResponse(rate, 'diagnostic', 0);
    for (const [response, corner] of [
      [monitor, 0.5],
      [monitor, 40],
      [diagnostic, 0.05],
      [diagnostic, 150],
    ] as const)
      // prettier-ignore
      expect.soft(decibelsAt(response, corner, rate)).toBeCloseTo(-3.01, 1);
    // IEC 60601-2-25: 0.67–40 Hz within ± 10 %.
    for (let f = 0.67; f <= 40; f += 1) expect.soft(Math.abs(decibelsAt(diagnostic, f, rate))).toBeLessThan(0.83);
  }
});
