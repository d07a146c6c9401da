import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';
import type { Lang } from '#locales/lang';
import { lockDocument, lockRow, newestDocument, storedDocument, wordFields } from '../languages/stored';
import { localizedNames, type WholeDocument } from '../languages/words-of';

/** Where a document's words are kept: their fields, and how they are read and written there by one writer at a time. */
export type Place = {
  names: readonly string[];
  lock: () => Promise<void>;
  read: () => Promise<WholeDocument | null>;
  write: (lang: Lang, words: Record<string, unknown>) => Promise<unknown>;
};

/** Saves beside an editor's lock: the document stays locked by whoever has it open. */
const asked = (req: PayloadRequest, lang: Lang) => ({ locale: lang, depth: 0, overrideAccess: false, overrideLock: false, req }) as const;

/** A document with drafts: the draft of that language, and nothing is published. */
export function draftPlace(req: PayloadRequest, collection: string, id: number): Place {
  const slug = collection as CollectionSlug;
  return {
    names: wordFields(req.payload, collection),
    lock: () => lockDocument(req, collection, id),
    read: () => newestDocument(req.payload, collection, id, req),
    write: (lang, words) => req.payload.update({ ...asked(req, lang), collection: slug, id, draft: true, data: { ...words, _status: 'draft' } as never }),
  };
}

/** A document without drafts: its words stand as soon as they are kept. */
export function documentPlace(req: PayloadRequest, collection: string, id: number): Place {
  const slug = collection as CollectionSlug;
  return {
    names: wordFields(req.payload, collection),
    lock: () => lockRow(req, collection, id),
    read: () => storedDocument(req.payload, collection, id, req),
    write: (lang, words) => req.payload.update({ ...asked(req, lang), collection: slug, id, data: words as never }),
  };
}

/** A global. */
export function globalPlace(req: PayloadRequest, global: string): Place {
  const slug = global as GlobalSlug;
  const fields = req.payload.globals.config.find((one) => one.slug === global)?.flattenedFields ?? [];
  return {
    names: localizedNames(fields),
    lock: () => lockRow(req, global),
    read: async () => (await req.payload.db.findGlobal({ slug, locale: 'all', req })) as unknown as WholeDocument,
    write: (lang, words) => req.payload.updateGlobal({ ...asked(req, lang), slug, data: words as never }),
  };
}
