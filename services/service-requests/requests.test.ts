import { afterAll, beforeAll, expect, test } from 'vitest';
import { readService, type ServiceValues } from '#domain/service-requests/read-service';
import type { OfferLine } from '#domain/service-requests/offer';
import { serviceOf } from '#domain/service-requests/types/all';
import { clockContext } from '../clock-context';
import type { Ctx } from '../context';
import { buyer, openShop, said, type Shop } from '../../tests/shop';
import { userOf } from '../../tests/wallet';
import { testContext } from '../../tests/test-context';
import { recomputeOpenDeadlines } from '../deadlines/recompute';
import { staffRequest } from '../staff/request-detail';
import { ownerOf } from '../ownership/claim';
import { askForService } from './ask';
import { decideRequest } from './decide';
import { moveServiceRequest, type RequestDeed } from './move';
import { openRequestPaper } from './open-paper';
import { settleDueRequests, settleRequest } from './settle';

let shop: Shop;
let number = 0;
beforeAll(async () => {
  shop = await openShop();
  await rows(`insert into staff (id, name, email) values (1, 'کاوه', 'kaveh@zarban.example')`);
});
afterAll(() => shop.stop());

const key = () => `key-${Math.random().toString(36).slice(2)}-0123456789`;
const staff = (role = 'support', staffId = 1) => testContext(shop.rt, { actor: { kind: 'staff', staffId, name: 'کاوه', roles: [role] } });
const clock = () => clockContext(shop.rt, 'test');
const rows = async <T extends object>(text: string, values: unknown[] = []) => (await shop.database.pool.query<T & object>(text, values)).rows as T[];
const state = async (code: string) =>
  (await rows<{ id: number; state: string; due_at: Date | null; offer_version: string | null }>(`select * from service_requests where code = $1`, [code]))[0];
const saidTo = async (ctx: Ctx) => {
  const [person] = await rows<{ phone: string }>(`select phone from users where id = $1`, [userOf(ctx)]);
  return (await said(shop)).filter(({ recipient }) => recipient === person?.phone);
};
const at = (moment: string) => shop.at(new Date(moment));
/** Saturday, 10:00 in Tehran. */
const SATURDAY = '2026-11-21T06:30:00Z';

const serum = {
  ...{ name: 'آوین کهن‌سار', phone: '09121112233', city: 'tehran', district: '5', fullAddress: 'خیابان نمونه، کوچه‌ی سرو، پلاک ۱۲' },
  ...{ plate: '12', unit: '3', day: '2026-11-24', part: 'morning', 'count-wound-dressing': '1', every: 'once' },
};

function valuesOf(service: 'nurse', typed: Record<string, unknown>): ServiceValues {
  const type = serviceOf(service);
  const read = type && readService(type, typed, new Set(['prescription']));
  if (!read?.ok) throw new Error(JSON.stringify(read));
  return read.value;
}

async function ask(ctx: Ctx, once = key()): Promise<string> {
  const asked = await askForService(ctx, { once, service: 'nurse', values: valuesOf('nurse', serum), papers: [] });
  if (!asked.ok) throw new Error(asked.code);
  return asked.value.code;
}

async function somebody(): Promise<Ctx> {
  number += 1;
  return buyer(shop, number);
}

const line = (more: Partial<OfferLine> = {}): OfferLine => ({
  kind: 'item',
  reason: 'list',
  item: 'serum-therapy',
  words: '',
  count: 1,
  unitToman: 480_000,
  ...more,
});
const offer = {
  lines: [line(), line({ kind: 'address', reason: 'distance', item: null, unitToman: 80_000 })],
  visitFrom: new Date('2026-11-24T05:00:00Z'),
  visitTo: new Date('2026-11-24T08:00:00Z'),
};

async function move(code: string, event: RequestDeed['event'], more: Partial<RequestDeed> = {}, by = staff()) {
  const row = await state(code);
  return moveServiceRequest(by, { requestId: row?.id ?? 0, event, expectedState: row?.state as RequestDeed['expectedState'], ...more });
}

test('[INP-2, INP-5: reviewed] a request is kept once, promised to be looked at by the hours of review, and acknowledged without a word of what it is about', async () => {
  at(SATURDAY);
  const ctx = await somebody();
  const once = key();
  const [first, second] = await Promise.all([ask(ctx, once), ask(ctx, once)]);
  expect(first).toBe(second);
  const row = await state(first);
  expect(row).toMatchObject({ state: 'not-checked', due_at: new Date('2026-11-21T10:30:00Z') });
  const [notice] = await saidTo(ctx);
  expect(notice).toMatchObject({ notice: 'services.received', body: expect.stringContaining(first) });
  expect(notice?.body).not.toMatch(/سرم|پرستار|نمونه|آوین/);
  const [kept] = await rows<{ name: string; answers: Record<string, unknown> }>(`select * from request_details where request_id = $1`, [row?.id]);
  expect(kept).toMatchObject({ name: 'آوین کهن‌سار', answers: { 'count-wound-dressing': 1, district: 5, day: '2026-11-24' } });
  expect(kept?.answers).not.toHaveProperty('phone');
});

