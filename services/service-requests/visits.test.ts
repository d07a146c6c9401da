import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Ctx } from '../context';
import { requestMoney } from './money';
import { requestPage } from './my-request';
import { decideRequest } from './decide';
import type { RequestDeed } from './move';
import { settleDueRequests } from './settle';
import { staffRequest } from '../staff/request-detail';
import { buyer, openShop, type Shop } from '../../tests/shop';
import { arrangedRequest, desk, moveByDesk, verifiedProvider, visitHours } from '../../tests/arranged';
import { clockOf, userOf } from '../../tests/wallet';
import { moveVisitByDesk, type VisitDeed } from './visit-move';
import { candidatesFor } from './visit-providers';

let shop: Shop;
let number = 0;
let ctx: Ctx;
let providers: number[];
const rows = async <T extends object>(text: string, values: unknown[] = []) => (await shop.database.pool.query<T & object>(text, values)).rows as T[];
const staff = (role = 'support', staffId = 1) => desk(shop, role, staffId);

/** Saturday, 10:00 in Tehran. */
const SATURDAY = '2026-11-21T06:30:00Z';
const hours = visitHours;

beforeAll(async () => {
  shop = await openShop();
  await rows(`insert into staff (id, name, email) values (1, 'کاوه', 'kaveh@zarban.example'), (2, 'نوا', 'nava@zarban.example')`);
});
beforeEach(async () => {
  shop.at(new Date(SATURDAY));
  number += 1;
  ctx = await buyer(shop, number);
  // Those of earlier tests come no more.
  await rows(`update account_roles set ends_on = '2026-01-01'`);
  providers = await Promise.all(['therapist', 'therapist', 'nurse'].map(provider));
});
afterAll(() => shop.stop());

function at(moment: string) {
  shop.at(new Date(moment));
  ctx = { ...ctx, now: new Date(moment) };
}

const provider = (trade: string, index: number) =>
  verifiedProvider(shop, trade, { phone: `0935${String(number).padStart(4, '0')}${String(index).padStart(3, '0')}`, lastName: `راد ${number}-${index}` });
const moveRequest = (code: string, event: RequestDeed['event'], more: Partial<RequestDeed> = {}) => moveByDesk(shop, code, event, more);
const arranged = ({ by = ctx, ...more }: { sessions?: number; toman?: number; by?: Ctx } = {}) => arrangedRequest(shop, by, more);
type Seen = { id: number; ordinal: number; state: VisitDeed['expectedState']; provider_id: number | null; window_from: Date | null; code: string };
const visitsOf = (id: number) => rows<Seen>(`select * from visits where request_id = $1 order by ordinal`, [id]);
const request = async (id: number) =>
  (await rows<{ state: string; due_at: Date | null }>(`select state::text, due_at from service_requests where id = $1`, [id]))[0];

async function deed(id: number, event: VisitDeed['event'], more: Partial<VisitDeed> & { ordinal?: number; by?: Ctx } = {}) {
  const { ordinal = 1, by = staff(), ...rest } = more;
  const visit = (await visitsOf(id)).find((one) => one.ordinal === ordinal);
  return moveVisitByDesk(by, { requestId: id, visitId: Number(visit?.id), event, expectedState: visit?.state ?? 'planned', ...rest });
}
const cells = (id: number) => rows(`select 1 from visit_cells c join visits v on v.id = c.visit_id where v.request_id = $1`, [id]);

