import { expect, test } from 'vitest';
import { seededRandom } from './random';
import { writeCsv } from './csv-write';
import { writeEdf } from './edf-write';
import { readRecording } from './read-recording';
import type { Recording, SignalFile } from './recording';
import { writeWav } from './wav-write';
import { writeWfdb } from './wfdb-write';

const CASES_EACH = 1500;
/** No file of a few kilobytes takes longer than this, nor as much more memory than it has bytes. */
/** Computed time, not the clock's: other processes do not count. Far above what a case needs, far below a hang. */
const CASE_MS_MOST = 2_000;
const COSTLY_MS_MOST = 12_000;
const TIMES_ITS_BYTES = 8;
const ROOM_BYTES = 4096;
const HEAP_MOST = 64 * 1024 * 1024;

const recording: Recording = {
  format: 'wfdb',
  sampleRateHz: 250,
  startedAt: new Date('2026-08-02T08:00:00Z'),
  leads: ['I', 'II'].map((name) => ({ name, unit: 'mV', samples: Float32Array.from({ length: 400 }, (_, index) => Math.sin(index / 9)) })),
  annotations: [10, 90, 2000].map((sample) => ({ sample, code: 'N', aux: '(N' })),
  notes: [],
};
const seeds: Record<string, SignalFile[]> = {
  'WFDB 16': writeWfdb(recording, { record: 'x', format: 16 }),
  'WFDB 212': writeWfdb(recording, { record: 'x', format: 212 }),
  'EDF+': [writeEdf(recording, 'x.edf')],
  CSV: [writeCsv(recording, 'x.csv')],
  'WAV 16': [writeWav(recording, 'x.wav', 'pcm16')],
  'WAV float': [writeWav(recording, 'x.wav', 'float32')],
};
const huge = ['99999999', '4294967295', '-1', '1e308', '0', '2147483648', '999999999999999999999', 'NaN', ''];

type Random = ReturnType<typeof seededRandom>;
const below = (random: Random, most: number) => Math.min(most - 1, Math.floor(random.uniform() * most));

/** A file with some of its bytes, numbers or parts changed, cut off or repeated. */
function spoilt(file: SignalFile, random: Random): SignalFile {
  let bytes = file.bytes.slice();
  // What a reader believes stands at the start.
  const place = () => below(random, random.uniform() < 0.6 ? Math.min(bytes.length, 800) : bytes.length);
  for (let change = below(random, 4); change >= 0 && bytes.length > 0; change--) {
    const kind = below(random, 6);
    if (kind === 0) bytes[place()] = below(random, 256);
    else if (kind === 1) bytes = bytes.slice(0, place());
    else if (kind === 2) bytes.fill(below(random, 256), place(), place());
    else if (kind === 3)
      [...huge[below(random, huge.length)]!].forEach(
        (letter, index, all) => (bytes[Math.min(bytes.length - 1, all.length + place() - index)] = letter.charCodeAt(0)),
      );
    else if (kind === 4) {
      // A number in the text becomes another one, wherever the next one stands.
      let at = place();
      while (at < bytes.length && !(bytes[at]! >= 48 && bytes[at]! <= 57)) at++;
      for (const letter of huge[below(random, huge.length)]!) if (at < bytes.length) bytes[at++] = letter.charCodeAt(0);
    } else {
      const from = place();
      bytes.copyWithin(place(), from, from + below(random, 64));
    }
  }
  return { name: file.name, bytes };
}

function allocated(files: SignalFile[]): { bytes: number; given: number; ms: number; code: string } {
  const started = process.cpuUsage();
  const read = readRecording(files);
  const { user, system } = process.cpuUsage(started);
  const ms = (user + system) / 1_000;
  const given = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (!read.ok) return { bytes: 0, given, ms, code: read.code };
  for (const { samples } of read.value.leads) for (const sample of samples) if (!Number.isFinite(sample)) throw new Error('a sample is no number');
  return { bytes: read.value.leads.reduce((sum, { samples }) => sum + samples.byteLength, 0), given, ms, code: 'ok' };
}

