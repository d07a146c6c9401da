import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PayWish } from '#domain/wallet/pay-share';
import type { Ctx } from '../context';
import { carryOutRefunds } from '../refunds/carry-out-due';
import { closeChecked, pressLater } from '../../tests/gateway';
import { requestBooks } from '../../tests/request-books';
import { buyer, comeBack, openShop, said, type Shop } from '../../tests/shop';
import { addCredit, clockOf, walletState } from '../../tests/wallet';
import { testContext } from '../../tests/test-context';
import { callAmbulance } from './ambulance';
import { fareToCrew, writeFare } from './fare';
import { farePage, payFare, type FareWay } from './fare-pay';
import { followRequest } from './follow';
import { moveServiceRequest } from './move';
import { requestPage } from './my-request';

let shop: Shop;
let number = 0;
let payer: Ctx;
const NIGHT = '2026-11-20T20:00:00Z';
const FARE = 1_200_000;
const CALLBACK = 'http://127.0.0.1:3000/payment/return';
const key = () => `key-${Math.random().toString(36).slice(2)}-0123456789`;
const rows = async <T extends object>(text: string, values: unknown[] = []) => (await shop.database.pool.query<T & object>(text, values)).rows as T[];
const staff = () => testContext(shop.rt, { actor: { kind: 'staff', staffId: 1, name: 'کاوه', roles: ['operations'] } });
const guest = () => testContext(shop.rt, { actor: { kind: 'guest' }, ip: `10.${number}.0.1` });

beforeAll(async () => {
  shop = await openShop();
  await rows(`insert into staff (id, name, email) values (1, 'کاوه', 'kaveh@zarban.example')`);
});
beforeEach(async () => {
  shop.at(new Date(NIGHT));
  number += 1;
  payer = await buyer(shop, number);
});
afterAll(() => closeChecked(shop));

/** An ambulance that was called, by a guest unless somebody else is named, and sent. */
async function sent(by: Ctx = guest()): Promise<{ id: number; code: string; token: string }> {
  const values = {
    ...{ item: 'hospital-to-home', name: 'آوین کهن‌سار', phone: `0919${String(number).padStart(7, '0')}` },
    ...{ city: 'tehran', fullAddress: 'بیمارستان نمونه، بخش قلب' },
  };
  const called = await callAmbulance(by, { once: key(), values });
  if (!called.ok) throw new Error(called.code);
  const [row] = await rows<{ id: number; code: string }>(`select id, code from service_requests order by id desc limit 1`);
  if (!row) throw new Error('no request');
  const made = await moveServiceRequest(staff(), { requestId: row.id, event: 'dispatch', expectedState: 'not-checked' });
  if (!made.ok) throw new Error(made.code);
  return { ...row, token: called.value.token };
}
const write = (requestId: number, amount = String(FARE), once = key()) => writeFare(staff(), { once, requestId, amount });
const pay = (way: FareWay, wish: PayWish = { by: 'wallet' }, shownToman = FARE, by = payer) =>
  payFare(by, { key: key(), way, shownToman, wish, callbackUrl: CALLBACK });
const stateOf = async (id: number) => (await rows<{ state: string }>(`select state from request_fares where request_id = $1`, [id]))[0]?.state;

