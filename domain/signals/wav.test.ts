import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cpuTime } from '../../tests/cpu-time';
import { ascii, farthest } from '../../tests/signals/made-recordings';
import { joined } from './bytes';
import { readRecording } from './read-recording';
import type { Recording } from './recording';
import { channelOf, plainWav } from './wav';
import { writeWav } from './wav-write';

const little = (value: number, bytes: number) => Uint8Array.from({ length: bytes }, (_, index) => Math.floor(value / 256 ** index) & 0xff);
const chunk = (id: string, body: Uint8Array) => joined([ascii(id), little(body.length, 4), body, ...(body.length & 1 ? [Uint8Array.of(0)] : [])]);
const riff = (...chunks: Uint8Array[]) => joined([ascii('RIFF'), little(4 + chunks.reduce((sum, one) => sum + one.length, 0), 4), ascii('WAVE'), ...chunks]);
const format = (kind: number, bits: number, channels = 1, more = new Uint8Array(0)) =>
  chunk(
    'fmt ',
    joined([
      little(kind, 2),
      little(channels, 2),
      little(4000, 4),
      little((4000 * channels * bits) / 8, 4),
      little((channels * bits) / 8, 2),
      little(bits, 2),
      more,
    ]),
  );
const read = (bytes: Uint8Array) => readRecording([{ name: 'x.wav', bytes }]);
const samples = (bytes: Uint8Array) => {
  const result = read(bytes);
  return result.ok ? result.value.leads.map((lead) => [...lead.samples]) : result.code.replace('signals.file.', '');
};

test('[PCG-3: reading] a sound that was written is read again: 16 bits to half a step, floats exactly', () => {
  const channel = fc
    .integer({ min: 1, max: 300 })
    .chain((length) => fc.array(fc.array(fc.integer({ min: -32768, max: 32767 }), { minLength: length, maxLength: length }), { minLength: 1, maxLength: 3 }));
  fc.assert(
    fc.property(channel, fc.constantFrom('pcm16' as const, 'float32' as const), fc.integer({ min: 2000, max: 48_000 }), (channels, kind, sampleRateHz) => {
      const recording: Recording = {
        format: 'wav',
        sampleRateHz,
        leads: channels.map((values) => ({ name: '', unit: 'fs', samples: Float32Array.from(values, (value) => value / 32768) })),
        notes: [],
      };
      const again = read(writeWav(recording, 'x.wav', kind).bytes);
      if (!again.ok) throw new Error(JSON.stringify(again));
      expect([again.value.sampleRateHz, again.value.notes]).toEqual([sampleRateHz, []]);
      again.value.leads.forEach((lead, index) => expect(farthest(lead.samples, recording.leads[index]!.samples)).toBe(0));
    }),
  );
});

test('[PCG-3: reading] PCM of 8, 16, 24 and 32 bits, floats of 32 and 64, at full scale', () => {
  const double = new Uint8Array(new Float64Array([-1, 0.5]).buffer);
  const single = new Uint8Array(new Float32Array([-1, 0.5]).buffer);
  const half = [[-1, 0.5]];
  expect(samples(riff(format(1, 8), chunk('data', Uint8Array.of(0, 192))))).toEqual(half);
  expect(samples(riff(format(1, 16), chunk('data', Uint8Array.of(0, 0x80, 0, 0x40))))).toEqual(half);
  expect(samples(riff(format(1, 24), chunk('data', Uint8Array.of(0, 0, 0x80, 0, 0, 0x40))))).toEqual(half);
  expect(samples(riff(format(1, 32), chunk('data', Uint8Array.of(0, 0, 0, 0x80, 0, 0, 0, 0x40))))).toEqual(half);
  expect(samples(riff(format(3, 32), chunk('data', single)))).toEqual(half);
  expect(samples(riff(format(3, 64), chunk('data', double)))).toEqual(half);
  const more = joined([little(22, 2), little(16, 2), little(4, 4), little(1, 2), new Uint8Array(14)]);
  expect(samples(riff(format(0xfffe, 16, 1, more), chunk('data', Uint8Array.of(0, 0x80, 0, 0x40))))).toEqual(half);
});

test('other chunks, odd ones too, are passed over; channels are named', () => {
  const bytes = riff(chunk('LIST', Uint8Array.of(1, 2, 3)), format(1, 8, 2), chunk('fact', new Uint8Array(5)), chunk('data', Uint8Array.of(128, 0, 192, 64)));
  const result = read(bytes);
  if (!result.ok) throw new Error(result.code);
  expect(result.value.leads.map(({ name, samples: all }) => [name, ...all])).toEqual([
    ['left', 0, 0.5],
    ['right', -1, -0.5],
  ]);
  expect([channelOf(result.value), channelOf(result.value, 'Right'), channelOf(result.value, 1), channelOf(result.value, '7')].map((one) => one?.[1])).toEqual([
    0.5,
    -0.5,
    -0.5,
    undefined,
  ]);
});

test('a sound that was cut off, or streamed without a length, is read as far as it goes', () => {
  const whole = riff(format(1, 8), chunk('data', Uint8Array.of(128, 192, 64, 128)));
  whole.set(little(0xffffffff, 4), whole.length - 8);
  expect(read(whole)).toMatchObject({ ok: true, value: { notes: ['cut-short'], leads: [{ samples: { length: 4 } }] } });
});

test('[PCG-3: the reason] what is wrong with a sound file is said', () => {
  const data = chunk('data', new Uint8Array(8));
  expect(
    [
      riff(data),
      riff(format(1, 16)),
      riff(format(7, 8), data),
      riff(format(1, 12), data),
      riff(format(1, 16, 0), data),
      riff(format(1, 16), chunk('data', new Uint8Array(0))),
      riff(chunk('fmt ', new Uint8Array(4)), data),
    ].map(samples),
  ).toEqual(['wav-chunk', 'wav-chunk', 'format', 'format', 'wav-chunk', 'no-samples', 'wav-chunk']);
});

test('[REC-3] a sound of a million chunks is refused at once, and what hides behind its format is left behind', () => {
  const bytes = riff(joined(Array.from({ length: 60_000 }, () => chunk('data', new Uint8Array(0)))));
  const spent = cpuTime(() => expect(plainWav({ name: 'x.wav', bytes })).toMatchObject({ ok: false }));
  expect(spent).toBeLessThan(1_000);
  const hidden = ascii('<script>a name, a place</script>'.repeat(40));
  const plain = plainWav({ name: 'x.wav', bytes: riff(format(1, 16, 1, hidden), chunk('data', new Uint8Array(8_000))) });
  expect(plain.ok && plain.value.bytes.length).toBe(28 + 40 + 8_000);
});
