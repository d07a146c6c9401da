import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReading } from '#domain/records/read-reading';
import { recordType } from '#domain/records/types/all';
import { give, linesOf, userOf, withChild, withFile } from '../../tests/health';
import { makeDevice, openShop, registerConfirmed, deviceForm, makeChannel, type Shop } from '../../tests/warranty';
import type { Ctx } from '../context';
import { newRef } from '../unguessable';
import { handOver } from '../warranty/hand-over';
import { addReading } from './add-reading';
import { addDevice, devicePage, familyDevices, moveDevice, removeDevice } from './devices';

let shop: Shop;
let channelId = 0;
let people = 8_000;
beforeAll(async () => {
  shop = await openShop();
  channelId = await makeChannel(shop);
});
afterAll(() => shop.stop());

const rows = async <T>(text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows as T[];
const somebody = () => withFile(shop, (people += 1));
/** A device that is registered to somebody. */
async function registered(ctx: Ctx, variantId = shop.other.variantId): Promise<string> {
  const serial = await makeDevice(shop, variantId);
  await registerConfirmed(shop, ctx, deviceForm(serial, { bought: { channelId } }));
  await shop.database.pool.query('delete from serial_tries');
  return serial;
}
const listed = async (ctx: Ctx) => {
  const found = await familyDevices(ctx);
  if (!found.ok) throw new Error(found.code);
  return found.value.devices.map(({ serial, member }) => [serial, member?.ref ?? null]);
};
async function given(ctx: Ctx, serial: string, member: string): Promise<string> {
  const done = await addDevice(ctx, { serial, member });
  if (!done.ok) throw new Error(done.code);
  return done.value.ref;
}
const OF_AGE = '2033-08-24';

test('[FAM-3] a device of one’s own is given to a member by its serial, handed on, taken back; it stays registered, and each list says who has it', async () => {
  const me = await somebody();
  const child = await withChild(shop, me.ctx, OF_AGE);
  const serial = await registered(me.ctx);
  expect(await listed(me.ctx)).toEqual([[serial, null]]);
  const ref = await given(me.ctx, serial, me.ref);
  expect(await given(me.ctx, serial, me.ref)).toBe(ref);
  expect(await listed(me.ctx)).toEqual([[serial, me.ref]]);
  const moved = await moveDevice(me.ctx, { ref, member: child.ref });
  expect(moved).toMatchObject({ ok: true, value: { serial } });
  expect(await listed(me.ctx)).toEqual([[serial, child.ref]]);
  expect(
    await rows('select account_id, ended_by from family_devices d join devices on devices.id = device_id where serial = $1 order by d.id', [serial]),
  ).toEqual([
    { account_id: userOf(me.ctx), ended_by: `user:${userOf(me.ctx)}` },
    { account_id: userOf(me.ctx), ended_by: null },
  ]);
  const now = moved.ok ? moved.value.ref : '';
  expect(await devicePage(me.ctx, now)).toMatchObject({ ok: true, value: { device: { serial, kind: 'blood-pressure', look: 'nb1', lastAt: null } } });
  expect([await removeDevice(me.ctx, now), await removeDevice(me.ctx, now)]).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await listed(me.ctx)).toEqual([[serial, null]]);
  expect(await devicePage(me.ctx, now)).toMatchObject({ ok: false, status: 404 });
  expect(
    await rows(`select action from audit where subject like 'device:%' and actor = $1 and action like 'health.%' order by id`, [`user:${userOf(me.ctx)}`]),
  ).toEqual(['health.device-given', 'health.device-given', 'health.device-taken'].map((action) => ({ action })));
  expect(await rows('select user_id from devices where serial = $1', [serial])).toEqual([{ user_id: userOf(me.ctx) }]);
});

test('[FAM-3: one answer] another’s device, one that nobody registered, one that waits for staff and a serial that was never made get one and the same answer; a model that no family measures with says so', async () => {
  const [me, other] = [await somebody(), await somebody()];
  const [theirs, nobodys] = [await registered(other.ctx), await makeDevice(shop, shop.other.variantId)];
  await given(other.ctx, theirs, other.ref);
  const answers = [];
  for (const serial of [theirs, nobodys, 'ZZ0000000000']) answers.push(await addDevice(me.ctx, { serial, member: me.ref }));
  expect(new Set(answers.map((one) => JSON.stringify(one)))).toEqual(new Set([JSON.stringify({ ok: false, code: 'health.devices.none', field: 'serial' })]));
  const mine = await registered(me.ctx);
  await shop.database.pool.query(`update products set kind_id = (select id from kinds where slug = 'ultrasound') where slug = 'nb1'`);
  expect(await addDevice(me.ctx, { serial: mine, member: me.ref })).toMatchObject({ ok: false, code: 'health.devices.model', field: 'serial' });
  expect(await listed(me.ctx)).toEqual([]);
  await shop.database.pool.query(`update products set kind_id = (select id from kinds where slug = 'blood-pressure') where slug = 'nb1'`);
  expect(await rows('select 1 from family_devices where account_id = $1', [userOf(me.ctx)])).toEqual([]);
});

