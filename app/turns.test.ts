import { expect, test } from 'vitest';
import { openTurns, TooBusy } from './turns';

const here = new AbortController().signal;
const limits = { most: 2, mostWaiting: 3, waitMs: 5_000 };

/** Work that ends when it is told to. */
function held(name: string, began: string[]) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const work = async () => {
    began.push(name);
    await ended;
    return name;
  };
  return { work, end };
}
const soon = () => new Promise((resolve) => setImmediate(resolve));

test('[SHELL-11: a rush] so many are worked on at a time, in the order they came; a request that had a turn goes before those that had none', async () => {
  const turns = openTurns(limits);
  const began: string[] = [];
  const [a, b, c, d, again] = ['a', 'b', 'c', 'd', 'a again'].map((name) => held(name, began)) as [Held, Held, Held, Held, Held];
  const first = {};
  const all = [turns.take(first, here, a.work), turns.take({}, here, b.work), turns.take({}, here, c.work), turns.take({}, here, d.work)];
  all.push(turns.take(first, here, again.work));
  await soon();
  expect(began).toEqual(['a', 'b']);
  a.end();
  await soon();
  expect(began).toEqual(['a', 'b', 'a again']);
  b.end();
  await soon();
  expect(began).toEqual(['a', 'b', 'a again', 'c']);
  for (const one of [c, d, again]) one.end();
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'a again']);
  expect(began.at(-1)).toBe('d');
});

test('[SHELL-11: a rush] a full line, a wait that is too long and a visitor who left are told before anything was begun, and take no turn', async () => {
  const turns = openTurns({ ...limits, most: 1, waitMs: 20 });
  const began: string[] = [];
  const [a, b, left] = ['a', 'b', 'left'].map((name) => held(name, began)) as [Held, Held, Held];
  const first = turns.take({}, here, a.work);
  const gone = new AbortController();
  const refused = [turns.take({}, here, b.work), turns.take({}, gone.signal, left.work), turns.take({}, here, b.work), turns.take({}, here, b.work)];
  const told = Promise.allSettled(refused);
  gone.abort();
  for (const one of await told) expect(one).toMatchObject({ status: 'rejected', reason: expect.any(TooBusy) });
  expect(began).toEqual(['a']);
  a.end();
  await first;
  b.end();
  expect(await turns.take({}, here, b.work)).toBe('b');
});

test('[SHELL-11: a rush] work that fails gives its turn back', async () => {
  const turns = openTurns({ ...limits, most: 1 });
  await expect(turns.take({}, here, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turns.take({}, here, async () => 'next')).toBe('next');
});

type Held = ReturnType<typeof held>;
