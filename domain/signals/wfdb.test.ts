import fc from 'fast-check';
import { expect, test } from 'vitest';
import { annotations, ascii, farthest, recordings, words } from '../../tests/signals/made-recordings';
import type { SignalFile } from './recording';
import { readRecording } from './read-recording';
import { wfdbParts } from './wfdb';
import { readWfdbAnnotations } from './wfdb-annotations';
import { writeWfdbAnnotations } from './wfdb-annotations-write';
import { codeOf, isBeat, mnemonicOf } from './wfdb-codes';
import { writeWfdb } from './wfdb-write';

const record = (header: string, ...files: SignalFile[]) => readRecording([{ name: 'x.hea', bytes: ascii(header) }, ...files]);
const dat = (bytes: Uint8Array, name = 'x.dat'): SignalFile => ({ name, bytes });

test('[ECG-4: reading] a WFDB record that was written is read again, in formats 16 and 212, to half a step', () => {
  fc.assert(
    fc.property(recordings(), fc.constantFrom(16 as const, 212 as const), (recording, format) => {
      const read = readRecording(writeWfdb(recording, { record: 'made', format }));
      if (!read.ok) throw new Error(JSON.stringify(read));
      const { leads, ...rest } = read.value;
      expect({ ...rest, notes: read.value.notes }).toEqual({ ...recording, format: 'wfdb', leads: undefined });
      leads.forEach((lead, index) => {
        expect(lead.name).toBe(recording.leads[index]!.name);
        expect(farthest(lead.samples, recording.leads[index]!.samples)).toBeLessThan(format === 16 ? 2e-6 : 2e-3);
      });
      expect(writeWfdb(read.value, { record: 'made', format })[1]!.bytes.length).toBe(writeWfdb(recording, { record: 'made', format })[1]!.bytes.length);
    }),
    { numRuns: 60 },
  );
});

test('a signal that hangs far from 0 mV keeps its fineness', () => {
  const samples = Float32Array.from({ length: 50 }, (_, index) => 500 + Math.sin(index));
  const read = readRecording(
    writeWfdb({ format: 'wfdb', sampleRateHz: 250, leads: [{ name: 'I', unit: 'mV', samples }], notes: [] }, { record: 'far', format: 212 }),
  );
  expect(read.ok && farthest(read.value.leads[0]!.samples, samples)).toBeLessThan(6e-4);
});

test('[ECG-4: reading] annotations keep their time, code, subtype, channel, number and text', () => {
  fc.assert(
    fc.property(annotations, (marks) => {
      expect(readWfdbAnnotations({ name: 'x.atr', bytes: writeWfdbAnnotations(marks) }, 360)).toEqual({ ok: true, value: marks });
    }),
  );
});

test('annotation bytes as WFDB has them: a long pause, a sticky channel, an odd text, the end', () => {
  const bytes = Uint8Array.from([0x12, 0x04, 0x00, 0xec, 0x01, 0x00, 0x70, 0x11, 0x00, 0x14, 0x02, 0xf8, 0x03, 0xfc, 0x28, 0x4e, 0x00, 0x00, 0x05, 0x04, 0, 0]);
  expect(readWfdbAnnotations({ name: 'x.atr', bytes }, 360)).toEqual({
    ok: true,
    value: [
      { sample: 18, code: 'N' },
      { sample: 18 + 65536 + 0x1170, code: 'V', channel: 2, aux: '(N' },
      { sample: 18 + 65536 + 0x1170 + 5, code: 'N', channel: 2 },
    ],
  });
});

test('times at a rate of their own come at the recording’s', () => {
  const marks = [
    { sample: 0, code: '"', aux: '## time resolution: 1000' },
    { sample: 500, code: 'N' },
  ];
  expect(readWfdbAnnotations({ name: 'x.atr', bytes: writeWfdbAnnotations(marks) }, 250)).toEqual({ ok: true, value: [{ sample: 125, code: 'N' }] });
});

test('codes and mnemonics are each other’s; nineteen of them are heartbeats', () => {
  const codes = Array.from({ length: 49 }, (_, index) => index + 1);
  expect(codes.filter((code) => codeOf(mnemonicOf(code)) !== code)).toEqual([]);
  expect([mnemonicOf(1), mnemonicOf(5), mnemonicOf(12), mnemonicOf(32), mnemonicOf(38), mnemonicOf(41)]).toEqual(['N', 'V', '/', '[', 'f', 'r']);
  expect(codes.map(mnemonicOf).filter(isBeat).join('')).toBe('NLRaVFJASEj/Q' + 'B?enfr');
});

