import fc from 'fast-check';
import type { Annotation, Recording } from '../../domain/signals/recording';

/** Samples of a few millivolts, as a recorder gives them. */
export const millivolts = (length: number, most = 5) =>
  fc
    .array(fc.integer({ min: -most * 1000, max: most * 1000 }), { minLength: length, maxLength: length })
    .map((values) => Float32Array.from(values, (value) => value / 1000));

const annotation: fc.Arbitrary<Annotation> = fc.record(
  {
    sample: fc.integer({ min: 0, max: 3_000_000 }),
    code: fc.constantFrom('N', 'V', 'A', '/', '+', '[', ']', '~', '|', '"', 'Q', '?'),
    subtype: fc.integer({ min: 1, max: 127 }),
    channel: fc.integer({ min: 1, max: 5 }),
    number: fc.integer({ min: 1, max: 127 }),
    aux: fc.constantFrom('(N', '(AFIB', 'یادداشت', 'odd'),
  },
  { requiredKeys: ['sample', 'code'] },
);

/** Marks in the order of their time. */
export const annotations = fc.array(annotation, { maxLength: 40 }).map((marks) => marks.sort((one, other) => one.sample - other.sample));

/** Made-up recordings of one to four leads. */
export const recordings = (rates: number[] = [100, 128, 200, 250, 257.5, 360, 500, 1000]): fc.Arbitrary<Recording> =>
  fc
    .record({ length: fc.integer({ min: 1, max: 700 }), leads: fc.integer({ min: 1, max: 4 }), rate: fc.constantFrom(...rates) })
    .chain(({ length, leads, rate }) =>
      fc.record({
        format: fc.constant('wfdb' as const),
        sampleRateHz: fc.constant(rate),
        startedAt: fc.integer({ min: Date.UTC(1986, 0, 1) / 1000, max: Date.UTC(2080, 0, 1) / 1000 }).map((second) => new Date(second * 1000)),
        leads: fc
          .tuple(...Array.from({ length: leads }, () => millivolts(length)))
          .map((all) => all.map((samples, index) => ({ name: ['I', 'II', 'V1', 'V5 chest'][index]!, unit: 'mV' as const, samples }))),
        annotations: fc
          .array(fc.record({ sample: fc.integer({ min: 0, max: length - 1 }), code: fc.constantFrom('N', 'V', 'A') }), { maxLength: 5 })
          .map((marks) => marks.sort((one, other) => one.sample - other.sample)),
        notes: fc.constant([]),
      }),
    );

/** The greatest difference of two signals; Infinity where their lengths differ. */
export function farthest(one: Float32Array, other: Float32Array): number {
  if (one.length !== other.length) return Infinity;
  return one.reduce((most, value, index) => Math.max(most, Math.abs(value - other[index]!)), 0);
}

/** ASCII letters as bytes. */
export const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** Bytes of 16-bit numbers, the low byte first. */
export const words = (...values: number[]) => Uint8Array.from(values.flatMap((value) => [value & 0xff, (value >> 8) & 0xff]));
