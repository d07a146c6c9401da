import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeCsv } from '#domain/signals/csv-write';
import { writeEdf } from '#domain/signals/edf-write';
import type { Recording, SignalFile } from '#domain/signals/recording';
import { syntheticEcg } from '#domain/signals/synthetic-ecg';
import { syntheticHeartSound } from '#domain/signals/synthetic-pcg';
import { writeWav } from '#domain/signals/wav-write';
import { writeWfdb } from '#domain/signals/wfdb-write';
import { readRecordingAt } from '#services/signals/read-file';

const made = syntheticEcg({ sampleRateHz: 360, seconds: 90, leads: 2, seed: 5, baselineWanderMv: 0.2, muscleNoiseMv: 0.01 });
const [one, two] = made.leads as [Float32Array, Float32Array];
const mv = (name: string, samples: Float32Array) => ({ name, unit: 'mV' as const, samples });
const recording: Recording = {
  format: 'wfdb',
  sampleRateHz: made.sampleRateHz,
  leads: [
    mv('I', one),
    mv('II', two),
    mv(
      'III',
      two.map((value, index) => value - one[index]!),
    ),
    mv(
      'aVF',
      two.map((value, index) => value - one[index]! / 2),
    ),
  ],
  annotations: made.beats.map(({ sample, kind }) => ({ sample, code: kind === 'normal' ? 'N' : 'V' })),
  notes: [],
};
const heart = syntheticHeartSound({ seed: 4, seconds: 20, heartRateBpm: 66 });
const folder = mkdtempSync(path.join(tmpdir(), 'zarban-signals-'));

/** A table of labelled segments, as the sounds have them. */
function labels(): string {
  const lasts = { S1: 0.12, S2: 0.09 };
  const first = heart.sounds[0]!.t;
  const rows = heart.sounds.flatMap(({ t, kind }, index) => {
    const next = heart.sounds[index + 1]?.t ?? Math.min(20, t + lasts[kind]);
    return [[t, Math.min(next, t + lasts[kind]), kind === 'S1' ? 1 : 3], ...(next > t + lasts[kind] ? [[t + lasts[kind], next, kind === 'S1' ? 2 : 4]] : [])];
  });
  return [[0, first, 0], ...rows].map((row) => row.join('\t')).join('\n');
}

