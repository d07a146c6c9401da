import type { WorkCollection } from '#domain/work/nouns';
import { hasWord, say } from '#locales/say';
import type { Lang } from '#locales/lang';

/** The kind of a ticket or a request in words, of a service request the service itself; null where it has none. */
export function kindOfWork(lang: Lang, collection: WorkCollection, kind: string | null): string | null {
  const key =
    collection === 'warranty-tickets'
      ? `warranty.tickets.kinds.${kind}`
      : collection === 'service-requests'
        ? `services.types.${kind}.name`
        : `inquiries.kinds.${kind}`;
  return kind && hasWord(key) ? say(lang, key) : null;
}

/** What a piece of work is: its kind where it has one, else what its list calls one of them. */
export function workKind(lang: Lang, collection: WorkCollection, kind: string | null): string {
  return kindOfWork(lang, collection, kind) ?? say(lang, `admin.collections.${collection}.one`);
}
