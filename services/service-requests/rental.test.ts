import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ServiceType } from '#domain/service-requests/service-type';
import { fieldsOf, serviceOf } from '#domain/service-requests/types/all';
import type { PayWish } from '#domain/wallet/pay-share';
import { arrangedRequest, asProvider, desk, standAtDoor, verifiedProvider, visitDeed } from '../../tests/arranged';
import { closeChecked, pressLater } from '../../tests/gateway';
import { requestBooks } from '../../tests/request-books';
import { buyer, comeBack, openShop, type Shop } from '../../tests/shop';
import { addCredit, clockOf, walletState } from '../../tests/wallet';
import type { Ctx } from '../context';
import { carryOutRefunds } from '../refunds/carry-out-due';
import { warnOfDeadline } from '../work/warn';
import { decideRequest } from './decide';
import { askFetch } from './fetch';
import { payMonth } from './month';
import { moveServiceRequest } from './move';
import { requestPage } from './my-request';
import { moveMyVisit } from './provider-move';
import { settleDueRequests } from './settle';
import { settleDeposit } from './settle-deposit';
import { moveVisitByDesk, type VisitDeed } from './visit-move';

let shop: Shop;
let number = 0;
let ctx: Ctx;
let depot: number;
const SATURDAY = '2026-11-21T06:30:00Z';
/** A month of the Jalali calendar after the 3rd of Azar: the 3rd of Dey. */
const ENDS = '2026-12-24';
const NEXT = '2027-01-23';
const PRICE = 690_000;
const DEPOSIT = 2_000_000;
const CALLBACK = 'http://127.0.0.1:3000/payment/return';
const key = () => `key-${Math.random().toString(36).slice(2)}-0123456789`;
const rows = async <T extends object>(text: string, values: unknown[] = []) => (await shop.database.pool.query<T & object>(text, values)).rows as T[];
const staff = () => desk(shop);
function at(moment: string) {
  shop.at(new Date(moment));
  ctx = { ...ctx, now: new Date(moment) };
}

beforeAll(async () => {
  shop = await openShop();
  await rows(`insert into staff (id, name, email) values (1, 'کاوه', 'kaveh@zarban.example')`);
  depot = await verifiedProvider(shop, 'depot', { phone: '09350009901' });
});
beforeEach(async () => {
  await rows('delete from visit_cells');
  await rows('delete from rental_loans');
  await rows('delete from rental_units');
  await rows(`insert into rental_units (serial, item) values ('WC-01', 'wheelchair'), ('WC-02', 'wheelchair'), ('BED-01', 'bed')`);
  shop.at(new Date(SATURDAY));
  number += 1;
  ctx = await buyer(shop, number);
});
afterAll(() => closeChecked(shop));

const idOf = async (code: string) => (await rows<{ id: number }>('select id from service_requests where code = $1', [code]))[0]?.id ?? 0;
const stateOf = async (code: string) => (await rows<{ state: string }>('select state::text from service_requests where code = $1', [code]))[0]?.state;
const visitsOf = (code: string) =>
  rows<{ id: number; kind: string; state: string; from: Date | null }>(
    `select v.id::int, v.kind, v.state, v.window_from as "from" from visits v join service_requests r on r.id = v.request_id where r.code = $1 order by v.ordinal`,
    [code],
  );
const loanOf = async (code: string) =>
  (await rows<object>(`select months, ends_on, back, damage_toman::int as damage from rental_loans where request_id = $1`, [await idOf(code)]))[0];
const unitState = async (serial = 'WC-01') => (await rows<{ state: string }>('select state::text from rental_units where serial = $1', [serial]))[0]?.state;
const deadlinesOf = async (code: string) =>
  rows<{ kind: string; due: Date }>(`select kind, due_at as due from deadlines where subject = $1 and closed_at is null order by kind`, [
    `request:${await idOf(code)}`,
  ]);

/** A wheelchair that is paid for; it comes in the hours of the price. */
async function rented(of: Ctx = ctx): Promise<string> {
  const values = { item: 'wheelchair', lift: 'yes' };
  const { code } = await arrangedRequest(shop, of, { service: 'rental', values, toman: PRICE, depositToman: DEPOSIT });
  await addCredit(shop, of, 5_000_000 - PRICE - DEPOSIT);
  return code;
}

