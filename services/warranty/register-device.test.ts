import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SERIAL_TRIES } from '#domain/warranty/registration';
import {
  buyer,
  deliveredOrder,
  deviceForm,
  later,
  makeChannel,
  makeDevice,
  openShop,
  ownerWithDevice,
  photo,
  registerConfirmed,
  staffContext,
  type Shop,
} from '../../tests/warranty';
import { decideClaim } from './claims/decide';
import { decideDevice } from './decide-device';
import { openPaper } from './open-paper';
import { devicePassport, myDevices, type Passport } from './passport';
import { registerDevice } from './register-device';

let shop: Shop;
let channelId: number;
beforeAll(async () => {
  shop = await openShop();
  channelId = await makeChannel(shop);
});
afterAll(() => shop.stop());
beforeEach(() => shop.database.pool.query('delete from serial_tries'));

const rows = async (text: string, values: unknown[] = []) => (await shop.database.pool.query(text, values)).rows as Record<string, unknown>[];
const passport = async (...args: Parameters<typeof devicePassport>) => (await devicePassport(...args)) as Passport;

test('[WAR-2] a purchase here, at an online shop, in person or at a listed dealer is covered; a place that staff switched off, or none, is not', async () => {
  const me = await buyer(shop, 1);
  for (const kind of ['online-shop', 'in-person', 'dealer']) {
    const bought = { channelId: await makeChannel(shop, kind) };
    const serial = await makeDevice(shop);
    await registerConfirmed(shop, me, deviceForm(serial, { bought }));
    expect(await passport(me, serial)).toMatchObject({ serial, state: 'active' });
  }
  const here = await deliveredOrder(shop, me);
  expect((await registerDevice(me, deviceForm(await makeDevice(shop), { bought: { order: here.code }, receivedOn: null, purchasedOn: null }))).ok).toBe(true);
  for (const bought of [{ channelId: await makeChannel(shop, 'dealer', false) }, { channelId: 999_999 }]) {
    expect(await registerDevice(me, deviceForm(await makeDevice(shop), { bought }))).toMatchObject({ code: 'warranty.bought.not-covered', field: 'bought' });
  }
});

test('[WAR-3] a serial is activated with the purchase: on day 7 after receipt it is accepted, on day 8 refused with the reason', async () => {
  const me = await buyer(shop, 2);
  const bought = { bought: { channelId }, receivedOn: '2026-11-01', purchasedOn: '2026-10-31' };
  const day = (iso: string) => ({ ...me, now: new Date(`${iso}T23:59:00+03:30`) });
  const serial = await makeDevice(shop);
  await registerConfirmed(shop, day('2026-11-08'), deviceForm(serial, bought));
  const late = await makeDevice(shop);
  expect(await registerDevice(day('2026-11-09'), deviceForm(late, bought))).toMatchObject({
    ok: false,
    code: 'warranty.registration.late',
    field: 'receivedOn',
    facts: { days: 7 },
  });
  expect(await rows('select state from devices where serial = any($1) order by serial', [[serial, late]])).toEqual([{ state: 'active' }, { state: 'made' }]);
});

test('[WAR-1: one year] the warranty counts from the purchase, and the database lets nothing move its end', async () => {
  const { ctx, serial } = await ownerWithDevice(shop, 3, { purchasedOn: '2026-11-10', receivedOn: '2026-11-20' });
  expect(await rows('select purchased_on, warranty_ends_on, service_ends_on from devices where serial = $1', [serial])).toEqual([
    { purchased_on: '2026-11-10', warranty_ends_on: '2027-11-10', service_ends_on: '2031-11-10' },
  ]);
  expect(await passport(ctx, serial)).toMatchObject({ daysLeft: 354, channel: 'تجهیزات سرو' });
  await expect(shop.database.pool.query(`update devices set warranty_ends_on = '2028-11-10' where serial = $1`, [serial])).rejects.toThrow(/does not change/);
});

