import { expect, test } from 'vitest';
import { nestedWebm, sampleM4a, sampleMp3, sampleOgg, sampleWebm } from '../../tests/voices';
import { UPLOAD_MOST_FILE_BYTES } from '../records/files';
import { plainVoice, VOICE_MOST_SECONDS } from './voice';

const PLACE = 'مشهد 36.2605,59.6168';
const told = (bytes: Uint8Array) => Buffer.from(bytes).includes(Buffer.from(PLACE));

test.each([
  ['MP3', 'audio/mpeg', sampleMp3(40, PLACE), 1],
  ['M4A', 'audio/mp4', sampleM4a(3, { tag: PLACE }), 3],
  ['Ogg', 'audio/ogg', sampleOgg(3, PLACE), 3],
  ['WebM', 'audio/webm', sampleWebm(3, { tag: PLACE }), 3],
] as const)('[CONS-7: voice] %s is known by its structure, keeps its sound and loses the place that is written in it', (_, kind, bytes, seconds) => {
  expect(told(bytes)).toBe(true);
  const voice = plainVoice(bytes);
  if (!voice.ok) throw new Error(voice.code);
  expect(voice.value).toMatchObject({ kind, seconds });
  expect(told(voice.value.bytes)).toBe(false);
  expect(Buffer.from(voice.value.bytes).toString('latin1')).not.toMatch(/recorder|36\.26/);
  // What is plain already stays as it is.
  const again = plainVoice(voice.value.bytes);
  expect(again.ok && Buffer.from(again.value.bytes).equals(Buffer.from(voice.value.bytes))).toBe(true);
});

test('[CONS-7: voice] what breaks off, is something else, is to be seen, or lasts too long is refused; no bytes crash the readers', () => {
  for (const bytes of [
    new Uint8Array(0),
    Uint8Array.from(Buffer.from('<html>')),
    sampleM4a(3, { handler: 'vide' }),
    sampleWebm(3, { kind: 1 }),
    sampleM4a(3).subarray(0, 300),
    sampleOgg(3).subarray(0, 500),
    sampleMp3(2),
    new Uint8Array(4_000).fill(0xff),
  ])
    expect(plainVoice(bytes)).toMatchObject({ ok: false, code: 'rooms.voice.unfit' });
  for (const bytes of [sampleM4a(VOICE_MOST_SECONDS + 2), sampleOgg(VOICE_MOST_SECONDS + 2), sampleMp3(Math.ceil((VOICE_MOST_SECONDS + 2) / 0.036))])
    expect(plainVoice(bytes)).toMatchObject({ ok: false, code: 'rooms.voice.too-long' });
  const flipped = sampleOgg(3);
  flipped[120] = (flipped[120] ?? 0) ^ 1;
  expect(plainVoice(flipped)).toMatchObject({ ok: false });
  // Each sample with one byte changed, at every place in turn.
  for (const sample of [sampleM4a(1), sampleOgg(1), sampleWebm(1), sampleMp3(5, 'x')])
    for (let at = 0; at < sample.length; at += 1) {
      const changed = Uint8Array.from(sample);
      changed[at] = (changed[at] ?? 0) ^ 0xa5;
      plainVoice(changed);
    }
});

test('[CONS-7: voice] what nests without end, has pages of nothing or words without end, as large as a file may be, is refused at once', () => {
  const most = UPLOAD_MOST_FILE_BYTES;
  const large = {
    nested: nestedWebm(Math.floor(most / 5) - 4),
    pages: sampleOgg(3, '', { empty: Math.floor(most / 28) - 40 }),
    elements: new Uint8Array(Buffer.concat([sampleWebm(1), Buffer.alloc(most - 1_000, Buffer.from([0xec, 0x80]))])),
  };
  for (const [name, bytes] of Object.entries(large)) {
    expect(bytes.length).toBeLessThanOrEqual(most);
    expect(bytes.length).toBeGreaterThan(most * 0.9);
    expect([name, plainVoice(bytes)]).toMatchObject([name, { ok: false, code: 'rooms.voice.unfit' }]);
  }
});