type Done = Partial<Pick<VisitDeed, 'unit' | 'back'>>;
type Lent = 'bring' | 'fetch';
const visitOf = async (code: string, kind: Lent) => (await visitsOf(code)).findLast((one) => one.kind === kind);
const byDesk = async (code: string, kind: Lent, deed: Omit<VisitDeed, 'requestId' | 'visitId'>) =>
  moveVisitByDesk(staff(), { ...(await visitDeed(shop, { code, kind })), ...deed });
const atDoor = (code: string, kind: Lent) => standAtDoor(shop, { code, kind, provider: depot });
const finish = (code: string, kind: Lent, done: Done) => byDesk(code, kind, { event: 'finish', expectedState: 'arrived', ...done });
/** A wheelchair that stands at somebody's home since the 3rd of Azar. */
async function lent(serial = 'WC-01'): Promise<string> {
  const code = await rented();
  await atDoor(code, 'bring');
  at('2026-11-24T06:00:00Z');
  expect(await finish(code, 'bring', { unit: serial })).toMatchObject({ ok: true, value: { request: 'waiting-action' } });
  return code;
}
const month = (code: string, more: { endsOn?: string; shownToman?: number; wish?: PayWish; key?: string } = {}) =>
  payMonth(ctx, { key: key(), code, shownToman: PRICE, endsOn: ENDS, wish: { by: 'wallet' }, callbackUrl: CALLBACK, ...more });

const booksOf = (code: string) => requestBooks(shop, code);

test('[INP-9: units] what is brought is bound by its serial number; what is unknown, of another kind, not ready or lent already is refused with a sentence', async () => {
  const code = await rented();
  await atDoor(code, 'bring');
  expect(await finish(code, 'bring', {})).toMatchObject({ ok: false, code: 'services.unit.missing', field: 'unit' });
  expect(await finish(code, 'bring', { unit: 'WC-99' })).toMatchObject({ ok: false, code: 'services.unit.unknown', field: 'unit' });
  expect(await finish(code, 'bring', { unit: 'BED-01' })).toMatchObject({ ok: false, code: 'services.unit.unknown', field: 'unit' });
  await rows(`update rental_units set state = 'repair' where serial = 'WC-02'`);
  expect(await finish(code, 'bring', { unit: 'WC-02' })).toMatchObject({ ok: false, code: 'services.unit.not-ready', status: 409 });
  expect((await visitsOf(code))[0]).toMatchObject({ state: 'arrived' });
  expect(await finish(code, 'bring', { unit: ' wc-۰۱ ' })).toMatchObject({ ok: true });
  expect([await unitState(), await loanOf(code)]).toEqual(['lent', { months: 1, ends_on: '2026-12-21', back: null, damage: 0 }]);
  number += 1;
  ctx = await buyer(shop, number);
  await rows('delete from visit_cells');
  const other = await rented();
  await atDoor(other, 'bring');
  expect(await finish(other, 'bring', { unit: 'WC-01' })).toMatchObject({ ok: false, code: 'services.unit.lent', field: 'unit', status: 409 });
  // The table holds it, too.
  const again = rows(
    `insert into rental_loans (request_id, unit_id, since, months, ends_on, damage_toman) select $1, unit_id, now(), 1, ends_on, 0 from rental_loans`,
    [await idOf(other)],
  );
  await expect(again).rejects.toThrow(/rental_loans_open_unit/);
});

test('[INP-9: units] one thing that is handed over at two doors at once is bound to one of them', async () => {
  const [one, two] = [await rented(), await rented(await buyer(shop, (number += 1)))];
  await atDoor(one, 'bring');
  await rows('delete from visit_cells');
  await atDoor(two, 'bring');
  const answers = await Promise.all([one, two].map((code) => finish(code, 'bring', { unit: 'WC-01' })));
  expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'services.unit.lent' });
});

test('[INP-9: units] whoever brings a thing reads its number off it on the page of the visit', async () => {
  const code = await rented();
  await atDoor(code, 'bring');
  at('2026-11-24T06:00:00Z');
  const deed = { code: `${code}-1`, event: 'finish', note: 'تحویل شد' } as const;
  expect(await moveMyVisit(asProvider(shop, depot), deed)).toMatchObject({ ok: false, code: 'services.unit.missing', field: 'unit' });
  expect(await moveMyVisit(asProvider(shop, depot), { ...deed, unit: 'WC-01' })).toMatchObject({ ok: true, value: { state: 'done' } });
  expect(await unitState()).toBe('lent');
});

