import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isPrivate, type Page } from '../../app/pages/page';

const IMPORT = /from '(\.{1,2}\/[^']+)'/g;

/** All files under `app/` that a page consists of. */
function madeOf(file: string, read: (file: string) => string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(file)) return seen;
  const text = read(file);
  seen.set(file, text);
  for (const [, name = ''] of text.matchAll(IMPORT)) {
    const found = ['', '.tsx', '.ts'].map((end) => path.join(path.dirname(file), name) + end).find((one) => /\.tsx?$/.test(one) && existsSync(one));
    if (found) madeOf(found, read, seen);
  }
  return seen;
}

type Word = {
  word: string;
  /** Code in a page's files that requires the word. */ sign: RegExp;
  has: (page: Page) => boolean;
  /** Whether the word without that code is an error too. */ exact?: true;
};

const words: readonly Word[] = [
  // What a call of the API takes, its own declaration says.
  { word: 'upload', sign: /encType="multipart\/form-data"/, has: ({ upload, bearer }) => upload === 'files' && !bearer, exact: true },
  { word: 'microphone', sign: /data-record=/, has: ({ permissions }) => permissions?.includes('microphone') ?? false, exact: true },
  { word: 'geolocation', sign: /data-locate=/, has: ({ permissions }) => permissions?.includes('geolocation') ?? false, exact: true },
  { word: 'lone', sign: /<paper-check\b/, has: ({ lone }) => lone === true, exact: true },
  { word: 'map', sign: /<centre-map\b/, has: ({ map }) => map === true, exact: true },
  { word: 'wasm', sign: /<(?:sound-player|ecg-viewer)\b/, has: ({ wasm }) => wasm === true },
  { word: 'sound', sign: /<(?:sound-player|audio)\b/, has: ({ sound }) => sound === true },
  { word: 'rate', sign: /from '\.\/authenticator\.server'/, has: ({ rate }) => rate === 'login' },
  { word: 'callback', sign: /#services\/payable-kinds\/returned'/, has: ({ callback }) => callback === true, exact: true },
  { word: 'bearer', sign: /\banswerApi\b/, has: ({ bearer }) => bearer === true, exact: true },
  { word: 'private', sign: /\bprivateMeta\(/, has: isPrivate },
];

/** Differences between what pages' files need and what the page table declares, in either direction. */
export function faultsOf(pages: Readonly<Record<string, Page>>, read = (file: string) => readFileSync(file, 'utf8')): string[] {
  return Object.entries(pages).flatMap(([name, page]) => {
    const files = [...madeOf(path.join('app', page.file), read).values()];
    return words.flatMap(({ word, sign, has, exact }) => {
      const needs = files.some((text) => sign.test(text));
      if (needs && !has(page)) return [`${name} lacks ${word}`];
      return exact && !needs && has(page) ? [`${name} does not need ${word}`] : [];
    });
  });
}
