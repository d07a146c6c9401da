import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSide, openSide, sideAt, sideNow, sideSaved, writeSide } from './side';

let stored: Record<string, unknown> = {};
beforeEach(async () => {
  vi.stubGlobal('fetch', async () => Response.json(stored));
  stored = { title: 'One', lead: 'Lead', sections: [{ title: 'A' }] };
  forgetSide();
  await openSide('pages/1', 'en');
});

afterEach(() => void vi.unstubAllGlobals());

test('[ADM-2: side by side] what is typed while it is being saved stays to be saved', () => {
  writeSide('title', 'Two');
  writeSide('sections.0.title', 'B');
  const sent = sideNow().edits;
  writeSide('title', 'Two and a half');
  sideSaved(sent);
  expect(sideNow()).toMatchObject({ edits: { title: 'Two and a half' }, seen: { title: 'Two', lead: 'Lead', sections: [{ title: 'B' }] } });
  expect(Object.keys(sideNow().edits)).toEqual(['title']);
  expect([sideAt(sideNow(), 'title'), sideAt(sideNow(), 'sections.0.title')]).toEqual(['Two and a half', 'B']);
});

test('[ADM-2: side by side] read anew, what is being written over stays as it was seen, so that a colleague’s words in between are told', async () => {
  writeSide('title', 'Mine');
  stored = { title: 'Theirs', lead: 'Their lead', sections: [] };
  await openSide('pages/1', 'en');
  expect(sideNow()).toMatchObject({ edits: { title: 'Mine' }, seen: { title: 'One', lead: 'Their lead' } });
  forgetSide();
  await openSide('pages/1', 'en');
  expect(sideNow()).toMatchObject({ edits: {}, seen: { title: 'Theirs' } });
});
