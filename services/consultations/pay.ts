import { unknownReservation } from '#domain/consultations/code';
import { ok, refuse, type Result } from '#domain/result';
import type { PayWish } from '#domain/wallet/pay-share';
import { say } from '#locales/say';
import { payBill } from '../payments/pay-bill';
import { service } from '../service';
import { billOf } from './bill';
import { myReservation } from './row';

type PayReservation = {
  /** The form's once-key. */
  key: string;
  code: string;
  /** The price that was on the page. */ shownToman: number;
  wish: PayWish;
  /** Where the gateway sends the payer back to. */ callbackUrl: string;
};
/** It is paid, or the payer goes on to the gateway. */
type Paid = { code: string; payUrl: string | null };
const closed = refuse('reservations.bill.void', undefined, { status: 409 });

/** Pays the bill of a held slot, from the wallet, at the gateway, or by both. [CONS-1, ORD-4, WAL-3] */
export const payReservation = service('reservations.book', async (ctx, { key, code, shownToman, wish, callbackUrl }: PayReservation): Promise<Result<Paid>> => {
  const { userId } = ctx.actor;
  const row = await myReservation(ctx.rt.db, userId, code);
  if (!row) return unknownReservation;
  const bill = await billOf(ctx.rt.db, row, 'open');
  if (!bill) return (await billOf(ctx.rt.db, row, 'paid')) ? ok({ code: row.code, payUrl: null }) : closed;
  const paid = await payBill(ctx, {
    ...{ id: bill.id, userId, shownToman, wish, shares: 'reservations.pay-share' },
    once: { form: 'pay-reservation', key, body: { code: row.code, shownToman, wish } },
    gateway: { description: say(row.lang, 'appointments.summary.gateway', { code: row.code }), reference: row.code, callbackUrl },
    says: { closed, otherPrice: ({ wasToman, isToman }) => refuse('reservations.other-price', { wasToman, isToman }, { status: 409 }) },
  });
  return paid.ok ? ok({ code: row.code, payUrl: paid.value.payUrl }) : paid;
});
