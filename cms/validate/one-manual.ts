import type { CollectionBeforeValidateHook } from 'payload';
import { say } from '#locales/say';
import { langOf } from '../fields/lang-of';
import { refuseField } from '../reasons/refuse-field';

/** A device has one manual for each reader. [PAGE-9] */
export const onlyOneManual: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const asked = { ...(originalDoc as Record<string, unknown> | undefined), ...(data as Record<string, unknown> | undefined) };
  const { product, reader } = asked;
  const productId = typeof product === 'object' && product !== null ? (product as { id: unknown }).id : product;
  if (productId === undefined || productId === null || !reader) return data;
  const { docs } = await req.payload.find({
    collection: 'manuals',
    where: { and: [{ product: { equals: productId } }, { reader: { equals: reader } }] },
    limit: 2,
    depth: 0,
    pagination: false,
    req,
  });
  if (docs.some((one) => one.id !== asked['id'])) {
    throw refuseField({ collection: 'manuals', path: 'reader', message: say(langOf(req.i18n), 'admin.invalid.manual'), req });
  }
  return data;
};
