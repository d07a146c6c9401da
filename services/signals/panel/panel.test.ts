import { describe, expect, test } from 'vitest';
import { ecgStepNames, kindOfStep, panelConstants, panelStepNames, readChange, soundStepNames, type PanelConstant } from '#domain/signals/panel';
import { panelSamples, sampleRecording } from '#domain/signals/panel-samples';
import type { PanelResult } from '#domain/signals/panel-result';
import { writeCsv } from '#domain/signals/csv-write';
import { writeEdf } from '#domain/signals/edf-write';
import type { SignalFile } from '#domain/signals/recording';
import { writeWav } from '#domain/signals/wav-write';
import { writeWfdb } from '#domain/signals/wfdb-write';
import { hasWord } from '#locales/say';
import { analyseLeads } from '../analyse-recording';
import { analyseSound } from '../analyse-sound';
import { openCore } from '../core';
import { computePanel } from './compute';
import { packTask, unpackTask } from './packed-task';

const stepsOf = async (task: Parameters<typeof computePanel>[0]): Promise<PanelResult> => {
  const found = await computePanel(task);
  if (!found.ok) throw new Error(found.code);
  return found.value;
};
const figureOf = ({ steps }: PanelResult, step: string, name: string) =>
  steps.find((one) => one.name === step)?.figures.find((one) => one.name === name)?.value;
const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('[ACAD-4] the panel', () => {
  test.each(panelSamples)('the sample $name: each step has a picture or a table, words, and the core’s own numbers', async ({ name, kind }) => {
    const result = await stepsOf({ sample: name, change: null });
    expect(result.steps.map((step) => step.name)).toEqual(kind === 'ecg' ? [...ecgStepNames] : [...soundStepNames]);
    for (const { name: step, plots, table, figures } of result.steps) {
      expect(plots.length + (table?.rows.length ?? 0), step).toBeGreaterThan(0);
      for (const one of plots) {
        expect(hasWord(`panel.plots.${one.name}`), one.name).toBe(true);
        for (const line of [...one.lines, ...one.dots]) expect(hasWord(`panel.lines.${line.name}`), line.name).toBe(true);
        for (const { path } of one.lines) expect(path).toMatch(/^M[-\d. ML]+$/);
        expect(one.x.ticks.length, one.name).toBeGreaterThan(2);
      }
      for (const one of figures) expect(hasWord(`panel.figures.${one.name.split(':')[0]}`), one.name).toBe(true);
      for (const { name: column } of table?.columns ?? []) expect(hasWord(`panel.columns.${column}`), column).toBe(true);
    }
    const [core, recording] = [await openCore(), sampleRecording(name)];
    if (kind === 'sound') {
      const found = analyseSound(core, recording);
      expect(figureOf(result, 'rate', 'heart-rate')).toBe(found.ok && found.value.heartRateBpm);
      return;
    }
    const found = analyseLeads(core, recording, [0, 1], { mode: 'monitor', notchHz: 50 });
    if (!found.ok) throw new Error(found.code);
    expect(figureOf(result, 'variability', 'heart-rate')).toBe(found.value.heartRateBpm);
    expect(figureOf(result, 'variability', 'sdnn')).toBe(found.value.hrv?.sdnnMs ?? null);
    expect(figureOf(result, 'peaks', 'beats')).toBe(found.value.beats.length);
    expect(result.strip?.traces.length).toBe(7);
  });

  test('each constant may be changed within its range, to its ends too, and changes its own step', async () => {
    for (const step of panelStepNames) {
      const constant: PanelConstant | null = panelConstants[step];
      if (!constant) continue;
      const sample = kindOfStep(step) === 'ecg' ? 'noise' : 'murmur';
      const usual = await stepsOf({ sample, change: null });
      for (const value of [constant.least, constant.most]) {
        const changed = await stepsOf({ sample, change: { step, value } });
        const at = usual.steps.findIndex(({ name }) => name === step);
        expect(changed.steps[at]?.value).toBe(value);
        expect(changed.steps[at], `${step} ${value}`).not.toEqual(usual.steps[at]);
      }
      expect(constant.offered).toContain(constant.usual);
      expect([constant.offered[0], constant.offered.at(-1)]).toEqual([constant.least, constant.most]);
      for (const typed of ['', 'x', '1e3', String(constant.least - 1), String(constant.most + 1), String(constant.usual)])
        expect(readChange(step, typed)).toBeNull();
      expect(readChange(step, String(constant.most))).toEqual({ step, value: constant.most });
    }
    expect(readChange('leads', '1')).toBeNull();
    expect(readChange('nothing', '1')).toBeNull();
    expect(await computePanel({ sample: 'rest', change: { step: 'cycle', value: 300 } })).toMatchObject({ ok: false, code: 'panel.step-of-other' });
  });

  test('a recording is known by its content, whatever its name: WFDB, EDF, CSV, WAV', async () => {
    const [ecg, sound] = [sampleRecording('rest'), sampleRecording('healthy')];
    const files: [string, SignalFile[]][] = [
      ['ecg', writeWfdb(ecg, { record: 'own', format: 16 })],
      ['ecg', [{ ...writeEdf(ecg, 'own'), name: 'own.wav' }]],
      ['ecg', [{ ...writeCsv(ecg, 'own'), name: 'own' }]],
      ['sound', [{ ...writeWav(sound, 'own', 'float32'), name: 'own.csv' }]],
    ];
    for (const [kind, given] of files) {
      const result = await stepsOf(unpackTask(packTask({ files: given, change: null })));
      expect(result.kind).toBe(kind);
      const usual = await stepsOf({ sample: kind === 'ecg' ? 'rest' : 'healthy', change: null });
      const [step, name] = kind === 'ecg' ? (['peaks', 'beats'] as const) : (['sounds', 'first-sounds'] as const);
      expect(figureOf(result, step, name)).toBe(figureOf(usual, step, name));
    }
  });

  test.each([
    ['nothing in it', [{ name: 'a.csv', bytes: new Uint8Array() }], 'signals.file.empty'],
    ['a picture', [{ name: 'a.wav', bytes: Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]) }], 'signals.file.unknown'],
    ['data without its header', [{ name: 'a.dat', bytes: new Uint8Array(400) }], 'signals.file.header-missing'],
    ['a table without numbers', [{ name: 'a.csv', bytes: bytesOf('time (s),I (mV)\n0,x\n') }], 'signals.file.csv-number'],
    [
      'one second',
      [{ name: 'a.csv', bytes: bytesOf(`time (s),I (mV)\n${Array.from({ length: 250 }, (_, i) => `${i / 250},0`).join('\n')}\n`) }],
      'panel.too-short',
    ],
    ['eleven minutes', [{ name: 'a.csv', bytes: bytesOf(`# sample rate: 100 Hz\nI (mV)\n${'0.1\n'.repeat(66_000)}`) }], 'panel.too-long'],
    ['ten samples a second', [{ name: 'a.csv', bytes: bytesOf(`# sample rate: 10 Hz\nI (mV)\n${'0.1\n'.repeat(600)}`) }], 'signals.core.rate-out-of-range'],
  ])('a file with %s is refused with its reason, beside its field', async (_, files, code) => {
    expect(await computePanel({ files, change: null })).toMatchObject({ ok: false, code, field: 'recording' });
  });
});
