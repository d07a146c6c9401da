import type { PayloadRequest } from 'payload';
import type { Lang } from '#locales/lang';
import { draftPlace } from '../side/places';
import { refused } from './named';
import { sharedFields, storedDocument } from './stored';
import { liveLanguages } from './words-of';

type Words = Partial<Record<Lang, unknown>>;

/** Gives up the draft of a language for what is on the site; the other language's words stay as they are written. [ADM-2] */
export async function revertLanguage(req: PayloadRequest, { collection, id, lang }: { collection: string; id: number; lang: Lang }): Promise<void> {
  const live = await storedDocument(req.payload, collection, id, req);
  if (!live || !liveLanguages(live).includes(lang)) throw refused(req, 'editors.languages.not-live', 409);
  const place = draftPlace(req, collection, id);
  const words = Object.fromEntries(place.names.map((name) => [name, (live[name] as Words | undefined)?.[lang] ?? null]));
  const shared = Object.fromEntries(sharedFields(req.payload, collection).map((name) => [name, live[name] ?? null]));
  await place.write(lang, { ...shared, ...words });
}
