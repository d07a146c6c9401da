import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CloseForm, OpenForm, RuleForm } from '#domain/doctors/hours-fields';
import { bookableDoctor, type Bookable } from '../../tests/doctors';
import { doctor } from '../../tests/questions';
import { buyer, openShop, type Shop } from '../../tests/shop';
import { clockContext } from '../clock-context';
import { addRule, closeDay, openDay, removeException, removeRule, setHolidays } from './change-hours';
import { fillSlots } from './fill';
import { fillAllSlots } from './fill-all';
import { myHours } from './hours';

let shop: Shop;
let mine: Bookable;
let number = 0;
const rows = async <T extends object>(text: string, values: unknown[] = []) => (await shop.database.pool.query<T & object>(text, values)).rows as T[];

const RULE: RuleForm = { weekday: 'tuesday', weekFrom: '16:00', weekTo: '17:00', weekKinds: ['online'], weekCentre: null, validFrom: null, validTo: null };
const CLOSE: CloseForm = { closeDay: '2026-11-28', closeFrom: '00:00', closeTo: '24:00', closeReason: null };
const OPEN: OpenForm = { openDay: '2026-11-27', openFrom: '10:00', openTo: '10:30', openKinds: ['online'], openCentre: null, openReason: 'جبران' };
/** Saturday, 9:00 in Tehran. */
const NEXT_SATURDAY = '2026-11-28T05:30:00.000Z';

beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  await rows(`delete from holidays`);
  mine = await bookableDoctor(shop, (number += 1));
});
afterAll(() => shop.stop());

const slotsOf = async (id = mine.id) =>
  (
    await rows<{ at: Date; taken: boolean }>(`select starts_at as at, reservation_id is not null as taken from slots where doctor_id = $1 order by 1`, [id])
  ).map(({ at, taken }) => `${at.toISOString()}${taken ? ' taken' : ''}`);
const take = (at: string, reservation: number | null = 1, id = mine.id) =>
  rows(
    `update slots set reservation_id = $3 where doctor_id = $1 and starts_at = $2 and (reservation_id is null) = ($3::bigint is not null) returning starts_at`,
    [id, at, reservation],
  );
const rule = async () => (await rows<{ id: string }>(`select id from availability_rules where doctor_id = $1 order by id limit 1`, [mine.id]))[0]?.id ?? '0';
const fill = () => shop.rt.db.transaction((tx) => fillSlots(tx as never, mine.id, mine.ctx.now));

test('[DOC-3] thirty days of Saturdays are twenty quarters of an hour; filling again, five times at once, changes nothing', async () => {
  const made = await slotsOf();
  expect(made).toHaveLength(5 * 4);
  const again = await Promise.all(Array.from({ length: 5 }, fill));
  expect(again).toEqual(Array.from({ length: 5 }, () => ({ added: 0, gone: 0, stranded: [] })));
  expect(await slotsOf()).toEqual(made);
});

test('[DOC-3] fills at once with edits leave what the hours say, each quarter once', async () => {
  await rows(`delete from slots where doctor_id = $1`, [mine.id]);
  const edits = [addRule(mine.ctx, RULE), closeDay(mine.ctx, CLOSE), openDay(mine.ctx, OPEN), fill(), fill(), fillAllSlots(clockContext(shop.rt, 'test'))];
  for (const done of await Promise.all(edits)) if ('ok' in done) expect(done).toMatchObject({ ok: true });
  const made = await slotsOf();
  // Four Saturdays, since one is closed, four Tuesdays, and an opened Friday.
  expect(made).toHaveLength(4 * 4 + 4 * 4 + 2);
  expect(await fill()).toEqual({ added: 0, gone: 0, stranded: [] });
});