test('[WAR-3: no guessing] free, unknown, another’s, void, or of another model: one and the same answer, that it is looked at; and after a few tries none', async () => {
  const me = await buyer(shop, 4);
  const { serial: theirs } = await ownerWithDevice(shop, 5);
  const { serial: voided } = await ownerWithDevice(shop, 55);
  await rows(`update devices set state = 'void' where serial = $1`, [voided]);
  const mine = await deliveredOrder(shop, me);
  const other = await makeDevice(shop, shop.other.variantId);
  await shop.database.pool.query('delete from serial_tries');
  const asked = [
    deviceForm(await makeDevice(shop), { bought: { channelId } }),
    deviceForm('ZZ0000000000', { bought: { channelId } }),
    deviceForm(theirs, { bought: { channelId } }),
    deviceForm(voided, { bought: { channelId } }),
    deviceForm(other, { bought: { order: mine.code } }),
  ];
  const answers: Awaited<ReturnType<typeof registerDevice>>[] = [];
  for (const form of asked) answers.push(await registerDevice(me, form));
  const shape = (answer: (typeof answers)[number]) => (answer.ok ? { waits: answer.value.waits && { dueAt: answer.value.waits.dueAt } } : answer);
  expect(new Set(answers.map((answer) => JSON.stringify(shape(answer)))).size).toBe(1);
  expect(answers[0]).toMatchObject({ ok: true, value: { waits: { code: expect.stringMatching(/^ZD-/) } } });
  expect(await registerDevice(me, deviceForm('ZZ0000000009', { bought: { channelId } }))).toMatchObject({ code: 'warranty.claim.too-many', status: 429 });
  expect(await registerDevice(me, deviceForm(await makeDevice(shop), { bought: { order: 'ZR-2222222' } }))).toMatchObject({
    code: 'orders.code.unknown',
    field: 'bought',
  });
  for (let tries = asked.length + 2; tries < SERIAL_TRIES; tries += 1) await registerDevice(me, deviceForm('ZZ0000000000', { bought: { channelId } }));
  const free = await makeDevice(shop);
  expect(await registerDevice(me, deviceForm(free, { bought: { channelId } }))).toMatchObject({ code: 'warranty.serial.too-many', status: 429 });
  const anHourLater = later(shop, me, 61);
  await rows(`update device_claims set state = 'withdrawn' where state = 'waiting'`);
  expect((await registerDevice(anHourLater, deviceForm(free, { bought: { channelId } }))).ok).toBe(true);
  shop.at(me.now);
});

test('[WAR-3: tries] a hundred tries at once are counted one by one', async () => {
  const me = await buyer(shop, 6);
  const answers = await Promise.all(Array.from({ length: 40 }, () => registerDevice(me, deviceForm('ZZ0000000001', { bought: { channelId } }))));
  expect(answers.filter((answer) => !answer.ok && answer.status === 429)).toHaveLength(40 - SERIAL_TRIES);
});

test('[WAR-3: one owner] twenty accounts want one device at once and twenty colleagues confirm them at once: one has it', async () => {
  const serial = await makeDevice(shop);
  const people = await Promise.all(Array.from({ length: 20 }, (_, at) => buyer(shop, 100 + at, { ip: `10.0.0.${at}` })));
  const answers = await Promise.all(people.map((ctx) => registerDevice(ctx, deviceForm(serial, { bought: { channelId } }))));
  expect(answers.every((answer) => answer.ok && answer.value.waits !== null)).toBe(true);
  const claims = await rows('select id from device_claims where serial = $1', [serial]);
  const decide = (id: unknown) =>
    decideClaim(staffContext(shop, 'after-sales'), { claimId: Number(id), event: 'confirm', expectedState: 'waiting', reason: 'رسید درست است' });
  const decided = await Promise.all(claims.map(({ id }) => decide(id)));
  expect(decided.filter((one) => one.ok)).toHaveLength(1);
  expect(new Set(decided.flatMap((one) => (one.ok ? [] : [one.code])))).toEqual(new Set(['warranty.claim.not-free']));
  expect(await rows(`select count(*)::int as n from events join devices d on subject = 'device:' || d.id where serial = $1`, [serial])).toEqual([{ n: 1 }]);
});

