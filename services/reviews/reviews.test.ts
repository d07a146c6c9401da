import { afterAll, beforeAll, expect, test } from 'vitest';
import { REVIEWS_PER_PAGE } from '#domain/reviews/fields';
import { marksOf } from '#domain/content/marks';
import { averageOf } from '#domain/reviews/stars';
import { deskReviewMoves, reviewCycle } from '#domain/reviews/life-cycle';
import type { Ctx } from '../context';
import { readProduct } from '../content/product';
import { putInState } from '../../tests/put-in-state';
import { buyer, later, openShop, order, said, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import { staffReview } from '../staff/review-detail';
import { listReviews } from './list';
import { myReview } from './mine';
import { moveReview, type ReviewMove } from './move';
import { withdrawReview, writeReview } from './write';

let shop: Shop;
let product: number;
const good = { rating: 5, body: 'صدای قلب را روشن می‌شنوم و سبک است.' };
const desk = (...roles: string[]) =>
  testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'نگار', roles: roles.length > 0 ? roles : ['support'] } });
const counted = async () => (await shop.database.pool.query(`select count(*)::int n from reviews`)).rows[0].n as number;
const idOf = async (ctx: Ctx) =>
  (await shop.database.pool.query(`select id from reviews where user_id = $1`, [ctx.actor.kind === 'user' ? ctx.actor.userId : 0])).rows[0].id as number;
const move = async (ctx: Ctx, event: ReviewMove['event'], expectedState: ReviewMove['expectedState'], more: Partial<ReviewMove> = {}, by = desk()) =>
  moveReview(by, { reviewId: await idOf(ctx), event, expectedState, ...more });

beforeAll(async () => {
  shop = await openShop();
  product = (await shop.database.pool.query(`select id from products where slug = 'ns1'`)).rows[0].id;
  await shop.database.pool.query(`insert into products_locales (title, summary, _locale, _parent_id) values ('گوشی NS1', 'خلاصه', 'fa', $1)`, [product]);
});
afterAll(() => shop.stop());

/** Somebody whose order has come to this state. */
async function bought(number: number, state = 'delivered'): Promise<Ctx> {
  const ctx = await buyer(shop, number);
  const { orderId } = await order(shop, ctx);
  await putInState(shop.database.pool, `update orders set state = $1 where id = $2`, [state, orderId]);
  return ctx;
}

test('[PROD-5: only buyers] who has not received the product is refused and nothing is written; a delivered order line opens the form', async () => {
  for (const [number, state] of [
    [1, 'placed'],
    [2, 'dispatched'],
    [3, 'refunded'],
    [4, 'cancelled'],
  ] as const)
    expect([state, await writeReview(await bought(number, state), 'ns1', good)]).toMatchObject([state, { ok: false, code: 'reviews.not-buyer', status: 403 }]);
  expect(await writeReview(await buyer(shop, 5), 'ns1', good)).toMatchObject({ ok: false, code: 'reviews.not-buyer' });
  expect(await writeReview(testContext(shop.rt), 'ns1', good)).toMatchObject({ ok: false });
  expect(await writeReview(await bought(6), 'nothing', good)).toMatchObject({ ok: false, status: 404 });
  expect(await counted()).toBe(0);
  const ctx = await bought(7);
  expect(await myReview(ctx, 'ns1')).toMatchObject({ ok: true, value: { bought: true, shownName: 'آوین ک.', review: null } });
  expect(await writeReview(ctx, 'ns1', good)).toMatchObject({ ok: true });
  expect(await writeReview(await bought(8, 'replacement'), 'ns1', good)).toMatchObject({ ok: true });
});

test('[PROD-5: approved] a review is seen by nobody before staff show it; written anew it waits again; hidden, its writer reads why', async () => {
  const ctx = await bought(11);
  await writeReview(ctx, 'ns1', good);
  expect((await listReviews(ctx, product, null)).sum.count).toBe(0);
  expect((await shop.database.pool.query(`select due_at from reviews where id = $1`, [await idOf(ctx)])).rows[0].due_at).not.toBeNull();
  expect(await move(ctx, 'show', 'waiting')).toMatchObject({ ok: true });
  expect(await listReviews(ctx, product, null)).toMatchObject({
    sum: { count: 1, average: 5 },
    reviews: [{ body: good.body, name: 'آوین ک.', edited: false }],
  });
  expect(await readProduct(ctx, 'ns1')).toMatchObject({ ok: true, value: { reviews: { count: 1, average: 5 } } });
  await writeReview(later(shop, ctx, 60), 'ns1', { rating: 2, body: 'پس از یک ماه باتری زود خالی می‌شود.' });
  expect((await listReviews(ctx, product, null)).sum.count).toBe(0);
  expect(await move(ctx, 'hide', 'waiting')).toMatchObject({ ok: false, field: 'reason' });
  expect(await move(ctx, 'hide', 'waiting', { reason: 'نام شخص دیگری در متن است.' })).toMatchObject({ ok: true });
  expect(await myReview(ctx, 'ns1')).toMatchObject({ ok: true, value: { review: { state: 'hidden', reason: 'نام شخص دیگری در متن است.' } } });
  expect((await said(shop)).at(-1)).toMatchObject({ notice: 'reviews.hide', body: expect.stringContaining('نام شخص دیگری در متن است.') as string });
});

