import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  buyer,
  deviceForm,
  makeChannel,
  makeDevice,
  openShop,
  ownerWithDevice,
  ownerWithTicket,
  photo,
  staffContext,
  type Shop,
} from '../../../tests/warranty';
import type { Ctx } from '../../context';
import { staffClaim } from '../../staff/claim-detail';
import { workDue } from '../../work/due';
import { openPaper } from '../open-paper';
import { devicePassport, type Passport } from '../passport';
import { registerDevice, type RegisterDevice } from '../register-device';
import { decideClaim, type ClaimDecision } from './decide';
import { myClaims, withdrawClaim } from './mine';

let shop: Shop;
let channelId: number;
beforeAll(async () => {
  shop = await openShop();
  channelId = await makeChannel(shop);
});
afterAll(() => shop.stop());
beforeEach(() => shop.database.pool.query('delete from serial_tries'));

const rows = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows as Record<string, unknown>[];
async function claim(ctx: Ctx, serial: string, more: Partial<RegisterDevice> = {}): Promise<{ id: number; code: string }> {
  const asked = await registerDevice(ctx, deviceForm(serial, { bought: { channelId }, ...more }));
  if (!asked.ok || !asked.value.waits) throw new Error(asked.ok ? 'not waiting' : asked.code);
  const [row] = await rows('select id from device_claims where code = $1', [asked.value.waits.code]);
  return { id: Number(row?.['id']), code: asked.value.waits.code };
}
const decide = (id: number, event: ClaimDecision['event'], reason = '', role = 'after-sales') =>
  decideClaim(staffContext(shop, role), { claimId: id, event, expectedState: 'waiting', reason });
const told = (notice: string, serial: string) =>
  rows(`select recipient from messages where notice = $1 and facts->>'serial' = $2`, [notice, serial]).then((found) => found.map((one) => one['recipient']));
const phone = (number: number) => `0912${String(number).padStart(7, '0')}`;

test('[WAR-3: confirmed first] cover by a receipt starts when staff have confirmed it, a receipt needing no words, from the purchase; until then the device is nobody’s', async () => {
  const me = await buyer(shop, 1);
  const serial = await makeDevice(shop);
  const asked = await claim(me, serial, { receipt: [await photo()] });
  expect(await myClaims(me)).toMatchObject([{ code: asked.code, serial, dueAt: expect.any(Date) }]);
  expect(await devicePassport(me, serial)).toMatchObject({ status: 404 });
  expect(await rows('select state, user_id from devices where serial = $1', [serial])).toEqual([{ state: 'made', user_id: null }]);
  const seen = await staffClaim(staffContext(shop, 'after-sales'), asked.id);
  expect(seen).toMatchObject({ is: 'free', channel: 'تجهیزات سرو', owner: { phone: phone(1) } });
  expect((await openPaper(staffContext(shop, 'support'), seen?.papers[0]?.id ?? '')).ok).toBe(true);
  const due = (await workDue(staffContext(shop, 'after-sales'), { queue: 'claims' })).spans.flatMap(({ items }) => items);
  expect(due).toMatchObject([{ code: asked.code, dueAt: expect.any(Date) }]);
  for (const role of ['editor', 'operations']) expect(await decide(asked.id, 'confirm', undefined, role)).toMatchObject({ status: 403 });
  expect(await staffClaim(staffContext(shop, 'operations'), asked.id)).toBeNull();
  expect(await decide(asked.id, 'give', 'x')).toMatchObject({ code: 'warranty.claim.not-held' });
  const twice = await Promise.all([decide(asked.id, 'confirm'), decide(asked.id, 'confirm')]);
  expect(twice.map((one) => (one.ok ? 200 : one.status)).sort()).toEqual([200, 409]);
  expect((await devicePassport(me, serial)) as Passport).toMatchObject({ state: 'active', papers: [{ kind: 'receipt' }], history: [{ event: 'confirm' }] });
  expect(await rows('select purchased_on, warranty_ends_on from devices where serial = $1', [serial])).toEqual([
    { purchased_on: '2026-11-20', warranty_ends_on: '2027-11-20' },
  ]);
  expect(await myClaims(me)).toEqual([]);
  expect(await rows(`select count(*)::int as n from deadlines where subject = $1 and closed_at is null`, [`claim:${asked.id}`])).toEqual([{ n: 0 }]);
});

