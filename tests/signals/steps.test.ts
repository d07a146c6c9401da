import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { syntheticEcg } from '#domain/signals/synthetic-ecg';
import { syntheticHeartSound } from '#domain/signals/synthetic-pcg';
import { analyseEcg } from '#wasm/ecg';
import { analysePcg } from '#wasm/pcg';
import { CORE_CONSTANTS, ecgSteps, soundSteps } from '#wasm/steps';
import { builds } from './builds';
import { decibelsAt } from './decibels';
import { statedDecibels } from './reference/ecg-reference';

const core = new WebAssembly.Module(readFileSync('build/wasm/core-steps.wasm'));
const ecg = (sampleRateHz: number) => {
  const { leads } = syntheticEcg({ sampleRateHz, seconds: 40, leads: 2, seed: 5, heartRateBpm: 76, muscleNoiseMv: 0.03, ectopicShare: 0.05 });
  return { sampleRateHz, leads: leads as [Float32Array, Float32Array], mode: 'monitor', notchHz: 50 } as const;
};
const sound = { sampleRateHz: 4000, samples: syntheticHeartSound({ seed: 9, seconds: 20, sampleRateHz: 4000, heartRateBpm: 84 }).samples };

describe('[ACAD-4] the core step by step', () => {
  test.each([200, 360, 500, 1000])('an ECG at %i samples a second has the figures of the core that shows no steps, to the bit', (rate) => {
    const signal = ecg(rate);
    const { watchedLead: _, steepness, samplesTogether, candidates, response: __, ...same } = ecgSteps(core, signal);
    expect(same).toEqual(analyseEcg(builds.scalar, signal));
    expect(candidates.filter(({ isBeat }) => isBeat)).toHaveLength(same.beats.length);
    expect(candidates.length).toBeGreaterThan(same.beats.length);
    expect(steepness.length * samplesTogether).toBeGreaterThan(40 * rate - 2 * samplesTogether);
    for (const { sample, height } of candidates) expect(steepness[sample / samplesTogether]).toBeCloseTo(height, 5);
  });

  test('the response is the stated one, and what the filter does to an impulse', () => {
    for (const mode of ['monitor', 'diagnostic'] as const)
      for (const notchHz of [0, 50, 60] as const) {
        const impulse = new Float32Array(500 * 80);
        impulse[1] = 1;
        const { leads, response } = ecgSteps(core, { sampleRateHz: 500, leads: [impulse], mode, notchHz });
        for (const hz of [0.05, 0.5, 1, 10, 40, 100, 150]) {
          expect(Math.abs(response(hz) - statedDecibels(mode, notchHz, 500, hz))).toBeLessThan(0.05);
          expect(Math.abs(response(hz) - decibelsAt(leads[0]!, hz, 500))).toBeLessThan(0.05);
        }
      }
  });

  test('a sound has the figures of the core that shows no steps, to the bit', () => {
    const { bands, levels, cycles, cycleSeconds, systoleSeconds, response, ...same } = soundSteps(core, sound);
    expect(same).toEqual(analysePcg(builds.scalar, sound));
    expect([bands.length, bands[0]!.length, levels.length]).toEqual([3, same.envelope.length, same.envelope.length]);
    const best = cycles.reduce((one, other) => ((other.score ?? -Infinity) > (one.score ?? -Infinity) ? other : one));
    expect(Math.abs(best.seconds - 60 / 84)).toBeLessThan(0.05);
    expect(Math.abs(cycleSeconds - best.seconds)).toBeLessThan(0.05);
    expect(systoleSeconds / Math.sqrt(cycleSeconds)).toBeGreaterThan(0.25);
    // Each band is down 3 dB at its corners, and passes what lies between.
    for (const [band, low, high] of [
      [0, 25, 50],
      [1, 45, 90],
      [2, 80, 160],
    ] as const) {
      expect(response(band, Math.sqrt(low * high))).toBeGreaterThan(-2.5);
      expect(response(band, low / 4)).toBeLessThan(-20);
      expect(response(band, high * 4)).toBeLessThan(-20);
    }
  });

  test('each constant changes its step, in its range alone', () => {
    const [heard, seen] = [soundSteps(core, sound), ecgSteps(core, ecg(500))];
    expect(ecgSteps(core, ecg(500), { lowPassHz: 15 }).response(40)).toBeLessThan(seen.response(40) - 10);
    expect(ecgSteps(core, ecg(500), { energySeconds: 0.2 }).steepness).not.toEqual(seen.steepness);
    expect(ecgSteps(core, ecg(500), { thresholdPart: 0.6 }).candidates[40]?.threshold).toBeGreaterThan(seen.candidates[40]!.threshold);
    expect(soundSteps(core, sound, { lowestHz: 60 }).response(0, 30)).toBeLessThan(heard.response(0, 30) - 10);
    expect(soundSteps(core, sound, { halfWindowSeconds: 0.06 }).levels).not.toEqual(heard.levels);
    expect(soundSteps(core, sound, { systoleSeconds: 0.25 }).systoleSeconds).not.toBe(heard.systoleSeconds);
    expect(soundSteps(core, sound, { pitchWeight: 0.6 }).cycles).not.toEqual(heard.cycles);
    expect(soundSteps(core, sound, { leftOut: 0 }).heartRateBpm).not.toBe(heard.heartRateBpm);
    for (const name of CORE_CONSTANTS)
      for (const value of [-1, 1000, Number.NaN]) expect(() => ecgSteps(core, ecg(500), { [name]: value }), `${name} ${value}`).toThrow('constant');
  });
});
