import type { CollectionBeforeValidateHook } from 'payload';
import { say } from '#locales/say';
import { langOf } from '../fields/lang-of';
import { refuseField } from '../reasons/refuse-field';

/** Refuses an article's date in the future: it would never appear by itself, and plans are the one way to publish later. Published without a date, it gets today's. [ADM-2] */
export const publishedByNow: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  if (!data) return data;
  const now = new Date();
  const at: unknown = data['publishedAt'] ?? (originalDoc as Record<string, unknown> | undefined)?.['publishedAt'];
  if (at && new Date(String(at)) > now) {
    throw refuseField({ collection: 'posts', path: 'publishedAt', message: say(langOf(req.i18n), 'editors.languages.published-later'), req });
  }
  return data['_status'] === 'published' && !at ? { ...data, publishedAt: now.toISOString() } : data;
};
