import { SERVICE_PRICE_MOST_TOMAN } from '#domain/service-requests/items';
import { LINE_WORDS_MOST } from '#domain/service-requests/offer';
import { say } from '#locales/say';
import { whole, wholeToman } from './rules';

type Asked = { req: { i18n: { language: string } }; siblingData: { minutesLeast?: number | null } };

/** The most minutes are no fewer than the least, and stand alone with none of these. */
export function minutesInOrder(most: unknown, asked: Asked): true | string {
  const sound = whole(1, false)(most, asked);
  if (sound !== true) return sound;
  const least = asked.siblingData.minutesLeast ?? null;
  const both = (most ?? null) === null ? least === null : least !== null && (most as number) >= least;
  return both || say(asked.req.i18n.language === 'en' ? 'en' : 'fa', 'admin.invalid.minutes');
}

/** The words of a line, which say what it is for where no sentence of ours does. */
export function ownWords(words: unknown, asked: { req: Asked['req']; siblingData: { what?: string } }): true | string {
  const text = typeof words === 'string' ? words.trim() : '';
  const lang = asked.req.i18n.language === 'en' ? 'en' : 'fa';
  if (text.length > LINE_WORDS_MOST) return say(lang, 'refusals.services.offer.words-long', { most: LINE_WORDS_MOST });
  return text !== '' || asked.siblingData.what !== 'other.own-words' || say(lang, 'refusals.services.offer.words-missing');
}

/** A price in whole toman, not beyond what anything costs at home; empty is found after review. */
export function servicePrice(price: unknown, asked: Asked): true | string {
  const sound = wholeToman(0, false)(price, asked);
  if (sound !== true || Number(price ?? 0) <= SERVICE_PRICE_MOST_TOMAN) return sound;
  return say(asked.req.i18n.language === 'en' ? 'en' : 'fa', 'admin.invalid.price', { mostToman: SERVICE_PRICE_MOST_TOMAN });
}
