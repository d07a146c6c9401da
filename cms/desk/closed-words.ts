import type { Lang } from '#locales/lang';
import { hasWord, say } from '#locales/say';
import type { ClosedPage } from '../access/desk-pages';

/** The name of a place of the desk, as its menu says it. */
export function placeName(lang: Lang, place: string): string {
  const key = `admin.collections.${place}.many`;
  return hasWord(key) ? say(lang, key) : say(lang, 'staff.menu.reports');
}

/** What a closed page says first, as its heading and as its window's title. */
export function closedTitle(lang: Lang, { why, place }: ClosedPage): string {
  return why === 'nowhere' ? say(lang, 'staff.closed.title.nowhere') : say(lang, `staff.closed.title.${why}`, { name: placeName(lang, place) });
}
