import fc from 'fast-check';
import { expect, test } from 'vitest';
import { farthest, recordings } from '../../tests/signals/made-recordings';
import { utf8Bytes } from './bytes';
import { cellNumber, cellsOf } from './csv-cells';
import { writeCsv } from './csv-write';
import { readRecording } from './read-recording';

const read = (text: string, given?: { sampleRateHz: number }) => readRecording([{ name: 'x.csv', bytes: utf8Bytes(text) }], given);
const shown = (text: string, given?: { sampleRateHz: number }) => {
  const result = read(text, given);
  if (!result.ok) return result.code.replace('signals.file.', '');
  const { sampleRateHz, leads, notes } = result.value;
  return { sampleRateHz, leads: leads.map(({ name, samples }) => [name, ...Array.from(samples, (value) => Number(value.toFixed(4)))]), notes };
};

test('[ECG-4: reading] a table that was written is read again, exactly', () => {
  fc.assert(
    fc.property(
      recordings([100, 200, 250, 257.5, 360, 1000]).filter(({ leads }) => leads[0]!.samples.length > 1),
      (recording) => {
        const again = readRecording([writeCsv(recording, 'x.csv')]);
        if (!again.ok) throw new Error(JSON.stringify(again));
        expect(again.value.sampleRateHz).toBeCloseTo(recording.sampleRateHz, 1);
        expect(again.value.leads.map(({ name }) => name)).toEqual(recording.leads.map(({ name }) => name));
        again.value.leads.forEach((lead, index) => expect(farthest(lead.samples, recording.leads[index]!.samples)).toBe(0));
      },
    ),
    { numRuns: 60 },
  );
});

test('[ECG-4: reading, LANG-4: digits] a Persian table: digits, decimal sign, semicolons, units and names', () => {
  const expected = {
    sampleRateHz: 250,
    leads: [
      ['I', 0.5, -1.25, 1000.5],
      ['لید II', 0.001, 0.002, 0.003],
    ],
    notes: [],
  };
  expect(shown('زمان (میلی‌ثانیه);I (mV);لید II (µV)\n۰;۰٫۵;۱\n۴;−۱٫۲۵;۲\n۸;۱٬۰۰۰٫۵;۳\n')).toEqual(expected);
  expect(shown('زمان (ms)،I (میلی‌ولت)،لید II (میکروولت)\r\n۰،۰٫۵،۱\r\n۴،-۱٫۲۵،۲\r\n۸،۱۰۰۰٫۵،۳')).toEqual(expected);
  expect(shown('time (ms);I (mV);لید II (uV)\r0;0,5;1\r4;-1,25;2\r8;1000,5;3\r')).toEqual(expected);
});

test('units in brackets, after a line, in a line of their own, or assumed and said', () => {
  const leads = [['I', 1, 2, 3]];
  expect(shown('t [s]\tI [mV]\n0\t1\n0.01\t2\n0.02\t3')).toEqual({ sampleRateHz: 100, leads, notes: [] });
  expect(shown('time_ms,I_uV\n0,1000\n10,2000\n20,3000')).toEqual({ sampleRateHz: 100, leads, notes: [] });
  expect(shown('time,I\nms,mV\n0,1\n10,2\n20,3\n')).toEqual({ sampleRateHz: 100, leads, notes: [] });
  expect(shown('time,I\n0,1\n10,2\n20,3\n')).toEqual({ sampleRateHz: 100, leads, notes: ['time-ms', 'unit-assumed|lead=I'] });
  expect(shown('# fs=500\n\nsample,I (mV),pulse,temp (C)\n0,1,60,36\n1,2,60,36\n2,3,60,36')).toEqual({
    sampleRateHz: 500,
    leads,
    notes: ['lead-unit|lead=pulse|unit=-', 'lead-unit|lead=temp|unit=C'],
  });
  expect(shown('I (mV)\n1\n2\n3', { sampleRateHz: 300 })).toEqual({ sampleRateHz: 300, leads, notes: [] });
  expect(shown("'Elapsed time','I'\n'hh:mm:ss.mmm','mV'\n'0:00.000',1\n'0:00.010',2", { sampleRateHz: 1 })).toBe('csv-number');
  expect(shown('time,I (mV)\n0:00.000,1\n0:00.010,2\n0:00.020,3')).toEqual({ sampleRateHz: 100, leads, notes: ['time-s'] });
});

