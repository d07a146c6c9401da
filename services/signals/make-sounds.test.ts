import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { DEMO_RATE_HZ, DEMO_SECONDS } from '#domain/signals/demo-sounds';
import { isWav, readWav } from '#domain/signals/wav';
import { openCore } from './core';
import { makeSounds } from './make-sounds';

const MOST_BYTES = 70_000;
const files = makeSounds(await openCore());

/** A picture's shades, whatever this machine's zlib made of them. */
function shadesOf(file: Uint8Array): Buffer {
  const bytes = Buffer.from(file);
  const at = bytes.indexOf('IDAT');
  return inflateSync(bytes.subarray(at + 4, at + 4 + bytes.readUInt32BE(at - 4)));
}

test('[PAGE-3: files] the example recordings are what the command makes of their seeds; after a change: npm run sounds', () => {
  for (const { path, bytes } of files) {
    const kept = readFileSync(path);
    if (path.endsWith('.png')) expect([path, shadesOf(kept).equals(shadesOf(bytes))]).toEqual([path, true]);
    else if (path.endsWith('.wav')) expect([path, kept.equals(bytes)]).toEqual([path, true]);
  }
});

test('[PAGE-3: figures] what is drawn and said of the recordings is what the core finds in them', () => {
  const made = files.find(({ path }) => path.endsWith('.json'))!;
  const plain = (text: string) => (JSON.parse(text) as { version: string }[]).map(({ version: _, ...rest }) => rest);
  expect(plain(readFileSync(made.path, 'utf8'))).toEqual(plain(Buffer.from(made.bytes).toString()));
});

test('the example recordings are small WAV files of one channel and the stated length', () => {
  const wavs = files.filter(({ path }) => path.endsWith('.wav'));
  expect(wavs.length).toBeGreaterThan(8);
  for (const { path, bytes } of wavs) {
    expect(bytes.length).toBeLessThan(MOST_BYTES);
    expect(isWav(bytes)).toBe(true);
    const read = readWav({ name: path, bytes });
    expect(read.ok && [read.value.sampleRateHz, read.value.leads.length, read.value.leads[0]!.samples.length]).toEqual([
      DEMO_RATE_HZ,
      1,
      DEMO_RATE_HZ * DEMO_SECONDS,
    ]);
  }
});
