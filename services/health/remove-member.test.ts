import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_MEMBERS, type Child } from '#domain/health/child';
import { readReading } from '#domain/records/read-reading';
import { recordType } from '#domain/records/types/all';
import { give, ownStore, userOf, withChild, withFile } from '../../tests/health';
import { later, openShop, type Shop } from '../../tests/shop';
import { clockContext } from '../clock-context';
import type { Ctx } from '../context';
import { newOnceKey } from '../once-key';
import { newRef } from '../unguessable';
import { addReading } from './add-reading';
import { eraseReadings } from './erase';
import { addChild, familyPage } from './family';
import { choose, familyState } from './family-state';
import { overview } from './overview';
import { bringBack, leavingPage, removedMembers, removeMember } from './remove-member';

let shop: Shop;
let people = 8_500;
let forgetStore = () => {};
beforeAll(async () => {
  shop = await openShop();
  forgetStore = ownStore(shop);
});
afterAll(async () => {
  forgetStore();
  await shop.stop();
});

const DAY = 24 * 60;
const rows = async <T>(text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows as T[];
const somebody = () => withFile(shop, (people += 1));
const child: Child = { firstName: 'نوید', lastName: 'سپیدرود', relation: 'son', birthDay: '2015-08-24', height: 128 };
async function made(ctx: Ctx): Promise<string> {
  const done = await addChild(ctx, { ...child, once: newOnceKey() });
  if (!done.ok) throw new Error(done.code);
  return done.value.ref;
}
async function add(
  ctx: Ctx,
  of: string | null,
  type = 'body-temperature',
  typed: Record<string, string> = { degree: '38.1', place: 'armpit' },
): Promise<boolean> {
  const reading = readReading(recordType(type)!, typed, ctx.now);
  if (!reading.ok) throw new Error('unread');
  return (await addReading(ctx, { of, type, reading: reading.value, clientId: newRef(), confirmed: null })).ok;
}
const names = async (ctx: Ctx) => {
  const page = await familyPage(ctx);
  return page.ok ? page.value.map(({ ref }) => ref) : page.code;
};

test('[FAM-2: delete] a child’s file that its keeper removes is closed for everybody at once, comes back as it was within thirty days, and two presses are one', async () => {
  const [me, aunt] = [await somebody(), await somebody()];
  const of = await made(me.ctx);
  expect(await add(me.ctx, of)).toBe(true);
  const { id } = (await rows<{ id: number }>('select id::int from members where ref = $1', [of]))[0]!;
  await give(shop, id, { relation: 'share', user: userOf(aunt.ctx) });
  expect(await leavingPage(me.ctx, of)).toMatchObject({
    ok: true,
    value: { what: 'closed', may: { ok: true }, erasedAfter: new Date('2026-12-21T05:00:00Z') },
  });
  const pressed = await Promise.all(Array.from({ length: 8 }, () => removeMember(me.ctx, of)));
  expect(pressed.every((one) => one.ok && one.value.what === 'closed')).toBe(true);
  expect(await rows(`select 1 from audit where action = 'health.file-closed' and subject = $1`, [`member:${of}`])).toHaveLength(1);
  for (const who of [me.ctx, aunt.ctx]) {
    expect(await overview(who, of)).toMatchObject({ ok: false, status: 404 });
    expect(await names(who)).toEqual([]);
  }
  await expect(add(me.ctx, of)).resolves.toBe(false);
  expect(await removedMembers(me.ctx)).toEqual([{ ref: of, name: 'نوید سپیدرود', until: new Date('2026-12-21T05:00:00Z') }]);
  // Nobody else brings it back.
  expect([await removedMembers(aunt.ctx), await bringBack(aunt.ctx, of)]).toMatchObject([[], { ok: false, status: 404 }]);
  const back = later(shop, me.ctx, 29 * DAY);
  expect([await bringBack(back, of), await bringBack(back, of)]).toMatchObject([{ ok: true }, { ok: true }]);
  expect([await names(back), await names({ ...aunt.ctx, now: back.now }), await removedMembers(back)]).toEqual([[of], [of], []]);
  expect(await overview(back, of)).toMatchObject({ ok: true });
  shop.at(me.ctx.now);
});

test('[FAM-2: delete, REC-1: delete] after thirty days the clock erases its readings, files, key and names, and nothing of another file; then nothing brings it back', async () => {
  const me = await somebody();
  const [of, other] = [await made(me.ctx), await made(me.ctx)];
  for (const file of [of, other]) for (let at = 0; at < 3; at += 1) expect(await add(me.ctx, file)).toBe(true);
  await rows(
    `with said as (
       insert into ehr_entries (ref, member_id, kind, none, "values", entered_by, entered_at, client_id)
       select left(md5(ref), 22), id, 'allergy', true, '{}', 'user:1', $2, 'none' from members where ref = any($1) returning *)
     insert into ehr_entry_versions (entry_id, version, "values", why, actor, at) select id, 1, "values", 'made', entered_by, entered_at from said`,
    [[of, other], me.ctx.now],
  );
  expect((await removeMember(me.ctx, of)).ok).toBe(true);
  const { id } = (await rows<{ id: number }>('select id::int from members where ref = $1', [of]))[0]!;
  const left = async (memberId = id) =>
    (
      await rows<Record<string, number>>(
        `select (select count(*)::int from health_records where member_id = $1) as records, (select count(*)::int from health_days where member_id = $1) as days,
          (select count(*)::int from ehr_entries where member_id = $1) as history,
          (select count(*)::int from member_keys where member_id = $1) as keys, (select count(*)::int from family_members where member_id = $1) as families,
          (select count(*)::int from file_rights where member_id = $1 and ended_at is null) as rights`,
        [memberId],
      )
    )[0];
  const eve = later(shop, me.ctx, 30 * DAY - 1);
  await eraseReadings(clockContext(shop.rt, 'erase'));
  expect(await left()).toMatchObject({ records: 3, history: 1, keys: 1, rights: 1 });
  const due = later(shop, eve, 1);
  expect(await bringBack(due, of)).toMatchObject({ ok: false, status: 404 });
  await eraseReadings(clockContext(shop.rt, 'erase'));
  expect(await left()).toEqual({ records: 0, days: 0, history: 0, keys: 0, families: 0, rights: 0 });
  expect(await rows('select first_name, last_name, birth_day, height_mm, state from members where id = $1', [id])).toEqual([
    { first_name: '—', last_name: '—', birth_day: null, height_mm: null, state: 'closed' },
  ]);
  expect(await rows('select 1 from health_record_versions v where not exists (select 1 from health_records r where r.id = v.record_id)')).toEqual([]);
  const another = (await rows<{ id: number }>('select id::int from members where ref = $1', [other]))[0]!;
  expect(await left(another.id)).toMatchObject({ records: 3, history: 1, keys: 1, families: 1, rights: 1 });
  expect(await bringBack(due, of)).toMatchObject({ ok: false, status: 404 });
  await expect(rows(`update members set state = 'active', closed_at = null, closed_by = null, erased_at = null where id = $1`, [id])).rejects.toMatchObject({
    constraint: 'members_stay_closed',
  });
  await expect(rows(`update members set state = 'closed', closed_at = now(), closed_by = 'x', erased_at = now() where ref = $1`, [other])).rejects.toThrow();
  shop.at(me.ctx.now);
});

test('[FAM-2: delete, FAM-7] an adult who leaves one’s family keeps their file: one’s own way in ends with the link, theirs and others’ stay, and only they let one in again', async () => {
  const [me, mother, brother] = [await somebody(), await somebody(), await somebody()];
  await give(shop, mother.id, { relation: 'family-keep', user: userOf(me.ctx) });
  await give(shop, mother.id, { relation: 'family-see', user: userOf(brother.ctx) });
  const { id: family } = (await rows<{ id: number }>('select id::int from families where owner_id = $1', [userOf(me.ctx)]))[0]!;
  await rows(`insert into family_members (family_id, member_id, relation, added_at) values ($1, $2, 'mother', now())`, [family, mother.id]);
  expect(await choose(me.ctx, mother.ref)).toMatchObject({ ok: true, value: { of: mother.ref } });
  expect(await leavingPage(me.ctx, mother.ref)).toMatchObject({ ok: true, value: { what: 'stays' } });
  expect([await removeMember(me.ctx, mother.ref), await removeMember(me.ctx, mother.ref)]).toMatchObject([{ ok: true, value: { what: 'left' } }, { ok: true }]);
  expect(await overview(me.ctx, mother.ref)).toMatchObject({ ok: false, status: 404 });
  expect(await familyState(me.ctx)).toMatchObject({ ok: true, value: { chosen: me.ref, members: [{ isMine: true }] } });
  expect(await rows('select 1 from family_members where family_id = $1 and member_id = $2', [family, mother.id])).toEqual([]);
  for (const who of [mother.ctx, brother.ctx]) expect(await overview(who, who === mother.ctx ? null : mother.ref)).toMatchObject({ ok: true });
  expect(await bringBack(me.ctx, mother.ref)).toMatchObject({ ok: false, status: 404 });
});

test('[FAM-2: delete] nobody removes another family’s member, oneself, whoever only shared something, or a child who is nearly of age', async () => {
  const [me, other] = [await somebody(), await somebody()];
  const theirs = await made(other.ctx);
  await give(shop, other.id, { relation: 'share', user: userOf(me.ctx) });
  const nearly = await withChild(shop, me.ctx, '2026-12-20');
  for (const ref of [theirs, other.ref, me.ref, newRef()]) {
    expect(await removeMember(me.ctx, ref)).toMatchObject({ ok: false, status: 404 });
    expect(await leavingPage(me.ctx, ref)).toMatchObject({ ok: false, status: 404 });
  }
  expect(await leavingPage(me.ctx, nearly.ref)).toMatchObject({ ok: true, value: { may: { ok: false } } });
  expect(await removeMember(me.ctx, nearly.ref)).toMatchObject({ ok: false, status: 409, code: 'health.family.nearly-of-age' });
  expect(await names(other.ctx)).toEqual([theirs]);
  expect(await rows(`select 1 from members where state = 'closed' and ref = any($1)`, [[theirs, other.ref, me.ref, nearly.ref]])).toEqual([]);
});

test('[FAM-2: delete] a closed file takes no place in the family, and comes back only where there is one', async () => {
  const me = await somebody();
  const of = await made(me.ctx);
  expect((await removeMember(me.ctx, of)).ok).toBe(true);
  const rest = await Promise.all(Array.from({ length: MOST_MEMBERS }, () => addChild(me.ctx, { ...child, once: newOnceKey() })));
  expect(rest.filter((one) => one.ok)).toHaveLength(MOST_MEMBERS - 1);
  expect(await bringBack(me.ctx, of)).toMatchObject({ ok: false, code: 'health.family.full' });
  const one = rest.find((done) => done.ok);
  expect((await removeMember(me.ctx, one?.ok ? one.value.ref : '')).ok).toBe(true);
  expect(await bringBack(me.ctx, of)).toMatchObject({ ok: true });
});
