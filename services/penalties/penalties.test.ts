import { ulid } from 'ulidx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PENALTY_MOST_DAYS, penaltyFields, type ClosedPart } from '#domain/accounts/penalty';
import { parseFields } from '#domain/fields';
import { addCohort } from '../../tests/academy';
import { makeArticle } from '../../tests/article';
import { arrangedRequest } from '../../tests/arranged';
import { bookableDoctor, type Bookable } from '../../tests/doctors';
import { open } from '../../tests/group';
import { ask, seedTopic } from '../../tests/questions';
import { patient, want } from '../../tests/reservations';
import { buyer, later, openShop, order, orderForm, homeOf, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import { addCredit } from '../../tests/wallet';
import { reserveSeat } from '../academy/reserve';
import { cartView } from '../cart/view';
import { addToCart } from '../cart/add';
import { writeComment } from '../comments/write';
import type { Ctx } from '../context';
import { joinGroup } from '../groups/join';
import { openGroup } from '../groups/open';
import { ownData } from '../leaving/own-data';
import { payOrderFromWallet } from '../orders/pay-from-wallet';
import { placeOrder } from '../orders/place';
import { writeReview } from '../reviews/write';
import { customerPenalties } from '../staff/customer-penalties';
import { myPenalties } from './open';
import { liftPenalty, setPenalty } from './set';

let shop: Shop;
let doctor: Bookable;
let number = 9_000;
beforeAll(async () => {
  shop = await openShop();
  await seedTopic(shop);
  await makeArticle(shop.database.pool, 'home-pressure');
  doctor = await bookableDoctor(shop, 900);
  await shop.database.pool.query(
    `insert into products_locales (title, summary, _locale, _parent_id) select 'گوشی NS1', 'خلاصه', 'fa', id from products where slug = 'ns1'`,
  );
});
afterAll(() => shop.stop());

const DAY = 24 * 60;
const REASON = 'سفارش‌های پی‌درپی که پرداخت نشد';
const rows = async <T = Record<string, unknown>>(text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows as T[];
const desk = (role = 'support') => testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'نگار', roles: [role] } });
/** What somebody writes into the group sale's form: their own name and phone. */
const self = async (ctx: Ctx) => ({
  fullName: 'آوین کهن‌سار',
  phone: (await rows<{ phone: string }>('select phone from users where id = $1', [idOf(ctx)]))[0]?.phone ?? '',
});
const idOf = ({ actor }: Ctx) => (actor.kind === 'user' ? actor.userId : 0);
const dayAfter = (days: number) => new Date(shop.rt.clock().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const close = (of: Ctx, parts: ClosedPart[], more: { days?: number; key?: string } = {}, by = desk()) =>
  setPenalty(by, { userId: idOf(of), parts, lastDay: dayAfter(more.days ?? 3), reason: REASON, key: more.key ?? ulid() });
const last = async (of: Ctx) => (await rows<{ id: number }>('select max(id)::int as id from account_penalties where user_id = $1', [idOf(of)]))[0]?.id ?? 0;

/** Everything that an account begins, by the part it belongs to; each gives the code that it was refused with, or null. */
const deeds: Readonly<Record<ClosedPart, Readonly<Record<string, (ctx: Ctx) => Promise<string | null>>>>> = {
  orders: {
    order: async (ctx) => {
      await addToCart(ctx, { variantId: shop.unit.variantId, featureIds: [shop.unit.black], engraving: [], quantity: 1 });
      const view = await cartView(ctx, 'tehran');
      return codeOf(await placeOrder(ctx, orderForm(view.priced.totalToman, { address: homeOf(ctx) })));
    },
    group: async (ctx) => codeOf(await openGroup(ctx, { variantId: shop.unit.variantId, ...(await self(ctx)) })),
    'group-member': async (ctx) => {
      const leader = await buyer(shop, 5_000 + idOf(ctx));
      const code = await open(shop, leader, 5_000 + idOf(ctx));
      return codeOf(await joinGroup(ctx, code, await self(ctx)));
    },
  },
  bookings: {
    reservation: async (ctx) => codeOf(await want(shop, ctx, await bookableDoctor(shop, (number += 1)), '2026-11-28T05:30:00Z')),
    enrolment: async (ctx) => {
      const cohortId = await addCohort(shop.database.pool, { now: shop.rt.clock(), priceToman: 900_000, slug: `c${idOf(ctx)}` });
      await rows('insert into seat_counters (cohort_id, seats, seats_left, updated_at) values ($1, 5, 5, now())', [cohortId]);
      return codeOf(await reserveSeat(ctx, { once: ulid(), cohortId }));
    },
  },
  requests: { request: (ctx) => thrown(arrangedRequest(shop, ctx)) },
  words: {
    question: (ctx) => thrown(ask(ctx)),
    review: async (ctx) => codeOf(await writeReview(ctx, 'ns1', { rating: 4, body: 'صدا را روشن می‌شنوم و سبک است.' })),
    comment: async (ctx) =>
      codeOf(
        await writeComment(
          { ...ctx, ip: `10.7.${(number += 1) % 250}.1` },
          { slug: 'home-pressure', name: 'مهتاب', body: 'عددهای صبح را پیش از دارو می‌گیریم.' },
        ),
      ),
  },
};
const codeOf = (result: { ok: true } | { ok: false; code: string }) => (result.ok ? null : result.code);
const thrown = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Error) => error.message,
  );