test('[INP-9] its month ends on the same day of the Jalali calendar; three days before, its requester is told by the number and the day alone, once; physiotherapy, massage and monthly care are as long as their rows say', async () => {
  const minutes = (service: string) => serviceOf(service)?.visits.map(({ minutes: of }) => of);
  expect([minutes('physiotherapy'), minutes('massage')]).toEqual([[[45, 60]], [[45, 45]]]);
  expect(fieldsOf(serviceOf('home-care') as ServiceType)['mode']).toMatchObject({ of: ['day-and-night', 'eight-hours'] });
  const code = await lent();
  expect(await loanOf(code)).toMatchObject({ ends_on: ENDS });
  expect((await visitOf(code, 'fetch'))?.from).toEqual(new Date('2026-12-24T05:00:00Z'));
  const endOfDay = new Date('2026-12-24T20:30:00Z');
  expect(await deadlinesOf(code)).toEqual([
    { kind: 'services.rental-end', due: endOfDay },
    { kind: 'services.visit', due: new Date('2026-12-24T09:00:00Z') },
  ]);
  const [warning] = await rows<{ id: string; payload: never; due: Date }>(
    `select id, payload, due_at as due from outbox where payload ->> 'promise' = 'services.rental-end' and payload ->> 'when' = 'before' and payload ->> 'subject' = $1`,
    [`request:${await idOf(code)}`],
  );
  // At ten in the morning, three days before.
  expect(warning?.due).toEqual(new Date('2026-12-21T06:30:00Z'));
  at('2026-12-21T06:30:00Z');
  const run = () => warnOfDeadline(clockOf(shop), warning?.id ?? '', warning?.payload as never);
  expect([await run(), await run()]).toEqual(['said', 'before']);
  const told = await rows<{ notice: string; facts: object }>(
    `select notice, facts from messages where notice = 'services.month-ends' and facts ->> 'code' = $1`,
    [code],
  );
  expect(told).toHaveLength(1);
  expect(Object.keys(told[0]?.facts ?? {}).sort()).toEqual(['code', 'endsDay', 'link']);
});

test('[INP-9: cancelled] once it was brought it is not cancelled nor given up: it is fetched, and the deposit stays until then', async () => {
  const code = await lent();
  expect(await decideRequest(ctx, { code, event: 'cancel', seenFeeToman: 100_000 })).toMatchObject({ ok: false, code: 'services.lent', status: 409 });
  const deed = { requestId: await idOf(code), event: 'give-up', expectedState: 'waiting-action', reason: 'نشد' } as const;
  expect(await moveServiceRequest(staff(), deed)).toMatchObject({ ok: false, code: 'services.lent' });
  at('2026-12-24T10:00:00Z');
  await settleDueRequests(clockOf(shop));
  expect(await stateOf(code)).toBe('no-answer-provider');
  expect(await decideRequest(ctx, { code, event: 'cancel' })).toMatchObject({ ok: false, code: 'services.lent' });
  expect(await booksOf(code)).toEqual({ wallet: 2_690_000, 'services-sold': -PRICE, 'deposits-held': -DEPOSIT });
});