test('[WAR-2: bought here] an order covers as many devices as it holds, in packages too; what is more is looked at by staff', async () => {
  const me = await buyer(shop, 7);
  const { code, orderId } = await deliveredOrder(shop, me, 2);
  const serials = await Promise.all(Array.from({ length: 4 }, () => makeDevice(shop)));
  const register = (serial: string) => registerDevice(me, deviceForm(serial, { bought: { order: code }, receivedOn: null, purchasedOn: null }));
  const answers = await Promise.all(serials.slice(0, 3).map(register));
  expect(answers.filter((answer) => answer.ok && answer.value.waits === null)).toHaveLength(2);
  expect(answers.filter((answer) => answer.ok && answer.value.waits !== null)).toHaveLength(1);
  // The other model in the order comes with a package that is bought once and holds two of them.
  await shop.database.pool.query(
    `insert into products_contents (_order, _parent_id, id, variant_id, quantity) select 1, product_id, 'c1', $2, 1 from variants where id = $1`,
    [shop.unit.variantId, shop.other.variantId],
  );
  const monitors = await Promise.all(Array.from({ length: 3 }, () => makeDevice(shop, shop.other.variantId)));
  const more = await Promise.all(monitors.map(register));
  expect(more.filter((answer) => answer.ok && answer.value.waits === null)).toHaveLength(2);
  expect(
    await rows('select variant_id, array_agg(unit_no::int order by unit_no) as units from devices where order_id = $1 group by 1 order by 1', [orderId]),
  ).toEqual([
    { variant_id: shop.unit.variantId, units: [1, 2] },
    { variant_id: shop.other.variantId, units: [1, 2] },
  ]);
  await shop.database.pool.query('delete from products_contents');
});

test('a form sent twice registers once; the same key for another device is refused', async () => {
  const me = await buyer(shop, 8);
  const form = deviceForm(await makeDevice(shop), { bought: { channelId } });
  const [first, second] = await Promise.all([registerDevice(me, form), registerDevice(me, form)]);
  expect(first).toMatchObject({ ok: true, value: { serial: form.serial, waits: { code: expect.any(String) } } });
  expect(second).toEqual(first);
  expect(await registerDevice(me, { ...form, serial: await makeDevice(shop) })).toMatchObject({ code: 'common.once-key-reused', status: 409 });
  expect(await registerDevice(me, deviceForm(form.serial, { bought: { channelId } }))).toMatchObject({ code: 'warranty.claim.already' });
  const [claim] = await rows('select id from device_claims where serial = $1', [form.serial]);
  await decideClaim(staffContext(shop, 'after-sales'), { claimId: Number(claim?.['id']), event: 'confirm', expectedState: 'waiting', reason: 'رسید درست است' });
  expect(await registerDevice(me, deviceForm(form.serial, { bought: { channelId } }))).toMatchObject({ code: 'warranty.serial.yours' });
  expect(await rows(`select count(*)::int as n from messages where notice = 'warranty.registered' and facts->>'serial' = $1`, [form.serial])).toEqual([
    { n: 1 },
  ]);
});

