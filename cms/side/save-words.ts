import { commitTransaction, initTransaction, killTransaction, type CollectionSlug, type PayloadRequest } from 'payload';
import type { Lang } from '#locales/lang';
import { lockDocument, newestDocument, wordFields } from '../languages/stored';
import { refused } from '../languages/named';
import { sameWords } from './same-words';

type Words = Record<string, unknown>;
type Asked = { collection: string; id: number; lang: Lang; words: unknown; before: unknown };

const CHANGED = 409;

/**
 * Keeps what was written beside a form in its other language, as that language's draft: those fields alone, and only over the words
 * that their writer saw; what a colleague wrote meanwhile stays. [ADM-2, LANG-1]
 */
export async function saveWords(req: PayloadRequest, { collection, id, lang, words, before }: Asked): Promise<void> {
  const names = wordFields(req.payload, collection);
  if (!isWords(words) || !isWords(before) || Object.keys(words).length === 0 || Object.keys(words).some((name) => !names.includes(name)))
    throw refused(req, 'editors.reasons.400', 400);
  const ours = await initTransaction(req);
  try {
    await lockDocument(req, collection, id);
    const draft = await newestDocument(req.payload, collection, id, req);
    if (!draft) throw refused(req, 'editors.reasons.404', 404);
    const now = (name: string) => (draft[name] as Partial<Record<Lang, unknown>> | undefined)?.[lang];
    if (Object.keys(words).some((name) => !sameWords(now(name), before[name]))) throw refused(req, 'editors.side.changed', CHANGED);
    await req.payload.update({
      collection: collection as CollectionSlug,
      id,
      locale: lang,
      draft: true,
      depth: 0,
      data: { ...words, _status: 'draft' } as never,
      overrideAccess: false,
      // Whoever has the document open keeps it.
      overrideLock: false,
      req,
    });
    if (ours) await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

function isWords(value: unknown): value is Words {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
