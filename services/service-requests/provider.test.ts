import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DOOR_CODE_TRIES } from '#domain/service-requests/visit-door';
import type { Ctx } from '../context';
import { arrangedRequest, asProvider, desk, verifiedProvider, visitHours } from '../../tests/arranged';
import { buyer, openShop, said, type Shop } from '../../tests/shop';
import { clockOf } from '../../tests/wallet';
import { decideRequest } from './decide';
import { requestMoney } from './money';
import { requestPage } from './my-request';
import { myVisits, type ProviderDays } from './provider-days';
import { moveMyVisit, noteMyArrival, type ProviderDeed } from './provider-move';
import { openVisitPaper, providerVisit } from './provider-visit';
import { endRest, myRests, takeRest } from './rest';
import { settleDueRequests } from './settle';
import { moveVisitByDesk, type VisitDeed } from './visit-move';
import { candidatesFor } from './visit-providers';

let shop: Shop;
let ctx: Ctx;
let number = 0;
let mine: number;
let other: number;
const rows = async <T extends object>(text: string, values: unknown[] = []) => (await shop.database.pool.query<T & object>(text, values)).rows as T[];

/** Saturday, 10:00 in Tehran; the visit is on Tuesday, 8:30 to 11:30. */
const SATURDAY = '2026-11-21T06:30:00Z';
const AT_THE_DOOR = '2026-11-24T05:10:00Z';

beforeAll(async () => {
  shop = await openShop();
  await rows(`insert into staff (id, name, email) values (1, 'کاوه', 'kaveh@zarban.example')`);
});
beforeEach(async () => {
  number += 1;
  at(SATURDAY);
  ctx = await buyer(shop, number);
  await rows(`update account_roles set ends_on = '2026-01-01'`);
  [mine = 0, other = 0] = await Promise.all(
    [1, 2].map((index) => verifiedProvider(shop, 'nurse', { phone: `0936${String(number).padStart(4, '0')}00${index}`, lastName: 'راد' })),
  );
});
afterAll(() => shop.stop());

function at(moment: string) {
  shop.at(new Date(moment));
  if (ctx) ctx = { ...ctx, now: new Date(moment) };
}

/** A wound dressing that is offered to a provider, the first one where nobody is named. */
async function offered({ toman = 0, to = mine } = {}): Promise<{ request: string; id: number; visitId: number; code: string; door: string }> {
  const values = { 'count-wound-dressing': 1, every: 'once', fullAddress: 'خیابان نمونه، کوچه‌ی سرو', plate: '12' };
  const { code: request, id } = await arrangedRequest(shop, ctx, { service: 'nurse', toman, values });
  const [visit] = await rows<{ id: number; code: string }>(`select id, code from visits where request_id = $1`, [id]);
  const visitId = Number(visit?.id);
  const asked = await byDesk({ requestId: id, visitId, event: 'offer', expectedState: 'planned', providerId: to });
  if (!asked.ok) throw new Error(asked.code);
  return { request, id, visitId, code: `${request}-1`, door: visit?.code ?? '' };
}
const byDesk = (deed: VisitDeed) => moveVisitByDesk(desk(shop), deed);
const me = () => asProvider(shop, mine);
const move = (deed: ProviderDeed, by = me()) => moveMyVisit(by, deed);
const wrong = (door: string) => (door === '1234' ? '4321' : '1234');
const request = async (id: number) =>
  (await rows<{ state: string; due_at: Date | null }>(`select state::text, due_at from service_requests where id = $1`, [id]))[0];
const visitRow = async (id: number) => (await rows<Record<string, unknown>>(`select * from visits where id = $1`, [id]))[0];
const page = async (code: string, by = me()) => {
  const shown = await providerVisit(by, code);
  if ('ok' in shown) throw new Error(shown.code);
  return shown;
};

