import { afterAll, beforeAll, expect, test } from 'vitest';
import { DELETION_DAYS } from '#domain/accounts/deletion';
import { readReading } from '#domain/records/read-reading';
import { recordType } from '#domain/records/types/all';
import { arrangedRequest } from '../../tests/arranged';
import { ownStore, userOf, withChild, withFile } from '../../tests/health';
import { putInState } from '../../tests/put-in-state';
import { ask, seedTopic } from '../../tests/questions';
import { addCredit } from '../../tests/wallet';
import { deliveredOrder, deviceForm, makeChannel, makeDevice, registerConfirmed } from '../../tests/warranty';
import { later, openShop, order, type Shop } from '../../tests/shop';
import { clockContext } from '../clock-context';
import type { Ctx } from '../context';
import { eraseReadings } from '../health/erase';
import { addReading } from '../health/add-reading';
import { newRef } from '../unguessable';
import { askDeletion, callOffDeletion, deletionDue, deletionPage } from './deletion';
import { eraseAccounts } from './erase-account';
import { fates } from './fates';

let shop: Shop;
let number = 9_700;
let forgetStore = () => {};
beforeAll(async () => {
  shop = await openShop();
  forgetStore = ownStore(shop);
  await seedTopic(shop);
});
afterAll(async () => {
  forgetStore();
  await shop.stop();
});