test('[AMB-1: afterwards] the desk writes a ride’s sum once somebody was sent; whoever called gets an address, and nobody reads the sum but who pays', async () => {
  const early = await callAmbulance(guest(), {
    once: key(),
    values: { item: 'hospital-to-home', name: 'آوین کهن‌سار', phone: '09190009999', city: 'tehran', fullAddress: 'بیمارستان نمونه' },
  });
  expect(early.ok).toBe(true);
  const [waiting] = await rows<{ id: number }>(`select id from service_requests order by id desc limit 1`);
  expect(await write(waiting?.id ?? 0)).toMatchObject({ ok: false, status: 409, code: 'services.fare.not-now' });
  const { id, code, token } = await sent();
  expect(await farePage(payer, { token })).toMatchObject({ ok: false, status: 404 });
  for (const amount of ['', '0', '999', '-1', '99999999999']) expect(await write(id, amount)).toMatchObject({ ok: false, field: 'amount' });
  const once = key();
  expect(await write(id, '1000000', once)).toMatchObject({ ok: true });
  expect(await write(id, '1000000', once)).toMatchObject({ ok: true });
  expect(await write(id)).toMatchObject({ ok: true, value: { amountToman: FARE } });
  const told = (await said(shop)).filter(({ notice, body }) => notice === 'services.fare' && body.includes(code));
  expect(told).toHaveLength(1);
  expect(told[0]?.body).not.toMatch(/۱٬۲۰۰٬۰۰۰|۱٬۰۰۰٬۰۰۰|آمبولانس|بیمارستان/);
  const link = /\/follow\/([\w-]{22})/.exec(told[0]?.body ?? '')?.[1] ?? '';
  expect(link).not.toBe(token);
  for (const way of [{ token }, { token: link }]) expect(await farePage(payer, way)).toMatchObject({ code, amountToman: FARE, state: 'due' });
  const followed = await followRequest(guest(), link);
  expect(followed).toMatchObject({ ok: true, value: { fare: 'due' } });
  expect(JSON.stringify(followed)).not.toContain(String(FARE));
  // By its number it is its owner's alone, and a guest's is nobody's.
  expect(await farePage(payer, { code })).toMatchObject({ ok: false, status: 404 });
  expect(await pay({ code })).toMatchObject({ ok: false, status: 404 });
  expect(await pay({ token: 'A'.repeat(22) })).toMatchObject({ ok: false, status: 404 });
});

test('[AMB-1: afterwards] two who have the address pay it once between them; what comes second, or for another sum, goes back whole', async () => {
  const { id, code, token } = await sent();
  await write(id);
  const other = await buyer(shop, (number += 1));
  for (const one of [payer, other]) await addCredit(shop, one, FARE);
  expect(await pay({ token }, { by: 'wallet' }, FARE - 1)).toMatchObject({ ok: false, status: 409, code: 'services.offer.other-price' });
  const going = await pay({ token }, { by: 'gateway' });
  if (!going.ok || !going.value.payUrl) throw new Error('not at the gateway');
  const both = await Promise.all([pay({ token }), pay({ token }, { by: 'wallet' }, FARE, other)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await stateOf(id)).toBe('paid');
  const authority = going.value.payUrl.slice(going.value.payUrl.lastIndexOf('/') + 1);
  await pressLater(shop, authority);
  expect(await comeBack(shop, authority)).toMatchObject({ kind: 'fare', outcome: 'back', code, own: false });
  await carryOutRefunds(clockOf(shop));
  shop.at(new Date(new Date(NIGHT).getTime() + 3 * 60_000));
  await carryOutRefunds(clockOf(shop));
  expect(await requestBooks(shop, code)).toEqual({ 'services-sold': -FARE, wallet: FARE });
  const left = await Promise.all([payer, other].map((one) => walletState(shop, one)));
  expect(left.map(({ balance }) => balance).toSorted((a, b) => a - b)).toEqual([0, FARE]);
  expect(await fareToCrew(staff(), id)).toMatchObject({ ok: false, status: 409 });
  expect(await write(id)).toMatchObject({ ok: false, status: 409, code: 'services.fare.settled' });
  await expect(rows(`update request_fares set amount_toman = 1000 where request_id = $1`, [id])).rejects.toThrow(/does not change/);
});

test('[AMB-1: afterwards] what was paid to the crew is noted once, and is not paid again', async () => {
  const mine = await buyer(shop, 600 + number);
  const { id, code } = await sent(mine);
  expect(await fareToCrew(staff(), id)).toMatchObject({ ok: false, status: 404 });
  await write(id);
  expect(await requestPage(mine, code)).toMatchObject({ fare: { amountToman: FARE, state: 'due' } });
  expect(await farePage(mine, { code })).toMatchObject({ state: 'due' });
  expect(await fareToCrew(staff(), id)).toMatchObject({ ok: true });
  expect(await fareToCrew(staff(), id)).toMatchObject({ ok: true });
  await addCredit(shop, mine, FARE);
  expect(await pay({ code }, { by: 'wallet' }, FARE, mine)).toMatchObject({ ok: false, status: 409, code: 'services.fare.settled' });
  expect(await requestPage(mine, code)).toMatchObject({
    fare: { state: 'crew' },
    happened: expect.arrayContaining([expect.objectContaining({ event: 'fare-crew' })]) as unknown,
  });
});