test('[WAR-3, WAR-7: dispute] a device that is somebody’s is claimed as any other; staff give it or keep it, with a reason, and both are told', async () => {
  const { ctx: holder, serial } = await ownerWithDevice(shop, 10);
  const me = await buyer(shop, 11);
  const first = await claim(me, serial, { receipt: [await photo()] });
  expect(await staffClaim(staffContext(shop, 'after-sales'), first.id)).toMatchObject({ is: 'held', found: { holder: { phone: phone(10) } } });
  expect(await decide(first.id, 'confirm')).toMatchObject({ code: 'warranty.claim.not-free' });
  expect(await decide(first.id, 'keep', ' ')).toMatchObject({ code: 'lifecycle.reason.missing', field: 'reason' });
  expect((await decide(first.id, 'keep', 'رسید صاحب کنونی درست است')).ok).toBe(true);
  expect([await told('warranty.claim-refused', serial), await told('warranty.kept', serial)]).toEqual([[phone(11)], [phone(10)]]);
  expect((await devicePassport(holder, serial)) as Passport).toMatchObject({ state: 'active' });
  const second = await claim(me, serial);
  expect((await decide(second.id, 'give', 'فروشنده سریال را پیش از فروش به نام خود زده بود')).ok).toBe(true);
  expect([await told('warranty.given-away', serial), await devicePassport(holder, serial)]).toMatchObject([[phone(10)], { status: 404 }]);
  const passport = (await devicePassport(me, serial)) as Passport;
  expect(passport).toMatchObject({ state: 'active', history: [{ event: 'confirm' }] });
  expect(passport.purchasedOn.toISOString().slice(0, 10)).toBe('2026-11-20');
});

test('a device with an open ticket, one without warranty and one that was never made are not given away; a refusal says why', async () => {
  const { serial, code } = await ownerWithTicket(shop, 20);
  const me = await buyer(shop, 21);
  expect(await decide((await claim(me, serial)).id, 'give', 'دلیل')).toMatchObject({ code: 'warranty.claim.open-ticket', facts: { code } });
  const { serial: voided } = await ownerWithDevice(shop, 22);
  await rows(`update devices set state = 'void' where serial = $1`, [voided]);
  expect(await decide((await claim(me, voided)).id, 'give', 'دلیل')).toMatchObject({ code: 'warranty.claim.give-void' });
  const unknown = await claim(me, 'ZZ9999999999');
  expect(await staffClaim(staffContext(shop, 'after-sales'), unknown.id)).toMatchObject({ is: 'unknown', found: null });
  expect(await decide(unknown.id, 'confirm')).toMatchObject({ code: 'warranty.claim.not-free' });
  expect((await decide(unknown.id, 'refuse', 'چنین سریالی ساخته نشده است')).ok).toBe(true);
  expect(await told('warranty.claim-refused', 'ZZ9999999999')).toEqual([phone(21)]);
});

test('[WAR-7: why] a registration without a receipt is confirmed with a reason alone, as nothing else says why', async () => {
  const asked = await claim(await buyer(shop, 40), await makeDevice(shop));
  expect(await decide(asked.id, 'confirm')).toMatchObject({ code: 'lifecycle.reason.missing', field: 'reason' });
  expect((await decide(asked.id, 'confirm', 'فروشنده خرید را تأیید کرد')).ok).toBe(true);
});

test('whoever asked takes it back while it waits; another’s is as absent as none; its history is never changed', async () => {
  const me = await buyer(shop, 30);
  const asked = await claim(me, await makeDevice(shop));
  expect(await withdrawClaim(await buyer(shop, 31), asked.code)).toMatchObject({ status: 404 });
  expect((await withdrawClaim(me, asked.code)).ok).toBe(true);
  expect(await withdrawClaim(me, asked.code)).toMatchObject({ status: 409 });
  expect(await decide(asked.id, 'confirm')).toMatchObject({ status: 409 });
  expect(await rows('select event, actor from events where subject = $1 order by id', [`claim:${asked.id}`])).toMatchObject([
    { event: 'claim' },
    { event: 'withdraw' },
  ]);
  await expect(rows('delete from events')).rejects.toThrow(/append-only/);
  await expect(rows(`update device_claims set state = 'waiting' where id = $1`, [asked.id])).rejects.toThrow(/does not go from/);
});