test.each(Object.keys(deeds) as ClosedPart[])(
  '[ROLE-6: closed] while %s are closed nothing of them begins, nothing is written, and all else does; with its day it is open again',
  async (part) => {
    const ctx = await patient(shop, (number += 1));
    expect(await close(ctx, [part])).toMatchObject({ ok: true });
    const written = () => rows<{ n: number }>('select (select count(*) from events) + (select count(*) from payables) as n');
    for (const [name, deed] of Object.entries(deeds[part])) {
      const before = name === 'group-member' ? null : await written();
      expect([name, await deed(ctx)]).toEqual([name, `penalties.closed.${part}`]);
      if (before) expect(await written()).toEqual(before);
    }
    for (const [other, all] of Object.entries(deeds))
      if (other !== part) for (const [name, deed] of Object.entries(all)) expect(`${name}: ${(await deed(ctx)) ?? 'done'}`).not.toContain('penalties.');
    const [first] = Object.values(deeds[part]);
    const after = later(shop, ctx, 5 * DAY);
    const then = await first?.(after);
    shop.at(ctx.now);
    expect(then).not.toBe(`penalties.closed.${part}`);
  },
);

test('[ROLE-6: set] the desk says what, until which day and why; sent twice it is one; the owner is told, sees it, and still reads and pays what is there', async () => {
  const ctx = await buyer(shop, 300);
  const { code } = await order(shop, ctx);
  const key = ulid();
  const twice = await Promise.all([close(ctx, ['orders', 'words'], { key }), close(ctx, ['orders', 'words'], { key })]);
  expect(twice[0]).toEqual(twice[1]);
  expect(await rows('select parts, set_by, reason from account_penalties where user_id = $1', [idOf(ctx)])).toEqual([
    { parts: ['orders', 'words'], set_by: 'staff:1', reason: REASON },
  ]);
  const told = await rows<{ body: string }>(
    `select body from messages where notice = 'accounts.penalty' and recipient = (select phone from users where id = $1)`,
    [idOf(ctx)],
  );
  expect(told).toHaveLength(1);
  expect(told[0]?.body).toContain(REASON);
  const [mine] = await myPenalties(ctx);
  expect(mine).toMatchObject({ parts: ['orders', 'words'], reason: REASON });
  // The whole of the last day, in Tehran.
  expect(mine?.until.toISOString()).toBe(`${dayAfter(3)}T20:30:00.000Z`);
  await addCredit(shop, ctx, 20_000_000);
  const [bill] = await rows<{ total: number }>('select total_toman as total from orders where code = $1', [code]);
  expect(await payOrderFromWallet(ctx, { key: ulid(), code, shownToman: Number(bill?.total) })).toMatchObject({ ok: true });
  expect(JSON.parse((await ownData(ctx)) ?? '{}')).toMatchObject({ penalties: [{ reason: REASON }], orders: [{ code }] });
  expect(await rows(`select actor, facts->>'reason' as reason from audit where action = 'penalties.set' and subject = $1`, [`user:${idOf(ctx)}`])).toEqual([
    { actor: 'staff:1', reason: REASON },
  ]);
});

