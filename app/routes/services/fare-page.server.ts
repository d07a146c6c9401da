import { fieldsSchema, onceField } from '#domain/fields';
import { payWish } from '#domain/wallet/pay-share';
import { newOnceKey } from '#services/once-key';
import { lookForOne } from '#services/payments/look';
import { RIDE_FARE } from '#services/service-requests/bill';
import { farePage, payFare, type FareWay } from '#services/service-requests/fare-pay';
import type { Ctx } from '#services/context';
import { actions, doing, page, type At } from '../../door.server';
import { href } from '../../routes';
import { shownPrice } from '../shop/checkout-fields';

/** What the two pages of a ride's sum read: by one's own request, or by the address that was handed on. [AMB-1] */
export const fareLoader = (wayOf: (at: At) => FareWay) =>
  page(async (ctx, at) => {
    const fare = await farePage(ctx, wayOf(at));
    if ('ok' in fare) return fare;
    const bank = await lookForOne(ctx, RIDE_FARE, fare.code);
    return { fare, bank, failed: at.url.searchParams.get('back') === 'unpaid' && bank.kind === 'none', once: newOnceKey() };
  });

/** Paying it; `to` is where whoever paid from the wallet goes. */
export const fareAction = (wayOf: (at: At) => FareWay, to: (ctx: Ctx, at: At) => string) =>
  actions({
    pay: doing({
      fields: () => fieldsSchema({ once: onceField, shown: shownPrice, pay: payWish }),
      run: (ctx, { once, shown, pay }, at) =>
        payFare(ctx, { key: once, way: wayOf(at), shownToman: shown, wish: pay, callbackUrl: ctx.rt.settings.publicUrl + href(ctx.lang, 'paymentReturn') }),
      then: ({ payUrl }, ctx, at) => payUrl ?? { to: to(ctx, at), toast: { kind: 'success', key: 'services.fare.outcome.paid' } },
    }),
  });
