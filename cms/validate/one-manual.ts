import { APIError, type CollectionBeforeValidateHook } from 'payload';
import { say } from '#locales/say';

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
  if (docs.some((one) => one.id !== asked['id'])) throw new APIError(say(req.i18n.language === 'en' ? 'en' : 'fa', 'admin.invalid.manual'), 409, null, true);
  return data;
};
