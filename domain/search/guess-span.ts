import { spellingDistance } from './finglish';
import { likeness, slipsBetween, slipsForgiven, soundOf } from './likeness';
import { COST, unit, type Read } from './unit';

const MOST_SPELLING = 1.2;
/** Spellings whose distances differ by no more than this are all taken. */
const AS_NEAR = 0.2;
const LEAST_ENGLISH = 6;
/** The least length of a word that is not easily mistaken for another. */
const LEAST_SURE = 6;
const LEAST_NAME = 5;

type Near = readonly [word: string, distance: number];
const byDistance = (a: Near, b: Near) => a[1] - b[1];

/** The Persian word of some that a Latin spelling is nearest to, if it is near to any. */
export function nearestSpelled(latin: string, among: readonly string[]): string | null {
  const [best] = among
    .map((word): Near => [word, spellingDistance(latin, word)])
    .filter(([, distance]) => distance <= MOST_SPELLING)
    .sort(byDistance);
  return best?.[0] ?? null;
}

/** Reads Persian that was written in Latin letters. [PROD-4] */
export const spelled: Read = (joined, words, vocabulary) => {
  const { words: lexicon, phrases } = vocabulary;
  if (!/^[a-z0-9]+$/.test(joined) || !/[a-z]/.test(joined)) return null;
  if (words.length > 1 && words.some((word) => lexicon.has(word) || phrases.terms.has(word))) return null;
  // A slip in a long English word is one, before it is Persian.
  const english = joined.length >= LEAST_ENGLISH ? slipped(joined, words, vocabulary) : null;
  if (english?.units.every(({ meant }) => meant !== null && /^[a-z0-9 -]+$/i.test(meant))) return english;
  const near = (list: readonly string[]) =>
    list
      .map((word): Near => [word, spellingDistance(joined, word)])
      .filter(([, distance]) => distance <= MOST_SPELLING)
      .sort(byDistance);
  const named = near(phrases.keys.spelled(joined))[0];
  const known = words.length === 1 ? near(lexicon.spelled(joined)) : [];
  const best = Math.min(named?.[1] ?? Number.POSITIVE_INFINITY, known[0]?.[1] ?? Number.POSITIVE_INFINITY);
  if (best === Number.POSITIVE_INFINITY) return null;
  const key = named && named[1] <= best + AS_NEAR ? named[0] : undefined;
  const answers = known.filter(([, distance]) => distance <= best + AS_NEAR).map(([word, distance]): Near => [word, 0.9 - distance / 4]);
  return taken(words, key, answers, known[0]?.[0], vocabulary, COST.spelled + best);
};

/** Reads mistyped words, the fewest slips first; short ones must sound the same or differ in a single letter. [PROD-4: typing errors] */
export const slipped: Read = (joined, words, vocabulary) => {
  const { words: lexicon, phrases } = vocabulary;
  const most = slipsForgiven(joined.length);
  if (most === 0 || (words.length > 1 && words.some((word) => word.length === 1))) return null;
  const sound = soundOf(joined);
  const near = (list: readonly string[]) =>
    list
      .map((word): Near => [word, slipsBetween(sound, soundOf(word), most)])
      .filter(([word, slips]) => slips === 0 || (slips <= most && slipsBetween(joined, word, most) <= most))
      .sort(byDistance);
  const named = near(phrases.keys.like(joined))[0];
  const known = words.length === 1 ? near(lexicon.like(joined)) : [];
  const least = Math.min(named?.[1] ?? most + 1, known[0]?.[1] ?? most + 1);
  if (least > most) return null;
  const key = named && named[1] === least ? named[0] : undefined;
  const answers = known.map(([word]): Near => [word, likeness(joined, word)]);
  const read = taken(words, key, answers, known[0]?.[0], vocabulary, COST.slip + COST.slips * least);
  const guessed = least > 0 && joined.length < (key === undefined ? LEAST_SURE : LEAST_NAME);
  return { units: read.units.map((one) => ({ ...one, guessed })), cost: read.cost };
};

function taken(
  words: readonly string[],
  key: string | undefined,
  answers: readonly Near[],
  word: string | undefined,
  { phrases }: Parameters<Read>[2],
  cost: number,
): NonNullable<ReturnType<Read>> {
  const meant = key === undefined ? (word ?? null) : (phrases.written.get(key) ?? key);
  // A longer or shorter form of what was typed is no mistake.
  const typed = words.join('');
  const form = meant !== null && (typed.startsWith(meant.replaceAll(' ', '')) || meant.startsWith(typed));
  const all = key === undefined ? answers : [...answers, [key, 0.9] as const];
  return { units: [unit(words, all, key === undefined ? [] : (phrases.terms.get(key) ?? []), form ? null : meant)], cost };
}