test('[INP-8: assign] a provider reads their day, accepts, sets out, arrives by the code and is done; the requester sees each step, and the request is done', async () => {
  const { request: asked, id, visitId, code, door } = await offered();
  expect((await said(shop)).filter(({ notice }) => notice === 'services.visit-asked').at(-1)?.body).toContain(`/provider/visits/${code}`);
  expect(await myVisits(me(), { past: false, after: null })).toMatchObject({
    visits: [{ code, kind: 'visit', state: 'offered', hours: visitHours, district: 5 }],
    next: null,
  });
  expect(await page(code)).toMatchObject({ moves: ['accept', 'decline'], service: 'nurse', initials: 'آ. ک.', person: null, asked: [], papers: [] });
  expect(await move({ code, event: 'accept' })).toMatchObject({ ok: true, value: { state: 'accepted' } });
  const shown = await page(code);
  expect(shown).toMatchObject({ moves: ['decline', 'set-out', 'arrive'], person: { name: 'آوین کهن‌سار', phone: '09120000001' }, mayNoteDoor: false });
  expect(JSON.stringify(shown)).not.toContain(door);
  expect(shown.person?.door.map(([, value]) => value)).toContain('خیابان نمونه، کوچه‌ی سرو');
  expect(await requestPage(ctx, asked)).toMatchObject({
    visits: [{ state: 'accepted', provider: 'نازنین', code: door }],
    openings: [{ by: 'نازنین', paper: false, times: 1, at: new Date(SATURDAY) }],
  });
  expect(await move({ code, event: 'set-out' })).toMatchObject({ ok: true });
  expect(await requestPage(ctx, asked)).toMatchObject({ visits: [{ state: 'on-the-way' }] });
  at(AT_THE_DOOR);
  expect(await move({ code, event: 'finish', note: 'پیش از رسیدن' })).toMatchObject({ ok: false, status: 409 });
  const inPersian = door.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '');
  expect(await move({ code, event: 'arrive', said: inPersian })).toMatchObject({ ok: true, value: { state: 'arrived' } });
  expect(await move({ code, event: 'finish', note: 'پانسمان شد', measured: { systolic: 90, diastolic: 120 } })).toMatchObject({
    ok: false,
    code: 'services.visit.pressure',
  });
  const done = { code, event: 'finish' as const, note: 'پانسمان شد', measured: { systolic: 120, diastolic: 80, temperature: 36.8 } };
  expect(await move(done)).toMatchObject({ ok: true, value: { state: 'done' } });
  expect(await move(done)).toMatchObject({ ok: true, value: { state: 'done' } });
  expect(await visitRow(visitId)).toMatchObject({ state: 'done', findings: { systolic: 120, diastolic: 80, temperature: 36.8 } });
  expect(await request(id)).toMatchObject({ state: 'done' });
  const read = await requestPage(ctx, asked);
  if ('ok' in read) throw new Error(read.code);
  expect(read.visits[0]).toMatchObject({ state: 'done', note: 'پانسمان شد' });
  expect(read.visits[0]?.findings).toHaveLength(3);
  expect((await rows(`select 1 from events where subject = $1`, [`visit:${visitId}`])).length).toBe(6);
});

test('[ROLE-5: visits] another’s visit is as absent as none, before it, while it is open and after it was given back; a role without its second step or licence has nothing', async () => {
  const { id, visitId, code, door } = await offered();
  const absent = { ok: false, code: 'services.visit.unknown', status: 404 };
  const stranger = asProvider(shop, other);
  const none = asProvider(shop, mine);
  for (const by of [stranger, ctx]) {
    expect(await providerVisit(by, code)).toMatchObject(absent);
    expect((await move({ code, event: 'accept' }, by)).ok).toBe(false);
  }
  expect(await move({ code, event: 'arrive', said: door }, stranger)).toMatchObject(absent);
  expect(await noteMyArrival(stranger, code)).toMatchObject(absent);
  expect(await providerVisit(me(), `${code}1`)).toMatchObject(absent);
  expect(await providerVisit(me(), '1')).toMatchObject(absent);
  const { actor } = none;
  if (actor.kind !== 'user') throw new Error('an account');
  expect(await moveMyVisit({ ...none, actor: { ...actor, twoSteps: false } }, { code, event: 'accept' })).toMatchObject({
    ok: false,
    code: 'access.second-step',
  });
  expect(await moveMyVisit({ ...none, actor: { ...actor, roles: [] } }, { code, event: 'accept' })).toMatchObject({ ok: false, status: 403 });
  expect(await myVisits(stranger, { past: false, after: null })).toEqual({ visits: [], next: null });
  expect((await visitRow(visitId))?.['state']).toBe('offered');
  expect(await byDesk({ requestId: id, visitId, event: 'take-back', expectedState: 'offered', reason: 'دیگری نزدیک‌تر است' })).toMatchObject({ ok: true });
  expect(await providerVisit(me(), code)).toMatchObject(absent);
  expect((await said(shop)).at(-1)).toMatchObject({ notice: 'services.visit-off' });
});

