import fc from 'fast-check';
import { expect, test } from 'vitest';
import { farthest, recordings } from '../../tests/signals/made-recordings';
import { readTals } from './edf-annotations';
import { EDF_FIELDS } from './edf-header';
import { writeEdf } from './edf-write';
import { readRecording } from './read-recording';
import type { Recording } from './recording';

const one = (over: Partial<Recording> = {}): Recording => ({
  format: 'edf',
  sampleRateHz: 100,
  leads: ['I', 'II'].map((name, lead) => ({ name, unit: 'mV', samples: Float32Array.from({ length: 250 }, (_, index) => Math.sin(index / 7) + lead) })),
  annotations: [{ sample: 20, code: 'تپش' }],
  notes: [],
  ...over,
});
const bytesOf = (recording: Recording) => writeEdf(recording, 'x.edf').bytes;
const read = (bytes: Uint8Array) => readRecording([{ name: 'x.edf', bytes }]);

/** The bytes with other letters in the header; `signal` counts from 0 among all signals, annotations last. */
function altered(bytes: Uint8Array, at: number | { field: keyof typeof EDF_FIELDS; signal: number }, text: string): Uint8Array {
  const copy = bytes.slice();
  const count = Number(String.fromCharCode(...bytes.subarray(252, 256)));
  let place = typeof at === 'number' ? at : 256;
  if (typeof at !== 'number') {
    for (const [name, length] of Object.entries(EDF_FIELDS)) {
      if (name === at.field) {
        place += at.signal * length;
        break;
      }
      place += length * count;
    }
  }
  [...text].forEach((letter, index) => (copy[place + index] = letter.charCodeAt(0)));
  return copy;
}

test('[ECG-4: reading] an EDF+ recording that was written is read again: leads, rate, start, length and annotations', () => {
  fc.assert(
    fc.property(recordings(), (recording) => {
      const again = read(bytesOf(recording));
      if (!again.ok) throw new Error(JSON.stringify(again));
      const { leads, ...rest } = again.value;
      expect(rest).toEqual({ ...recording, format: 'edf', leads: undefined });
      leads.forEach((lead, index) => {
        expect(lead.name).toBe(recording.leads[index]!.name);
        expect(farthest(lead.samples, recording.leads[index]!.samples)).toBeLessThan(1e-4);
      });
    }),
    { numRuns: 60 },
  );
});

test('physical values follow the header’s scale, in microvolt and volt too', () => {
  const bytes = bytesOf(one());
  const micro = read(altered(altered(bytes, { field: 'unit', signal: 0 }, 'uV      '), { field: 'unit', signal: 1 }, 'V       '));
  const plain = read(bytes);
  if (!micro.ok || !plain.ok) throw new Error('refused');
  expect(micro.value.leads[0]!.samples[30]! * 1000).toBeCloseTo(plain.value.leads[0]!.samples[30]!, 5);
  expect(micro.value.leads[1]!.samples[30]! / 1000).toBeCloseTo(plain.value.leads[1]!.samples[30]!, 5);
  const turned = read(altered(altered(bytes, { field: 'physicalLow', signal: 0 }, '1       '), { field: 'physicalHigh', signal: 0 }, '-1      '));
  expect(turned.ok && Math.sign(turned.value.leads[0]!.samples[10]!)).toBe(-1);
});

test('a signal of another rate or unit is left out, and that is said', () => {
  const bytes = bytesOf(one());
  const other = read(altered(bytes, { field: 'unit', signal: 1 }, 'mmHg    '));
  expect(other).toMatchObject({ ok: true, value: { leads: [{ name: 'I' }], notes: ['lead-unit|lead=II|unit=mmHg'] } });
  // What the slower signal leaves of its room is zeros, which annotation lists may begin with.
  const still = bytesOf(one({ leads: one().leads.map((lead, index) => (index === 1 ? { ...lead, samples: new Float32Array(250) } : lead)) }));
  const listed = Number(String.fromCharCode(...still.subarray(256 + 216 * 3 + 2 * 8, 256 + 216 * 3 + 3 * 8)));
  const slower = read(altered(altered(still, { field: 'perRecord', signal: 1 }, '50      '), { field: 'perRecord', signal: 2 }, String(listed + 50)));
  expect(slower).toMatchObject({ ok: true, value: { sampleRateHz: 100, leads: [{ name: 'I' }], notes: ['lead-rate|lead=II|sampleRateHz=50'] } });
});

test('annotation lists: several texts at one time, a duration, a broken one', () => {
  const tal = (text: string) => readTals(Uint8Array.from(text, (letter) => letter.charCodeAt(0)));
  expect(tal('+0.5\x14\x14\0+1\x152\x14N\x14V\x14\0\0\0')).toEqual({
    start: 0.5,
    marks: [
      { onset: 1, text: 'N' },
      { onset: 1, text: 'V' },
    ],
  });
  expect([tal('+1\x14N'), tal('1\x14N\x14\0'), tal('+1 N\0')]).toEqual([undefined, undefined, undefined]);
});

test('[ECG-4: the reason] what EDF cannot be read for is said', () => {
  const bytes = bytesOf(one());
  const cases: [Uint8Array, string][] = [
    [altered(bytes, 192, 'EDF+D'), 'discontinuous'],
    [bytes.subarray(0, 200), 'truncated'],
    [bytes.subarray(0, 500), 'truncated'],
    [bytes.subarray(0, bytes.length - 1), 'truncated'],
    [altered(bytes, 236, '99999999'), 'truncated'],
    [altered(bytes, 244, '0       '), 'rate'],
    [altered(bytes, 252, '999 '), 'too-many-signals'],
    [altered(bytes, 252, 'ab  '), 'header'],
    [altered(bytes, { field: 'digitalHigh', signal: 0 }, '-32767  '), 'scaling'],
    [altered(bytes, { field: 'perRecord', signal: 0 }, '-1      '), 'signal-header'],
    [altered(altered(bytes, { field: 'unit', signal: 0 }, '%  '), { field: 'unit', signal: 1 }, '   '), 'no-leads'],
    [altered(bytes, 236, '0       '), 'no-samples'],
    [altered(bytes, 768 + 256 + 400, 'xxxx'), 'annotations'],
  ];
  expect(cases.map(([file]) => read(file))).toMatchObject(cases.map(([, code]) => ({ ok: false, code: `signals.file.${code}` })));
});

test('a file that does not know its length is read to its end', () => {
  expect(read(altered(bytesOf(one()), 236, '-1      '))).toMatchObject({ ok: true, value: { notes: ['length-unknown'] } });
});
