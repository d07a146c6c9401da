import { unknownRequest } from '#domain/service-requests/code';
import type { PayWish } from '#domain/wallet/pay-share';
import { ok, refuse, type Result } from '#domain/result';
import { say } from '#locales/say';
import { payBill } from '../payments/pay-bill';
import { service } from '../service';
import { billOf } from './bill';
import { myRequest } from './row';

export type PayRequest = {
  /** The form's once-key. */
  key: string;
  code: string;
  /** The price that was on the page. */ shownToman: number;
  wish: PayWish;
  /** Where the gateway sends the payer back to. */ callbackUrl: string;
};
/** It is paid, or the payer goes on to the gateway. */
export type RequestPaid = { code: string; payUrl: string | null };

/** Pays the bill of an accepted price, from the wallet, at the gateway, or by both. [INP-3, ORD-4, WAL-3] */
export const payRequest = service('requests.pay', async (ctx, { key, code, shownToman, wish, callbackUrl }: PayRequest): Promise<Result<RequestPaid>> => {
  const { userId } = ctx.actor;
  const row = await myRequest(ctx.rt.db, userId, code);
  if (!row) return unknownRequest;
  const bill = await billOf(ctx.rt.db, row, 'open');
  if (!bill) return (await billOf(ctx.rt.db, row, 'paid')) ? ok({ code: row.code, payUrl: null }) : closed;
  const paid = await payBill(ctx, {
    ...{ id: bill.id, userId, shownToman, wish, shares: 'requests.pay-share' },
    once: { form: 'pay-request', key, body: { code: row.code, shownToman, wish } },
    gateway: { description: say(row.lang, 'services.pay.gateway-description', { code: row.code }), reference: row.code, callbackUrl },
    says: { closed, otherPrice: ({ wasToman, isToman }) => refuse('services.offer.other-price', { wasToman, isToman }, { status: 409 }) },
  });
  return paid.ok ? ok({ code: row.code, payUrl: paid.value.payUrl }) : paid;
});

const closed = refuse('services.bill.void', undefined, { status: 409 });