test('[INP-8: assign] whoever declines says why and is free again; the desk may ask another, and a late answer is refused', async () => {
  const { id, visitId, code } = await offered();
  expect(await move({ code, event: 'decline', reason: '' })).toMatchObject({ ok: false, field: 'reason' });
  expect(await move({ code, event: 'accept' })).toMatchObject({ ok: true });
  expect(await move({ code, event: 'decline', reason: 'بیمار شدم' })).toMatchObject({ ok: true, value: { state: 'planned' } });
  expect(await rows(`select 1 from visit_cells where provider_id = $1`, [mine])).toEqual([]);
  expect(await rows(`select reason from events where subject = $1 and event = 'decline'`, [`visit:${visitId}`])).toEqual([{ reason: 'بیمار شدم' }]);
  expect(await byDesk({ requestId: id, visitId, event: 'offer', expectedState: 'planned', providerId: other })).toMatchObject({ ok: true });
  at('2026-11-24T08:01:00Z');
  expect(await myVisits(asProvider(shop, other), { past: false, after: null })).toMatchObject({ visits: [{ state: 'offered', late: true }] });
  expect(await move({ code, event: 'accept' }, asProvider(shop, other))).toMatchObject({ ok: false, code: 'services.visit.hours' });
});

test('[INP-8: the code] so many wrong codes are counted, then the right one is refused too and the desk alone writes the arrival; another provider begins anew', async () => {
  const { id, visitId, code, door } = await offered();
  await move({ code, event: 'accept' });
  at(AT_THE_DOOR);
  for (let left = DOOR_CODE_TRIES - 1; left > 0; left -= 1)
    expect(await move({ code, event: 'arrive', said: wrong(door) })).toMatchObject({ ok: false, code: 'services.visit.code-left', facts: { left } });
  expect(await move({ code, event: 'arrive', said: wrong(door) })).toMatchObject({ ok: false, code: 'services.visit.no-tries', status: 429 });
  expect(await move({ code, event: 'arrive', said: door })).toMatchObject({ ok: false, code: 'services.visit.no-tries' });
  expect(await page(code)).toMatchObject({ triesLeft: 0 });
  expect(await visitRow(visitId)).toMatchObject({ state: 'accepted', code_tries: DOOR_CODE_TRIES });
  expect(await rows(`select 1 from audit where subject = $1 and action = 'visits.code-tried'`, [`visit:${visitId}`])).toHaveLength(DOOR_CODE_TRIES);
  expect(await byDesk({ requestId: id, visitId, event: 'arrive', expectedState: 'accepted', code: door })).toMatchObject({ ok: true });
  at(SATURDAY);
  const again = await offered({ to: other });
  const by = asProvider(shop, other);
  await move({ code: again.code, event: 'accept' }, by);
  await move({ code: again.code, event: 'arrive', said: wrong(again.door) }, by);
  expect(await visitRow(again.visitId)).toMatchObject({ code_tries: 1 });
  await byDesk({ requestId: again.id, visitId: again.visitId, event: 'take-back', expectedState: 'accepted', reason: 'اشتباه' });
  expect(await visitRow(again.visitId)).toMatchObject({ code_tries: 0, door_at: null, provider_id: null });
});

