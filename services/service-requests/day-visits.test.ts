import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyer, openShop, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import { acceptOffer } from './accept';
import { askForService } from './ask';
import { requestBoard } from './board';
import { dayOfVisits } from './day-visits';
import { moveServiceRequest } from './move';
import { moveVisitByDesk } from './visit-move';

let shop: Shop;
let number = 1_000;
const rows = async <T extends object>(text: string, values: unknown[] = []) => (await shop.database.pool.query<T & object>(text, values)).rows as T[];
const desk = () => testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'کاوه', roles: ['support'] } });
const key = () => `key-${Math.random().toString(36).slice(2)}-0123456789`;
/** Saturday, 10:00 in Tehran; visits are on Tuesday. */
const SATURDAY = new Date('2026-11-21T06:30:00Z');
const DAY = '2026-11-24';
/** An hour of that Tuesday in Tehran. */
const tuesday = (hour: number) => new Date(Date.parse('2026-11-23T20:30:00Z') + hour * 3_600_000);

async function provider(trade: string, lastName: string): Promise<number> {
  number += 1;
  const [made] = await rows<{ id: number }>(
    `insert into users (phone, first_name, last_name, updated_at, created_at) values ($1, 'نازنین', $2, now(), now()) returning id`,
    [`0935${String(number).padStart(7, '0')}`, lastName],
  );
  await rows(
    `insert into account_roles (kind, state, state_since, user_id, number, trade, updated_at, created_at) values ('service-provider', 'verified', now(), $1, $2, $3, now(), now())`,
    [made?.id, `N-${made?.id}`, trade],
  );
  return made?.id ?? 0;
}

/** A massage that costs nothing, arranged in some hours of Tuesday. */
async function arranged(from: number, to: number, district = 5): Promise<{ requestId: number; visitId: number }> {
  number += 1;
  const by = await buyer(shop, number);
  const values = { name: 'آوین کهن‌سار', phone: '09120000001', city: 'tehran', district, sessions: 1, day: DAY, part: 'any' };
  const asked = await askForService(by, { once: key(), service: 'massage', values, papers: [] });
  if (!asked.ok) throw new Error(asked.code);
  const [row] = await rows<{ id: number }>(`select id from service_requests where code = $1`, [asked.value.code]);
  const requestId = row?.id ?? 0;
  const lines = [{ kind: 'base' as const, reason: 'list' as const, item: null, words: '', count: 1, unitToman: 0 }];
  const offer = { lines, visitFrom: tuesday(from), visitTo: tuesday(to) };
  await moveServiceRequest(desk(), { requestId, event: 'offer', expectedState: 'not-checked', offer, seenVersion: 0 });
  await acceptOffer(by, { code: asked.value.code, version: 1 });
  const [visit] = await rows<{ id: string }>(`select id from visits where request_id = $1`, [requestId]);
  return { requestId, visitId: Number(visit?.id) };
}
const assign = (of: { requestId: number; visitId: number }, providerId: number, from: number, to: number) =>
  moveVisitByDesk(desk(), { ...of, event: 'offer', expectedState: 'planned', providerId, hours: { from: tuesday(from), to: tuesday(to) } });

beforeAll(async () => {
  shop = await openShop();
  await rows(`insert into staff (id, name, email) values (1, 'کاوه', 'kaveh@zarban.example')`);
  shop.at(SATURDAY);
});
afterAll(() => shop.stop());

test('[INP-8: day and providers] a day shows who is booked when, and where a wanted visit fits; what it offers is taken, and a half hour that is taken is refused', async () => {
  const [first, second, nurse] = [await provider('therapist', 'آذری'), await provider('therapist', 'بهشتی'), await provider('nurse', 'پارسا')];
  const [booked, wanted] = [await arranged(9, 10, 1), await arranged(9, 10, 7)];
  expect(await assign(booked, first, 9, 10)).toMatchObject({ ok: true });
  const of = await dayOfVisits(desk(), { day: DAY, wanted: wanted.visitId });
  expect(of.visits).toMatchObject([
    { id: booked.visitId, providerId: first, district: 1, state: 'offered' },
    { id: wanted.visitId, providerId: null, provider: null, district: 7 },
  ]);
  expect(of.wanted).toMatchObject({ id: wanted.visitId, trade: 'therapist', hours: { from: tuesday(9) } });
  // Of another trade nobody is asked.
  expect(of.providers.map(({ userId }) => userId)).toEqual([first, second]);
  const open = (userId: number) =>
    of.providers
      .find((one) => one.userId === userId)
      ?.spans.filter((span) => span.open)
      .map(({ from }) => from) ?? [];
  expect(open(second)).toHaveLength(24);
  // Its way, the visit itself, and an hour that would run into it.
  expect([8, 8.5, 9, 9.5, 10, 10.5].filter((hour) => open(first).some((from) => from.getTime() === tuesday(hour).getTime()))).toEqual([10.5]);
  for (const hour of [8, 9.5, 10])
    expect(await assign(wanted, first, hour, hour + 1)).toMatchObject({ ok: false, code: 'services.visit.taken', field: 'providerId' });
  expect(await assign(wanted, first, 10.5, 11.5)).toMatchObject({ ok: true });
  const after = await dayOfVisits(desk(), { day: DAY, wanted: wanted.visitId });
  // It is booked now, so no place is looked for, and all are shown.
  expect(after.wanted).toBeNull();
  expect(after.providers.map(({ userId }) => userId)).toEqual([nurse, first, second]);
  expect(after.providers[1]?.spans.filter(({ taken }) => taken !== null)).toMatchObject([
    { taken: booked.visitId, cells: 3 },
    { taken: wanted.visitId, cells: 3 },
  ]);
  expect((await dayOfVisits(desk(), { day: '2026-11-25', wanted: null })).visits).toEqual([]);
});

test('[INP-8: day and providers] whose licence ends before is not asked, but stays in sight while they are booked', async () => {
  const gone = await provider('therapist', 'تهرانی');
  expect(await assign(await arranged(14, 15), gone, 14, 15)).toMatchObject({ ok: true });
  await rows(`update account_roles set ends_on = '2026-11-23' where user_id = $1`, [gone]);
  const seen = async (day: string) => (await dayOfVisits(desk(), { day, wanted: null })).providers.some(({ userId }) => userId === gone);
  expect([await seen(DAY), await seen('2026-11-25')]).toEqual([true, false]);
});

test('[INP-8: board] open requests stand under their state, what is due first on top; what has ended stands nowhere', async () => {
  await rows(`insert into service_requests (code, "group", service, state, state_since, due_at, lang, user_id, district) select 'ZS-BOARD' || n, 'care', 'nurse', s::enum_service_requests_state, now(), timestamptz '2026-11-21T10:00Z' + n * interval '1 hour', 'fa', (select min(id) from users), 3
    from (values (1, 'waiting-info'), (0, 'waiting-info'), (2, 'cancelled')) v (n, s)`);
  const columns = await requestBoard(desk());
  expect(columns.map(({ state }) => state)).toEqual([
    'not-checked',
    'waiting-info',
    'waiting-accept',
    'waiting-payment',
    'waiting-action',
    'no-answer-staff',
    'no-answer-provider',
  ]);
  expect(columns.find(({ state }) => state === 'waiting-info')).toMatchObject({
    count: 2,
    cards: [{ code: 'ZS-BOARD0', group: 'care', district: 3, owner: null }, { code: 'ZS-BOARD1' }],
  });
  expect(columns.find(({ state }) => state === 'waiting-action')).toMatchObject({ count: 3, cards: [{ owner: 'کاوه' }, {}, {}] });
});
