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

/** A choice that belongs to a reading, as the arm or the place; its words stand under `health.choices.<name>`. */
export type Choice = { name: string; of: readonly string[]; required: boolean; /** The field of the form. */ field: Field<string | null> };

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

/** How a type is drawn: a bar from the low to the high number, or dots. */
export type ChartKind = 'capsule' | 'dots';

/** A type of records, declared once: form, reader, list, card, chart, class, export, API and FHIR are made of it. [REC-1] */
export type RecordType = {
  code: string;
  /** Its path in the API. */
  api: string;
  /** Of the whole, as FHIR has it. */
  loinc: readonly string[];
  profile: string | null;
  /** One to three numbers, of which all are required. */
  measures: readonly Measure[];
  choices: readonly Choice[];
  /** The number that is not part of the value itself, as the pulse of a pressure. */
  beside?: string;
  /** What has to hold between the numbers, in the measures' units; gives the code of its refusal and the field that shows it. */
  between?: (numbers: readonly number[]) => { code: string; field: string } | null;
  /** What is rare though each number alone is not. */
  rare?: (numbers: readonly number[]) => boolean;
  rules: readonly Rule[];
  chart: ChartKind;
};