test('[LEGAL-3: staff edit, hide, delete] an edited text says so, a deleted one is gone for good, and only the desk may', async () => {
  const ctx = await bought(21);
  await writeReview(ctx, 'ns1', { ...good, body: `${good.body} تماس: ۰۹۱۲ ۳۴۵ ۶۷۸۹` });
  const id = await idOf(ctx);
  expect(await staffReview(desk(), id)).toMatchObject({ review: { marks: 'phone', state: 'waiting' }, product: 'گوشی NS1' });
  for (const role of ['after-sales', 'operations']) expect(await move(ctx, 'show', 'waiting', {}, desk(role))).toMatchObject({ ok: false, status: 403 });
  expect(await move(ctx, 'show', 'waiting', {}, ctx)).toMatchObject({ ok: false });
  expect(await staffReview(desk('operations'), id)).toBeNull();
  expect(await move(ctx, 'edit', 'waiting', { reason: 'شماره‌ی تلفن برداشته شد.', body: good.body })).toMatchObject({ ok: true });
  expect((await listReviews(ctx, product, null)).reviews[0]).toMatchObject({ body: good.body, edited: true });
  expect(await move(ctx, 'hide', 'waiting', { reason: 'کهنه' })).toMatchObject({ ok: false, status: 409 });
  expect(await move(ctx, 'delete', 'shown', { reason: 'به خواست نویسنده' })).toMatchObject({ ok: true });
  expect((await shop.database.pool.query(`select body, state from reviews where id = $1`, [id])).rows).toEqual([{ body: '', state: 'deleted' }]);
  expect(await writeReview(ctx, 'ns1', good)).toMatchObject({ ok: false, code: 'reviews.deleted' });
  expect(await withdrawReview(ctx, 'ns1')).toMatchObject({ ok: false });
  const { rows } = await shop.database.pool.query(`select action from audit where subject = $1 order by id`, [`review:${id}`]);
  expect(rows.map((one) => one.action)).toEqual(['reviews.written', 'reviews.read', 'reviews.edit', 'reviews.delete']);
  await expect(shop.database.pool.query(`delete from events where subject = $1`, [`review:${id}`])).rejects.toThrow(/append-only/);
});

test('[PROD-5: once] a buyer has one review of a product however often and at once it is sent; taken back, its words are gone', async () => {
  const ctx = await bought(31);
  await Promise.all(Array.from({ length: 6 }, (_, at) => writeReview(ctx, 'ns1', { rating: (at % 5) + 1, body: good.body })));
  const own = async () => (await shop.database.pool.query(`select state, body, due_at from reviews where id = $1`, [await idOf(ctx)])).rows;
  expect(await own()).toMatchObject([{ state: 'waiting' }]);
  expect(await withdrawReview(ctx, 'ns1')).toMatchObject({ ok: true });
  expect(await own()).toEqual([{ state: 'withdrawn', body: '', due_at: null }]);
  expect(await writeReview(later(shop, ctx, 5), 'ns1', good)).toMatchObject({ ok: true });
  await expect(shop.database.pool.query(`update reviews set rating = 6 where id = $1`, [await idOf(ctx)])).rejects.toThrow(/reviews_rating/);
});

test('[PROD-5: paging] pages go on by the key of the last review, none twice and none left out, also when one is shown meanwhile', async () => {
  const { pool } = shop.database;
  await pool.query(`insert into users (phone) select '0935' || lpad(n::text, 7, '0') from generate_series(1, 23) n`);
  await pool.query(
    `insert into reviews (product_id, user_id, rating, body, state, state_since, written_at, order_line, lang)
     select $1, id, 1 + id % 5, 'نوشته ' || id, 'shown', now(), '2026-11-01'::timestamptz + (id % 7) * interval '1 hour', 1, 'fa' from users where phone like '0935%'`,
    [product],
  );
  const ctx = testContext(shop.rt);
  const whole = (await pool.query(`select id from reviews where product_id = $1 and state = 'shown' order by written_at desc, id desc`, [product])).rows.map(
    (one) => one.id,
  );
  const seen: number[] = [];
  let after: string | null = null;
  do {
    const list = await listReviews(ctx, product, after);
    expect(list.reviews.length).toBeLessThanOrEqual(REVIEWS_PER_PAGE);
    expect(list.sum.count).toBe(whole.length);
    seen.push(...list.reviews.map((one) => one.id));
    after = list.next;
  } while (after);
  expect(seen).toEqual(whole);
  const plan = (await pool.query(`explain select * from reviews where product_id = 1 and state = 'shown' order by written_at desc, id desc limit 11`)).rows;
  expect(plan.map((one) => one['QUERY PLAN']).join('\n')).not.toContain('Offset');
});

test('averages are to one decimal, half up; marks are found in any digits and scripts', () => {
  expect([averageOf(0, 0), averageOf(4, 17), averageOf(3, 13), averageOf(2, 9)]).toEqual([null, 4.3, 4.3, 4.5]);
  expect(marksOf('با ۰۹۱۲-۳۴۵-۶۷۸۹ تماس بگیرید یا در تلگرام به www.example.ir و a@b.ir')).toEqual(['phone', 'link', 'email', 'messenger']);
  expect(marksOf('صدای قلب بله روشن است؛ ۹۰ سنجش نگه می‌دارد و ۲۰ برابر تقویت می‌کند.')).toEqual([]);
  for (const state of reviewCycle.states) for (const one of deskReviewMoves(state)) expect(reviewCycle.states).toContain(one.to);
});
