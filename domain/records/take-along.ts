import type { TakenEntry } from '../ehr/kind';
import type { Origin } from '../health/origin';
import { csvLine } from '../text/csv';
import { fromSteps } from './read-reading';
import { recordType } from './types/all';
import type { RecordType } from './types/record-type';

/** Ways to take a file of health along. */
export const exportFormats = ['fhir', 'json', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** A record as it is taken along: all that its owner reads on its page. */
export type TakenRecord = {
  ref: string;
  type: string;
  measuredAt: Date;
  numbers: readonly number[];
  choices: Readonly<Record<string, string>>;
  lines: Readonly<Record<string, string>>;
  words: string | null;
  class: string | null;
  rule: string | null;
  origin: Origin;
  confirmed: boolean;
  files: readonly { id: string; kind: string; bytes: number; /** Where it is asked for, by whoever may. */ url: string }[];
};

type Named = { name: string; value: number; unit: string };

/** All numbers of a record by their names, in their units; further ones behind those that are counted. */
export function numbersOf(type: RecordType, { numbers, choices }: Pick<TakenRecord, 'numbers' | 'choices'>): Named[] {
  return [
    ...type.measures.flatMap(({ name, unit }, at) => (numbers[at] === undefined ? [] : [{ name, unit, value: fromSteps(type, at, numbers[at]) }])),
    ...(type.more ?? []).flatMap(({ name, unit }) => (choices[name] === undefined ? [] : [{ name, unit, value: Number(choices[name]) }])),
  ];
}

/** What was chosen, without the numbers that lie beside it. */
export function chosenOf({ choices }: RecordType, { choices: said }: Pick<TakenRecord, 'choices'>): [name: string, value: string][] {
  return choices.flatMap(({ name }): [string, string][] => (said[name] === undefined ? [] : [[name, said[name]]]));
}

/** A record as JSON: its numbers by name and unit, not by their place. [DASH-5: export] */
export function asJson(record: TakenRecord): unknown {
  const type = recordType(record.type);
  const { ref, measuredAt, lines, words, class: said, rule, origin, confirmed, files } = record;
  return {
    ...{ ref, type: record.type, measuredAt: measuredAt.toISOString(), numbers: type ? numbersOf(type, record) : [] },
    choices: type ? Object.fromEntries(chosenOf(type, record)) : record.choices,
    ...{ lines, note: words, class: said, rule, origin, confirmed, files },
  };
}

/** The columns of the table, in their order. */
export const csvHead = ['ref', 'type', 'measured_at', 'numbers', 'choices', 'lines', 'note', 'class', 'rule', 'origin', 'files'] as const;

/** A record as a line of a table (CSV); what a spreadsheet would reckon is kept as text. [DASH-5: export] */
export function asCsv(record: TakenRecord): string {
  const type = recordType(record.type);
  const pairs = (of: readonly (readonly [string, string])[]) => of.map(([name, value]) => `${name}: ${value}`).join('; ');
  return csvLine([
    ...[record.ref, record.type, record.measuredAt.toISOString()],
    type
      ? numbersOf(type, record)
          .map(({ name, value, unit }) => `${name}: ${value} ${unit}`)
          .join('; ')
      : '',
    pairs(type ? chosenOf(type, record) : []),
    pairs(Object.entries(record.lines)),
    ...[record.words ?? '', record.class ?? '', record.rule ?? '', record.origin, record.files.map(({ url }) => url).join(' ')],
  ]);
}

/** An entry of the history as JSON: what it says by the names of its fields, or that there is none of its kind. [DASH-5: export] */
export function entryAsJson({ ref, kind, said, enteredAt }: TakenEntry): unknown {
  return { ref, kind, enteredAt: enteredAt.toISOString(), ...(said === null ? { none: true } : { values: said }) };
}

/** The same as a line of the table of records; when it was written stands for when it was measured. [DASH-5: export] */
export function entryAsCsv({ ref, kind, said, enteredAt }: TakenEntry): string {
  const { name = '', description = '', ...more } = said ?? {};
  const pairs = Object.entries(more).map(([field, value]) => `${field}: ${value}`);
  return csvLine([ref, kind, enteredAt.toISOString(), '', said === null ? 'none' : pairs.join('; '), name, description, '', '', '', '']);
}
