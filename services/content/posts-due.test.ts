import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeArticle } from '../../tests/article';
import { createTestDatabase, type TestDatabase } from '../../tests/database';
import { postsDue } from './posts-due';

let database: TestDatabase;
const now = new Date('2026-11-27T08:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();

beforeAll(async () => {
  database = await createTestDatabase();
  for (const [slug, days, status] of [
    ['long-over', -40, 'published'],
    ['just-over', 0, 'published'],
    ['soon', 29, 'published'],
    ['later', 31, 'published'],
    ['draft-over', -5, 'draft'],
  ] as const) {
    const { post, author } = await makeArticle(database.pool, slug);
    await database.pool.query('update posts set reviewed_by_id = $2, review_due_at = $3, _status = $4 where id = $1', [post, author, inDays(days), status]);
  }
  const { post } = await makeArticle(database.pool, 'nobody-reviewed');
  await database.pool.query('update posts set review_due_at = $2 where id = $1', [post, inDays(-1)]);
  const words = async (slug: string, fa: string, en: string) => {
    const { post: id } = await makeArticle(database.pool, slug);
    await database.pool.query(`update posts_locales set words_changed_at = $2, revised_at = $2 where _parent_id = $1 and _locale = 'fa'`, [id, fa]);
    await database.pool.query(`update posts_locales set words_changed_at = $2, revised_at = $2 where _parent_id = $1 and _locale = 'en'`, [id, en]);
  };
  await words('older-english', inDays(-1), inDays(-3));
  await words('newer-english', inDays(-3), inDays(-1));
});
afterAll(() => database.drop());

test('[ADM-2] editors see reviews that are over, the longest first, those that end within 30 days, and translations older than the Persian; nothing else', async () => {
  const due = await postsDue(database.pool, now);
  expect(due.map(({ kind, title, lang }) => [kind, title.fa, lang])).toEqual([
    ['review-over', 'long-over fa', 'fa'],
    ['review-over', 'just-over fa', 'fa'],
    ['review-soon', 'soon fa', 'fa'],
    ['behind', 'older-english fa', 'en'],
  ]);
});

test('[ADM-2] a day later the next one has ended', async () => {
  const later = new Date(now.getTime() + 29 * 86_400_000);
  const kinds = (await postsDue(database.pool, later)).map(({ kind, title }) => `${kind} ${title.en}`);
  expect(kinds).toContain('review-over soon en');
  expect(kinds).toContain('review-soon later en');
});
