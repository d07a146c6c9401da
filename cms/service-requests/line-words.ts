import { itemWord } from '#domain/service-requests/items';
import type { OfferLine } from '#domain/service-requests/offer';
import { say, type WordKey } from '#locales/say';
import type { Lang } from '#locales/lang';

/** What a line of a price is for and why it is there, as one line of words. [INP-6] */
export function lineWords(lang: Lang, { kind, reason, item, words, count }: Pick<OfferLine, 'kind' | 'reason' | 'item' | 'words' | 'count'>): string {
  const why = say(lang, `services.lines.${kind}.${reason}` as WordKey);
  const said = item ? `${say(lang, itemWord(item) as WordKey)} · ${why}` : why;
  const named = words ? (reason === 'own-words' ? words : `${said} (${words})`) : said;
  return count > 1 ? `${named} × ${say(lang, 'admin.request.times', { count })}` : named;
}
