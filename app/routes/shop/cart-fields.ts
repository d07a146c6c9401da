import { z } from 'zod';
import { ENGRAVING_LINES } from '#domain/catalog/engraving';
import { LINE_LIMIT, parseQuantity } from '#domain/cart/quantity';
import { asSent, field, fieldsSchema, type Field } from '#domain/fields';
import { ok, refuse } from '#domain/result';
import type { Item } from '#services/cart/add';

/** The largest quantity that the form passes on; the service knows each line's own limit and refuses by it. Text that is no number is passed as NaN. */
const ANY_LIMIT = 999_999_999;
const sent = asSent();
const quantity: Field<number> = field({ kind: 'whole', least: 1, most: LINE_LIMIT, label: 'catalog.product.quantity', example: '2' }, (typed) => {
  const read = parseQuantity(typed, ANY_LIMIT);
  if (read.ok) return read;
  return ok(read.code === 'cart.quantity.limit' ? ANY_LIMIT : NaN);
});

const MOST_OF_ONE_NAME = 10;
const many = z
  .unknown()
  .transform((raw) => (Array.isArray(raw) ? raw.slice(0, MOST_OF_ONE_NAME) : [raw]).flatMap((one) => (typeof one === 'string' ? [one] : [])));
/** The largest number that the database keeps as an id. */
const MOST_ID = 2_147_483_647;
/** Null when nothing was given; 0, which is no row's id, when what was given is no id. */
const id = many.transform(([first = '']) => (first === '' ? null : /^[1-9]\d{0,9}$/.test(first) && Number(first) <= MOST_ID ? Number(first) : 0));

/** The product's page posts its choice; the engraving in one field per line, under one name or numbered ones. [PROD-2] */
export const addFields = z
  .object({ variant: id, colour: id, engravingFeature: id, engraving: many, engraving1: many, engraving2: many, quantity: many, from: many })
  .partial()
  .transform((form, context): Item & { from: string } => {
    const many = quantity.read(form.quantity?.[0] ?? '1');
    if (form.colour === 0) context.addIssue({ code: 'custom', path: ['colour'], params: { refusal: refuse('cart.feature.not-offered') } });
    if (form.engravingFeature === 0) context.addIssue({ code: 'custom', path: ['engraving'], params: { refusal: refuse('cart.engraving.not-offered') } });
    const engraving = [...(form.engraving ?? []), ...(form.engraving1 ?? []), ...(form.engraving2 ?? [])].slice(0, ENGRAVING_LINES + 1);
    return {
      variantId: form.variant ?? 0,
      featureIds: [form.colour, form.engravingFeature].flatMap((one) => one || []),
      engraving,
      quantity: many.ok ? many.value : 0,
      from: form.from?.[0] ?? '',
    };
  });

export const quantityFields = () => fieldsSchema({ key: sent, quantity });
/** New words for a line of the cart. [PROD-2] */
export const engravingFields = z
  .object({ key: many, engraving1: many, engraving2: many })
  .partial()
  .transform(({ key, engraving1, engraving2 }) => {
    const engraving = [engraving1?.[0] ?? '', engraving2?.[0] ?? ''];
    return { key: key?.[0] ?? '', engraving };
  });

export const removeFields = () => fieldsSchema({ key: sent });
export const codeFields = () => fieldsSchema({ code: sent });
export const restoreFields = () => fieldsSchema({ lines: sent });
export const noFields = () => fieldsSchema({});
