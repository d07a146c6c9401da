import { figures, isFigureName } from '#domain/content/figures';
import { fillFigures } from '#domain/content/placeholders';
import { formatFact } from '#locales/facts';
import type { Lang } from '../context';

/** Fills an editor's words with the house's figures, written the reader's way. [PAGE-10, LANG-3] */
export function withFigures<T>(lang: Lang, words: T): T {
  return fillFigures(words, (name) => (isFigureName(name) ? formatFact(lang, name, figures[name]) : undefined));
}