const DAY = 24 * 60;
const rows = async <T = Record<string, unknown>>(text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows as T[];
const clock = (ctx: Ctx): Ctx => ({ ...clockContext(shop.rt, 'upkeep'), now: ctx.now });
const somebody = () => withFile(shop, (number += 1));
const told = async (notice: string, ...to: string[]) =>
  (await rows<{ channel: string }>('select channel from messages where notice = $1 and recipient = any($2) order by channel', [notice, to])).map(
    ({ channel }) => channel,
  );

async function reading(ctx: Ctx): Promise<void> {
  const read = readReading(recordType('blood-pressure')!, { high: '118', low: '76', pulse: '70' }, ctx.now);
  if (!read.ok) throw new Error('no reading');
  const added = await addReading(ctx, { of: null, type: 'blood-pressure', reading: read.value, clientId: newRef(), confirmed: null });
  if (!added.ok) throw new Error(added.code);
}

test('[DASH-5] what becomes of it is said for every column that refers to an account', async () => {
  const found = await rows<{ place: string }>(`
    select c.conrelid::regclass || '.' || a.attname as place from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1] where c.contype = 'f' and c.confrelid = 'users'::regclass`);
  expect(Object.keys(fates).toSorted()).toEqual([...new Set(found.map(({ place }) => place))].toSorted());
});

test('[DASH-5: what is open] an account with money, goods or a visit under way does not go, and is told what ends first; who is held back asks for nothing', async () => {
  const { ctx } = await somebody();
  await order(shop, ctx);
  expect(await deletionPage(ctx)).toMatchObject({ asked: null, open: ['orders'] });
  expect(await askDeletion(ctx)).toMatchObject({ ok: false, code: 'accounts.deletion.open', status: 409 });
  const rich = (await somebody()).ctx;
  await addCredit(shop, rich, 50_000);
  expect(await deletionPage(rich)).toMatchObject({ open: ['wallet'] });
  const cared = (await somebody()).ctx;
  await arrangedRequest(shop, cared);
  expect(await deletionPage(cared)).toMatchObject({ open: ['requests'] });
  const keeper = (await somebody()).ctx;
  await withChild(shop, keeper, '2026-12-20');
  expect(await deletionPage(keeper)).toMatchObject({ open: ['children'], children: ['نوید سپیدرود'] });
  for (const one of [rich, cared, keeper]) expect(await askDeletion(one)).toMatchObject({ ok: false, status: 409 });
  const held = (await somebody()).ctx;
  expect(await askDeletion({ ...held, actor: { ...held.actor, held: 'pin' } as Ctx['actor'] })).toMatchObject({ ok: false, code: 'health.held', status: 403 });
  expect(await rows(`select from account_deletions`)).toEqual([]);
});

test('[DASH-5: deletion] after fourteen days nothing of a person is found any more but where the law or others keep it, and another account is as before', async () => {
  const marker = 'نشان‌گر';
  const { ctx, id: memberId } = await somebody();
  const bystander = await somebody();
  await reading(bystander.ctx);
  const userId = userOf(ctx);
  const [{ phone } = { phone: '' }] = await rows<{ phone: string }>(`select phone from users where id = $1`, [userId]);
  const email = 'marker@example.com';
  await rows(`update users set first_name = $2, last_name = $2, job = $2, residence = $2, history = $2, email = $3, email_confirmed_at = now() where id = $1`, [
    userId,
    marker,
    email,
  ]);
  await rows(`update members set first_name = $2, last_name = $2 where id = $1`, [memberId, marker]);
  await reading(ctx);
  const child = await withChild(shop, ctx, '2033-05-04');
  await rows(`update members set first_name = $2, last_name = $2 where id = $1`, [child.id, marker]);
  await deliveredOrder(shop, ctx);
  const serial = await makeDevice(shop);
  await registerConfirmed(shop, ctx, deviceForm(serial, { bought: { channelId: await makeChannel(shop) } }));
  const { id: requestId } = await arrangedRequest(shop, ctx, { values: { name: marker, phone } });
  await rows(`insert into request_messages (request_id, side, words, at) values ($1, 'requester', $2, now())`, [requestId, marker]);
  await putInState(shop.database.pool, `update service_requests set state = 'done', due_at = null where id = $1`, [requestId]);
  await ask(ctx);
  await rows(
    `insert into addresses (user_id, receiver_name, receiver_phone, country, province, city, full_address, postal_code) values ($1, $2, $3, 'IR', 'tehran', 'tehran', $2, '1456789012')`,
    [userId, marker, phone],
  );
  await rows(`insert into customer_notes (user_id, body, at) values ($1, $2, now())`, [userId, marker]);
  await rows(`insert into known_clients (whose, token_hash, created_at, seen_at) values ($1, 'h', now(), now())`, [`user:${userId}`]);
  await rows(
    `insert into sessions (id, user_id, token_hash, source, user_agent, created_at, seen_at, expires_at, network, new_client) values ('gone', $1, 'gone', 'WEBSITE', $2, now(), now(), now() + interval '1 day', '10.0.0.1', false)`,
    [userId, marker],
  );
  expect(await deletionPage(ctx)).toMatchObject({ open: [], children: [`${marker} ${marker}`], hasFile: true });
  expect(await askDeletion(ctx)).toMatchObject({ ok: true });
  const due = later(shop, ctx, DELETION_DAYS * DAY + 1);
  expect(await eraseAccounts(clock(due))).toBe(1);
  expect(await eraseAccounts(clock(due))).toBe(0);
  await eraseReadings(clock(due));
  const places = await rows<{ table_name: string; column_name: string }>(
    `select c.table_name, c.column_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'character varying', 'jsonb')`,
  );
  const found: string[] = [];
  for (const { table_name: table, column_name: column } of places) {
    const [hit] = await rows<{ n: string }>(`select count(*) as n from "${table}" where "${column}"::text like any($1)`, [
      [`%${marker}%`, `%${phone}%`, `%${email}%`],
    ]);
    if (Number(hit?.n) > 0) found.push(`${table}.${column}`);
  }
  // That it is done is the last message, kept as long as messages are; an order and its invoice stay by tax law.
  expect(found.filter((place) => !/^(orders|invoice_parties)\./.test(place))).toEqual(['messages.recipient']);
  expect(await told('accounts.erased', email, phone)).toEqual(['email']);
  expect(await rows(`select phone, first_name, email from users where id = $1`, [userId])).toEqual([
    { phone: `erased-${userId}`, first_name: null, email: null },
  ]);
  expect(await rows(`select member_id from member_keys where member_id = any($1)`, [[memberId, child.id]])).toEqual([]);
  expect(await rows(`select from health_records where member_id = $1`, [memberId])).toEqual([]);
  expect(await rows(`select state::text, user_id from devices where serial = $1`, [serial])).toEqual([{ state: 'released', user_id: null }]);
  expect((await rows(`select from health_records where member_id = $1`, [bystander.id])).length).toBe(1);
  expect(await rows(`select erased_at from account_deletions where user_id = $1`, [userId])).toEqual([{ erased_at: due.now }]);
});

test('[DASH-5: grace] it is asked for once, told both ways, called off for fourteen days, and waits for what was begun meanwhile', async () => {
  const { ctx } = await somebody();
  const [owner] = await rows<{ phone: string }>(`update users set email = 'keep@example.com', email_confirmed_at = now() where id = $1 returning phone`, [
    userOf(ctx),
  ]);
  const [first, second] = await Promise.all([askDeletion(ctx), askDeletion(ctx)]);
  const dueAt = new Date(ctx.now.getTime() + DELETION_DAYS * DAY * 60_000);
  expect([first, second]).toEqual([
    { ok: true, value: { dueAt } },
    { ok: true, value: { dueAt } },
  ]);
  expect(await told('accounts.deletion', 'keep@example.com', owner?.phone ?? '')).toEqual(['email', 'sms']);
  expect(await deletionDue(ctx)).toEqual(dueAt);
  const almost = later(shop, ctx, DELETION_DAYS * DAY - 1);
  expect(await eraseAccounts(clock(almost))).toBe(0);
  expect(await callOffDeletion(almost)).toMatchObject({ ok: true });
  expect(await callOffDeletion(almost)).toMatchObject({ ok: true });
  expect(await deletionDue(almost)).toBeNull();
  const after = later(shop, almost, 2);
  expect(await eraseAccounts(clock(after))).toBe(0);
  expect(await rows(`select called_off_at as at, erased_at from account_deletions where user_id = $1`, [userOf(ctx)])).toEqual([
    { at: almost.now, erased_at: null },
  ]);
  // Asked for once more, and something is bought within the fortnight.
  expect(await askDeletion(after)).toMatchObject({ ok: true });
  const bought = await order(shop, later(shop, after, DAY));
  const due = later(shop, after, 15 * DAY);
  expect(await eraseAccounts(clock(due))).toBe(0);
  expect(await deletionPage(due)).toMatchObject({ asked: { at: after.now }, open: ['orders'] });
  await putInState(shop.database.pool, `update orders set state = 'delivered' where id = $1`, [bought.orderId]);
  expect(await eraseAccounts(clock(later(shop, due, 60)))).toBe(1);
  await expect(rows(`delete from account_deletions`)).rejects.toThrow(/is kept/);
  await expect(rows(`update account_deletions set due_at = due_at + interval '1 day'`)).rejects.toThrow(/is kept/);
});

test('[DASH-5: deletion] an account that cannot be erased keeps no other waiting, and its fault is seen', async () => {
  const [broken, whole] = [(await somebody()).ctx, (await somebody()).ctx];
  for (const ctx of [broken, whole]) expect(await askDeletion(ctx)).toMatchObject({ ok: true });
  const due = later(shop, whole, DELETION_DAYS * DAY + 1);
  await rows(`create function one_stays() returns trigger language plpgsql as $f$ begin raise exception 'it stays'; end $f$`);
  await rows(`create trigger one_stays before update on users for each row when (old.id = ${userOf(broken)}) execute function one_stays()`);
  await expect(eraseAccounts(clock(due))).rejects.toThrow();
  expect(await deletionDue(whole)).toBeNull();
  expect(await deletionDue(broken)).not.toBeNull();
  await rows(`drop trigger one_stays on users`);
  expect(await eraseAccounts(clock(due))).toBe(1);
});
