import { WORD_WEIGHTS, type Hit } from './rank';
import type { Unit } from './unit';
import { isEmptyWord } from './words';

/** The query as it was probably meant; null when nothing was mistyped. Its results are already shown. [PROD-4] */
export function meantQuery(units: readonly Unit[]): string | null {
  if (units.every((unit) => unit.meant === null)) return null;
  const words = units.map((unit) => unit.meant ?? unit.typed);
  const meant = [...new Set(words)].join(' ');
  return plain(meant) === plain(units.map((unit) => unit.typed).join(' ')) ? null : meant;
}

// What differs in spaces alone is the same question.
const plain = (text: string) => text.replace(/[\s\u200C]/g, '');

/** The answer for something that is not sold here; null where a product's title has the words. [PROD-4: not sold] */
export function unsoldAnswer(units: readonly Unit[], lang: 'fa' | 'en', hits: readonly Hit[]): string | null {
  const unit = units.find((one) => one.terms.some((term) => term.kind === 'unsold'));
  if (!unit) return null;
  const titles = new Map<number, Set<string>>();
  for (const { entryId, kind, word, weight } of hits)
    if (kind === 'product' && word !== null && weight === WORD_WEIGHTS.title) titles.set(entryId, (titles.get(entryId) ?? new Set()).add(word));
  const whole = unit.typed.replaceAll(' ', '');
  const parts = unit.typed.split(' ').filter((word) => !isEmptyWord(word));
  const sold = [...titles.values()].some((title) => title.has(whole) || (parts.length > 0 && parts.every((part) => title.has(part))));
  return sold ? null : (unit.terms.find((term) => term.kind === 'unsold')?.answer[lang] ?? null);
}
