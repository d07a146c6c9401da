import { withoutEnding } from './endings';
import { gistOf } from './gist';
import { nearestSpelled, slipped, spelled } from './guess-span';
import { likeness } from './likeness';
import { spokenModels } from './spoken';
import { COST, unit, type Read, type SpanReading } from './unit';
import { verbForm } from './verbs';
import type { Vocabulary } from './vocabulary';
import { isEmptyWord } from './words';

const MOST_LETTERS_TOGETHER = 40;
const LEAST_HALF = 2;
/** How much of a name must be typed to count as its beginning. */
const LEAST_BEGINNING = 0.5;

/** One or more words read as one thing; null when they are none. [PROD-4] */
export function readSpan(words: readonly string[], vocabulary: Vocabulary): SpanReading | null {
  const joined = words.join('');
  if (joined.length > MOST_LETTERS_TOGETHER) return null;
  const ways: Read[] =
    words.length === 1 ? [exact, spoken, worded, ended, halves, spelled, begun, slipped, unknown] : [exact, worded, spoken, spelled, slipped];
  for (const way of ways) {
    const read = way(joined, words, vocabulary);
    if (read) return read;
  }
  return null;
}

const exact: Read = (joined, words, { words: lexicon, phrases }) => {
  const terms = phrases.terms.get(joined) ?? (words.length === 1 && !isEmptyWord(joined) ? (phrases.gists.get(gistOf(words)?.key ?? '') ?? []) : []);
  if (terms.length === 0 && words.length === 1 && isEmptyWord(joined)) return { units: [{ ...unit(words, [], []), empty: true }], cost: COST.empty };
  if (terms.length === 0 && !lexicon.has(joined)) return null;
  // The single words of a name say a little of it too.
  const parts = words.length > 1 ? words.filter((word) => !isEmptyWord(word)).map((word) => [word, 0.4] as const) : [];
  const action = terms.length > 0 && words.some((word) => verbForm(word) !== null);
  return { units: [{ ...unit(words, [...parts, [joined, 1]], terms), action }], cost: terms.length > 0 ? COST.phrase : COST.word };
};

/** Reads a phrase in another wording: other endings, another order, a conjugated verb, or all in Latin letters. */
const worded: Read = (_, words, { words: lexicon, phrases }) => {
  for (const [said, cost] of [[words, 0], [words.map((word) => bareOf(word, phrases)), COST.ending], [latinAsSaid(words, phrases), COST.spelled]] as const) {
    const gist = said && gistOf(said);
    const terms = gist ? (phrases.gists.get(gist.key) ?? []) : [];
    if (!gist || terms.length === 0) continue;
    const parts = words.filter((word) => !isEmptyWord(word) && lexicon.has(word)).map((word) => [word, words.length > 1 ? 0.4 : 1] as const);
    return { units: [{ ...unit(words, parts, terms), action: gist.action }], cost: COST.phrase + COST.gist + cost };
  }
  return null;
}; // prettier-ignore

/** A word without a possessive ending: «لغوش» is لغو. */
function bareOf(word: string, { wordsOfGists }: Vocabulary['phrases']): string {
  return wordsOfGists.has(word) ? word : (withoutEnding(word).find((bare) => wordsOfGists.has(bare)) ?? word);
}

/** Words in Latin letters as the Persian ones that they spell; null where one of them is none. */
function latinAsSaid(words: readonly string[], { wordsOfGists }: Vocabulary['phrases']): string[] | null {
  if (words.length < 2 || !words.every((word) => /^[a-z]{2,}$/.test(word))) return null;
  const said = words.map((word) => nearestSpelled(word, wordsOfGists.spelled(word)));
  return said.every((word) => word !== null) ? said : null;
}

const spoken: Read = (joined, words, { words: lexicon, phrases }) => {
  const models = spokenModels(joined).filter((model) => lexicon.has(model) || phrases.terms.has(model));
  return models.length > 0 ? { units: [unit(words, models.map((model) => [model, 1] as const), models.flatMap((model) => phrases.terms.get(model) ?? []))], cost: COST.spoken } : null; // prettier-ignore
};

const ended: Read = (joined, words, vocabulary) => {
  const [bare] = withoutEnding(joined).filter((one) => vocabulary.words.has(one) || vocabulary.phrases.terms.has(one));
  const read = bare === undefined ? null : exact(bare, [bare], vocabulary);
  return read && { units: read.units.map((one) => ({ ...one, typed: words.join(' ') })), cost: read.cost + COST.ending };
};

/** Reads two words that were written as one. */
const halves: Read = (joined, _, vocabulary) => {
  const found = Array.from({ length: Math.max(0, joined.length - 2 * LEAST_HALF + 1) }, (__, at) => [joined.slice(0, at + LEAST_HALF), joined.slice(at + LEAST_HALF)] as const).flatMap(
    ([left, right]) => {
      const [first, second] = [half(left, vocabulary), half(right, vocabulary)];
      return first && second ? [{ units: [...first.units, ...second.units], cost: first.cost + second.cost + COST.split }] : [];
    },
  ); // prettier-ignore
  return found.sort((a, b) => a.cost - b.cost)[0] ?? null;
};

/** Reads one half of such a word; short halves only where editors name them. */
function half(part: string, vocabulary: Vocabulary): SpanReading | null {
  const read = exact(part, [part], vocabulary) ?? spoken(part, [part], vocabulary);
  return read && (part.length > LEAST_HALF || (read.units[0]?.terms.length ?? 0) > 0) ? read : null;
}

/** Reads a word of which only the beginning was typed. */
const begun: Read = (joined, words, { words: lexicon, phrases }) => {
  if (joined.length < 2) return null;
  const known = lexicon.beginningWith(joined).map((word) => [word, likeness(joined, word)] as const);
  const [named] = joined.length > 2 ? phrases.keys.beginningWith(joined).filter((key) => joined.length >= key.length * LEAST_BEGINNING) : [];
  if (known.length === 0 && named === undefined) return null;
  return { units: [unit(words, known, named === undefined ? [] : (phrases.terms.get(named) ?? []))], cost: COST.beginning };
};

const unknown: Read = (_, words) => ({ units: [unit(words, [], [])], cost: COST.unknown });
