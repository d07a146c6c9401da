import type { WorkCollection } from '#domain/work/nouns';
import { hasWord, say } from '#locales/say';
import type { Lang } from '#locales/lang';

/** What a piece of work is: its kind where it has one, else what its list calls one of them. */
export function workKind(lang: Lang, collection: WorkCollection, kind: string | null): string {
  const key = collection === 'warranty-tickets' ? `warranty.tickets.kinds.${kind}` : `inquiries.kinds.${kind}`;
  return kind && hasWord(key) ? say(lang, key) : say(lang, `admin.collections.${collection}.one`);
}
