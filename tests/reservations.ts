import { ulid } from 'ulidx';
import { expect } from 'vitest';
import type { PayWish } from '#domain/wallet/pay-share';
import { acceptTerms } from '#services/accounts/consents';
import type { Ctx } from '#services/context';
import { holdSlot } from '#services/consultations/hold';
import { payReservation } from '#services/consultations/pay';
import type { Bookable } from './doctors';
import { buyer, type Shop } from './shop';
import { addCredit, clockOf } from './wallet';

/** What the doctors of tests take for an online quarter of an hour. */
export const PRICE = 250_000;

/** Somebody with an account who has accepted the terms. */
export async function patient(shop: Shop, number: number): Promise<Ctx> {
  const ctx = await buyer(shop, number);
  await acceptTerms(ctx);
  return ctx;
}

/** Wants a slot of a doctor, as the page's form asks for it. */
export const want = (shop: Shop, by: Ctx, doctor: Pick<Bookable, 'userId'>, at: string, more: { once?: string; patient?: string; terms?: boolean } = {}) =>
  holdSlot(
    { ...by, now: clockOf(shop).now },
    {
      ...{ once: ulid(), slug: `doctor-${doctor.userId}`, kind: 'online', startsAt: new Date(at), patient: 'mine', shownToman: PRICE, terms: false },
      ...more,
    },
  );

/** Keeps one. */
export async function hold(shop: Shop, by: Ctx, doctor: Pick<Bookable, 'userId'>, at: string, forWhom = 'mine'): Promise<string> {
  const held = await want(shop, by, doctor, at, { patient: forWhom });
  if (!held.ok) throw new Error(held.code);
  return held.value.code;
}

/** Pays one that is kept. */
export const pay = (shop: Shop, by: Ctx, code: string, wish: PayWish, shownToman = PRICE) =>
  payReservation({ ...by, now: clockOf(shop).now }, { key: ulid(), code, shownToman, wish, callbackUrl: 'http://127.0.0.1:3000/payment/return' });

/** Begins to pay at the bank; gives the authority. */
export async function toBank(shop: Shop, by: Ctx, code: string, wish: PayWish = { by: 'gateway' }, shownToman = PRICE): Promise<string> {
  const paid = await pay(shop, by, code, wish, shownToman);
  if (!paid.ok || !paid.value.payUrl) throw new Error(paid.ok ? 'paid already' : paid.code);
  return paid.value.payUrl.slice(paid.value.payUrl.lastIndexOf('/') + 1);
}

/** Books one, paid from a wallet that has exactly that. */
export async function book(shop: Shop, by: Ctx, doctor: Pick<Bookable, 'userId'>, at: string, forWhom = 'mine'): Promise<string> {
  const code = await hold(shop, by, doctor, at, forWhom);
  await addCredit(shop, { ...by, now: clockOf(shop).now }, PRICE);
  expect(await pay(shop, by, code, { by: 'wallet' })).toMatchObject({ ok: true });
  return code;
}