test('[INP-9: fetched] it is fetched on a day of its requester’s, asked for again after nobody came, and then its deposit goes back whole, once', async () => {
  const code = await lent();
  expect(await askFetch(ctx, { code, day: '2026-11-24', part: 'any' })).toMatchObject({ ok: false, code: 'services.rental.tomorrow', field: 'day' });
  expect(await askFetch(ctx, { code, day: '2026-12-25', part: 'any' })).toMatchObject({ ok: false, code: 'services.rental.too-late', field: 'day' });
  const stranger = await buyer(shop, (number += 1));
  stranger.now = ctx.now;
  expect(await askFetch(stranger, { code, day: '2026-11-26', part: 'any' })).toMatchObject({ ok: false, status: 404 });
  const wish = { code, day: '2026-11-26', part: 'morning' } as const;
  const presses = await Promise.all([askFetch(ctx, wish), askFetch(ctx, wish), askFetch(ctx, wish)]);
  expect(presses.every(({ ok }) => ok)).toBe(true);
  expect((await visitOf(code, 'fetch'))?.from).toEqual(new Date('2026-11-26T04:30:00Z'));
  expect(await rows(`select 1 from events where subject = $1 and event = 'ask-fetch'`, [`request:${await idOf(code)}`])).toHaveLength(1);
  // Somebody is asked, does not come, and the desk writes it down: it can be asked for again.
  expect(await byDesk(code, 'fetch', { event: 'offer', expectedState: 'planned', providerId: depot })).toMatchObject({ ok: true });
  expect(await byDesk(code, 'fetch', { event: 'miss', expectedState: 'offered', reason: 'نیامد' })).toMatchObject({
    ok: true,
    value: { request: 'waiting-action' },
  });
  expect((await visitsOf(code)).map(({ kind, state, from }) => [kind, state, from === null])).toEqual([
    ['bring', 'done', false],
    ['fetch', 'missed', false],
    ['fetch', 'planned', true],
  ]);
  expect((await deadlinesOf(code)).map(({ kind }) => kind)).toEqual(['services.rental-end', 'services.response']);
  expect(await askFetch(ctx, { code, day: '2026-11-28', part: 'noon' })).toMatchObject({ ok: true });
  at('2026-11-28T15:00:00Z');
  await settleDueRequests(clockOf(shop));
  expect(await stateOf(code)).toBe('no-answer-provider');
  expect(await askFetch(ctx, { code, day: '2026-11-29', part: 'any' })).toMatchObject({ ok: true, value: { state: 'waiting-action' } });
  await atDoor(code, 'fetch');
  expect(await askFetch(ctx, { code, day: '2026-11-30', part: 'any' })).toMatchObject({ ok: false, code: 'services.rental.under-way' });
  expect(await finish(code, 'fetch', {})).toMatchObject({ ok: false, field: 'back' });
  expect(await finish(code, 'fetch', { back: 'whole' })).toMatchObject({ ok: true, value: { request: 'done' } });
  expect([await unitState(), await loanOf(code)]).toEqual(['cleaning', { months: 1, ends_on: ENDS, back: 'whole', damage: 0 }]);
  expect(await deadlinesOf(code)).toMatchObject([{ kind: 'payments.refund' }].slice(1));
  await carryOutRefunds(clockOf(shop));
  expect(await walletState(shop, ctx)).toMatchObject({ balance: 5_000_000 - PRICE, held: 0 });
  expect(await booksOf(code)).toEqual({ wallet: PRICE, 'services-sold': -PRICE });
});

