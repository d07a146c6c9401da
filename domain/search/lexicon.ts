import { latinBones, persianBones } from './finglish';
import { gramsOf, soundOf } from './likeness';

/** How many words that share trigrams with a mistyped one are compared. */
const MOST_LIKE = 60;
/** How many words with the typed beginning are compared. */
const MOST_BEGINNINGS = 40;
const LEAST_BONES = 2;

/** An index of words: by themselves, beginning, sound and Latin spelling; words are only added. [PROD-4] */
export class Lexicon {
  readonly #words = new Set<string>();
  readonly #grams = new Map<string, string[]>();
  readonly #bones = new Map<string, string[]>();
  readonly #heads = new Map<string, string[]>();

  add(word: string): void {
    if (this.#words.has(word)) return;
    this.#words.add(word);
    for (const gram of gramsOf(word)) push(this.#grams, gram, word);
    push(this.#heads, headOf(word), word);
    if (/^[\u0600-\u06ff\d]+$/u.test(word)) for (const bones of persianBones(word)) if (bones.length >= LEAST_BONES) push(this.#bones, bones, word);
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  get size(): number {
    return this.#words.size;
  }

  /** Words that begin so, the shortest first. */
  beginningWith(start: string): string[] {
    return (this.#heads.get(headOf(start)) ?? [])
      .filter((word) => word.startsWith(start))
      .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
      .slice(0, MOST_BEGINNINGS);
  }

  /** The words that share most trigrams with a mistyped one. */
  like(typed: string): string[] {
    const shared = new Map<string, number>();
    for (const gram of gramsOf(typed)) for (const word of this.#grams.get(gram) ?? []) shared.set(word, (shared.get(word) ?? 0) + 1);
    const sound = soundOf(typed);
    return [...shared]
      .filter(([word]) => Math.abs(word.length - sound.length) <= 2)
      .sort((a, b) => b[1] - a[1] || a[0].length - b[0].length || (a[0] < b[0] ? -1 : 1))
      .slice(0, MOST_LIKE)
      .map(([word]) => word);
  }

  /** Persian words with the consonants of a Latin spelling. */
  spelled(latin: string): readonly string[] {
    const bones = latinBones(latin);
    return bones.length < LEAST_BONES ? [] : (this.#bones.get(bones) ?? []);
  }
}

const headOf = (word: string) => word.slice(0, 2);

function push(map: Map<string, string[]>, key: string, word: string): void {
  const there = map.get(key);
  if (there) there.push(word);
  else map.set(key, [word]);
}
