import { readSpan } from './read-span';
import type { Unit } from './unit';
import type { Vocabulary } from './vocabulary';
import { queryWords } from './words';

/** A parsed query: each piece with its possible meanings, and the cost of the reading (less is surer). */
export type Reading = { units: readonly Unit[]; cost: number };

/** The most words that are read as one name. */
const MOST_TOGETHER = 6;

/** Reads a query into the pieces of least cost: names of several words before single ones, known ones before mistyped ones. [PROD-4] */
export function readQuery(query: string, vocabulary: Vocabulary): Reading {
  const words = queryWords(query);
  const best: Reading[] = [{ units: [], cost: 0 }];
  for (let end = 1; end <= words.length; end += 1) {
    for (let start = Math.max(0, end - MOST_TOGETHER); start < end; start += 1) {
      const before = best[start];
      const read = readSpan(words.slice(start, end), vocabulary);
      if (!before || !read) continue;
      const cost = before.cost + read.cost;
      if (cost < (best[end]?.cost ?? Number.POSITIVE_INFINITY)) best[end] = { units: [...before.units, ...read.units], cost };
    }
  }
  const { units, cost } = best[words.length] ?? { units: [], cost: 0 };
  return { units: surely(units), cost };
}

/** Drops guesses of short words beside a name that is certain. */
function surely(units: readonly Unit[]): Unit[] {
  const sure = units.some((unit) => unit.terms.length > 0 && unit.meant === null);
  return units.map((unit) => (sure && unit.guessed ? { ...unit, known: new Map(), terms: [], meant: null } : unit));
}