test('[INP-4: at the door] whose code nobody says notes the time: cancelling, “nobody came” and the clock wait for the desk, so that a served visit is not free', async () => {
  const { request: asked, id, visitId, code } = await offered({ toman: 500_000 });
  await move({ code, event: 'accept' });
  expect(await noteMyArrival(me(), code)).toMatchObject({ ok: false, code: 'services.visit.not-yet-there' });
  at(AT_THE_DOOR);
  expect(await page(code)).toMatchObject({ mayNoteDoor: true, doorAt: null });
  expect(await noteMyArrival(me(), code)).toMatchObject({ ok: true, value: { state: 'accepted' } });
  expect(await noteMyArrival(me(), code)).toMatchObject({ ok: true });
  expect(await rows(`select at from events where subject = $1 and event = 'at-door'`, [`visit:${visitId}`])).toEqual([{ at: new Date(AT_THE_DOOR) }]);
  const told = (await said(shop)).filter(({ notice, body }) => notice === 'staff.at-door' && body.includes(code));
  expect(told).toMatchObject([{ recipient: 'kaveh@zarban.example', body: expect.stringContaining('۸:۴۰') }]);
  expect(await requestPage(ctx, asked)).toMatchObject({ visits: [{ state: 'accepted', doorAt: new Date(AT_THE_DOOR) }] });
  expect(await requestMoney(ctx, asked)).toMatchObject({ end: null, mayReportNobody: false });
  expect(await decideRequest(ctx, { code: asked, event: 'cancel', seenFeeToman: 100_000 })).toMatchObject({ ok: false, code: 'services.visit.at-door' });
  at('2026-11-24T09:01:00Z');
  expect(await decideRequest(ctx, { code: asked, event: 'nobody-came' })).toMatchObject({ ok: false });
  await settleDueRequests(clockOf(shop));
  expect(await request(id)).toMatchObject({ state: 'waiting-action' });
  expect(await byDesk({ requestId: id, visitId, event: 'note-arrival', expectedState: 'accepted', reason: 'همسایه دید' })).toMatchObject({ ok: true });
  at('2026-11-24T09:30:00Z');
  await settleDueRequests(clockOf(shop));
  expect(await request(id)).toMatchObject({ state: 'waiting-action' });
  expect(await move({ code, event: 'finish', note: 'پانسمان شد' })).toMatchObject({ ok: true });
  expect(await request(id)).toMatchObject({ state: 'done' });
});

test('[INP-3: answer] a provider who answers after our silence brings the request back, promised anew', async () => {
  const { id, code, door } = await offered();
  await move({ code, event: 'accept' });
  at('2026-11-24T09:01:00Z');
  await settleDueRequests(clockOf(shop));
  expect(await request(id)).toMatchObject({ state: 'no-answer-provider' });
  expect(await move({ code, event: 'arrive', said: door })).toMatchObject({ ok: true });
  expect(await request(id)).toMatchObject({ state: 'waiting-action' });
  expect((await request(id))?.due_at).not.toBeNull();
  expect(await rows(`select actor from events where subject = $1 and event = 'answer'`, [`request:${id}`])).toEqual([{ actor: `user:${mine}` }]);
});