test.each([
  ['guardian', true],
  ['family-keep', true],
  ['family-see', false],
  ['share', false],
])('[FAM-3, FAM-7: by relation] %s: a device is given to a file to which one may add, and to no other: %s', async (relation, may) => {
  const [me, other] = [await somebody(), await somebody()];
  const serial = await registered(me.ctx);
  const file = relation === 'guardian' ? await withChild(shop, me.ctx, OF_AGE) : other;
  const right = relation === 'guardian' ? null : await give(shop, other.id, { relation, user: userOf(me.ctx) });
  const done = await addDevice(me.ctx, { serial, member: file.ref });
  expect(done).toMatchObject(may ? { ok: true } : { ok: false, status: 404 });
  expect(await listed(me.ctx)).toEqual([[serial, may ? file.ref : null]]);
  if (right === null) return;
  await shop.database.pool.query(`update file_rights set ended_at = now(), ended_by = 'user:1' where id = $1`, [right.id]);
  // Who has it is not told any more, and it may be given to somebody else.
  expect(await listed(me.ctx)).toEqual([[serial, null]]);
  expect(await addDevice(me.ctx, { serial, member: me.ref })).toMatchObject({ ok: true });
});

test('[FAM-3: another’s] the gifts and members of another family are not there, for reading or for anything else', async () => {
  const [me, other] = [await somebody(), await somebody()];
  const ref = await given(other.ctx, await registered(other.ctx), other.ref);
  const mine = await registered(me.ctx);
  const before = await rows('select * from family_devices order by id');
  for (const answer of [
    devicePage(me.ctx, ref),
    moveDevice(me.ctx, { ref, member: me.ref }),
    removeDevice(me.ctx, ref),
    addDevice(me.ctx, { serial: mine, member: other.ref }),
  ])
    expect(await answer).toMatchObject({ ok: false, status: 404, code: 'access.hidden' });
  expect(await rows('select * from family_devices order by id')).toEqual(before);
});

test('[FAM-3: at once] of twenty presses for one serial at once, to two members, one gift stands and the table holds it', async () => {
  const me = await somebody();
  const child = await withChild(shop, me.ctx, OF_AGE);
  const serial = await registered(me.ctx);
  const sent = await Promise.all(Array.from({ length: 20 }, (_, at) => addDevice(me.ctx, { serial, member: at % 2 ? me.ref : child.ref })));
  expect(sent.every((one) => one.ok)).toBe(true);
  const open = await rows<{ device_id: number; member_id: string }>(
    'select device_id, member_id from family_devices where account_id = $1 and ended_at is null',
    [userOf(me.ctx)],
  );
  expect(open).toHaveLength(1);
  const insert = (accountId: number, deviceId: number | undefined) =>
    rows(`insert into family_devices (ref, device_id, account_id, member_id, given_at) values ($1, $2, $3, $4, now())`, [newRef(), deviceId, accountId, me.id]);
  await expect(insert(userOf(me.ctx), open[0]?.device_id)).rejects.toMatchObject({ constraint: 'family_devices_one_hand' });
  const other = await somebody();
  await expect(insert(userOf(other.ctx), open[0]?.device_id)).rejects.toMatchObject({ constraint: 'family_devices_own' });
  await expect(rows('update family_devices set member_id = $1 where account_id = $2', [other.id, userOf(me.ctx)])).rejects.toMatchObject({
    constraint: 'family_devices_stay',
  });
  await expect(rows('delete from family_devices where account_id = $1', [userOf(me.ctx)])).rejects.toThrow('append-only');
});

test('[FAM-3, WAR-3: handed over] a device that goes to another owner leaves the family by itself', async () => {
  const me = await somebody();
  const serial = await registered(me.ctx);
  await given(me.ctx, serial, me.ref);
  expect((await handOver(me.ctx, serial)).ok).toBe(true);
  expect(await listed(me.ctx)).toEqual([]);
  expect(await rows('select ended_by from family_devices where account_id = $1', [userOf(me.ctx)])).toEqual([{ ended_by: 'device' }]);
  expect(await addDevice(me.ctx, { serial, member: me.ref })).toMatchObject({ ok: false, code: 'health.devices.none' });
});

test('[FAM-3: last reading, ROLE-4] it says when who has it measured last what it measures, and that look leaves its line', async () => {
  const [me, mother] = [await somebody(), await somebody()];
  await give(shop, mother.id, { relation: 'family-keep', user: userOf(me.ctx) });
  const serial = await registered(me.ctx);
  const ref = await given(me.ctx, serial, mother.ref);
  const reading = readReading(recordType('blood-pressure')!, { high: '128', low: '82', pulse: '72' }, me.ctx.now);
  if (!reading.ok) throw new Error('unread');
  expect(await addReading(mother.ctx, { of: null, type: 'blood-pressure', reading: reading.value, clientId: newRef(), confirmed: null })).toMatchObject({
    ok: true,
  });
  const before = (await linesOf(shop, mother.id)).filter(({ relation }) => relation === 'family-keep').length;
  expect(await devicePage(me.ctx, ref)).toMatchObject({ ok: true, value: { device: { lastAt: reading.value.measuredAt, member: { ref: mother.ref } } } });
  const lines = (await linesOf(shop, mother.id)).filter(({ relation }) => relation === 'family-keep').slice(before);
  // The name on the family's list, and the moment of the reading.
  expect(lines.map(({ action }) => action)).toEqual(['health.read', 'health.read']);
});
