import { asSent, carried, fieldsSchema } from '#domain/fields';
import { ok } from '#domain/result';
import { sayRefusal } from '#locales/refusal';
import { priceSeatWith } from '#services/academy/price-with';
import { priceReservationWith } from '#services/consultations/price-with';
import { applyDiscount } from '#services/cart/apply-discount';
import { actions, type At } from '../door.server';
import type { Ctx } from '#services/context';

export const handle = { page: 'walletDiscount', hydrate: false };

const fields = fieldsSchema({ code: asSent(), seat: asSent(60), reservation: asSent(60), city: carried((typed) => ok(typed.slice(0, 60) || null)) });

/** `/wallet/applyDiscount`: what the wallet would pay for the cart, or for the held seat or the kept doctor's time that is named, with this code; as data, and nothing is written. [WAL-3] */
async function price(ctx: Ctx, form: FormData, _at: At): Promise<Response> {
  const { seat, reservation, ...asked } = fields.parse(Object.fromEntries(form));
  const { code: typed } = asked;
  const priced = reservation
    ? await priceReservationWith(ctx, { reservation, code: typed })
    : seat
      ? await priceSeatWith(ctx, { seat, code: typed })
      : await applyDiscount(ctx, asked);
  if (priced.ok) return Response.json({ status: 'success', data: priced.value }, { headers });
  const { code, field, status = 422 } = priced;
  return Response.json({ status: 'fail', error: { code, message: sayRefusal(ctx.lang, priced), ...(field ? { field } : {}) } }, { status, headers });
}

const headers = { 'Cache-Control': 'no-store' };

export const action = actions({ default: price });
