import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeArticle } from '../../tests/article';
import { buyer, openShop, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import type { Ctx } from '../context';
import { usefulCounts } from '../staff/useful-counts';
import { answerUseful } from './useful';

const SLUG = 'home-pressure';
let shop: Shop;
let post: number;
beforeAll(async () => {
  shop = await openShop();
  ({ post } = await makeArticle(shop.database.pool, SLUG));
  await makeArticle(shop.database.pool, 'only-persian', ['fa']);
});
afterAll(() => shop.stop());

const guest = (more: Partial<Ctx> = {}) => testContext(shop.rt, { ip: '10.4.1.1', userAgent: 'one', ...more });
const answer = (ctx: Ctx, useful = true, slug = SLUG) => answerUseful(ctx, { slug, kind: 'article', useful });
const counts = async () => (await usefulCounts(shop.rt, [post])).get(post);

test('[MAG-2: useful] each reader has one answer and the last one counts, without an account, however many at once; no kept page hears of it', async () => {
  const client = await shop.database.pool.connect();
  const told: string[] = [];
  client.on('notification', ({ payload }) => told.push(payload ?? ''));
  await client.query('listen content_changed');
  await Promise.all(Array.from({ length: 8 }, () => answer(guest())));
  expect(await counts()).toEqual({ yes: 1, no: 0 });
  await answer(guest({ userAgent: 'another in the house' }), false);
  await answer(guest({ ip: '10.4.2.1' }));
  await answer(await buyer(shop, 1));
  expect(await counts()).toEqual({ yes: 3, no: 1 });
  await answer(guest(), false);
  expect(await counts()).toEqual({ yes: 2, no: 2 });
  await client.query('select 1');
  expect(told).toEqual([]);
  await client.query('unlisten content_changed');
  client.removeAllListeners('notification');
  client.release();
  const { rows } = await shop.database.pool.query<{ print: string }>('select print from useful_answers');
  expect(rows.some(({ print }) => /10\.4|user/.test(print))).toBe(false);
});

test('[MAG-2: useful] a network speaks thirty times an hour; a repeat counts as none; what is not there in this language is not answered', async () => {
  const odd = (n: number) => guest({ ip: '10.5.1.1', userAgent: `reader ${n}` });
  for (let n = 0; n < 30; n += 1) expect(await answer(odd(n))).toMatchObject({ ok: true });
  expect(await answer(odd(0))).toMatchObject({ ok: true });
  expect(await answer(odd(30))).toMatchObject({ ok: false, status: 429, code: 'magazine.useful.too-many' });
  expect(await answer(guest({ lang: 'en' }), true, 'only-persian')).toMatchObject({ ok: false, status: 404 });
  expect(await answerUseful(guest(), { slug: SLUG, kind: 'news', useful: true })).toMatchObject({ ok: false, status: 404 });
  await shop.database.pool.query(`update posts set _status = 'draft' where slug = 'only-persian'`);
  expect(await answer(guest(), true, 'only-persian')).toMatchObject({ ok: false, status: 404 });
});