beforeAll(() => {
  const put = (below: string, files: SignalFile[]) => {
    mkdirSync(path.join(folder, below), { recursive: true });
    for (const { name, bytes } of files) writeFileSync(path.join(folder, below, name), bytes);
  };
  put('beats', [...writeWfdb(recording, { record: 'made', format: 212 }), writeEdf(recording, 'made.edf'), writeCsv(recording, 'made.csv')]);
  put('leads', writeWfdb({ ...recording, annotations: undefined }, { record: 'limbs', format: 16 }));
  put('sounds', [
    writeWav(
      { format: 'wav', sampleRateHz: heart.sampleRateHz, leads: [{ name: 'sound', unit: 'fs', samples: heart.samples }], notes: [] },
      'heart.wav',
      'pcm16',
    ),
    { name: 'heart.tsv', bytes: Buffer.from(labels()) },
  ]);
  put('torn', [
    { name: 'torn.hea', bytes: Buffer.from('torn 1 360 100\ntorn.dat 16 200\n') },
    { name: 'torn.dat', bytes: new Uint8Array(3) },
  ]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Ran = { code: number; out: string; err: string };
/** Runs a command as npm does: in the project's folder, told where it was called. */
function run(name: string, args: string[], calledFrom = folder): Promise<Ran> {
  const env = { ...process.env, INIT_CWD: calledFrom, npm_lifecycle_event: name };
  return new Promise((resolve) =>
    execFile(process.execPath, ['server/command-line.mjs', name, ...args], { env, maxBuffer: 64 * 1024 * 1024 }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    ),
  );
}

test('[ECG-3: command] beats: the same JSON from a record with and without its ending, absolute or from where it is called, and nothing else', async () => {
  const answers = [
    await run('ecg', ['beats', path.join(folder, 'beats/made')]),
    await run('ecg', ['beats', 'made.hea', '--lead', '0'], path.join(folder, 'beats')),
    await run('ecg', ['beats', 'beats/made.dat', '--lead', 'I']),
  ];
  expect(answers.map(({ code, err }) => [code, err])).toEqual([
    [0, ''],
    [0, ''],
    [0, ''],
  ]);
  const { record, sampleRateHz, peaks } = JSON.parse(answers[0]!.out) as { record: string; sampleRateHz: number; peaks: number[] };
  expect([record, sampleRateHz, new Set(answers.map(({ out }) => out)).size]).toEqual(['made', 360, 1]);
  const near = made.beats.filter(({ sample }) => peaks.some((peak) => Math.abs(peak - sample) < 18));
  expect(near.length).toBeGreaterThanOrEqual(made.beats.length - 1);
  expect(Math.abs(peaks.length - made.beats.length)).toBeLessThanOrEqual(1);
});

test('[ECG-3: command, ECG-4: reading] beats of the same recording as EDF and as a table', async () => {
  for (const file of ['beats/made.edf', 'beats/made.csv']) {
    const { code, out } = await run('ecg', ['beats', file, '--lead', '1']);
    const { peaks } = JSON.parse(out) as { peaks: number[] };
    expect([code, Math.abs(peaks.length - made.beats.length) <= 1]).toEqual([0, true]);
  }
});

test.each([
  ['ecg', ['beats', 'nothing'], /nothing/],
  ['ecg', ['beats', 'torn/torn'], /cut short/],
  ['ecg', ['beats', 'beats/made', '--lead', '9'], /counted from zero: 4/],
  ['ecg', ['beats', 'beats/made', '--strange'], /strange/],
  ['ecg', ['beats', 'sounds/heart.wav'], /no heart trace/],
  ['ecg', ['beats', 'sounds/heart.tsv'], /.+/],
  ['ecg', ['beats', 'beats'], /beats/],
  ['ecg', ['constructor'], /usage/],
  ['ecg', [], /usage/],
  ['pcg', ['events', 'beats/made.csv'], /no sound/],
  ['pcg', ['beats', 'x'], /usage/],
  ['accuracy', ['nowhere'], /nowhere/],
  ['accuracy', ['torn'], /.+/],
] as const)('a failing command ends with 1 and one line: %s %j', async (name, args, said) => {
  const { code, out, err } = await run(name, [...args]);
  expect([code, out, err.split('\n').length, err.endsWith('\n')]).toEqual([1, '', 2, true]);
  expect(err).toMatch(said);
});

test('[ECG-1: command] leads: six leads as a table, as JSON, and as a record that is read again', async () => {
  const { out } = await run('ecg', ['leads', 'beats/made', '--mode', 'monitor']);
  const rows = out.split('\n');
  expect(rows[0]).toBe('time (s),I (mV),II (mV),III (mV),aVR (mV),aVL (mV),aVF (mV)');
  const [, i = 0, ii = 0, iii = 0, avr = 0] = rows[5000]!.split(',').map(Number);
  expect(iii).toBeCloseTo(ii - i, 5);
  expect(avr).toBeCloseTo(-(i + ii) / 2, 5);
  const written = await run('ecg', ['leads', 'beats/made', '--format', 'wfdb', '--out', 'six']);
  expect(JSON.parse(written.out)).toEqual({ record: 'made', files: [path.join(folder, 'six.hea'), path.join(folder, 'six.dat')] });
  expect(await readRecordingAt(path.join(folder, 'six'))).toMatchObject({
    ok: true,
    value: { sampleRateHz: 360, leads: [{ name: 'I' }, { name: 'II' }, { name: 'III' }, { name: 'aVR' }, { name: 'aVL' }, { name: 'aVF' }] },
  });
});

test('[ECG-3: command] hrv says the intervals, what they were measured in, and that it is no diagnosis', async () => {
  const { out } = await run('ecg', ['hrv', 'beats/made', '--lead', 'II']);
  const figures = JSON.parse(out) as { rr: { meanMs: number } };
  expect(figures).toMatchObject({ record: 'made', lead: 'II', mode: 'monitor', notchHz: 0, sampleRateHz: 360, diagnosis: false });
  expect(Math.abs(60_000 / figures.rr.meanMs - (made.beats.length - 1) * (60 / 90))).toBeLessThan(3);
  expect(Object.keys(figures)).toEqual(expect.arrayContaining(['heartRateBpm', 'hrv', 'quality', 'meanConfidence', 'notes']));
});

test('[ECG-2: command] svg draws six leads, or one, in true millimetres', async () => {
  const six = await run('ecg', ['svg', 'beats/made', '--from', '10']);
  expect(six.out).toMatch(/^<svg [^>]*width="\d+mm"[\s\S]*>aVF<[\s\S]*<\/svg>\n$/);
  const single = await run('ecg', ['svg', 'beats/made.edf', '--lead', 'III', '--speed', '50']);
  expect(single.out).toContain('>III<');
  expect(single.out).not.toContain('>aVF<');
});

test('[PCG-2: command] events of a sound: its rate, first and second sounds in seconds', async () => {
  const { out, err } = await run('pcg', ['events', 'sounds/heart']);
  expect(err).toMatch(/no file/);
  expect(out).toBe('');
  const found = JSON.parse((await run('pcg', ['events', 'sounds/heart.wav'])).out) as { heartRateBpm: number; events: { t: number; kind: string }[] };
  expect(Math.abs(found.heartRateBpm - 66)).toBeLessThan(5);
  expect(new Set(found.events.map(({ kind }) => kind))).toEqual(new Set(['S1', 'S2']));
});

test('[ECG-3: accuracy, ECG-1: accuracy, PCG-2: accuracy] a folder is scored by EC57, its recorded limb leads and its labelled sounds', async () => {
  const { code, out } = await run('accuracy', ['.', '--json']);
  expect(code).toBe(0);
  const scores = JSON.parse(out) as {
    folder: string;
    beats: { lead: string; records: { learnSeconds: number; within150: { sePercent: number } }[] }[];
    sounds: { rateRightPercent: number; gross: { f1Percent: number } } | null;
    leads: { most: number }[];
    refused: unknown[];
  }[];
  const of = (name: string) => scores.find((one) => one.folder === name)!;
  expect(of('beats').beats.map(({ lead }) => lead)).toEqual(['I', 'II']);
  expect(of('beats').beats[1]!.records[0]!.within150.sePercent).toBeGreaterThan(98);
  expect(of('beats').beats[1]!.records[0]!.learnSeconds).toBe(0);
  expect(of('leads').leads[0]!.most).toBeLessThanOrEqual(2);
  expect(of('sounds').sounds!.rateRightPercent).toBe(100);
  expect(of('sounds').sounds!.gross.f1Percent).toBeGreaterThan(90);
  expect(of('torn').refused).toHaveLength(1);
  const tables = (await run('accuracy', ['.', '--learn', '30', '--lead', '1'])).out;
  expect(tables).toMatch(/beats[^\n]*EC57[\s\S]*made +II +30[\s\S]*gross[\s\S]*worst: made[\s\S]*not scored: torn/);
});
