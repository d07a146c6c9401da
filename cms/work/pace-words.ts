import { formatNumber } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';

/** How fast a unit goes; a few in a month are no number a day. [ADM-3] */
export function paceWords(lang: Lang, perDay: number): string {
  if (perDay === 0) return say(lang, 'staff.stock.still');
  return perDay < 1 ? say(lang, 'staff.stock.seldom') : say(lang, 'staff.stock.per-day', { count: formatNumber(lang, perDay, 1) });
}