test('gain, baseline, zero and units: 200 steps a millivolt where nothing is said, and it is noted', () => {
  const one = (spec: string, value: number) => {
    const read = record(`x 1 250 1\nx.dat 16 ${spec}\n`, dat(words(value)));
    return read.ok ? [read.value.leads[0]!.samples[0], read.value.notes] : read;
  };
  expect(one('100(50)/mV 12 7 150 150 0 II', 150)).toEqual([1, []]);
  expect(one('100/mV 12 50 150 150 0 II', 150)).toEqual([1, []]);
  expect(one('0.1/uV 12 0 150 150 0 II', 150)).toEqual([1.5, []]);
  expect(one('', 100)).toEqual([0.5, ['gain-assumed|lead=1|gain=200']]);
  expect(one('200 12 0 7 8 0 II', 200)).toEqual([1, ['checksum|lead=II', 'first-sample|lead=II']]);
});

test('bytes before the samples, several samples a frame, a lagging signal, two files, and what is not voltage', () => {
  const shifted = record('x 2 100 3\nx.dat 16:1+4 1000 16 0 0 0 0 I\nx.dat 16+4 1000 16 0 0 0 0 II\n', dat(words(9, 9, 1, 10, 2, 20, 3, 30)));
  expect(shifted.ok && shifted.value.leads.map(({ samples }) => Array.from(samples, (value) => Math.round(value * 1000)))).toEqual([
    [2, 3, 3],
    [10, 20, 30],
  ]);
  const frames = record('x 2 100 2\nx.dat 16x2 1000 16 0 1 10 0 I\nx.dat 16 1000/mmHg 16 0 5 11 0 ABP\n', dat(words(1, 2, 5, 3, 4, 6)));
  expect(frames.ok && [frames.value.sampleRateHz, frames.value.leads.length, frames.value.leads[0]!.samples.length, frames.value.notes]).toEqual([
    200,
    1,
    4,
    ['lead-unit|lead=ABP|unit=mmHg'],
  ]);
  const two = 'x 2 100 1\nx.dat 16 1000 16 0 1 1 0 I\ny.dat 16 1000 16 0 2 2 0 II\n';
  expect(record(two, dat(words(1)), dat(words(2), 'y.dat'))).toMatchObject({ ok: true, value: { leads: [{ name: 'I' }, { name: 'II' }], notes: [] } });
  expect(record(two, dat(words(1)))).toMatchObject({ ok: true, value: { leads: [{ name: 'I' }], notes: ['part-missing|lead=II|file=y.dat'] } });
});

test('[ECG-4: reading] missing samples are bridged by a straight line, and that is said', () => {
  const read = record('x 1 100 6\nx.dat 16 1000 16 0 -32768 0 0 I\n', dat(words(-32768, 1000, -32768, -32768, 4000, -32768)));
  expect(read.ok && [[...read.value.leads[0]!.samples], read.value.notes]).toEqual([
    [1, 1, 2, 3, 4, 4],
    ['checksum|lead=I', 'gaps|lead=I|samples=4'],
  ]);
  expect(record('x 1 100 2\nx.dat 212 1000\n', dat(Uint8Array.of(0, 0x88, 0)))).toMatchObject({ ok: false, code: 'signals.file.no-samples' });
});

test('[ECG-4: the reason] what a WFDB record lacks or has too much of is said', () => {
  const cases: [string, Uint8Array, string][] = [
    ['x 1 100 9\nx.dat 16 200\n', words(1, 2), 'truncated'],
    ['x 1 100 99999999999\nx.dat 16 200\n', words(1, 2), 'truncated'],
    ['x 1 100\nx.dat 80 200\n', words(1, 2), 'format'],
    ['x/3 1 100 9\ny 3\n', words(1), 'multi-segment'],
    ['x 2 100\nx.dat 16 200\n', words(1), 'header'],
    ['x 1 0\nx.dat 16 200\n', words(1), 'rate'],
    ['x 9999 100\nx.dat 16 200\n', words(1), 'too-many-signals'],
    ['x 0 100\n', words(1), 'no-leads'],
    ['x 1 100\nx.dat 16 200/mmHg\n', words(1), 'no-leads'],
    ['x 1 100\nother.dat 16 200\n', words(1), 'part-missing'],
    ['x 1 100\nx.dat 16+999999999 200\n', words(1), 'no-samples'],
    ['x 3 100\nx.dat 16\ny.dat 16\nx.dat 16\n', words(1), 'header'],
    ['', words(1), 'header-missing'],
  ];
  expect(cases.map(([header, bytes]) => record(header, dat(bytes)))).toMatchObject(cases.map(([, , code]) => ({ ok: false, code: `signals.file.${code}` })));
});

test('a header names the files that belong to it', () => {
  expect(wfdbParts({ name: 'a/100.hea', bytes: ascii('100 2 360 9\n100.dat 212\n100.dat 212\n') })).toMatchObject({
    ok: true,
    value: { data: ['100.dat'], annotations: expect.arrayContaining(['100.atr', '100.qrs']) },
  });
});
