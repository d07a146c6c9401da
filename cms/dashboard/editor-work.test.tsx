import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { say } from '#locales/say';
import { makeArticle } from '../../tests/article';
import { openCms, type Cms } from '../../tests/cms';
import { redirectLines } from '#services/content/redirect-lines';
import { EditorWork } from './editor-work';

let cms: Cms;
beforeAll(async () => {
  cms = await openCms();
});
afterAll(() => cms.stop());

const shown = async (lang: 'fa' | 'en') => renderToStaticMarkup(await EditorWork({ payload: cms.payload, lang })).replace(/<[^>]+>/g, ' ');

test('[ADM-2: due] [ADM-1: links] the editors’ first page names reviews that end, older translations and broken links with their places, in the reader’s words', async () => {
  const { pool } = cms.database;
  const { post, author } = await makeArticle(pool, 'ends-soon');
  await pool.query(`update posts set reviewed_by_id = $2, review_due_at = now() + interval '9 days' where id = $1`, [post, author]);
  await pool.query(`update posts_locales set words_changed_at = now(), revised_at = now() - interval '2 days' where _parent_id = $1`, [post]);
  await pool.query(`insert into links (url, state, tries, failing_since, heard, next_at) values ('/no/page', 'broken', 1, now(), 'no-page', now())`);
  await pool.query(`insert into links (url, state, tries, failing_since, heard, next_at) values ('https://gone.example/a', 'broken', 3, now(), '404', now())`);
  for (const url of ['/no/page', 'https://gone.example/a'])
    await pool.query(`insert into link_places (collection, ref, lang, url, words) values ('posts', $1, 'fa', $2, 'واژه‌های پیوند')`, [post, url]);
  const text = await shown('fa');
  for (const kind of ['review-soon', 'behind', 'link'] as const) expect(text).toContain(say('fa', `editors.home.kinds.${kind}`));
  expect(text).toContain('ends-soon fa');
  expect(text).toContain('واژه‌های پیوند');
  expect(text).toContain('/no/page');
  expect(text).toContain(say('fa', 'editors.links.heard.no-page'));
  expect(text).toContain(say('fa', 'editors.links.status', { status: '۴۰۴' }));
  expect(text).not.toMatch(/\{\{|editors\./);
  expect(await shown('en')).toContain(say('en', 'editors.links.heard.no-page'));
});

test('[LANG-7: list] the list of former addresses says where each leads now, a lesson’s with its courses', async () => {
  const { pool } = cms.database;
  const { post } = await makeArticle(pool, 'was-there');
  await pool.query(`update posts set slug = 'is-here', kind = 'news' where id = $1`, [post]);
  const one = async (text: string, values: unknown[] = []) => (await pool.query<{ id: number }>(text, values)).rows[0]?.id ?? 0;
  const course = await one(`insert into courses (slug, published, level, hours, rank) values ('hearts', true, 'basic', 3, 1) returning id`);
  const lesson = await one(`insert into lessons (course_id, slug, minutes, rank) values ($1, 'start', 5, 1) returning id`, [course]);
  await pool.query(`update lessons set slug = 'begin' where id = $1`, [lesson]);
  const { rows } = await pool.query<{ id: number }>('select id from redirects order by id');
  const lines = await redirectLines(
    pool,
    rows.map(({ id }) => id),
  );
  expect([...lines.values()]).toEqual([
    { from: '/company/news/was-there', to: '/company/news/is-here' },
    { from: '/ai-academy/hearts/start', to: '/ai-academy/hearts/begin' },
  ]);
});
