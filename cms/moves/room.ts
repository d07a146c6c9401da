import { say } from '#locales/say';
import type { Lang } from '#locales/lang';

/** How many characters are left in a limited text, or how many are too many. */
export function roomWords(lang: Lang, text: string, most: number): string {
  const left = most - [...text.trim()].length;
  return left < 0 ? say(lang, 'admin.order.over', { count: -left }) : say(lang, 'admin.order.room', { count: left });
}
