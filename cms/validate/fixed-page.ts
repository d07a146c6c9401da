import { APIError, type CollectionBeforeDeleteHook, type CollectionBeforeValidateHook } from 'payload';
import { hasFixedAddress } from '#domain/content/page-address';
import { say } from '#locales/say';
import { langOf } from '../fields/lang-of';
import { refuseField } from '../reasons/refuse-field';

/** A page that the portal leads to keeps its name. [PAGE-11] */
export const keepsFixedName: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const before = (originalDoc as { slug?: string } | undefined)?.slug ?? '';
  const after = (data as { slug?: string } | undefined)?.slug;
  if (hasFixedAddress(before) && after !== undefined && after !== before) {
    throw refuseField({ collection: 'pages', path: 'slug', message: say(langOf(req.i18n), 'admin.invalid.fixed-page'), req });
  }
  return data;
};

/** The same page is not deleted: its address would lead nowhere. [PAGE-11] */
export const keepsFixedPage: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const found = await req.payload.findByID({ collection: 'pages', id, depth: 0, disableErrors: true, req });
  if (found && hasFixedAddress(found.slug)) throw new APIError(say(langOf(req.i18n), 'admin.in-use.pages'), 409, null, true);
};
