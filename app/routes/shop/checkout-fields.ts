import { termsField } from '#domain/accounts/fields';
import { addressFields } from '#domain/addresses/address';
import { deliverOn, deliverPart } from '#domain/orders/delivery-choice';
import { readSeen, type SeenPrice } from '#domain/orders/price-change';
import { courierNote } from '#domain/orders/receiver';
import { carried, field, fieldsSchema, named, onceField, tick, type Field } from '#domain/fields';
import { withInvoice } from '#domain/invoices/party';
import { ok, refuse } from '#domain/result';
import { normaliseDigits } from '#domain/text/normalise';
import { payWish } from '#domain/wallet/pay-share';
import { needsTerms } from '#services/accounts/consents';
import type { Ctx } from '#services/context';

/** The price that the buyer saw, as the form carries it. [PROD-3] */
export const shownPrice: Field<number> = carried((typed) => {
  const digits = normaliseDigits(typed.slice(0, 20)).trim();
  return /^\d{1,15}$/.test(digits) ? ok(Number(digits)) : refuse('common.form.expired');
});
const bookId: Field<number> = field({ kind: 'choice', of: [], label: 'checkout.receiver.title' }, (typed) =>
  /^[1-9]\d{0,9}$/.test(typed) ? ok(Number(typed)) : refuse('addresses.address.missing'),
);

/** Each line's price as the buyer saw it: it explains a change of price and decides nothing. */
const seen: Field<SeenPrice | null> = carried((typed) => ok(readSeen(typed)));

/** The terms' checkbox, a field of the form only where they are still to be accepted, so that it is refused with the others. [LEGAL-2] */
const terms = async (ctx: Ctx): Promise<Field<boolean>> => ((await needsTerms(ctx)) ? termsField : named(tick, { label: termsField.label }));

const always = { once: onceField, shown: shownPrice, seen, courierNote, deliverOn, deliverPart, pay: payWish } as const;

/** To an address of the book. [ORD-1] */
export const toBook = async (ctx: Ctx) => withInvoice(fieldsSchema({ ...always, terms: await terms(ctx), address: bookId }));
/** To an address that is written now, and kept in the book. [ORD-1, ORD-14] */
export const toNew = async (ctx: Ctx) => withInvoice(fieldsSchema({ ...always, terms: await terms(ctx), ...addressFields }));