test.each(Object.keys(seeds))('[ECG-4: the reason] %s that is spoilt is read or refused, in time and in room, and never throws', (name) => {
  const random = seededRandom(name.length * 7919);
  const before = process.memoryUsage();
  const codes = new Map<string, number>();
  let slowest = 0;
  for (let round = 0; round < CASES_EACH; round++) {
    const files = seeds[name]!.map((file) => (random.uniform() < 0.7 ? spoilt(file, random) : file));
    const { bytes, given, ms, code } = allocated(files);
    expect(bytes).toBeLessThanOrEqual(given * TIMES_ITS_BYTES + ROOM_BYTES);
    expect(code === 'ok' || code.startsWith('signals.file.')).toBe(true);
    slowest = Math.max(slowest, ms);
    codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  const after = process.memoryUsage();
  expect(slowest).toBeLessThan(CASE_MS_MOST);
  expect(after.arrayBuffers + after.heapUsed - before.arrayBuffers - before.heapUsed).toBeLessThan(HEAP_MOST);
  expect(codes.size).toBeGreaterThan(3);
});

test('[ECG-4: the reason] bytes of chance are refused or read, whatever they are called', () => {
  const random = seededRandom(3);
  for (let round = 0; round < 3000; round++) {
    const bytes = Uint8Array.from({ length: below(random, 700) }, () => (round % 2 ? below(random, 256) : 32 + below(random, 95)));
    const starts = ['', '0       ', 'RIFF\0\0\0\0WAVE', 'time (s),I (mV)\n', 'x 1 100 9\nx.dat 16 ', '# 100 Hz\nI\n'][round % 6]!;
    [...starts].forEach((letter, index) => index < bytes.length && (bytes[index] = letter.charCodeAt(0)));
    const { ms } = allocated([
      { name: ['x.hea', 'x.edf', 'x.wav', 'x.csv', 'x.dat'][round % 5]!, bytes },
      { name: 'x.dat', bytes },
    ]);
    expect(ms).toBeLessThan(CASE_MS_MOST);
  }
});

const million = (text: string, times = 1_000_000) => {
  const unit = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const bytes = new Uint8Array(unit.length * times);
  for (let at = 0; at < bytes.length; at += unit.length) bytes.set(unit, at);
  return bytes;
};
const after = (start: string, body: Uint8Array) => {
  const bytes = new Uint8Array(start.length + body.length);
  [...start].forEach((letter, index) => (bytes[index] = letter.charCodeAt(0)));
  bytes.set(body, start.length);
  return bytes;
};
const edf = seeds['EDF+']![0]!.bytes;
const edfHead = String.fromCharCode(...edf.subarray(0, 256));

/** Files of megabytes made to cost a reader more than their length. */
const costly: [string, SignalFile[]][] = [
  ['a line without end', [{ name: 'x.csv', bytes: million('(') }]],
  ['a header of brackets', [{ name: 'x.csv', bytes: after('a,', million('([', 30_000)) }]],
  ['sixty-four columns over lines of one letter', [{ name: 'x.csv', bytes: after(`time (s)${',I (mV)'.repeat(63)}\n`, million('1\n')) }]],
  ['a million quotes', [{ name: 'x.csv', bytes: after('# 100 Hz\nI (mV)\n', million('"1\n')) }]],
  ['a million blank lines', [{ name: 'x.csv', bytes: after('# 100 Hz\nI (mV)\n', million(' \n')) }]],
  ['a million chunks of nothing', [{ name: 'x.wav', bytes: after('RIFF\0\0\0\0WAVE', million('junk\0\0\0\0', 500_000)) }]],
  [
    'a million annotations',
    [
      { name: 'x.hea', bytes: after('x 1 100\nx.dat 16\n', new Uint8Array(0)) },
      { name: 'x.dat', bytes: new Uint8Array(100) },
      { name: 'x.atr', bytes: million('\x01\x04', 1_500_000) },
    ],
  ],
  [
    'a long text on each annotation',
    [
      { name: 'x.hea', bytes: after('x 1 100\nx.dat 16\n', new Uint8Array(0)) },
      { name: 'x.dat', bytes: new Uint8Array(100) },
      { name: 'x.atr', bytes: million('\x01\x04\xff\xffabc', 200_000) },
    ],
  ],
  ['a header of comments', [{ name: 'x.hea', bytes: million('#\n', 100_000) }]],
  ['a header too long', [{ name: 'x.hea', bytes: million('#\n') }]],
  [
    'one record full of annotation lists',
    [
      {
        name: 'x.edf',
        bytes: after(
          `${edfHead.slice(0, 192)}EDF+C${' '.repeat(39)}1       1       1   EDF Annotations ${' '.repeat(80 + 8)}-1      1       -32768  32767   ${' '.repeat(80)}1500000 ${' '.repeat(32)}`,
          million('+1\x14\0', 750_000),
        ),
      },
    ],
  ],
];

test.each(costly)('[ECG-4: the reason] %s costs no more than its length', (_name, files) => {
  const before = process.memoryUsage().arrayBuffers;
  const { bytes, given, ms } = allocated(files);
  expect(ms).toBeLessThan(COSTLY_MS_MOST);
  expect(bytes).toBeLessThanOrEqual(given * TIMES_ITS_BYTES + ROOM_BYTES);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(HEAP_MOST);
});