test('[ROLE-6: refused] a penalty without parts, day or reason, of a past or too far a day, of nobody, or by whoever has no right is refused, and nothing is written', async () => {
  const ctx = await buyer(shop, 301);
  const wrong = parseFields(penaltyFields, { parts: [], lastDay: 'فردا', reason: ' ' });
  expect(!wrong.ok && wrong.refusals.map(({ field, code }) => [field, code])).toEqual([
    ['parts', 'penalties.parts.missing'],
    ['lastDay', 'penalties.last-day.invalid'],
    ['reason', 'penalties.reason.missing'],
  ]);
  expect(parseFields(penaltyFields, { parts: ['orders', 'sleep'], lastDay: dayAfter(2), reason: 'x'.repeat(301) })).toMatchObject({
    refusals: [{ code: 'penalties.parts.unknown' }, { code: 'penalties.reason.too-long' }],
  });
  expect(await close(ctx, ['orders'], { days: 0 })).toMatchObject({ code: 'penalties.last-day.past', field: 'lastDay' });
  expect(await close(ctx, ['orders'], { days: PENALTY_MOST_DAYS + 1 })).toMatchObject({ code: 'penalties.last-day.far', field: 'lastDay' });
  expect(await setPenalty(desk(), { userId: 999_999, parts: ['orders'], lastDay: dayAfter(2), reason: REASON, key: ulid() })).toMatchObject({ status: 404 });
  for (const role of ['editor', 'after-sales', 'operations']) expect(await close(ctx, ['orders'], {}, desk(role))).toMatchObject({ code: 'access.denied' });
  expect(await setPenalty(ctx, { userId: idOf(ctx), parts: ['orders'], lastDay: dayAfter(2), reason: REASON, key: ulid() })).toMatchObject({
    code: 'access.denied',
  });
  expect(await rows('select 1 from account_penalties where user_id = $1', [idOf(ctx)])).toEqual([]);
  expect(await customerPenalties(desk('after-sales'), idOf(ctx))).toBe(null);
});

test('[ROLE-6: lifted] [CONS-5: lifted] the desk ends it early with a reason, once; what followed cancelled bookings too; one of another account, or over, stays as it is', async () => {
  const ctx = await buyer(shop, 302);
  await close(ctx, ['orders']);
  const id = await last(ctx);
  const lift = (more: Partial<Parameters<typeof liftPenalty>[1]> = {}, by = desk()) =>
    liftPenalty(by, { userId: idOf(ctx), of: 'account', id, reason: 'اشتباه بود', ...more });
  expect(await lift({ userId: idOf(await buyer(shop, 303)) })).toMatchObject({ status: 404 });
  expect(await lift({}, desk('operations'))).toMatchObject({ code: 'access.denied' });
  expect(await deeds.orders['order']?.(ctx)).toBe('penalties.closed.orders');
  expect(await Promise.all([lift(), lift()])).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await rows(`select count(*)::int as n from audit where action = 'penalties.lifted' and subject = $1`, [`user:${idOf(ctx)}`])).toEqual([{ n: 1 }]);
  expect(await myPenalties(ctx)).toEqual([]);
  expect(await deeds.orders['order']?.(ctx)).toBe(null);
  expect(await customerPenalties(desk(), idOf(ctx))).toMatchObject([{ of: 'account', by: null, liftReason: 'اشتباه بود' }]);
  await close(ctx, ['orders'], { days: 1 });
  const over = later(shop, desk(), 3 * DAY);
  expect(await lift({ id: await last(ctx) }, over)).toMatchObject({ status: 409 });
  shop.at(ctx.now);

  const sick = await patient(shop, 304);
  const held = await want(shop, sick, doctor, '2026-12-05T05:30:00Z');
  const code = held.ok ? held.value.code : '';
  const [made] = await rows<{ id: number }>(
    `insert into booking_penalties (user_id, reservation_id, from_at, until_at, cycles) select user_id, id, $2, $2::timestamptz + interval '9 days', 6 from reservations where code = $1 returning id`,
    [code, ctx.now],
  );
  const booked = { userId: idOf(sick), of: 'booking' as const, id: made?.id ?? 0, reason: 'بیمار بود' };
  expect(await liftPenalty(desk(), booked)).toMatchObject({ ok: true });
  expect(await rows('select lifted_by from booking_penalties where id = $1', [booked.id])).toEqual([{ lifted_by: 'staff:1' }]);
});

test('[ROLE-6: kept by the database] a penalty without parts, of unknown ones, that ends before it begins, or is lifted by nobody is not stored', async () => {
  const ctx = await buyer(shop, 305);
  const insert = (parts: string, until: string, more = '') =>
    rows(
      `insert into account_penalties (user_id, parts, from_at, until_at, reason, set_by${more ? ', lifted_at' : ''}) values ($1, ${parts}, now(), ${until}, 'x', 'staff:1'${more})`,
      [idOf(ctx)],
    ).then(
      () => 'taken',
      ({ constraint }: { constraint: string }) => constraint,
    );
  expect(await insert(`'{}'`, `now() + interval '1 day'`)).toBe('account_penalties_parts');
  expect(await insert(`'{sleep}'`, `now() + interval '1 day'`)).toBe('account_penalties_parts');
  expect(await insert(`'{orders}'`, `now() - interval '1 day'`)).toBe('account_penalties_times');
  expect(await insert(`'{orders}'`, `now() + interval '1 day'`, ', now()')).toBe('account_penalties_lifted');
});
