import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database';
import { openPool } from '../process/pool';
import { isMadeOf, noteTables, notingReads } from './made-of';
import type { MadeOf } from './made-of';

let database: TestDatabase;
let pool: ReturnType<typeof openPool>;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool({ env: { DATABASE_POOL: 2 } } as Parameters<typeof openPool>[0], database.url);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const of = ({ madeOf }: { madeOf: MadeOf }, ...tables: string[]) => tables.filter((table) => isMadeOf(madeOf, table));

test('[PAGE-11] what is asked while a page is made is noted, joined tables too, however it is asked', async () => {
  const page = await notingReads(async () => {
    await pool.query(`select p.slug from "products" p left join products_locales l on l._parent_id = p.id where p.id = $1`, [1]);
    await Promise.all([pool.query({ name: 'a', text: 'select 1 from "posts"' }), Promise.resolve().then(() => pool.query('select 1 from pages'))]);
    noteTables(new Set(['site']));
  });
  expect(of(page, 'products', 'products_locales', 'posts', 'pages', 'site', 'tags', 'product')).toEqual([
    'products',
    'products_locales',
    'posts',
    'pages',
    'site',
  ]);
});

test('[PAGE-11] two pages made at once are told apart, and what belongs to no page is noted nowhere', async () => {
  const one = notingReads(() => pool.query('select 1 from tags'));
  const other = notingReads(() => pool.query('select 1 from media'));
  await pool.query('select 1 from posts');
  expect([of(await one, 'tags', 'media', 'posts'), of(await other, 'tags', 'media', 'posts')]).toEqual([['tags'], ['media']]);
});

test('[PAGE-11] a page that asks on a connection of its own is made of everything', async () => {
  const page = await notingReads(async () => {
    const client = await pool.connect();
    await client.query('select 1');
    client.release();
  });
  expect(of(page, 'tags', 'whatever')).toEqual(['tags', 'whatever']);
});
