import { preferredLang } from '../../app/language-offer';

/** How many Accept-Language headers are remembered: browsers send some hundred different ones; others are parsed each time. */
const MOST_KEPT = 200;
const MOST_LENGTH = 100;

export type Wishes = { of: (acceptLanguage: string | undefined) => string; kept: () => number };

/** The language that a browser prefers, as far as pages differ by it; remembered for common headers, so that a cache hit parses none. */
export function openWishes(): Wishes {
  const known = new Map<string, string>();
  return {
    of(acceptLanguage) {
      if (acceptLanguage === undefined) return '';
      const found = known.get(acceptLanguage);
      if (found !== undefined) return found;
      const wish = preferredLang(acceptLanguage) ?? '';
      if (known.size < MOST_KEPT && acceptLanguage.length <= MOST_LENGTH) known.set(acceptLanguage, wish);
      return wish;
    },
    kept: () => known.size,
  };
}
