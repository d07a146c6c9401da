import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database';

/** The tables of content that kept pages show, with those of their lists, words and relations. */
const CONTENT = [
  ...['products', 'variants', 'features', 'tags', 'topics', 'authors', 'posts', 'pages', 'media', 'manuals', 'documents'],
  ...['site', 'sale', 'group_buying', 'sales_channels', 'centres', 'service_items', 'request_ratings', 'holidays'],
];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('[PAGE-11] no table of content is without the trigger that empties kept pages', async () => {
  const { rows } = await database.pool.query<{ name: string; told: boolean }>(
    `select c.relname as name, exists (
       select from pg_trigger t join pg_proc p on p.oid = t.tgfoid where t.tgrelid = c.oid and p.proname = 'content_changed') as told
     from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname ~ $1 order by 1`,
    [`^(?:${CONTENT.join('|')})(?:_(?!contacts$)\\w+)?$`],
  );
  expect(rows.length).toBeGreaterThan(CONTENT.length * 2);
  expect(rows.filter(({ told }) => !told).map(({ name }) => name)).toEqual([]);
});