test('[INP-8: assign] what is arranged has its visits, a provider is asked, agrees, comes and is done; with the last visit the request is', async () => {
  const { id } = await arranged({ sessions: 2 });
  expect((await visitsOf(id)).map(({ state, window_from }) => [state, window_from])).toEqual([
    ['planned', hours.from],
    ['planned', null],
  ]);
  expect(await candidatesFor(shop.rt.db, 'therapist', hours, ctx.now)).toMatchObject([{ free: true, booked: 0 }, { free: true }]);
  expect(await deed(id, 'offer', { providerId: providers[0], by: staff('operations', 2) })).toMatchObject({ ok: true, value: { visit: 'offered' } });
  expect(await cells(id)).toHaveLength(7);
  expect((await candidatesFor(shop.rt.db, 'therapist', hours, ctx.now)).map(({ userId, free }) => [userId, free])).toEqual([
    [providers[1], true],
    [providers[0], false],
  ]);
  expect(await deed(id, 'accept')).toMatchObject({ ok: true });
  expect(await deed(id, 'note-arrival')).toMatchObject({ ok: false, code: 'lifecycle.reason.missing', field: 'reason' });
  // Whoever asked sees who comes by first name, and the code that is said at the door; nobody at the desk does.
  const [{ code: said = '' } = {}] = await visitsOf(id);
  const codeOf = (await rows<{ code: string }>(`select code from service_requests where id = $1`, [id]))[0]?.code ?? '';
  expect(await requestPage(ctx, codeOf)).toMatchObject({
    visits: [
      { state: 'accepted', provider: 'نازنین', code: said },
      { provider: null, code: null },
    ],
  });
  expect(JSON.stringify((await staffRequest(staff(), id))?.visits)).not.toContain('"code"');
  at('2026-11-24T05:40:00Z');
  expect(await deed(id, 'arrive', { code: said === '1234' ? '4321' : '1234' })).toMatchObject({ ok: false, code: 'services.visit.code', field: 'code' });
  expect(await deed(id, 'arrive', { code: said.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '') })).toMatchObject({
    ok: true,
    value: { visit: 'arrived' },
  });
  expect(
    await decideRequest(ctx, { code: (await rows<{ code: string }>(`select code from service_requests where id = $1`, [id]))[0]?.code ?? '', event: 'cancel' }),
  ).toMatchObject({
    ok: false,
    code: 'services.visit.at-door',
    status: 409,
  });
  expect(await deed(id, 'finish', { note: 'شانه و گردن' })).toMatchObject({ ok: true, value: { visit: 'done', request: 'waiting-action' } });
  // The second session has no hours yet: nothing is promised before they are agreed.
  expect(await request(id)).toEqual({ state: 'waiting-action', due_at: null });
  const later = { from: new Date('2026-11-26T05:00:00Z'), to: new Date('2026-11-26T06:00:00Z') };
  expect(await deed(id, 'offer', { ordinal: 2, providerId: providers[1] })).toMatchObject({ ok: false, field: 'visitFrom' });
  expect(await deed(id, 'offer', { ordinal: 2, providerId: providers[1], hours: later })).toMatchObject({ ok: true });
  expect(await request(id)).toEqual({ state: 'waiting-action', due_at: new Date('2026-11-26T07:00:00Z') });
  for (const event of ['accept', 'note-arrival', 'finish'] as const) expect(await deed(id, event, { ordinal: 2, reason: 'تلفنی' })).toMatchObject({ ok: true });
  expect(await request(id)).toEqual({ state: 'done', due_at: null });
  const shown = await staffRequest(staff(), id);
  expect(shown?.visits.map(({ state }) => state)).toEqual(['done', 'done']);
  // The desk reads in one history what happened to the request and to each visit.
  expect(shown?.events.map(({ subject, event }) => `${subject.split(':', 1)[0]} ${event}`)).toEqual(
    expect.arrayContaining(['request accept', 'visit plan', 'visit arrive', 'request finish']),
  );
  expect(await rows(`select event from events where subject = 'visit:' || $1 order by id`, [(await visitsOf(id))[0]?.id])).toEqual(
    ['plan', 'offer', 'accept', 'arrive', 'finish'].map((event) => ({ event })),
  );
});

