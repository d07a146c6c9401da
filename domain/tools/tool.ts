import type { Fields, Parsed } from '../fields';

/** What a formula finds: figures by name (a day as 2026-03-21), the class that they fall in, and what has to be said besides. */
export type Found = { figures: Readonly<Record<string, number | string>>; class?: string; notes?: readonly string[] };
/** Why nothing is computed: a value that cannot be, at its field; or a person for whom the formula does not hold, which is said. */
export type Outcome = Found | { refused: string; field: string } | { outside: string };

/** How a class stands: fine, to be watched, to be shown to a doctor. */
export type Tone = 'ok' | 'warn' | 'bad' | 'info';

/** A line of the result: a figure, or two with a word between. */
export type Line = {
  name: string;
  of: readonly [string] | readonly [string, string];
  between?: 'to' | 'over';
  unit?: string;
  decimals?: number;
  isDay?: true;
};

/** A ruler under the result: the bands of one figure, each with its tone. */
export type Scale = { figure: string; from: number; to: number; cuts: readonly number[]; tones: readonly Tone[]; decimals?: number };

/** An example that somebody else has published; nothing here was computed by us. */
export type Vector = { given: Readonly<Record<string, string>>; finds: Readonly<Record<string, number | string>>; class?: string; from: string };

type Said<F extends Fields> = {
  slug: string;
  fields: F;
  compute: (values: Parsed<F>, today: string) => Outcome;
  /** The first line is the large one. */ lines: readonly Line[];
  scales?: readonly Scale[];
  /** Limits by figure that rounding must not lift it over. */ cuts?: Readonly<Record<string, readonly number[]>>;
  classes?: Readonly<Record<string, Tone>>;
  notes?: readonly string[];
  outside?: readonly string[];
  /** The refusals of `compute`, by code. */ refusals?: readonly string[];
  /** As it stands in its paper. */ formula: readonly string[];
  sources: readonly { cite: string; url?: string }[];
  vectors: readonly Vector[];
  /** A sheet to print for the doctor. */ sheet?: true;
};

/** A calculator as a row: page, island, API and tests follow from it. [COMM-1] */
export type Tool = Omit<Said<Fields>, 'compute'> & { compute: (values: Readonly<Record<string, unknown>>, today: string) => Outcome };

/** Declares a calculator; its formula takes what its fields give. */
export function tool<F extends Fields>(row: Said<F>): Tool {
  return row as unknown as Tool;
}
