import { preferredLang } from '../../app/language-offer';

/** Browsers send some hundred different ones, none of them long; what anybody else sends is read and not kept. */
const MOST_KEPT = 200;
const MOST_LENGTH = 100;

export type Wishes = { of: (acceptLanguage: string | undefined) => string; kept: () => number };

/** The language that a browser wishes for, as far as pages differ by it: of a few common headers it is kept, so that a hit reads none. */
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
