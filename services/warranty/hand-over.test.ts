import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parseTransferCode, showTransferCode } from '#domain/warranty/transfer';
import { buyer, deliveredOrder, deviceForm, makeDevice, openShop, ownerWithDevice, ownerWithTicket, staffContext, type Shop } from '../../tests/warranty';
import type { Ctx } from '../context';
import { decideDevice } from './decide-device';
import { handOver, newTransferCode } from './hand-over';
import { devicePassport, type Passport } from './passport';
import { registerDevice } from './register-device';
import { myGivenUp } from './transfers';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());
beforeEach(() => shop.database.pool.query('delete from serial_tries'));

const rows = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows as Record<string, unknown>[];
const take = (ctx: Ctx, serial: string, transferCode: string) =>
  registerDevice(ctx, deviceForm(serial, { bought: { transfer: true }, receivedOn: null, purchasedOn: null, transferCode }));
async function codeOf(ctx: Ctx, serial: string): Promise<string> {
  const made = await newTransferCode(ctx, serial);
  if (!made.ok) throw new Error(made.code);
  return made.value.code;
}

test('[WAR-3: handed over] an owner hands a device on with a code that works once, keeps the period, and is known by its hash alone', async () => {
  const { ctx: first, serial } = await ownerWithDevice(shop, 1);
  const next = await buyer(shop, 2);
  expect(await handOver(next, serial)).toMatchObject({ status: 404 });
  expect((await handOver(first, serial)).ok).toBe(true);
  expect(await handOver(first, serial)).toMatchObject({ status: 404 });
  expect(await devicePassport(first, serial)).toMatchObject({ status: 404 });
  expect(await myGivenUp(first)).toMatchObject([{ serial }]);
  expect(await newTransferCode(next, serial)).toMatchObject({ code: 'warranty.transfer.none', status: 404 });
  const old = await codeOf(first, serial);
  const code = await codeOf(first, serial);
  expect(JSON.stringify(await rows('select * from device_transfers'))).not.toContain(code);
  expect(JSON.stringify(await rows(`select facts from audit where action = 'devices.transfer-code'`))).not.toContain(code);
  expect(parseTransferCode(` ${showTransferCode(code).toLowerCase()} `)).toEqual({ ok: true, value: code });
  expect(await take(next, serial, old)).toMatchObject({ code: 'warranty.transfer.wrong' });
  const answers = await Promise.all([take(next, serial, code), take(await buyer(shop, 3), serial, showTransferCode(code))]);
  expect(answers.filter((one) => one.ok)).toHaveLength(1);
  const [owner] = await rows('select user_id, purchased_on from devices where serial = $1', [serial]);
  expect(owner).toMatchObject({ purchased_on: '2026-11-20' });
  expect(await myGivenUp(first)).toEqual([]);
  expect(await take(first, serial, code)).toMatchObject({ code: 'warranty.transfer.wrong' });
  expect(await newTransferCode(first, serial)).toMatchObject({ status: 404 });
});

test('[WAR-3: one answer] a wrong code, an unknown serial, one that is nobody’s to hand on, and an old code get one and the same answer; a thousand tries harm nobody', async () => {
  const { ctx: first, serial } = await ownerWithDevice(shop, 10);
  const { serial: theirs } = await ownerWithDevice(shop, 11);
  await handOver(first, serial);
  const code = await codeOf(first, serial);
  const me = await buyer(shop, 12);
  const wrong = ['ABCD2345EFGH', code.split('').reverse().join('')];
  const answers = [];
  for (const [at, one] of [serial, theirs, await makeDevice(shop), 'ZZ0000000000'].entries()) answers.push(await take(me, one, wrong[at % 2] ?? ''));
  const late = { ...me, now: new Date(me.now.getTime() + 16 * 86_400_000) };
  answers.push(await take(late, serial, code));
  expect(new Set(answers.map((one) => JSON.stringify(one)))).toEqual(new Set([JSON.stringify(answers[0])]));
  expect(answers[0]).toMatchObject({ ok: false, code: 'warranty.transfer.wrong', field: 'transferCode' });
  // A hundred accounts with ten tries each: none is right, none more is looked at, and the code still works for its owner.
  const crowd = await Promise.all(Array.from({ length: 100 }, (_, at) => buyer(shop, 200 + at, { ip: `10.7.${at}.1` })));
  let refused = 0;
  for (const ctx of crowd)
    for (let tries = 0; tries < 11; tries += 1) {
      const tried = await take(
        ctx,
        serial,
        `2222${String(3_000_0000 + refused)
          .replace(/[01]/g, '7')
          .slice(0, 8)}`,
      );
      expect(tried.ok).toBe(false);
      if (!tried.ok && tried.status === 429) refused += 1;
    }
  expect(refused).toBe(100);
  await shop.database.pool.query('delete from serial_tries');
  expect((await take(me, serial, code)).ok).toBe(true);
}, 120_000);

test('[WAR-3: not locked out] after a release the seller puts no other device in its place, and the new owner gets it', async () => {
  const seller = await buyer(shop, 30);
  const { code: orderCode } = await deliveredOrder(shop, seller);
  const serial = await makeDevice(shop);
  const register = (one: string) => registerDevice(seller, deviceForm(one, { bought: { order: orderCode }, receivedOn: null, purchasedOn: null }));
  expect(await register(serial)).toMatchObject({ ok: true, value: { waits: null } });
  const [{ id }] = (await rows('select id from devices where serial = $1', [serial])) as [{ id: number }];
  expect((await decideDevice(staffContext(shop, 'support'), { deviceId: id, event: 'release', expectedState: 'active', reason: 'فروخته شد' })).ok).toBe(true);
  const code = await codeOf(seller, serial);
  // One more serial of the same unit: looked at by staff, not registered.
  expect(await register(await makeDevice(shop))).toMatchObject({ ok: true, value: { waits: { code: expect.any(String) } } });
  const next = await buyer(shop, 31);
  expect((await take(next, serial, code)).ok).toBe(true);
  expect((await devicePassport(next, serial)) as Passport).toMatchObject({ state: 'active', order: null, history: [{ event: 'take-over' }] });
  // Where a device was put into the place before, the next owner has it all the same.
  const { code: old } = await deliveredOrder(shop, seller);
  const again = await makeDevice(shop);
  await registerDevice(seller, deviceForm(again, { bought: { order: old }, receivedOn: null, purchasedOn: null }));
  await handOver(seller, again);
  await rows(
    `insert into devices (serial, variant_id, state, user_id, order_id, unit_no, purchased_on, warranty_ends_on, service_ends_on, registered_at)
     select 'NS7777777777', variant_id, 'active', $2, order_id, unit_no, purchased_on, warranty_ends_on, service_ends_on, now() from devices where serial = $1`,
    [again, seller.actor.kind === 'user' ? seller.actor.userId : 0],
  );
  expect((await take(next, again, await codeOf(seller, again))).ok).toBe(true);
});

test('a device with an open ticket is not handed over', async () => {
  const { ctx, serial, code } = await ownerWithTicket(shop, 40);
  expect(await handOver(ctx, serial)).toMatchObject({ code: 'warranty.transfer.open-ticket', facts: { code } });
});
