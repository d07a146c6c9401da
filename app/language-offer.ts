import type { Lang } from './routes';

/**
 * Whether a first visit is offered the other language: the browser prefers it and nobody has chosen yet.
 * The page cache keeps a page once with the offer and once without. [LANG-1]
 */
export function offersOther(lang: Lang, acceptLanguage: string | null | undefined, chosen: boolean): boolean {
  if (chosen) return false;
  const preferred = preferredLang(acceptLanguage);
  return preferred !== null && preferred !== lang;
}

/** The longest Accept-Language that is read. */
const LONGEST = 1_000;

/** The first of our languages that the browser names, by weight; null where it names neither. */
export function preferredLang(acceptLanguage: string | null | undefined): Lang | null {
  const wishes = (acceptLanguage ?? '')
    .slice(0, LONGEST)
    .split(',')
    .map((part, place) => {
      const [tag = '', ...more] = part.trim().toLowerCase().split(';');
      const weight = more.map((word) => word.trim()).find((word) => word.startsWith('q='));
      return { lang: tag.split('-')[0], weight: weight ? Number(weight.slice(2)) || 0 : 1, place };
    })
    .filter((wish): wish is { lang: Lang; weight: number; place: number } => (wish.lang === 'fa' || wish.lang === 'en') && wish.weight > 0)
    .sort((a, b) => b.weight - a.weight || a.place - b.place);
  return wishes[0]?.lang ?? null;
}