test('[INP-3, INP-6, INP-8: price] taken on, priced line by line, priced again with the reason; each is told, and what was nobody’s is its worker’s', async () => {
  at(SATURDAY);
  const ctx = await somebody();
  const code = await ask(ctx);
  expect(await move(code, 'approve')).toMatchObject({ ok: true, value: { state: 'waiting-info', dueAt: new Date('2026-11-22T08:30:00Z') } });
  const priced = await move(code, 'offer', { offer, seenVersion: 0 });
  // The visit is on Tuesday at 8:30, so the price stands for its two days.
  expect(priced).toMatchObject({ ok: true, value: { state: 'waiting-accept', dueAt: new Date('2026-11-23T06:30:00Z') } });
  expect(await move(code, 're-offer', { offer, seenVersion: 1 })).toMatchObject({ ok: false, code: 'lifecycle.reason.missing', field: 'reason' });
  const dearer = { ...offer, lines: [line({ unitToman: 500_000 }), ...offer.lines.slice(1)] };
  expect(await move(code, 're-offer', { offer: dearer, seenVersion: 1, reason: 'دو سرم لازم است' })).toMatchObject({ ok: true });
  const row = await state(code);
  expect(row?.offer_version).toBe('2');
  expect((await saidTo(ctx)).map(({ notice }) => notice)).toEqual(['services.received', 'services.approved', 'services.offered', 'services.offered']);
  const detail = await staffRequest(staff(), row?.id ?? 0);
  expect(detail?.offers.map(({ version, totalToman }) => [version, totalToman])).toEqual([
    [1, 560_000],
    [2, 580_000],
  ]);
  expect(detail?.events.map(({ event }) => event)).toEqual(['send', 'approve', 'offer', 're-offer']);
  expect(await ownerOf(shop.rt.db, { collection: 'service-requests', id: row?.id ?? 0 })).toMatchObject({ staffId: 1 });
});

test('[INP-8: two at once] two of the desk price it in one moment: one price stands, the other is told; a price of an older page is refused', async () => {
  at(SATURDAY);
  const code = await ask(await somebody());
  const both = await Promise.all([move(code, 'offer', { offer, seenVersion: 0 }), move(code, 'offer', { offer, seenVersion: 0 }, staff('operations', 2))]);
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ status: 409 });
  expect(await move(code, 're-offer', { offer, seenVersion: 0, reason: 'دیر شد' })).toMatchObject({ ok: false, code: 'services.offer.changed', status: 409 });
  expect(await rows(`select 1 from request_offers o join service_requests r on r.id = o.request_id where r.code = $1`, [code])).toHaveLength(1);
});

test.each([
  ['a visit that is over', { visitFrom: new Date('2026-11-20T05:00:00Z') }, 'services.offer.past', 'visitFrom'],
  ['an hour that is none', { visitFrom: new Date(Number.NaN) }, 'services.offer.past', 'visitFrom'],
  ['a window that ends before it begins', { visitTo: new Date('2026-11-24T04:00:00Z') }, 'services.offer.window', 'visitTo'],
  ['no line', { lines: [] }, 'services.offer.empty', 'lines'],
  ['a line of half a toman', { lines: [line({ unitToman: 0.5 })] }, 'services.offer.unit', 'lines.0.unitToman'],
])('a price with %s is refused beside its field, and nothing is written', async (_, wrong, refusal, field) => {
  at(SATURDAY);
  const code = await ask(await somebody());
  expect(await move(code, 'offer', { offer: { ...offer, ...wrong }, seenVersion: 0 })).toMatchObject({ ok: false, code: refusal, field });
  expect(await state(code)).toMatchObject({ state: 'not-checked', offer_version: null });
});

test('the database keeps a price as it was, and refuses a total that is not the sum of its lines', async () => {
  at(SATURDAY);
  const code = await ask(await somebody());
  await move(code, 'offer', { offer, seenVersion: 0 });
  const { id } = (await state(code)) ?? { id: 0 };
  await expect(rows(`update request_offers set total_toman = 1 where request_id = $1`, [id])).rejects.toThrow(/append/i);
  await expect(
    rows(
      `insert into request_offers (request_id, version, lines, total_toman, deposit_toman, visit_from, visit_to, reason, staff_id, created_at)
       select request_id, 2, lines, total_toman - 1, 0, visit_from, visit_to, 'x', 1, now() from request_offers where request_id = $1`,
      [id],
    ),
  ).rejects.toThrow(/request_offers_total/);
});

