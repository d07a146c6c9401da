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

test('[SHELL-11: a rush] a full line, a visitor who left and a wait that is too long are told so before anything was begun, and hold no place', async () => {
  const turns = openTurns({ ...limits, most: 1, mostWaiting: 2 });
  const began: string[] = [];
  const [a, left, b, c] = ['a', 'left', 'b', 'c'].map((name) => held(name, began)) as [Held, Held, Held, Held];
  const first = turns.take({}, here, a.work);
  const gone = new AbortController();
  const leaving = turns.take({}, gone.signal, left.work);
  const second = turns.take({}, here, b.work);
  await expect(turns.take({}, here, c.work)).rejects.toEqual(new TooBusy('the line is full'));
  gone.abort();
  await expect(leaving).rejects.toEqual(new TooBusy('left while waiting'));
  const third = turns.take({}, here, c.work);
  expect(began).toEqual(['a']);
  for (const one of [a, b, c]) one.end();
  expect(await Promise.all([first, second, third])).toEqual(['a', 'b', 'c']);
  expect(began).toEqual(['a', 'b', 'c']);

  const hasty = openTurns({ ...limits, most: 1, waitMs: 20 });
  const slow = held('slow', began);
  const working = hasty.take({}, here, slow.work);
  await expect(hasty.take({}, here, left.work)).rejects.toEqual(new TooBusy('waited too long'));
  slow.end();
  await working;
  expect(began.at(-1)).toBe('slow');
});

test('[SHELL-11: a rush] who awaits something elsewhere gives the turn up meanwhile, and has one again before those that had none', async () => {
  const turns = openTurns({ ...limits, most: 1, mostWaiting: 1 });
  const began: string[] = [];
  const [bank, b, c] = ['at the bank', 'b', 'c'].map((name) => held(name, began)) as [Held, Held, Held];
  const payer = {};
  const paying = turns.take(payer, here, async () => {
    await turns.aside(payer, bank.work);
    began.push('paid');
  });
  const second = turns.take({}, here, b.work);
  const third = turns.take({}, here, c.work);
  await soon();
  expect(began).toEqual(['at the bank', 'b']);
  bank.end();
  await soon();
  expect(began).toEqual(['at the bank', 'b']);
  b.end();
  await soon();
  expect(began).toEqual(['at the bank', 'b', 'paid', 'c']);
  c.end();
  expect(await Promise.all([paying, second, third])).toEqual([undefined, 'b', 'c']);

  const broken = turns.take(payer, here, () => turns.aside(payer, () => Promise.reject(new Error('silence'))));
  await expect(broken).rejects.toThrow('silence');
  // Without a turn there is none to give up.
  expect(await turns.aside(payer, async () => 'no turn')).toBe('no turn');
  const [d, e] = ['d', 'e'].map((name) => held(name, began)) as [Held, Held];
  const last = [turns.take({}, here, d.work), turns.take({}, here, e.work)];
  await soon();
  expect(began.at(-1)).toBe('d');
  for (const one of [d, e]) one.end();
  await Promise.all(last);
});

test('[SHELL-11: a rush] work that fails gives its turn back', async () => {
  const turns = openTurns({ ...limits, most: 1 });
  await expect(turns.take({}, here, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turns.take({}, here, async () => 'next')).toBe('next');
});

type Held = ReturnType<typeof held>;
