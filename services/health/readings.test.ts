import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReading } from '#domain/records/read-reading';
import { recordType } from '#domain/records/types/all';
import { give, linesOf, userOf, withFile, type Member } from '../../tests/health';
import { buyer, openShop, type Shop } from '../../tests/shop';
import { heard } from '../../tests/attack/scale/statements';
import { clockContext } from '../clock-context';
import type { Ctx } from '../context';
import { newRef } from '../unguessable';
import { addReading } from './add-reading';
import { changeReading, removeReading, restoreReading } from './change-reading';
import { eraseReadings } from './erase';
import { favouriteReading } from './favourite';
import { favouriteReadings, overview } from './overview';
import { readingPage } from './reading-page';
import { typePage } from './type-page';

const NOW = new Date('2026-11-21T05:00:00.000Z');
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const readingOf = (type: string, typed: Record<string, string>, now = NOW) => {
  const read = readReading(recordType(type)!, typed, now);
  if (!read.ok) throw new Error(JSON.stringify(read.refusals));
  return read.value;
};
const pressure = (high: number, low: number, more: Record<string, string> = {}) =>
  readingOf('blood-pressure', { high: String(high), low: String(low), pulse: '70', ...more });
async function add(ctx: Ctx, of: string | null, reading = pressure(118, 76), clientId = newRef(), confirmed: string | null = null): Promise<string> {
  const added = await addReading(ctx, { of, type: 'blood-pressure', reading, clientId, confirmed });
  if (!added.ok || !('stored' in added.value)) throw new Error(JSON.stringify(added));
  return added.value.stored;
}
const list = async (ctx: Ctx, of: string | null, more: Partial<Parameters<typeof typePage>[1]> = {}) => {
  const page = await typePage(ctx, { of, type: 'blood-pressure', range: '30', only: null, after: null, ...more });
  if (!page.ok) throw new Error(page.code);
  return page.value;
};
const rows = async <T>(text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows as T[];
/** The days and months as they are kept, and as the readings themselves come to. */
async function sums({ id }: Member) {
  const kept = await rows(`select type, day, n, low1, high1, sum1, sum2, standard, non_standard from health_days where member_id = $1 order by 1, 2`, [id]);
  const reckoned = await rows(
    `select type, to_char(measured_at at time zone 'Asia/Tehran', 'YYYY-MM-DD') as day, count(*)::int as n, min(n1) as low1, max(n1) as high1, sum(n1)::text as sum1, sum(n2)::text as sum2,
      (count(*) filter (where class = 'standard'))::int as standard, (count(*) filter (where class = 'non-standard'))::int as non_standard
     from health_records where member_id = $1 and deleted_at is null group by 1, 2 order by 1, 2`,
    [id],
  );
  const months = await rows<{ n: number }>(`select sum(n)::int as n, sum(sum1)::int as s from health_months where member_id = $1`, [id]);
  const days = await rows(`select sum(n)::int as n, sum(sum1)::int as s from health_days where member_id = $1`, [id]);
  return { kept, reckoned, months, days };
}

test('[REC-9: exactly once] an entry sent two hundred times, twenty at once, is one reading, and its day counts it once', async () => {
  const file = await withFile(shop, 1);
  const ids = Array.from({ length: 20 }, () => newRef());
  const sent = await Promise.all(Array.from({ length: 200 }, (_, at) => add(file.ctx, null, pressure(118 + (at % 20), 76), ids[at % 20])));
  expect(new Set(sent).size).toBe(20);
  expect(await rows('select count(*)::int as n from health_records where member_id = $1', [file.id])).toEqual([{ n: 20 }]);
  expect(
    await rows('select count(*)::int as n from health_record_versions v join health_records r on r.id = v.record_id where r.member_id = $1', [file.id]),
  ).toEqual([{ n: 20 }]);
  const { kept, reckoned, months, days } = await sums(file);
  expect(kept).toEqual(reckoned);
  expect(months).toEqual(days);
});

test('[REC-1: the first five types] added, listed, changed with its former state, removed, brought back, and erased after thirty days with its versions', async () => {
  const file = await withFile(shop, 2);
  const ref = await add(file.ctx, null, pressure(141, 92, { day: '2026-11-19', hour: '8:00', words: 'پس از دارو' }));
  await add(file.ctx, null, pressure(118, 76));
  expect((await list(file.ctx, null)).readings.map(({ numbers, class: said }) => [...numbers, said])).toEqual([
    [118, 76, 70, 'standard'],
    [141, 92, 70, 'non-standard'],
  ]);
  const page = () => readingPage(file.ctx, { of: file.ref, ref });
  expect(await page()).toMatchObject({ ok: true, value: { words: 'پس از دارو', version: 1, mayChange: true, removedUntil: null } });
  expect(await rows(`select words_sealed like '%دارو%' as open from health_records where ref = $1`, [ref])).toEqual([{ open: false }]);

  const reading = pressure(131, 82, { day: '2026-11-20', hour: '8:00' });
  expect(await changeReading(file.ctx, { ref, version: 1, reading, confirmed: null })).toMatchObject({ ok: true, value: { stored: ref } });
  expect(await changeReading(file.ctx, { ref, version: 1, reading, confirmed: null })).toMatchObject({ ok: false, status: 409 });
  expect(await page()).toMatchObject({
    ok: true,
    value: { version: 2, words: null, versions: [{ numbers: [131, 82, 70] }, { numbers: [141, 92, 70], why: 'made' }] },
  });
  let { kept, reckoned } = await sums(file);
  expect(kept).toEqual(reckoned);
  expect(kept).toHaveLength(2);

  for (const _ of [1, 2]) expect(await removeReading(file.ctx, ref)).toMatchObject({ ok: true });
  expect((await list(file.ctx, null)).readings).toHaveLength(1);
  ({ kept, reckoned } = await sums(file));
  expect(kept).toEqual(reckoned);
  expect(await restoreReading(file.ctx, ref)).toMatchObject({ ok: true });
  expect((await list(file.ctx, null)).readings).toHaveLength(2);
  await removeReading(file.ctx, ref);
  const clock = (days: number) => ({ ...clockContext(shop.rt, 'test'), now: new Date(NOW.getTime() + days * 86_400_000) });
  expect(await eraseReadings(clock(29))).toBe(0);
  expect(await eraseReadings(clock(31))).toBe(1);
  expect(await page()).toMatchObject({ ok: false, status: 404 });
  expect(
    await rows('select count(*)::int as n from health_record_versions v where not exists (select from health_records r where r.id = v.record_id)'),
  ).toEqual([{ n: 0 }]);
});

test('[REC-10: confirmation] a rare value and one in centimetres are stored only after the second page, which confirms that value and no other', async () => {
  const file = await withFile(shop, 3);
  const ask = (reading: ReturnType<typeof pressure>, confirmed: string | null) =>
    addReading(file.ctx, { of: null, type: 'blood-pressure', reading, clientId: newRef(), confirmed });
  expect(await ask(pressure(210, 96), null)).toMatchObject({ ok: true, value: { ask: { odd: ['high'], meant: false } } });
  expect(await ask(pressure(12, 8), null)).toMatchObject({ ok: true, value: { ask: { numbers: [120, 80, 70], meant: true } } });
  expect(await ask(pressure(210, 96), '118-76-70')).toMatchObject({ ok: true, value: { ask: {} } });
  expect((await list(file.ctx, null)).readings).toEqual([]);
  expect(await ask(pressure(210, 96), '210-96-70')).toMatchObject({ ok: true, value: { stored: expect.any(String) as string } });
  expect((await list(file.ctx, null)).readings).toMatchObject([{ confirmed: true, class: 'non-standard' }]);
});

test('[ROLE-4: written, REC-8] who may keep a file adds to it and changes what they wrote alone; each leaves its line, and a stranger reaches nothing', async () => {
  const file = await withFile(shop, 4);
  const [daughter, friend] = [await buyer(shop, 40), await buyer(shop, 41)];
  await give(shop, file.id, { relation: 'family-keep', user: userOf(daughter) });
  await give(shop, file.id, { relation: 'family-see', user: userOf(friend) });
  const own = await add(file.ctx, null);
  const hers = await add(daughter, file.ref, pressure(122, 78));
  expect(await addReading(friend, { of: file.ref, type: 'blood-pressure', reading: pressure(122, 78), clientId: newRef(), confirmed: null })).toMatchObject({
    ok: false,
    status: 404,
  });
  expect(
    await addReading(await buyer(shop, 42), { of: file.ref, type: 'blood-pressure', reading: pressure(1_22, 78), clientId: newRef(), confirmed: null }),
  ).toMatchObject({
    ok: false,
    status: 404,
  });
  const change = (ctx: Ctx, ref: string, version = 1) => changeReading(ctx, { ref, version, reading: pressure(125, 80), confirmed: null });
  expect(await change(daughter, own)).toMatchObject({ ok: false, status: 404 });
  expect(await change(friend, hers)).toMatchObject({ ok: false, status: 404 });
  expect(await change(daughter, hers)).toMatchObject({ ok: true });
  expect(await change(file.ctx, hers, 2)).toMatchObject({ ok: true });
  for (const who of [daughter, friend]) expect(await removeReading(who, own)).toMatchObject({ ok: false, status: 404 });
  expect((await list(file.ctx, null)).readings.map(({ origin }) => origin).sort()).toEqual(['family', 'user']);
  const others = (await linesOf(shop, file.id)).filter(({ relation }) => relation !== 'owner');
  expect(others.map(({ relation, action }) => `${relation} ${action}`)).toEqual(['family-keep health.add', 'family-keep health.change']);
});

test('[REC-1: edit] what a doctor wrote is corrected by its author: the owner may remove it alone', async () => {
  const file = await withFile(shop, 5);
  const account = await buyer(shop, 50);
  const doctor: Ctx = { ...account, actor: { ...account.actor, roles: ['doctor'], twoSteps: true } as Ctx['actor'] };
  await give(shop, file.id, { relation: 'care', user: userOf(doctor) });
  const ref = await add(doctor, file.ref, pressure(138, 88));
  expect(await readingPage(file.ctx, { of: file.ref, ref })).toMatchObject({
    ok: true,
    value: { mayChange: false, mayRemove: true, reading: { origin: 'doctor', class: 'standard' } },
  });
  expect(await changeReading(file.ctx, { ref, version: 1, reading: pressure(120, 80), confirmed: null })).toMatchObject({
    ok: false,
    code: 'health.change.of-another',
  });
  expect(await changeReading(doctor, { ref, version: 1, reading: pressure(136, 86), confirmed: null })).toMatchObject({ ok: true });
  expect(await removeReading(file.ctx, ref)).toMatchObject({ ok: true });
});

test('[ROLE-4: scope] a right to one type, one record or some days shows those readings alone, in lists and charts', async () => {
  const file = await withFile(shop, 6);
  const [first, second] = [await add(file.ctx, null, pressure(118, 76, { day: '2026-11-10', hour: '8:00' })), await add(file.ctx, null, pressure(121, 79))];
  const id = Number((await rows<{ id: string }>('select id from health_records where ref = $1', [second]))[0]?.id);
  const seen = async (number: number, given: Parameters<typeof give>[2]) => {
    const ctx = await buyer(shop, number);
    await give(shop, file.id, { ...given, user: userOf(ctx) });
    const page = await list(ctx, file.ref);
    return [page.readings.map(({ ref }) => (ref === first ? 'first' : 'second')), page.marks.length, (await overviewOf(ctx)).length];
  };
  const overviewOf = async (ctx: Ctx) => {
    const all = await overview(ctx, file.ref);
    return all.ok ? all.value.types.filter(({ last }) => last !== null) : [];
  };
  expect(await seen(60, { relation: 'share' })).toEqual([['second', 'first'], 2, 1]);
  expect(await seen(61, { relation: 'share', types: ['blood-pressure'] })).toEqual([['second', 'first'], 2, 1]);
  expect(await seen(62, { relation: 'share', types: ['blood-sugar'] })).toEqual([[], 0, 0]);
  expect(await seen(63, { relation: 'share', record: id })).toEqual([['second'], 1, 1]);
  expect(await seen(64, { relation: 'family-see', from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-11-15T00:00:00Z') })).toEqual([['first'], 1, 1]);
  const lines = await linesOf(shop, file.id);
  expect(lines.filter(({ record_ids: ids }) => ids.length === 1 && ids[0] === String(id))).not.toHaveLength(0);
});

test('[REC-6: flat] a list of twenty from ten thousand is one statement by key, without an offset, and each page goes on where the last ended', async () => {
  const file = await withFile(shop, 7);
  await shop.database.pool.query(
    `with made as (
       insert into health_records (ref, member_id, type, measured_at, n1, n2, n3, "values", class, rule, confirmed, origin, entered_by, entered_at, client_id)
       select 'bulk' || lpad(n::text, 18, '0'), $1, 'blood-pressure', $2::timestamptz - n * interval '3 hours', 110 + n % 30, 70 + n % 15, 70, '{}', 'standard', 'bp-home-adult', false, 'user', 'user:1', $2, 'bulk' || n
       from generate_series(1, 10000) n returning *)
     insert into health_record_versions (record_id, version, measured_at, n1, n2, n3, "values", class, rule, confirmed, why, actor, at)
     select id, 1, measured_at, n1, n2, n3, "values", class, rule, confirmed, 'made', entered_by, entered_at from made`,
    [file.id, NOW],
  );
  await shop.database.pool.query('analyze health_records');
  let page!: Awaited<ReturnType<typeof list>>;
  const said = await heard(shop.database.pool, async () => {
    page = await list(file.ctx, null);
  });
  expect(said.length).toBeLessThanOrEqual(2);
  expect(said.filter(({ text }) => /\boffset\b/i.test(text))).toEqual([]);
  const refs = page.readings.map(({ ref }) => ref);
  const next = await list(file.ctx, null, { after: page.next });
  expect([refs.length, next.readings.length, refs.filter((ref) => next.readings.some((one) => one.ref === ref))]).toEqual([20, 20, []]);
  expect((page.readings.at(-1)?.measuredAt ?? NOW) >= (next.readings[0]?.measuredAt ?? NOW)).toBe(true);
  const { rows: plan } = await shop.database.pool.query<{ 'QUERY PLAN': string }>(
    `explain select * from health_records e where e.member_id = ${file.id} and e.type = 'blood-pressure' and e.deleted_at is null order by e.measured_at desc, e.id desc limit 21`,
  );
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toMatch(/health_records_list/);
});

test('[REC-7: favourites] a reading is kept at hand and let go, by each for oneself, and only where it is reached', async () => {
  const file = await withFile(shop, 8);
  const ref = await add(file.ctx, null);
  for (const _ of [1, 2]) expect(await favouriteReading(file.ctx, { ref, on: true })).toMatchObject({ ok: true });
  expect(await favouriteReadings(file.ctx, null)).toMatchObject({ ok: true, value: { readings: [{ ref }] } });
  expect(await favouriteReading(await buyer(shop, 80), { ref, on: true })).toMatchObject({ ok: false, status: 404 });
  expect(await favouriteReading(file.ctx, { ref, on: false })).toMatchObject({ ok: true });
  expect(await favouriteReadings(file.ctx, null)).toMatchObject({ ok: true, value: { readings: [] } });
});

test('[REC-10: refused] the tables refuse a reading of the future, a low number above the high one, a change without its version, and an erasure of what nobody removed', async () => {
  const file = await withFile(shop, 9);
  const ref = await add(file.ctx, null);
  const refused = (text: string, values: unknown[] = []) =>
    shop.database.pool.query(text, values).then(
      () => 'taken',
      (error: { constraint?: string }) => error.constraint,
    );
  const insert = (measured: string, n1: number, n2: number) =>
    refused(
      `insert into health_records (ref, member_id, type, measured_at, n1, n2, n3, "values", confirmed, origin, entered_by, entered_at, client_id) values ('${newRef()}', ${file.id}, 'blood-pressure', ${measured}, ${n1}, ${n2}, 70, '{}', false, 'user', 'user:1', now(), '${newRef()}')`,
    );
  expect(await insert(`now() + interval '1 hour'`, 120, 80)).toBe('health_records_not_ahead');
  expect(await insert('now()', 80, 120)).toBe('health_records_high_over_low');
  expect(await insert('now()', 120, 80)).toBe('health_records_have_versions');
  expect(await refused(`update health_records set n1 = 130 where ref = $1`, [ref])).toBe('health_records_change_by_versions');
  expect(await refused(`update health_records set n1 = 130, version = version + 1 where ref = $1`, [ref])).toBe('health_records_have_versions');
  expect(await refused(`delete from health_records where ref = $1`, [ref])).toBe('health_records_stay');
  expect(await refused(`update health_record_versions set n1 = 1`)).toBeUndefined();
});
