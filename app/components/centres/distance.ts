import { formatNumber } from '#locales/format';
import { say } from '#locales/say';
import type { Lang } from '../../routes';

/** How far something is, to the next hundred metres. [MAP-1] */
export function sayDistance(lang: Lang, metres: number): string {
  const hundreds = Math.max(1, Math.round(metres / 100));
  if (hundreds < 10) return say(lang, 'centres.where.metres', { count: hundreds * 100 });
  return say(lang, 'centres.where.km', { distanceNumber: formatNumber(lang, hundreds < 1_000 ? hundreds / 10 : Math.round(hundreds / 10)) });
}
