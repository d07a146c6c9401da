import { commitTransaction, initTransaction, killTransaction, type CollectionSlug, type PayloadRequest } from 'payload';
import type { Lang } from '#locales/lang';
import { refused } from './named';
import { lockDocument, newestDocument, storedDocument, wordFields } from './stored';
import { liveLanguages, without } from './words-of';

type Asked = { collection: string; id: number; lang: Lang };

/** Takes one language of a document off the site; its words stay as a draft, and the other language stays where it is. [ADM-2, LANG-1] */
export async function takeDown(req: PayloadRequest, { collection, id, lang }: Asked): Promise<void> {
  const { payload } = req;
  const ours = await initTransaction(req);
  try {
    await lockDocument(req, collection, id);
    const live = await storedDocument(payload, collection, id, req);
    const draft = await newestDocument(payload, collection, id, req);
    if (!live || !draft || !liveLanguages(live).includes(lang)) throw refused(req, 'editors.languages.not-live', 409);
    const names = wordFields(payload, collection);
    const rest = without(lang, names, live);
    const stays = liveLanguages(rest).length > 0;
    const at = new Date().toISOString();
    const data = stays ? { ...rest, updatedAt: at } : { ...live, _status: 'draft', updatedAt: at };
    const written = await payload.db.updateOne({ collection: collection as CollectionSlug, id, data, locale: 'all', req });
    const version = { collectionSlug: collection as CollectionSlug, parent: id, autosave: false, req } as const;
    if (stays) await payload.db.createVersion({ ...version, createdAt: at, updatedAt: at, versionData: written as never });
    const after = new Date(Date.parse(at) + 1).toISOString();
    await payload.db.createVersion({ ...version, createdAt: after, updatedAt: after, snapshot: true, versionData: { ...draft, _status: 'draft' } as never });
    if (ours) await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