test('[INP-3: no answer from our staff] nobody looks at it in time: the clock says so once, cancelling is free, and a holiday that moves the time moves that too', async () => {
  at(SATURDAY);
  const ctx = await somebody();
  const code = await ask(ctx);
  const { id } = (await state(code)) ?? { id: 0 };
  at('2026-11-21T10:29:00Z');
  expect(await settleRequest(clock(), id)).toBeNull();
  await rows(`insert into holidays (day, kind, certainty) values ('2026-11-21', 'decree', 'official')`);
  await recomputeOpenDeadlines(clock());
  at('2026-11-21T11:00:00Z');
  expect(await settleRequest(clock(), id)).toBeNull();
  await rows(`delete from holidays`);
  await recomputeOpenDeadlines(clock());
  const settled = await Promise.all([settleDueRequests(clock()), settleDueRequests(clock()), settleRequest(clock(), id)]);
  expect(settled).toHaveLength(3);
  expect(await state(code)).toMatchObject({ state: 'no-answer-staff', due_at: null });
  expect((await saidTo(ctx)).map(({ notice }) => notice)).toEqual(['services.received', 'services.no-answer']);
  expect(await decideRequest(ctx, { code, event: 'cancel' })).toMatchObject({ ok: true, value: { state: 'cancelled' } });
});

test('[INP-3: a price lapses] what nobody accepts in time is over, costs nothing, and is said', async () => {
  at(SATURDAY);
  const ctx = await somebody();
  const code = await ask(ctx);
  await move(code, 'offer', { offer, seenVersion: 0 });
  at('2026-11-23T06:30:00Z');
  await settleDueRequests(clock());
  expect(await state(code)).toMatchObject({ state: 'cancelled', due_at: null });
  expect((await saidTo(ctx)).at(-1)).toMatchObject({ notice: 'services.ended' });
  expect(await move(code, 're-offer', { offer, seenVersion: 1, reason: 'دیر' })).toMatchObject({ ok: false, status: 409 });
});

test('[INP-7: cancel] whoever asked cancels before payment, twice is once; another’s request is as absent as none', async () => {
  at(SATURDAY);
  const [ctx, other] = [await somebody(), await somebody()];
  const code = await ask(ctx);
  expect(await decideRequest(other, { code, event: 'cancel' })).toMatchObject({ ok: false, status: 404 });
  expect(await decideRequest(ctx, { code: 'ZS-2222222', event: 'cancel' })).toMatchObject({ ok: false, status: 404 });
  const twice = await Promise.all([decideRequest(ctx, { code, event: 'cancel' }), decideRequest(ctx, { code: code.toLowerCase(), event: 'cancel' })]);
  expect(twice).toMatchObject([{ ok: true }, { ok: true }]);
  const { id } = (await state(code)) ?? { id: 0 };
  expect(await rows(`select event from events where subject = $1 order by id`, [`request:${id}`])).toEqual([{ event: 'send' }, { event: 'cancel' }]);
  expect(await rows(`select 1 from deadlines where subject = $1 and closed_at is null`, [`request:${id}`])).toEqual([]);
});

test('an account has so many open requests, however many it sends at once', async () => {
  at(SATURDAY);
  const ctx = await somebody();
  const values = valuesOf('nurse', serum);
  const asked = await Promise.all(Array.from({ length: 14 }, () => askForService(ctx, { once: key(), service: 'nurse', values, papers: [] })));
  expect(asked.filter(({ ok }) => ok)).toHaveLength(10);
  expect(asked.find(({ ok }) => !ok)).toMatchObject({ code: 'services.too-many', status: 429 });
});

test('[ROLE-5: requests] its page and papers are for who processes it, and each opening is noted', async () => {
  at(SATURDAY);
  const ctx = await somebody();
  const code = await ask(ctx);
  const { id } = (await state(code)) ?? { id: 0 };
  await rows(`insert into request_files values ('p1', $1, 'prescription', 'requests/p1.webp', 'image/webp', 3, now())`, [id]);
  await shop.rt.files.put('requests/p1.webp', { bytes: new Uint8Array([1, 2, 3]), type: 'image/webp' });
  for (const role of ['after-sales', 'editor']) {
    expect(await staffRequest(staff(role), id)).toBeNull();
    expect(await openRequestPaper(staff(role), { requestId: id, paper: 'p1' })).toMatchObject({ ok: false, status: 404 });
  }
  expect(await staffRequest(ctx, id)).toBeNull();
  expect(await openRequestPaper(staff(), { requestId: id + 1, paper: 'p1' })).toMatchObject({ ok: false, status: 404 });
  expect(await openRequestPaper(staff(), { requestId: id, paper: 'p1' })).toMatchObject({ ok: true, value: { type: 'image/webp' } });
  await staffRequest(staff('operations', 4), id);
  expect(await rows(`select action, actor from audit where subject = $1 and action like '%read' order by id`, [`request:${id}`])).toEqual([
    { action: 'requests.papers.read', actor: 'staff:1' },
    { action: 'requests.read', actor: 'staff:4' },
  ]);
});