test('[INP-8: no double booking] one provider, fifty assignments of the same hours at once: one, and the others are told; the way there is kept free', async () => {
  const others = await Promise.all(Array.from({ length: 5 }, async (_, at) => buyer(shop, 1_000 + number * 10 + at)));
  const made = [];
  for (const by of others) for (let each = 0; each < 10; each += 1) made.push(await arranged({ by }));
  const answers = await Promise.all(made.map(({ id }) => deed(id, 'offer', { providerId: providers[0] })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  for (const answer of answers) if (!answer.ok) expect(answer).toMatchObject({ code: 'services.visit.taken', field: 'providerId', status: 409 });
  const won = made[answers.findIndex(({ ok }) => ok)];
  const lost = made[answers.findIndex(({ ok }) => !ok)];
  expect(await rows(`select 1 from visits where state = 'offered' and provider_id = $1`, [providers[0]])).toHaveLength(1);
  const right = { from: hours.to, to: new Date(hours.to.getTime() + 3_600_000) };
  expect(await deed(lost?.id ?? 0, 'offer', { providerId: providers[0], hours: right })).toMatchObject({ ok: false, code: 'services.visit.taken' });
  // Taken back, the hours are free again.
  expect(await deed(won?.id ?? 0, 'take-back', { reason: 'بیمار است' })).toMatchObject({ ok: true, value: { visit: 'planned' } });
  expect(await deed(lost?.id ?? 0, 'offer', { providerId: providers[0], hours: right })).toMatchObject({ ok: true });
});

test.each([
  ['another trade', () => ({ providerId: providers[2] }), 'services.visit.provider', 'providerId'],
  ['nobody', () => ({}), 'services.visit.provider', 'providerId'],
  ['an account that is no provider', () => ({ providerId: userOf(ctx) }), 'services.visit.provider', 'providerId'],
  [
    'hours that are over',
    () => ({ providerId: providers[0], hours: { from: new Date('2026-11-20T05:00:00Z'), to: hours.to } }),
    'services.offer.past',
    'visitFrom',
  ],
  ['hours that end before they begin', () => ({ providerId: providers[0], hours: { from: hours.to, to: hours.from } }), 'services.offer.window', 'visitTo'],
])('an assignment of %s is refused beside its field, and nothing is written', async (_, more, code, field) => {
  const { id } = await arranged();
  expect(await deed(id, 'offer', more())).toMatchObject({ ok: false, code, field });
  expect(await visitsOf(id)).toMatchObject([{ state: 'planned', provider_id: null }]);
  expect(await cells(id)).toEqual([]);
});

test('a licence that ends before the visit, and a role that was taken back, come nowhere', async () => {
  const { id } = await arranged();
  await rows(`update account_roles set ends_on = '2026-11-23' where user_id = $1`, [providers[0]]);
  await rows(`update account_roles set state = 'suspended' where user_id = $1`, [providers[1]]);
  expect(await candidatesFor(shop.rt.db, 'therapist', hours, ctx.now)).toEqual([]);
  for (const providerId of providers.slice(0, 2)) expect(await deed(id, 'offer', { providerId })).toMatchObject({ ok: false, code: 'services.visit.provider' });
});

test('[INP-4: carried out] who ends a course midway gets back what was not carried out, less the fee; its provider is free again', async () => {
  const { code, id } = await arranged({ sessions: 4, toman: 1_000_000 });
  expect(await deed(id, 'offer', { providerId: providers[0] })).toMatchObject({ ok: true });
  for (const event of ['accept', 'note-arrival', 'finish'] as const) expect(await deed(id, event, { reason: 'تلفنی' })).toMatchObject({ ok: true });
  const next = { from: new Date('2026-11-28T05:00:00Z'), to: new Date('2026-11-28T06:00:00Z') };
  expect(await deed(id, 'offer', { ordinal: 2, providerId: providers[0], hours: next })).toMatchObject({ ok: true });
  expect(await decideRequest(ctx, { code, event: 'cancel', seenFeeToman: 100_000 })).toMatchObject({
    ok: true,
    value: { state: 'cancelled', backToman: 650_000 },
  });
  expect((await visitsOf(id)).map(({ state }) => state)).toEqual(['done', 'cancelled', 'cancelled', 'cancelled']);
  expect(await rows(`select 1 from visit_cells where provider_id = $1 and cell >= '2026-11-27'`, [providers[0]])).toEqual([]);
});

test('[INP-3: nobody came] half an hour after the hours its requester may say so, unless somebody was there; the desk books another, and it goes on', async () => {
  const { code, id } = await arranged();
  await deed(id, 'offer', { providerId: providers[0] });
  await deed(id, 'accept');
  at('2026-11-24T08:20:00Z');
  expect(await decideRequest(ctx, { code, event: 'nobody-came' })).toMatchObject({ ok: false, code: 'services.too-early' });
  at('2026-11-24T08:31:00Z');
  expect(await decideRequest(ctx, { code, event: 'nobody-came' })).toMatchObject({ ok: true, value: { state: 'no-answer-provider' } });
  expect(await deed(id, 'take-back', { reason: 'نیامد' })).toMatchObject({ ok: true, value: { request: 'no-answer-provider' } });
  const again = { from: new Date('2026-11-24T10:00:00Z'), to: new Date('2026-11-24T11:00:00Z') };
  expect(await deed(id, 'offer', { providerId: providers[1], hours: again })).toMatchObject({ ok: true, value: { request: 'no-answer-provider' } });
  expect(await deed(id, 'accept', { reason: 'خدمت‌دهنده‌ی دیگری می‌آید' })).toMatchObject({
    ok: true,
    value: { visit: 'accepted', request: 'waiting-action' },
  });
  expect(await request(id)).toEqual({ state: 'waiting-action', due_at: new Date('2026-11-24T12:00:00Z') });
});

test('[INP-3: no answer from the provider] an hour after the hours the clock says so, and cancelling is free', async () => {
  const { code, id } = await arranged({ toman: 400_000 });
  at('2026-11-24T09:01:00Z');
  await settleDueRequests(clockOf(shop));
  expect(await request(id)).toMatchObject({ state: 'no-answer-provider' });
  expect(await decideRequest(ctx, { code, event: 'cancel' })).toMatchObject({ ok: true, value: { backToman: 400_000 } });
  expect((await visitsOf(id)).map(({ state }) => state)).toEqual(['cancelled']);
});

test('[INP-3: no answer from the provider] taken back or missed after its hours, what was promised still ends in silence, never without a due time', async () => {
  for (const event of ['take-back', 'miss'] as const) {
    at(SATURDAY);
    const { id } = await arranged();
    await deed(id, 'offer', { providerId: providers[event === 'miss' ? 0 : 1] });
    await deed(id, 'accept');
    at('2026-11-24T08:30:00Z');
    expect(await deed(id, event, { reason: 'نیامد' })).toMatchObject({ ok: true });
    expect(await request(id)).toEqual({ state: 'waiting-action', due_at: new Date('2026-11-24T09:00:00Z') });
    at('2026-11-24T09:01:00Z');
    await settleDueRequests(clockOf(shop));
    expect(await request(id)).toMatchObject({ state: 'no-answer-provider' });
  }
});

test('who is at the door is not cancelled away, by the desk either; the page offers it to nobody', async () => {
  const { code, id } = await arranged();
  for (const event of ['offer', 'accept', 'note-arrival'] as const) await deed(id, event, { providerId: providers[0], reason: 'تلفنی' });
  expect(await moveRequest(code, 'give-up', { reason: 'دیر شد' })).toMatchObject({ ok: false, code: 'services.visit.at-door', status: 409 });
  expect(await requestMoney(ctx, code)).toMatchObject({ end: null });
  expect((await staffRequest(staff(), id))?.stand).toMatchObject({ atDoor: true, visitsOver: false });
});

test('another role moves no visit, another request’s visit is none, and a page that is older is told', async () => {
  const [one, other] = [await arranged(), await arranged()];
  const [visit] = await visitsOf(one.id);
  expect(await deed(one.id, 'offer', { providerId: providers[0], by: staff('editor') })).toMatchObject({ ok: false, status: 403 });
  expect(await deed(one.id, 'offer', { providerId: providers[0], by: ctx })).toMatchObject({ ok: false, status: 403 });
  const misplaced = { requestId: other.id, visitId: Number(visit?.id), event: 'offer', expectedState: 'planned', providerId: providers[0] } as const;
  expect(await moveVisitByDesk(staff(), misplaced)).toMatchObject({ ok: false, status: 404 });
  await deed(one.id, 'offer', { providerId: providers[0] });
  expect(await deed(one.id, 'accept', { expectedState: 'planned' })).toMatchObject({ ok: false, status: 409 });
});