test('[WAR-8: days left, history, papers] the passport is its owner’s alone; the receipt opens for the owner and after-sales staff, with a line in the log', async () => {
  const { ctx, serial } = await ownerWithDevice(shop, 9, { receipt: [await photo()] });
  const found = await passport(ctx, serial);
  expect(found).toMatchObject({ serial, daysLeft: 364, history: [{ event: 'confirm' }], papers: [{ kind: 'receipt' }] });
  expect(found.eligibility.map((one) => [one.kind, one.open])).toEqual([
    ['guarantee', true],
    ['replacement', true],
    ['transit-damage', false],
  ]);
  expect((await myDevices(ctx)).map((one) => one.serial)).toEqual([serial]);
  const stranger = await buyer(shop, 10);
  expect(await devicePassport(stranger, serial)).toMatchObject({ status: 404 });
  expect(await devicePassport(stranger, 'ZZ0000000000')).toEqual(await devicePassport(stranger, serial));
  const id = found.papers[0]?.id ?? '';
  for (const nobody of [stranger, { ...ctx, actor: { kind: 'guest' as const } }, staffContext(shop, 'editor'), staffContext(shop, 'operations')]) {
    expect(await openPaper(nobody, id)).toMatchObject({ ok: false, status: 404 });
  }
  const own = await openPaper(ctx, id);
  expect(own.ok && own.value.type).toBe('image/webp');
  expect((await openPaper(staffContext(shop, 'after-sales'), id)).ok).toBe(true);
  expect(await rows(`select actor, facts->>'paper' as paper from audit where action = 'papers.read'`)).toEqual([{ actor: 'staff:1', paper: id }]);
});

test('[WAR-7: decisions] a warranty is voided, reinstated and released by after-sales staff with a reason; its owner is told and reads why; nobody else decides', async () => {
  const { ctx, serial } = await ownerWithDevice(shop, 11);
  const [device] = await rows('select id from devices where serial = $1', [serial]);
  const deviceId = Number(device?.['id']);
  const decide = (event: 'void' | 'reinstate' | 'release', expectedState: 'active' | 'void', reason = 'رسید مخدوش بود', role = 'after-sales') =>
    decideDevice(staffContext(shop, role), { deviceId, event, expectedState, reason });
  for (const role of ['editor', 'operations']) expect(await decide('void', 'active', 'x', role)).toMatchObject({ ok: false, status: 403 });
  expect(await decideDevice(ctx, { deviceId, event: 'void', expectedState: 'active', reason: 'x' })).toMatchObject({ status: 403 });
  expect(await decide('void', 'active', '  ')).toMatchObject({ code: 'lifecycle.reason.missing' });
  expect(await decide('void', 'void')).toMatchObject({ status: 409 });
  expect((await decide('void', 'active')).ok).toBe(true);
  expect((await passport(ctx, serial)).eligibility.map((one) => one.why?.code)).toEqual(Array(3).fill('warranty.claim.void'));
  expect((await passport(ctx, serial)).history.at(-1)).toMatchObject({ event: 'void', reason: 'رسید مخدوش بود' });
  expect((await decide('reinstate', 'void', 'رسید درست فرستاده شد', 'support')).ok).toBe(true);
  expect((await decide('release', 'active', 'دستگاه فروخته شد')).ok).toBe(true);
  expect(await devicePassport(ctx, serial)).toMatchObject({ status: 404 });
  expect(
    await rows(
      `select action, facts->>'reason' as reason, actor from audit where subject = $1 and action not in ('devices.registered', 'devices.confirmed') order by id`,
      [`device:${deviceId}`],
    ),
  ).toEqual([
    { action: 'devices.void', reason: 'رسید مخدوش بود', actor: 'staff:1' },
    { action: 'devices.reinstate', reason: 'رسید درست فرستاده شد', actor: 'staff:1' },
    { action: 'devices.release', reason: 'دستگاه فروخته شد', actor: 'staff:1' },
  ]);
  // A second owner gets what is left of the same period, and reads nothing of the first one's.
  const next = await buyer(shop, 12);
  await registerConfirmed(shop, next, deviceForm(serial, { bought: { channelId } }));
  expect((await passport(next, serial)).history.map((one) => one.event)).toEqual(['confirm']);
  expect((await passport(next, serial)).purchasedOn.toISOString().slice(0, 10)).toBe('2026-11-20');
});
