import type { CollectionBeforeChangeHook } from 'payload';
import { readingMinutes } from '#domain/articles/facts';
import { readTree } from '#domain/articles/read-tree';
import { isLang, langs } from '#locales/lang';
import { storedDocument } from '../languages/stored';
import { sameWords } from '../side/same-words';

const WORDS = ['title', 'summary', 'body'] as const;

/**
 * Keeps what follows from an article's words in the language that is saved: minutes to read; once published, since when that language is
 * shown, when its words changed last, and when somebody last said that they are right. [MAG-2, MAG-5]
 */
export const keepArticleFacts: CollectionBeforeChangeHook = async ({ data, originalDoc, req, collection }) => {
  const lang = req.locale;
  if (!isLang(lang)) return data;
  const before = (originalDoc ?? {}) as Record<string, unknown>;
  const body: unknown = 'body' in data ? data['body'] : before['body'];
  const minutes = body ? readingMinutes(lang, readTree(body)) : null;
  if (data['_status'] !== 'published') return { ...data, minutes };
  const id = Number(before['id']);
  const live = Number.isSafeInteger(id) ? await storedDocument(req.payload, collection.slug, id, req) : null;
  const onSite = live?._status === 'published' ? live : null;
  const liveIn = (name: string, one: string) => ((onSite?.[name] ?? {}) as Record<string, unknown>)[one];
  const now = new Date().toISOString();
  const first = !langs.some((one) => Boolean(liveIn('title', one)));
  const since = liveIn('title', lang) ? liveIn('shownFrom', lang) : req.context['seeding'] || first ? (data['publishedAt'] ?? before['publishedAt']) : now;
  // What is seeded came out, unchanged, on its own day.
  const changed = req.context['seeding'] ? (since ?? now) : now;
  const same = WORDS.every((name) => sameWords(name in data ? data[name] : before[name], liveIn(name, lang)));
  return { ...data, minutes, shownFrom: since ?? now, wordsChangedAt: (same && liveIn('wordsChangedAt', lang)) || changed, revisedAt: now };
};
