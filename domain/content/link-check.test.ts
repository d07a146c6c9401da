import { expect, test } from 'vitest';
import { linksIn, linksInSections } from '../articles/links-in';
import { readTree } from '../articles/read-tree';
import { judgeLink, type Heard } from './link-check';

const start = new Date('2026-11-27T00:00:00Z');
const hours = (count: number) => new Date(start.getTime() + count * 3_600_000);
const fresh = { tries: 0, failingSince: null };

test('[ADM-2: links] a link that answers, or that only keeps machines out, is fine and rests a month', () => {
  for (const status of [200, 204, 301, 401, 403, 429]) {
    expect(judgeLink({ tries: 2, failingSince: start }, { status }, hours(1))).toMatchObject({
      state: 'fine',
      tries: 0,
      failingSince: null,
      nextAt: hours(721),
    });
  }
});

test('[ADM-2: links] a failure is asked again before a link is called broken: three times, over a day at least', () => {
  const gone: Heard = { status: 404 };
  const first = judgeLink(fresh, gone, start);
  expect(first).toMatchObject({ state: 'doubtful', tries: 1, nextAt: hours(1), heard: '404' });
  const second = judgeLink(first, gone, hours(1));
  expect(second).toMatchObject({ state: 'doubtful', tries: 2, nextAt: hours(13) });
  expect(judgeLink(second, gone, hours(13))).toMatchObject({ state: 'doubtful', tries: 3, nextAt: hours(37) });
  expect(judgeLink(second, gone, hours(25))).toMatchObject({ state: 'broken', failingSince: start, nextAt: hours(25 + 168) });
  expect(judgeLink(second, { failure: 'no-answer' }, hours(30))).toMatchObject({ state: 'broken', heard: 'no-answer' });
  expect(judgeLink({ tries: 9, failingSince: start }, { status: 200 }, hours(200))).toMatchObject({ state: 'fine', tries: 0 });
});

test('[ADM-2: links] links stand in paragraphs, lists within lists and sections, with the words that lead there', () => {
  const text = (words: string) => ({ type: 'text', text: words });
  const link = (to: string, words: string) => ({ type: 'link', fields: { url: to }, children: [text(words)] });
  const item = (...children: object[]) => ({ type: 'listitem', children });
  const list = (...children: object[]) => ({ type: 'list', listType: 'bullet', children });
  const tree = readTree({
    root: {
      children: [
        { type: 'paragraph', children: [text('x '), link('/shop', 'فروشگاه')] },
        list(item(link('https://a.example/1', 'یک')), item(list(item(link('/b', 'دو'))))),
      ],
    },
  });
  expect(linksIn(tree)).toEqual([
    { to: '/shop', words: 'فروشگاه' },
    { to: 'https://a.example/1', words: 'یک' },
    { to: '/b', words: 'دو' },
  ]);
  expect(
    linksInSections([{ blockType: 'prose', text: 'x [one](/one) and [two](https://b.example)' }, { items: [{ address: 'https://c.example/app' }] }]),
  ).toEqual([
    { to: '/one', words: 'one' },
    { to: 'https://b.example', words: 'two' },
    { to: 'https://c.example/app', words: 'https://c.example/app' },
  ]);
});