test('[INP-9: damage] what came back damaged waits for the desk, which takes so much off the deposit with a reason, once', async () => {
  const code = await lent();
  at('2026-12-24T04:00:00Z');
  await atDoor(code, 'fetch');
  expect(await finish(code, 'fetch', { back: 'damaged' })).toMatchObject({ ok: true, value: { request: 'waiting-action' } });
  expect(await unitState()).toBe('repair');
  expect((await deadlinesOf(code)).map(({ kind }) => kind)).toEqual(['services.deposit']);
  expect(await decideRequest(ctx, { code, event: 'cancel', seenFeeToman: 100_000 })).toMatchObject({ ok: false, code: 'services.deposit-awaited' });
  const page = await requestPage(ctx, code);
  expect(page).toMatchObject({ rental: { returned: true, back: 'damaged', deposit: { settled: false } } });
  const settle = async (damageToman: number, reason?: string) =>
    settleDeposit(staff(), { requestId: await idOf(code), damageToman, ...(reason ? { reason } : {}) });
  expect(await settle(DEPOSIT + 1, 'شکسته')).toMatchObject({ ok: false, code: 'services.rental.damage-beyond', field: 'damageToman' });
  expect(await settle(300_000)).toMatchObject({ ok: false, code: 'lifecycle.reason.missing', field: 'reason' });
  expect(await settleDeposit(ctx as never, { requestId: await idOf(code), damageToman: 0 })).toMatchObject({ ok: false, status: 403 });
  const answers = await Promise.all([settle(300_000, 'دسته‌ی آن شکسته بود'), settle(0)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await stateOf(code)).toBe('done');
  await carryOutRefunds(clockOf(shop));
  const { damage = 0 } = (await loanOf(code)) as { damage?: number };
  expect(await walletState(shop, ctx)).toMatchObject({ balance: 5_000_000 - PRICE - damage, held: 0 });
  expect(await booksOf(code)).toEqual({ wallet: PRICE + damage, 'services-sold': -PRICE, ...(damage > 0 ? { 'damages-kept': -damage } : {}) });
});

test('[INP-9: damage] a damage of the whole deposit gives nothing back', async () => {
  const code = await lent();
  at('2026-12-24T04:00:00Z');
  await atDoor(code, 'fetch');
  await finish(code, 'fetch', { back: 'damaged' });
  expect(await settleDeposit(staff(), { requestId: await idOf(code), damageToman: DEPOSIT, reason: 'از میان رفته' })).toMatchObject({
    ok: true,
    value: { backToman: 0 },
  });
  expect(await rows(`select 1 from refunds r join payables p on p.id = r.payable_id where p.code = $1`, [code])).toEqual([]);
  expect(await booksOf(code)).toEqual({ wallet: PRICE + DEPOSIT, 'services-sold': -PRICE, 'damages-kept': -DEPOSIT });
});

test('[INP-9: extended] another month costs today’s price, shown beside the last; paid from the wallet it moves the end and the fetching, and what the page did not show is not paid', async () => {
  const code = await lent();
  expect(await month(code)).toMatchObject({ ok: false, code: 'services.rental.too-early' });
  at('2026-12-21T07:00:00Z');
  expect(await requestPage(ctx, code)).toMatchObject({ rental: { extend: 'now', endsOn: ENDS, price: { wasToman: PRICE, isToman: PRICE } } });
  expect(await month(code, { shownToman: 1_000 })).toMatchObject({ ok: false, code: 'services.offer.other-price', facts: { isToman: PRICE } });
  expect(await month(code, { endsOn: '2026-12-23' })).toMatchObject({ ok: false, code: 'services.rental.changed' });
  // Whoever was asked to fetch it is free again.
  expect(await byDesk(code, 'fetch', { event: 'offer', expectedState: 'planned', providerId: depot })).toMatchObject({ ok: true });
  const two = await Promise.all([month(code), month(code)]);
  expect(two.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await loanOf(code)).toMatchObject({ months: 2, ends_on: NEXT });
  expect(await visitOf(code, 'fetch')).toMatchObject({ state: 'planned', from: new Date(`${NEXT}T05:00:00Z`) });
  expect((await deadlinesOf(code)).map(({ due }) => due.toISOString().slice(0, 10))).toEqual([NEXT, NEXT]);
  expect(await booksOf(code)).toEqual({ wallet: 2_690_000 + PRICE, 'services-sold': -2 * PRICE, 'deposits-held': -DEPOSIT });
  expect(await rows('select 1 from visit_cells where visit_id = $1', [(await visitOf(code, 'fetch'))?.id])).toEqual([]);
});

test('[INP-9: extended] paid at the gateway and from the wallet together; what arrives once it is fetched goes back whole', async () => {
  const code = await lent();
  at('2026-12-21T07:00:00Z');
  const wish: PayWish = { by: 'both', walletToman: 190_000 };
  const begun = await month(code, { wish });
  if (!begun.ok || begun.value.payUrl === null) throw new Error('not at the gateway');
  const authority = begun.value.payUrl.slice(begun.value.payUrl.lastIndexOf('/') + 1);
  expect(await walletState(shop, ctx)).toMatchObject({ held: 190_000 });
  await pressLater(shop, authority);
  expect(await comeBack(shop, authority)).toMatchObject({ kind: 'month', outcome: 'paid', code });
  expect(await loanOf(code)).toMatchObject({ months: 2, ends_on: NEXT });
  expect(await booksOf(code)).toMatchObject({ 'services-sold': -2 * PRICE, 'gateway:sandbox': 500_000 });
  at('2027-01-20T07:00:00Z');
  const late = await month(code, { endsOn: NEXT, wish: { by: 'gateway' } });
  if (!late.ok || late.value.payUrl === null) throw new Error('not at the gateway');
  await atDoor(code, 'fetch');
  expect(await finish(code, 'fetch', { back: 'whole' })).toMatchObject({ ok: true });
  const other = late.value.payUrl.slice(late.value.payUrl.lastIndexOf('/') + 1);
  await pressLater(shop, other);
  expect(await comeBack(shop, other)).toMatchObject({ kind: 'month', outcome: 'back' });
  expect(await loanOf(code)).toMatchObject({ months: 2 });
  expect(await rows(`select r.why from refunds r join payables p on p.id = r.payable_id where p.code = $1 order by 1`, [code])).toEqual([
    { why: 'deposit' },
    { why: 'paid-late' },
  ]);
});
