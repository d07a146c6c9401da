import { expect, test } from 'vitest';
import { filesElsewhere } from '#services/files/elsewhere';
import type { FileStore } from '#services/files/file-store';
import { openTurns } from './turns';

test('[SHELL-11: a rush] a file store that hangs holds no turn: others are worked on meanwhile', async () => {
  const turns = openTurns({ most: 1, mostWaiting: 10, waitMs: 60_000 });
  const here = new AbortController().signal;
  let answer = () => {};
  const hangs = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)));
  const store = { read: () => hangs } as unknown as FileStore;
  const whose = {};
  const slow = turns.take(whose, here, () => filesElsewhere(store, (work) => turns.aside(whose, work)).read('media/x.webp'));
  expect(await turns.take({}, here, async () => 'done')).toBe('done');
  answer();
  expect(await slow).toBeUndefined();
});

test('[SHELL-11: a rush] several files awaited side by side give up one turn, not several', async () => {
  const turns = openTurns({ most: 1, mostWaiting: 10, waitMs: 60_000 });
  const here = new AbortController().signal;
  const answers: (() => void)[] = [];
  const store = { put: () => new Promise<void>((resolve) => answers.push(resolve)) } as unknown as FileStore;
  const whose = {};
  const files = filesElsewhere(store, (work) => turns.aside(whose, work));
  const slow = turns.take(whose, here, () => Promise.all(['a', 'b', 'c'].map((name) => files.put(`media/${name}`, { bytes: new Uint8Array(), type: '' }))));
  const began: string[] = [];
  let end = () => {};
  const held = new Promise<void>((resolve) => (end = resolve));
  const others = ['first', 'second'].map((name) =>
    turns.take({}, here, async () => {
      began.push(name);
      await held;
    }),
  );
  await new Promise((resolve) => setImmediate(resolve));
  expect(began).toEqual(['first']);
  for (const answer of answers) answer();
  end();
  await Promise.all([slow, ...others]);
});
