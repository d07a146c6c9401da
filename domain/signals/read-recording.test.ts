import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasWord, say, sayParts } from '#locales/say';
import { ascii, words } from '../../tests/signals/made-recordings';
import { FILE_BYTES_MOST } from './file-limits';
import { readRecording } from './read-recording';
import { note, noteParts } from './recording';
import type { Recording } from './recording';
import { writeCsv } from './csv-write';
import { writeEdf } from './edf-write';
import { writeWav } from './wav-write';
import { writeWfdb } from './wfdb-write';

const recording: Recording = { format: 'csv', sampleRateHz: 100, leads: [{ name: 'I', unit: 'mV', samples: Float32Array.of(0, 0.5, 1) }], notes: [] };
const strange = (name: string, bytes: Uint8Array) => ({ name, bytes });

test('[ECG-4: reading] a recording is known by what is in it, not by its name', () => {
  const wfdb = writeWfdb(recording, { record: 'r', format: 16 });
  const given = [
    [writeCsv(recording, 'a.dat.txt')],
    [writeEdf(recording, 'b.bin')],
    [writeWav(recording, 'c', 'pcm16')],
    wfdb,
    [...wfdb].reverse(),
    [{ ...wfdb[0]!, name: 'header.txt' }, wfdb[1]!],
  ];
  expect(
    given.map((files) => {
      const read = readRecording(files);
      return read.ok ? read.value.format : read;
    }),
  ).toEqual(['csv', 'edf', 'wav', 'wfdb', 'wfdb', 'wfdb']);
});

test('[ECG-4: the reason] nothing, too much, too many, pictures and lonely parts are refused', () => {
  const tooLarge = { name: 'big.csv', bytes: { length: FILE_BYTES_MOST + 1 } as Uint8Array };
  const codes = [
    [],
    [strange('x.csv', new Uint8Array(0))],
    [tooLarge],
    Array.from({ length: 17 }, () => strange('x', words(1))),
    [strange('x.png', ascii('\x89PNG\r\n\x1a\n\0\0'))],
    [strange('100.dat', words(1, 0))],
    [strange('x.edf', ascii('\xffBIOSEMI'))],
  ].map((files) => {
    const read = readRecording(files);
    return read.ok ? 'ok' : read.code.replace('signals.file.', '');
  });
  expect(codes).toEqual(['empty', 'empty', 'too-large', 'too-many-files', 'unknown', 'header-missing', 'unknown']);
});

test('a note carries its facts, whatever a lead is called, and both languages say it', () => {
  expect(noteParts(note('gaps', { lead: 'a|b\n=c', samples: 12 }))).toEqual({ code: 'gaps', facts: { lead: 'a b =c', samples: 12 } });
  expect(say('fa', 'signals.notes.gaps', noteParts(note('gaps', { lead: 'I', samples: 12 })).facts)).toBe('در لید I، ۱۲ نمونه‌ی ازدست‌رفته با خط راست پر شد.');
});

test('[LANG-2: notes] every note that a reader can leave has its sentence, which asks for no other fact', () => {
  const text = readdirSync('domain/signals')
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(`domain/signals/${file}`, 'utf8'))
    .join('\n');
  const notes = [...text.matchAll(/\bnote\(\s*'([\w-]+)'(?:,\s*\{([^{}]*)\})?/g)].map(([, code, facts = '']) => ({
    code,
    facts: [...facts.matchAll(/(?:^|,)\s*(\w+)\s*(?=[:,]|$)/g)].map((found) => found[1]),
  }));
  expect(notes.length).toBeGreaterThan(10);
  for (const { code, facts } of notes) {
    const key = `signals.notes.${code}`;
    expect([code, hasWord(key)]).toEqual([code, true]);
    if (hasWord(key))
      expect([
        code,
        sayParts('fa', key)
          .flatMap((part) => part.fact ?? [])
          .filter((fact) => !facts.includes(fact)),
      ]).toEqual([code, []]);
  }
});