describe('a taken slot', () => {
  beforeEach(() => take(NEXT_SATURDAY));

  test('[DOC-3] an edit that would leave it without hours is refused with its time, and nothing at all is changed', async () => {
    const before = await slotsOf();
    for (const refused of [await removeRule(mine.ctx, Number(await rule())), await closeDay(mine.ctx, CLOSE)]) {
      expect(refused).toMatchObject({ ok: false, code: 'doctors.booked', status: 409, facts: { booked: 1 } });
      expect(refused.ok ? '' : refused.facts?.['times']).toContain('شنبه ۷ آذر، ساعت ۹:۰۰');
    }
    expect(await slotsOf()).toEqual(before);
    expect(await rows(`select 1 from availability_exceptions where doctor_id = $1 and day = '2026-11-28'`, [mine.id])).toEqual([]);
    expect(await rows(`select 1 from audit where subject = $1 and action = 'doctors.hours-removed'`, [`doctor:${mine.id}`])).toEqual([]);
  });

  test('[DOC-3] hours around it can be taken away, and it stays', async () => {
    expect(await closeDay(mine.ctx, { ...CLOSE, closeFrom: '09:15' })).toMatchObject({ ok: true, value: { gone: 3 } });
    expect((await slotsOf()).filter((one) => one.startsWith('2026-11-28'))).toEqual([`${NEXT_SATURDAY} taken`]);
  });

  test('[DOC-3, JOB-3] a holiday that comes over it asks for the slots anew; the free ones go, it stays, and later edits are not refused for it', async () => {
    await rows(`delete from outbox where queue = 'upkeep'`);
    await rows(`insert into holidays (day, kind, certainty) values ('2026-11-28', 'decree', 'official')`);
    expect(await rows(`select kind from outbox where queue = 'upkeep'`)).toEqual([{ kind: 'slots' }]);
    expect((await fillAllSlots(clockContext(shop.rt, 'test'))).stranded).toBeGreaterThanOrEqual(1);
    expect((await slotsOf()).filter((one) => one.startsWith('2026-11-28'))).toEqual([`${NEXT_SATURDAY} taken`]);
    expect(await addRule(mine.ctx, RULE)).toMatchObject({ ok: true });
    expect(await setHolidays(mine.ctx, true)).toMatchObject({ ok: true, value: { added: 3 } });
  });

  test('[CONS-3] the database neither deletes nor changes it, nor gives it to another; given back it is free again', async () => {
    const there = [mine.id, NEXT_SATURDAY];
    for (const planted of [
      `delete from slots where doctor_id = $1 and starts_at = $2`,
      `update slots set reservation_id = 2 where doctor_id = $1 and starts_at = $2`,
      `update slots set kinds = '{counselling}' where doctor_id = $1 and starts_at = $2`,
      `update slots set starts_at = starts_at + interval '15 minutes' where doctor_id = $1 and starts_at = $2`,
    ])
      await expect(rows(planted, there)).rejects.toThrow(/is taken/);
    await expect(rows(`insert into slots (doctor_id, starts_at, kinds) values ($1, $2, '{online}')`, there)).rejects.toThrow(/slots_doctor_id_starts_at_pk/);
    await expect(rows(`insert into slots (doctor_id, starts_at, kinds) values ($1, '2026-11-28T06:37:00Z', '{online}')`, [mine.id])).rejects.toThrow(
      /slots_quarter/,
    );
    expect(await take(NEXT_SATURDAY, null)).toHaveLength(1);
    expect(await removeRule(mine.ctx, Number(await rule()))).toMatchObject({ ok: true, value: { gone: 20 } });
  });
});

test('[CONS-3, DOC-3] whoever takes a slot while its hours are taken away: one of both wins, and no taken slot is ever lost', async () => {
  let [kept, closed] = [0, 0];
  for (let round = 0; round < 12; round += 1) {
    const other = await bookableDoctor(shop, (number += 1));
    const [own] = await rows<{ id: string }>(`select id from availability_rules where doctor_id = $1`, [other.id]);
    const [taken, removed] = await Promise.all([take(NEXT_SATURDAY, 1, other.id), removeRule(other.ctx, Number(own?.id))]);
    const left = await slotsOf(other.id);
    if (taken.length > 0) expect([removed.ok, left.filter((one) => one.endsWith('taken'))]).toEqual([false, [`${NEXT_SATURDAY} taken`]]);
    else expect([removed.ok, left]).toEqual([true, []]);
    if (taken.length > 0) kept += 1;
    else closed += 1;
  }
  expect(kept + closed).toBe(12);
});

