import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import type { Lang } from '#locales/lang';
import { refused } from '../languages/named';
import type { Place } from './places';
import { sameWords } from './same-words';

type Words = Record<string, unknown>;
type Asked = { lang: Lang; words: unknown; before: unknown };

const CHANGED = 409;

/**
 * Keeps what was written beside a form in its other language, where its words are kept: those fields alone, and only over the words
 * that their writer saw; what a colleague wrote meanwhile stays. [ADM-2, LANG-1]
 */
export async function saveWords(req: PayloadRequest, place: Place, { lang, words, before }: Asked): Promise<void> {
  if (!isWords(words) || !isWords(before) || Object.keys(words).length === 0 || Object.keys(words).some((name) => !place.names.includes(name)))
    throw refused(req, 'editors.reasons.400', 400);
  const ours = await initTransaction(req);
  try {
    await place.lock();
    const stored = await place.read();
    if (!stored) throw refused(req, 'editors.reasons.404', 404);
    const now = (name: string) => (stored[name] as Partial<Record<Lang, unknown>> | undefined)?.[lang];
    if (Object.keys(words).some((name) => !sameWords(now(name), before[name]))) throw refused(req, 'editors.side.changed', CHANGED);
    await place.write(lang, words);
    if (ours) await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

function isWords(value: unknown): value is Words {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
