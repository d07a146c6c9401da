import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Child } from '#domain/health/child';
import { readReading } from '#domain/records/read-reading';
import { recordType } from '#domain/records/types/all';
import { ofAgeOn } from '#domain/accounts/adult';
import { give, linesOf, userOf, withFile } from '../../tests/health';
import { buyer, openShop, type Shop } from '../../tests/shop';
import type { Ctx } from '../context';
import { newOnceKey } from '../once-key';
import { newRef } from '../unguessable';
import { addReading } from './add-reading';
import { addChild, changeChild, childForm, familyPage } from './family';
import { overview } from './overview';
import { whoSaw } from './who-saw';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const child: Child = { firstName: 'نوید', lastName: 'سپیدرود', relation: 'son', birthDay: '2015-08-24', height: 128 };
const rows = async <T>(text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows as T[];
const make = (ctx: Ctx, more: Partial<Child> = {}, once = newOnceKey()) => addChild(ctx, { ...child, ...more, once });
async function made(ctx: Ctx, more: Partial<Child> = {}): Promise<string> {
  const done = await make(ctx, more);
  if (!done.ok) throw new Error(done.code);
  return done.value.ref;
}
const seenBy = async (ctx: Ctx) => {
  const page = await familyPage(ctx);
  if (!page.ok) throw new Error(page.code);
  return page.value;
};
/** The same account at a moment in Tehran. */
function at(ctx: Ctx, moment: string): Ctx {
  shop.at(new Date(`${moment}+03:30`));
  return { ...ctx, now: new Date(`${moment}+03:30`) };
}
const NOW = '2026-11-21T08:30:00';

test('[FAM-1, FAM-2] a form sent ten times at once is one child with its key and one guardian; who keeps it reads, writes and sees who saw it, another does not', async () => {
  const { ctx } = await withFile(shop, 1);
  const once = newOnceKey();
  const sent = await Promise.all(Array.from({ length: 10 }, () => make(ctx, {}, once)));
  const refs = new Set(sent.map((one) => (one.ok ? one.value.ref : one.code)));
  expect(refs.size).toBe(1);
  const [of = ''] = refs;
  expect(
    await rows(
      `select first_name, gender, birth_day, of_age_on, height_mm, (select count(*)::int from member_keys k where k.member_id = m.id) as keys,
    (select count(*)::int from file_rights r where r.member_id = m.id) as rights from members m where made_by = $1 and account_id is null`,
      [userOf(ctx)],
    ),
  ).toEqual([{ first_name: 'نوید', gender: 'male', birth_day: '2015-08-24', of_age_on: ofAgeOn('2015-08-24'), height_mm: 1280, keys: 1, rights: 1 }]);
  expect(await seenBy(ctx)).toMatchObject([
    { ref: of, firstName: 'نوید', age: 11, relation: 'guardian', family: 'son', heightCm: 128, ofAgeOn: ofAgeOn('2015-08-24') },
  ]);
  const reading = readReading(recordType('body-temperature')!, { degree: '38.1', place: 'armpit' }, ctx.now);
  if (!reading.ok) throw new Error('unread');
  const add = (who: Ctx) => addReading(who, { of, type: 'body-temperature', reading: reading.value, clientId: newRef(), confirmed: null });
  expect(await add(ctx)).toMatchObject({ ok: true });
  const other = await buyer(shop, 100);
  for (const answer of [add(other), overview(other, of), childForm(other, of), changeChild(other, { ...child, of }), whoSaw(other, { of, before: null })])
    expect(await answer).toMatchObject({ ok: false, status: 404 });
  expect(await seenBy(other)).toEqual([]);
  const lines = await rows<{ action: string }>(
    `select action from health_seen h join members m on m.id = h.member_id where m.ref = $1 and h.relation = 'guardian' order by h.id`,
    [of],
  );
  expect(lines.map(({ action }) => action)).toEqual(['health.read', 'health.add']);
});

test('[FAM-1] whoever is 18 or not born yet is refused beside the birth day, a family has its end, and nothing is written', async () => {
  const { ctx } = await withFile(shop, 2);
  const refusal = async (more: Partial<Child>) => {
    const done = await make(ctx, more);
    return done.ok ? 'made' : `${done.field ?? ''} ${done.code}`;
  };
  expect(ofAgeOn('2008-11-20')).toBe('2026-11-21');
  expect(await refusal({ birthDay: '2008-11-20' })).toBe('birthDay health.family.of-age');
  expect(await refusal({ birthDay: '2026-11-22' })).toBe('birthDay accounts.birth-day.future');
  expect(await rows('select 1 from members where made_by = $1 and account_id is null', [userOf(ctx)])).toEqual([]);
  const many = await Promise.all(Array.from({ length: 30 }, () => refusal({})));
  expect([many.filter((one) => one === 'made').length, new Set(many.filter((one) => one !== 'made'))]).toEqual([19, new Set([' health.family.full'])]);
});

test.each([
  ['an ordinary day', '2009-03-05'],
  ['30 Esfand of a leap year', '2009-03-20'],
  ['the first of Farvardin', '2009-03-21'],
])('[FAM-7: age] born on %s, the guardian reads until the last minute of the eve, and nothing from midnight in Tehran on', async (_name, birthDay) => {
  const { ctx } = await withFile(shop, 3 + Number(birthDay.slice(-2)));
  at(ctx, NOW);
  const of = await made(ctx, { birthDay });
  const day = ofAgeOn(birthDay);
  const eve = new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  const late = at(ctx, `${eve}T23:59:59`);
  expect([(await overview(late, of)).ok, (await seenBy(late)).length]).toEqual([true, 1]);
  for (const moment of [`${day}T00:00:00`, `${day}T07:00:00`]) {
    const grown = at(ctx, moment);
    expect(await overview(grown, of)).toMatchObject({ ok: false, status: 404 });
    expect(await changeChild(grown, { ...child, birthDay: '2015-08-24', of })).toMatchObject({ ok: false, status: 404 });
    expect(await seenBy(grown)).toEqual([]);
  }
  at(ctx, NOW);
});

test('[FAM-2, FAM-7] a child’s file is changed by who keeps it; the day on which it is of age comes earlier, and never later', async () => {
  const { ctx } = await withFile(shop, 40);
  const of = await made(ctx);
  const change = (more: Partial<Child>) => changeChild(ctx, { ...child, ...more, of });
  expect(await change({ firstName: 'نیکا', relation: 'daughter', height: 131, birthDay: '2015-08-20' })).toMatchObject({ ok: true });
  expect(await seenBy(ctx)).toMatchObject([{ firstName: 'نیکا', family: 'daughter', heightCm: 131, ofAgeOn: ofAgeOn('2015-08-20') }]);
  expect(await change({ birthDay: '2015-08-24' })).toMatchObject({ ok: false, field: 'birthDay', code: 'health.family.later' });
  expect(await change({ birthDay: '2000-01-01' })).toMatchObject({ ok: false, field: 'birthDay', code: 'health.family.of-age' });
  await expect(shop.database.pool.query(`update members set of_age_on = '2040-01-01' where ref = $1`, [of])).rejects.toMatchObject({
    constraint: 'members_of_age_moves_earlier',
  });
});

test('[FAM-4, REC-7: shared with me] what others opened stands beside one’s children until it ends; each look at the names is a line for their owner', async () => {
  const [mine, theirs] = [await withFile(shop, 41), await withFile(shop, 42)];
  const right = await give(shop, theirs.id, { relation: 'family-see', user: userOf(mine.ctx), ends: new Date('2026-11-22T00:00:00Z') });
  await give(shop, theirs.id, { relation: 'share', user: userOf(mine.ctx), types: ['blood-sugar'] });
  expect(await seenBy(mine.ctx)).toMatchObject([
    { ref: theirs.ref, relation: 'family-see', family: null, ofAgeOn: null, endsAt: new Date('2026-11-22T00:00:00Z') },
  ]);
  expect(await linesOf(shop, theirs.id)).toMatchObject([{ relation: 'family-see', action: 'health.read', rows: 1, right_id: String(right.id) }]);
  const later = at(mine.ctx, '2026-11-22T03:30:00');
  expect(await seenBy(later)).toMatchObject([{ relation: 'share' }]);
  await shop.database.pool.query(`update members set state = 'closed' where id = $1`, [theirs.id]);
  expect(await seenBy(later)).toEqual([]);
  at(mine.ctx, NOW);
});
