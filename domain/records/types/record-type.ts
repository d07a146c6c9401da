import type { Field } from '../../fields';
import type { Origin } from '../../health/origin';

/** One number of a reading. It is kept as a whole number of steps: 36.8 °C in steps of 0.1 is 368. */
export type Measure = {
  /** Its name in forms, the API and exports; its words stand under `health.types.<type>.fields.<name>`. */
  name: string;
  /** The unit by UCUM, as FHIR and exports have it. */
  unit: string;
  loinc: string;
  step: number;
  /** What lies outside is refused: it is no reading. Ours. [REC-10] */
  refuse: readonly [least: number, most: number];
  /** What lies outside is rare and asked for once more. Ours. [REC-10] */
  ask?: readonly [least: number, most: number];
};

/** A choice that belongs to a reading, as the arm or the place; its words stand under `health.choices.<name>`, those of its values under `says`. */
export type Choice = { name: string; of: readonly string[]; required: boolean; says: string; /** The field of the form. */ field: Field<string | null> };

/** A line in words that belongs to a record, as what was eaten: sealed with the member's key. */
export type Line = { name: string; field: Field<string> };

/** The files that a record has: what they may be, by their content, and whether there has to be one. [REC-3] */
export type RecordFiles = { kinds: readonly FileKind[]; required: boolean };
export type FileKind = 'picture' | 'pdf' | 'sound';

/** Of whom and where a rule speaks: ages in years, the upper one not included. */
export type RuleFor = { fromAge?: number; toAge?: number; sex?: 'female' | 'male'; choice?: string; origins?: readonly Origin[] };

/**
 * A published range. A reading is standard while each of its numbers lies within; the record keeps the rule's id. Where the
 * source says nothing of low values that we have read, what lies below `silentBelow` gets no class at all: better no word
 * than a wrong one. [REC-5]
 */
export type Rule = RuleFor & {
  id: string;
  source: string;
  url: string;
  /** The day on which the figures were read at the source. */
  readOn: string;
  /** From and to, both within; in the measure's unit, by its place among the numbers. */
  ranges: readonly (readonly [low: number | null, high: number | null] | null)[];
  silentBelow?: readonly (number | null)[];
};

/** How a type is drawn: a bar from the low to the high number, dots, the sum of each day, or not at all. */
export type ChartKind = 'capsule' | 'dots' | 'sums' | 'none';

/** A type of records, declared once: form, reader, list, card, chart, class, export, API and FHIR are made of it. [REC-1] */
export type RecordType = {
  code: string;
  /** Its path in the API. */
  api: string;
  /** Of the whole, as FHIR has it. */
  loinc: readonly string[];
  profile: string | null;
  /** Numbers that are charted, compared and counted, three at most; all are required. */
  measures: readonly Measure[];
  /** Further numbers that are shown with it; all are required. */
  more?: readonly Measure[];
  choices: readonly Choice[];
  /** What is written in words; all are required. */
  lines?: readonly Line[];
  files?: RecordFiles;
  /** Choices by which an entry stays hidden from all but its owner until it is opened for somebody. */
  sensitive?: readonly string[];
  /** The numbers that are not part of the value itself, as the pulse of a pressure. */
  beside?: readonly string[];
  /** Those that are Observations of their own in FHIR. */
  apart?: readonly string[];
  /** Its category there, where it is neither a vital sign nor of a laboratory. */
  category?: 'exam' | 'survey';
  /** What has to hold between the numbers, further ones behind them, in their units; gives the code of its refusal and the field that shows it. */
  between?: (numbers: readonly number[]) => { code: string; field: string } | null;
  /** What is rare though each number alone is not. */
  rare?: (numbers: readonly number[]) => boolean;
  rules: readonly Rule[];
  chart: ChartKind;
};