test('times that are rounded to milliseconds give the whole rate', () => {
  const rows = Array.from({ length: 720 }, (_, index) => `${Math.round((index * 1000) / 360)},${index % 7}`);
  expect(read(`time (ms),II (mV)\n${rows.join('\n')}`)).toMatchObject({ ok: true, value: { sampleRateHz: 360 } });
});

test('holes are bridged, quotes and UTF-16 are read', () => {
  expect(shown('time (s),I (mV)\n0,1\n0.01,\n0.02,3\n0.03,NaN\n')).toEqual({ sampleRateHz: 100, leads: [['I', 1, 2, 3, 3]], notes: ['gaps|lead=I|samples=2'] });
  expect(cellsOf('"a,""b""", 2 ,', ',')).toEqual(['a,"b"', '2', '']);
  const utf16 = Uint8Array.from('\ufefft (s)\tI (mV)\n0\t1\n0.5\t2', (letter) => letter.charCodeAt(0) & 0xff);
  const wide = new Uint8Array(utf16.length * 2);
  utf16.forEach((byte, index) => (wide[2 * index] = byte));
  wide.set([0xff, 0xfe]);
  expect(readRecording([{ name: 'x.csv', bytes: wide }])).toMatchObject({ ok: true, value: { sampleRateHz: 2 } });
});

test('a number is read as JavaScript reads it', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.integer().map((whole) => whole / 1000),
      ),
      (value) => {
        expect(cellNumber(String(value), ',')).toBe(value + 0);
        const result = read(`# 100 Hz\nI (mV)\n${value}\n1`);
        if (Number.isFinite(Math.fround(value))) expect(result.ok && Object.is(result.value.leads[0]!.samples[0]! + 0, Math.fround(value) + 0)).toBe(true);
      },
    ),
    { numRuns: 500 },
  );
});

test('[ECG-4: the reason] what is wrong in a table is said, with its row', () => {
  const cases: [string, object][] = [
    ['1,2\n3,4', { code: 'signals.file.csv-header' }],
    ['time (s),I (mV)\n0,1\n0.1,x1\n', { code: 'signals.file.csv-number', facts: { file: 'x.csv', row: 3, column: 2 } }],
    ['time (s),I (mV)\n0,1\n\n0.1\n', { code: 'signals.file.csv-columns', facts: { file: 'x.csv', row: 4, expected: 2, found: 1 } }],
    ['time (s),I (mV)\n0,1\n0.1,1\n0.2,1\n0.3,1\n1,1\n1.1,1\n1.2,1\n', { code: 'signals.file.csv-time' }],
    ['time (s),I (mV)\n0,1\n0,1\n', { code: 'signals.file.csv-time' }],
    ['I (mV)\n1\n2', { code: 'signals.file.csv-rate' }],
    ['time (s),I (mV)\n', { code: 'signals.file.no-samples' }],
    ['time (s),p (mmHg)\n0,1\n1,2', { code: 'signals.file.no-leads' }],
    [`a${',b'.repeat(100)}\n1`, { code: 'signals.file.too-many-signals' }],
    [`time (s),I (mV)\n0,${'1'.repeat(70_000)}\n`, { code: 'signals.file.line-too-long' }],
    ['# 0.5 Hz\nI (mV)\n1', { code: 'signals.file.rate' }],
  ];
  expect(cases.map(([text]) => read(text))).toMatchObject(cases.map(([, refusal]) => ({ ok: false, ...refusal })));
});