describe('what is shown when', () => {
  test('[ROLE-4: openings] [ROLE-5: visits] the person until a day after the end, their words and papers while it is open; each opening is a line', async () => {
    const { id, visitId, code, door } = await offered();
    const paper = 'a'.repeat(32);
    await rows(`insert into request_files (id, request_id, field, file, type, bytes, created_at) values ($1, $2, 'prescription', $3, 'image/webp', 4, now())`, [
      ...[paper, id, `f${visitId}`],
    ]);
    expect(await openVisitPaper(me(), { code, id: paper })).toMatchObject({ ok: false });
    await move({ code, event: 'accept' });
    expect(await page(code)).toMatchObject({ papers: [{ id: paper }] });
    at(AT_THE_DOOR);
    await move({ code, event: 'arrive', said: door });
    await move({ code, event: 'finish', note: 'پانسمان شد' });
    expect(await page(code)).toMatchObject({ person: { name: 'آوین کهن‌سار' }, asked: [], papers: [], service: null, note: 'پانسمان شد' });
    expect(await openVisitPaper(me(), { code, id: paper })).toMatchObject({ ok: false });
    const lines = () => rows(`select actor from audit where subject = $1 and action = 'visits.read'`, [`visit:${visitId}`]);
    expect(await lines()).toEqual([{ actor: `user:${mine}` }, { actor: `user:${mine}` }]);
    at('2026-11-25T05:11:00Z');
    const request = code.slice(0, -2);
    await rows(
      `insert into audit (at, actor, action, subject, facts, request_id) select now(), 'staff:1', 'requests.read', 'request:' || $1, '{}', 'r' from generate_series(1, 30)`,
      [id],
    );
    const read = await requestPage({ ...ctx, now: new Date('2026-11-25T05:11:00Z') }, request);
    if ('ok' in read) throw new Error(read.code);
    expect(read.openings.map(({ by, times, paper }) => [by, times, paper])).toEqual(
      expect.arrayContaining([
        [null, 30, false],
        ['نازنین', 1, false],
      ]),
    );
    expect(read.openings).toHaveLength(3);
    const later = await page(code);
    expect(later).toMatchObject({ person: null, initials: 'آ. ک.', note: null, findings: {}, moves: [] });
    expect(JSON.stringify(later)).not.toContain('09120000001');
    expect(await lines()).toHaveLength(2);
    expect(await myVisits(me(), { past: false, after: null })).toMatchObject({ visits: [] });
    expect(await myVisits(me(), { past: true, after: null })).toMatchObject({ visits: [{ code, state: 'done' }] });
    at('2026-12-25T05:11:00Z');
    expect(await providerVisit(me(), code)).toMatchObject({ ok: false, status: 404 });
    expect(await myVisits(me(), { past: true, after: null })).toMatchObject({ visits: [] });
  });

  test('a page of the list ends where the next begins', async () => {
    const { id } = await offered();
    await rows(
      `insert into visits (request_id, ordinal, kind, state, state_since, provider_id, window_from, window_to, code)
       select $1, n, 'visit', 'accepted', now(), $2, $3::timestamptz + (n / 3) * interval '1 hour', $3::timestamptz + (n / 3) * interval '1 hour' + interval '30 minutes', '0000'
       from generate_series(2, 45) n`,
      [id, mine, visitHours.from],
    );
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const found: ProviderDays = await myVisits(me(), { past: false, after });
      seen.push(...found.visits.map(({ code }) => code));
      after = found.next;
    } while (after !== null);
    expect([seen.length, new Set(seen).size]).toEqual([45, 45]);
    expect(await myVisits(me(), { past: false, after: 'x' })).toMatchObject({ visits: { length: 20 } });
  });
});

test('[INP-8: no double booking] who does not come is not asked to, and where a visit stands there is no day off; both at once, one wins', async () => {
  const { id, visitId } = await offered();
  const tuesday = { firstDay: '2026-11-24', lastDay: null, part: 'whole' as const };
  expect(await takeRest(me(), tuesday)).toMatchObject({ ok: false, code: 'services.rest.visit', status: 409 });
  const pressed = await Promise.all([1, 2].map(() => takeRest(me(), { ...tuesday, part: 'evening' })));
  expect(pressed.map((one) => (one.ok ? one.value.rests : one.code)).toSorted()).toEqual([1, 'services.rest.twice']);
  expect(await takeRest(me(), { ...tuesday, firstDay: '2026-11-20' })).toMatchObject({ ok: false, code: 'services.day.past' });
  expect(await takeRest(me(), { ...tuesday, lastDay: '2026-11-23' })).toMatchObject({ ok: false, code: 'services.rest.order' });
  const [away] = (await candidatesFor(shop.rt.db, 'nurse', { from: new Date('2026-11-24T13:00:00Z'), to: new Date('2026-11-24T14:00:00Z') }, ctx.now)).filter(
    ({ userId }) => userId === mine,
  );
  expect(away).toMatchObject({ free: false, off: true, booked: 7 });
  await byDesk({ requestId: id, visitId, event: 'take-back', expectedState: 'offered', reason: 'جابه‌جا شد' });
  const again = { requestId: id, visitId, event: 'offer' as const, expectedState: 'planned' as const, providerId: mine };
  const [rest, visit] = await Promise.all([takeRest(me(), { ...tuesday, part: 'morning' }), byDesk(again)]);
  expect([rest.ok, visit.ok].filter(Boolean)).toHaveLength(1);
  const { rests } = await myRests(me());
  expect(rests.map(({ part }) => part)).toContain('evening');
  expect(await endRest(asProvider(shop, other), rests[0]?.id ?? 0)).toMatchObject({ ok: false, code: 'services.rest.gone' });
  for (const { id: one } of rests) expect(await endRest(me(), one)).toMatchObject({ ok: true });
  expect(await rows(`select 1 from visit_cells where provider_id = $1 and off_id is not null`, [mine])).toEqual([]);
});