test('[DOC-3] a doctor sees and changes the own hours alone, after the second step; nobody else has such a page', async () => {
  const other = await bookableDoctor(shop, (number += 1));
  const id = Number(await rule());
  expect(await removeRule(other.ctx, id)).toMatchObject({ ok: false, code: 'doctors.row-gone', status: 409 });
  const [day] = await rows<{ id: string }>(`select id from availability_exceptions where doctor_id = $1`, [mine.id]);
  expect(await removeException(other.ctx, Number(day?.id))).toMatchObject({ ok: false, code: 'doctors.row-gone' });
  const bare = { ...mine.ctx, actor: { ...mine.ctx.actor, twoSteps: false } } as typeof mine.ctx;
  for (const ctx of [bare, await buyer(shop, 900 + number)]) {
    expect(await addRule(ctx, RULE)).toMatchObject({ ok: false });
    expect(await myHours(ctx)).toMatchObject({ ok: false });
  }
  const none = await doctor(shop, (number += 1));
  expect(await addRule(none, RULE)).toMatchObject({ ok: false, code: 'doctors.no-profile', status: 409 });
  expect(await myHours(none)).toEqual({ ok: true, value: null });
  const seen = await myHours(mine.ctx);
  expect(seen.ok && seen.value).toMatchObject({ slug: `doctor-${mine.userId}`, kinds: ['online'], worksHolidays: false, rules: [{ weekday: 0 }] });
  expect(seen.ok && seen.value?.days.map(({ free }) => free)).toEqual([4, 4, 4, 4, 4]);
});

test.each<[Partial<RuleForm>, string, string | undefined]>([
  [{ weekTo: '16:00' }, 'doctors.time.order', 'weekTo'],
  [{ weekday: 'saturday', weekFrom: '09:45', weekTo: '11:00' }, 'doctors.overlap', 'weekFrom'],
  [{ weekKinds: ['counselling'] }, 'doctors.kinds.unpriced', 'weekKinds'],
  [{ weekKinds: ['in-person'] }, 'doctors.centre.missing', 'weekCentre'],
  [{ weekKinds: ['in-person'], weekCentre: 999 }, 'doctors.kinds.unpriced', 'weekKinds'],
  [{ validFrom: '2026-12-02', validTo: '2026-12-01' }, 'doctors.day.order', 'validTo'],
])('[DOC-3] hours like %j are refused: %s', async (more, code, field) => {
  const before = await slotsOf();
  expect(await addRule(mine.ctx, { ...RULE, ...more })).toMatchObject({ ok: false, code, ...(field ? { field } : {}) });
  expect(await slotsOf()).toEqual(before);
});

test('[DOC-3] pressed twice at once, the same hours are there once; each change has its line', async () => {
  const done = await Promise.all([addRule(mine.ctx, RULE), addRule(mine.ctx, RULE)]);
  expect(done.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(done.find(({ ok }) => !ok)).toMatchObject({ code: 'doctors.overlap', status: 409 });
  expect(await rows(`select action from audit where subject = $1 order by id`, [`doctor:${mine.id}`])).toEqual([{ action: 'doctors.hours-added' }]);
});

test('[DOC-3] a day that is over or too far away is no day', async () => {
  expect(await openDay(mine.ctx, { ...OPEN, openDay: '2026-11-20' })).toMatchObject({ ok: false, code: 'doctors.day.past', field: 'openDay' });
  expect(await closeDay(mine.ctx, { ...CLOSE, closeDay: '2027-11-20' })).toMatchObject({ ok: false, code: 'doctors.day.too-far', field: 'closeDay' });
});
