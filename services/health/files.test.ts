import { afterAll, beforeAll, expect, test } from 'vitest';
import { give, linesOf, userOf, withChild, withFile } from '../../tests/health';
import { buyer, openShop, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import { clockContext } from '../clock-context';
import type { Ctx } from '../context';
import { beginFile } from './begin';
import { chainSeen, checkSeen } from './chain';
import { endRight } from './end-right';
import { keyOf } from './store/keys';
import { cardFor } from './store/card';
import { see } from './store/see';
import { whoSaw } from './who-saw';

const MORNING = new Date('2026-11-21T05:00:00.000Z');
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const card = (ctx: Ctx, ref: string) => see(ctx, { action: 'health.read', whose: { ref }, door: 'page', besides: { card: cardFor(null) } });
const count = async (text: string, values: unknown[] = []) => Number((await shop.database.pool.query<{ n: string }>(text, values)).rows[0]?.n);
const refused = async (text: string, values: unknown[] = []) =>
  shop.database.pool.query(text, values).then(
    () => 'taken',
    (error: { constraint?: string; message: string }) => error.constraint ?? error.message,
  );

test('[FAM-4: oneself] everybody has a file of their own, made at the first need: forty first looks at once make one, with one key and one family', async () => {
  const ctx = await buyer(shop, 50);
  const begun = await Promise.all(Array.from({ length: 40 }, () => beginFile(ctx)));
  expect(begun.every(({ ok }) => ok)).toBe(true);
  const user = userOf(ctx);
  expect(await count('select count(*) as n from members where account_id = $1', [user])).toBe(1);
  expect(await count('select count(*) as n from member_keys k join members m on m.id = k.member_id where m.account_id = $1', [user])).toBe(1);
  expect(
    await count(`select count(*) as n from family_members f join families g on g.id = f.family_id where g.owner_id = $1 and f.relation = 'myself'`, [user]),
  ).toBe(1);
});

test('[ROLE-4: read] what another sees of a file leaves one line each time; who has no right sees nothing and leaves none', async () => {
  const file = await withFile(shop, 51);
  const [mother, stranger] = [await buyer(shop, 52), await buyer(shop, 53)];
  expect(await card(mother, file.ref)).toBeNull();
  const right = await give(shop, file.id, { relation: 'family-see', user: userOf(mother) });
  for (let time = 0; time < 3; time += 1) expect(await card(mother, file.ref)).toMatchObject({ memberId: file.id, relation: 'family-see' });
  expect(await card(stranger, file.ref)).toBeNull();
  expect(await card({ ...mother, actor: { kind: 'guest' } }, file.ref)).toBeNull();
  expect(await linesOf(shop, file.id)).toEqual(
    Array.from({ length: 3 }, () => ({ relation: 'family-see', action: 'health.read', rows: 1, record_ids: [], right_id: String(right.id) })),
  );
});

test('[ROLE-4: read] one’s own readings leave one line for a session and day', async () => {
  const file = await withFile(shop, 54);
  const other = { ...file.ctx, actor: { ...file.ctx.actor, sessionId: 'another' } as Ctx['actor'] };
  await Promise.all(Array.from({ length: 12 }, (_, at) => card(at % 2 ? file.ctx : other, file.ref)));
  shop.at(new Date(MORNING.getTime() + 86_400_000));
  await card(file.ctx, file.ref);
  shop.at(MORNING);
  expect((await linesOf(shop, file.id)).map(({ relation }) => relation)).toEqual(['owner', 'owner', 'owner']);
});

test('[SHARE-2: end] an ended right shows nothing from its answer on, whoever else presses; only the file’s keeper ends it', async () => {
  const file = await withFile(shop, 55);
  const friend = await buyer(shop, 56);
  const right = await give(shop, file.id, { relation: 'share', user: userOf(friend) });
  expect(await endRight(friend, right.ref)).toMatchObject({ ok: false, status: 404 });
  expect(await endRight(await buyer(shop, 57), right.ref)).toMatchObject({ ok: false, status: 404 });
  expect(await card(friend, file.ref)).not.toBeNull();
  const ended = await Promise.all(Array.from({ length: 5 }, () => endRight(file.ctx, right.ref)));
  expect(ended.every(({ ok }) => ok)).toBe(true);
  expect(await card(friend, file.ref)).toBeNull();
  expect(await endRight(file.ctx, right.ref)).toMatchObject({ ok: true });
  expect(await count(`select count(*) as n from audit where action = 'health.end-right' and subject = $1`, [`file-right:${right.id}`])).toBe(1);
});

test('[ROLE-4: hours] a right shows nothing before its start and from its end on', async () => {
  const file = await withFile(shop, 58);
  const friend = await buyer(shop, 59);
  const at = (minutes: number) => new Date(MORNING.getTime() + minutes * 60_000);
  await give(shop, file.id, { relation: 'share', user: userOf(friend), starts: at(10), ends: at(20) });
  const shown = [];
  for (const minute of [0, 9, 10, 19, 20, 30]) {
    shop.at(at(minute));
    shown.push((await card(friend, file.ref)) !== null);
  }
  shop.at(MORNING);
  expect(shown).toEqual([false, false, true, true, false, false]);
});

test('[FAM-7: of age] a guardian is out at midnight in Tehran of the day on which the child is of age', async () => {
  const guardian = await buyer(shop, 60);
  const child = await withChild(shop, guardian, '2028-06-18');
  const seen = [];
  for (const moment of ['2028-06-17T20:29:59.999Z', '2028-06-17T20:30:00Z', '2028-06-18T05:00:00Z']) {
    shop.at(new Date(moment));
    seen.push((await card(guardian, child.ref)) !== null);
  }
  shop.at(MORNING);
  expect(seen).toEqual([true, false, false]);
  expect(await refused(`update members set of_age_on = '2030-01-01' where id = $1`, [child.id])).toBe('members_of_age_moves_earlier');
  expect(await refused(`update members set of_age_on = '2028-06-01' where id = $1`, [child.id])).toBe('taken');
  expect(await refused(`update members set of_age_on = '2028-06-18', of_age_reason = 'شناسنامه دیده شد' where id = $1`, [child.id])).toBe('taken');
  await shop.database.pool.query('update members set account_id = $1 where id = $2', [userOf(await buyer(shop, 61)), child.id]);
  expect(await card(guardian, child.ref)).toBeNull();
});

test('[ROLE-3: authorised] staff reach a file by an authorisation that another gave, for thirty days at most', async () => {
  const file = await withFile(shop, 62);
  const { rows } = await shop.database.pool.query<{ id: number }>(
    `insert into staff (email, name, hash, salt) values ('desk-health@zarban.example', 'پشتیبان', 'x', 'x') returning id`,
  );
  const staffId = rows[0]?.id ?? 0;
  const desk = testContext(shop.rt, { actor: { kind: 'staff', staffId, name: '', roles: ['support'] } });
  const administrator = testContext(shop.rt, { actor: { kind: 'staff', staffId, name: '', roles: ['administrator'] } });
  expect([await card(desk, file.ref), await card(administrator, file.ref)]).toEqual([null, null]);
  const row = (set: string) =>
    refused(
      `insert into file_rights (ref, member_id, staff_id, relation, starts_at, ends_at, source, granted_by, reason) select '${'x'.repeat(22)}', ${file.id}, ${staffId}, 'authorised', ${set}`,
    );
  const start = `'2026-11-21T04:00:00Z'::timestamptz`;
  expect(await row(`${start}, ${start} + interval '31 days', 'test', 'staff:999', 'حکم ۱'`)).toBe('file_rights_authorised_by_another');
  expect(await row(`${start}, ${start} + interval '3 days', 'test', 'staff:${staffId}', 'حکم ۱'`)).toBe('file_rights_authorised_by_another');
  expect(await row(`${start}, null, 'test', 'staff:999', 'حکم ۱'`)).toBe('file_rights_authorised_ends');
  expect(await row(`${start}, ${start} + interval '3 days', 'test', 'staff:999', null`)).toMatch(/file_rights_authorised/);
  expect(await row(`${start}, ${start} + interval '3 days', 'test', 'staff:999', 'حکم ۱'`)).toBe('taken');
  expect(await card(desk, file.ref)).toMatchObject({ relation: 'authorised' });
  expect(await refused(`update file_rights set relation = 'share' where staff_id = ${staffId}`)).toBe('file_rights_stay');
  expect(await refused(`delete from file_rights where staff_id = ${staffId}`)).toMatch(/append-only/);
});

test('[ROLE-4: a list] the owner reads who saw what, by name, and not the own looks; nobody else reads it', async () => {
  const file = await withFile(shop, 63);
  const friend = await buyer(shop, 64);
  const right = await give(shop, file.id, { relation: 'share', user: userOf(friend) });
  await card(friend, file.ref);
  await card(file.ctx, file.ref);
  expect(await whoSaw(file.ctx, { of: null, before: null })).toMatchObject({
    ok: true,
    value: { figures: { people: 1, times: 1, byStaff: 0 }, lines: [{ name: 'آوین کهن‌سار', relation: 'share', right: right.ref, rows: 1 }], next: null },
  });
  expect(await whoSaw(friend, { of: file.ref, before: null })).toMatchObject({ ok: false, status: 404 });
  expect(await whoSaw({ ...friend, actor: { kind: 'guest' } }, { of: file.ref, before: null })).toMatchObject({ ok: false, status: 403 });
});

test('[ROLE-4: chain] closed minutes are chained; a line that is changed or slipped in afterwards is found', async () => {
  const file = await withFile(shop, 65);
  const friend = await buyer(shop, 66);
  await give(shop, file.id, { relation: 'share', user: userOf(friend) });
  await card(friend, file.ref);
  shop.at(new Date(MORNING.getTime() + 60_000));
  await card(friend, file.ref);
  shop.at(new Date(MORNING.getTime() + 10 * 60_000));
  const clock = () => clockContext(shop.rt, 'test');
  expect(await chainSeen(clock())).toBeGreaterThanOrEqual(2);
  expect(await chainSeen(clock())).toBe(0);
  expect(await checkSeen(clock())).toBeGreaterThanOrEqual(2);
  expect(await refused('update health_seen set rows = 7')).toMatch(/append-only/);
  expect(await refused('delete from health_seen_chain')).toMatch(/append-only/);
  const slipped = `insert into health_seen (member_id, at, user_id, relation, right_id, action, door, record_ids, rows, request_id)
    select member_id, at, user_id, relation, right_id, action, door, record_ids, rows, request_id from health_seen where member_id = ${file.id} limit 1 returning id`;
  await shop.database.pool.query(slipped);
  await expect(checkSeen(clock())).rejects.toThrow('not what was written');
  shop.at(MORNING);
});

test('[ROLE-4: sealed] a text opens with its member’s key alone, in its own field; another set-up, member, field or byte opens nothing', async () => {
  const [one, two] = [await withFile(shop, 67), await withFile(shop, 68)];
  const [mine, other] = [await keyOf(shop.rt.db, shop.rt, one.id), await keyOf(shop.rt.db, shop.rt, two.id)];
  const sealed = mine!.seal('note', 'حساسیت به پنی‌سیلین');
  expect(mine!.open('note', sealed)).toBe('حساسیت به پنی‌سیلین');
  expect(sealed).not.toBe(mine!.seal('note', 'حساسیت به پنی‌سیلین'));
  expect(() => mine!.open('words', sealed)).toThrow();
  expect(() => other!.open('note', sealed)).toThrow();
  expect(() => mine!.open('note', `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`)).toThrow();
  const elsewhere = { ...shop.rt, settings: { ...shop.rt.settings, secrets: { ...shop.rt.settings.secrets, payload: 'q'.repeat(32) } } };
  await expect(keyOf(shop.rt.db, elsewhere, one.id)).rejects.toThrow();
  // A key that is put at another member opens nothing there.
  await shop.database.pool.query('update member_keys set wrapped = (select wrapped from member_keys where member_id = $1) where member_id = $2', [
    one.id,
    two.id,
  ]);
  await expect(keyOf(shop.rt.db, shop.rt, two.id)).rejects.toThrow();
});

test('[FAM-7: rights] the tables refuse a right of nobody, of two, a guardian’s that is confined, a second one alike, and a file without a name', async () => {
  const file = await withFile(shop, 69);
  const user = userOf(await buyer(shop, 70));
  const right = (columns: string, values: string) =>
    refused(
      `insert into file_rights (ref, member_id, starts_at, source, granted_by, ${columns}) values ('r${'x'.repeat(20)}' || floor(random() * 10), ${file.id}, now(), 'test', 'user:1', ${values})`,
    );
  expect(await right('relation', `'share'`)).toBe('file_rights_one_holder');
  expect(await right('relation, user_id, staff_id', `'share', ${user}, 1`)).toMatch(/file_rights_(one_holder|staff)/);
  expect(await right('relation, user_id, types', `'guardian', ${user}, array['blood-pressure']`)).toBe('file_rights_of_guardians_are_whole');
  expect(await right('relation, user_id, types', `'share', ${user}, '{}'`)).toBe('file_rights_some_types');
  await give(shop, file.id, { relation: 'family-see', user });
  expect(await right('relation, user_id', `'family-keep', ${user}`)).toBe('file_rights_once_user');
  expect(await refused(`insert into members (ref, made_by, made_at) values ('${'n'.repeat(22)}', ${user}, now())`)).toBe('members_have_a_name');
  expect(await refused(`update members set account_id = ${user} where id = ${file.id}`)).toBe('members_stay');
});
