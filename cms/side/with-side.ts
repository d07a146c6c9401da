import type { CollectionConfig, Field, GlobalConfig, PayloadHandler, PayloadRequest } from 'payload';
import { isLang } from '#locales/lang';
import { named } from '../dress/in-both';
import { mayChange } from '../languages/may-change';
import { refused } from '../languages/named';
import { documentPlace, globalPlace, type Place } from './places';
import { saveWords } from './save-words';

const card: Field = { name: 'languages', type: 'ui', label: named('fields.languages'), admin: { components: { Field: '/side/side-card#SideCard' } } };
const hasWords = (fields: readonly Field[]) => fields.some((field) => 'localized' in field && field.localized);

/** Both languages of a document beside each other where it has no drafts; with drafts it has its card already. [ADM-2] */
export function withSide(collection: CollectionConfig): CollectionConfig {
  if (collection.versions || !hasWords(collection.fields)) return collection;
  const { slug } = collection;
  const handler = saving(async (req) => documentPlace(req, slug, await mayChange(req, slug)));
  return {
    ...collection,
    fields: [card, ...collection.fields],
    endpoints: [...(collection.endpoints || []), { path: '/:id/do/save-words', method: 'post', handler }],
  };
}

/** The same for a global. */
export function globalWithSide(global: GlobalConfig): GlobalConfig {
  if (!hasWords(global.fields)) return global;
  const { slug } = global;
  const handler = saving(async (req) => {
    if (!(await req.payload.globals.config.find((one) => one.slug === slug)?.access.update({ req }))) throw refused(req, 'editors.reasons.403', 403);
    return globalPlace(req, slug);
  });
  return {
    ...global,
    fields: [card, ...global.fields],
    endpoints: [...(global.endpoints || []), { path: '/do/save-words', method: 'post', handler }],
  };
}

function saving(placeOf: (req: PayloadRequest) => Promise<Place>): PayloadHandler {
  return async (req) => {
    const place = await placeOf(req);
    const { lang, words, before } = ((await req.json?.().catch(() => ({}))) ?? {}) as Record<string, unknown>;
    if (!isLang(lang)) throw refused(req, 'editors.languages.unnamed');
    await saveWords(req, place, { lang, words, before });
    return Response.json({ value: null });
  };
}
