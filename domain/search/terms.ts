import type { SearchKind } from './rank';

/** The kinds of editors' search terms: they name things, lead to a page, state a wish, or name what is not sold. [PROD-4] */
export const termKinds = ['name', 'topic', 'intent', 'unsold'] as const;
export type TermKind = (typeof termKinds)[number];

/** Words that mean the same, and where they lead. */
export type Term = {
  id: number;
  kind: TermKind;
  /** In both languages, as people write them. */
  phrases: readonly string[];
  /** Products that are meant, or that stand in for what is not sold; the best first. */
  products: readonly string[];
  /** Pages by their name, the best first. */
  pages: readonly string[];
  /** The kind of result that is preferred. */
  prefers: SearchKind | null;
  /** What is said where a thing is not sold. */
  answer: Readonly<Record<'fa' | 'en', string | null>>;
};

/** The phrases of a line that an editor wrote: one a line, or parted by commas. */
export function phrasesOf(written: string | null): string[] {
  return (written ?? '')
    .split(/[\n,،؛;]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean);
}
