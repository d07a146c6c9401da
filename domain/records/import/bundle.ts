import { fromHistoryResource, type HistoryLine } from '../../ehr/from-fhir';
import { isObject, type Loose } from '../../text/loose';
import { fromObservation, isObserved, typeCoding, type Observation } from '../fhir';
import { fromSteps } from '../read-reading';
import { recordType, recordTypes } from '../types/all';
import type { RecordType } from '../types/record-type';
import { IMPORT_MOST_READINGS, type ImportLine } from './line';

/** What of a bundle is one of our readings or an entry of the history, and what is neither, by its kind. */
export type ReadBundle = {
  /** Whom it says that it is about. */
  person: string | null;
  lines: ImportLine[];
  history: HistoryLine[];
  /** How many observations carry a code of ours and how many entries of the history there are, or how many entries there are where those alone are too many; then none of them is read. */ count: number;
  left: { what: string; n: number }[];
};

/** A bundle has so many entries at most, whatever they are. */
const MOST_ENTRIES = 4 * IMPORT_MOST_READINGS;
/** So many kinds of resources are told apart; more are told together, by what all of them are. */
const MOST_KINDS = 30;

/** Reads a FHIR R4 Bundle, or one resource alone: what it says in codes and units of ours is a line each, and so is what it tells of the history; everything else is counted by its kind; null where it is neither. [API-7: import, EHR-3: import] */
export function readBundle(json: unknown): ReadBundle | null {
  if (!isObject(json) || typeof json['resourceType'] !== 'string') return null;
  const entries = json['resourceType'] === 'Bundle' ? (Array.isArray(json['entry']) ? json['entry'] : []) : [{ resource: json }];
  if (entries.length > MOST_ENTRIES) return { person: null, lines: [], history: [], count: entries.length, left: [] };
  const resources = entries.flatMap((entry: unknown) => (isObject(entry) && isObject(entry['resource']) ? [entry['resource']] : []));
  const observations = resources.filter((one) => one['resourceType'] === 'Observation');
  const beside = new Map(observations.flatMap((one) => derivedFrom(one).map((from) => [from, one] as const)));
  const names = new Set(observations.map(nameInBundle));
  // A number that stands apart comes with the reading that it belongs to.
  const isApart = (one: Loose) => one['resourceType'] === 'Observation' && derivedFrom(one).some((from) => names.has(from));
  const own = resources.filter((one) => one['resourceType'] !== 'Patient' && !isApart(one));
  const coded = new Set(own.filter(isCodedAsOurs));
  const lines: ImportLine[] = [];
  const history: HistoryLine[] = [];
  const left = new Map<string, number>();
  for (const one of own) {
    const line = coded.size <= IMPORT_MOST_READINGS && coded.has(one) ? lineOf(one, beside.get(nameInBundle(one))) : null;
    const kind = plainText(one['resourceType']).slice(0, 40);
    const what = left.has(kind) || left.size < MOST_KINDS ? kind : 'Resource';
    const told = line || history.length > IMPORT_MOST_READINGS ? null : fromHistoryResource(one);
    if (line) lines.push(line);
    else if (told) for (const each of told) history.push(each);
    else left.set(what, (left.get(what) ?? 0) + 1);
  }
  return {
    person: nameOf(resources.find((one) => one['resourceType'] === 'Patient')),
    lines,
    history,
    count: coded.size + history.length,
    left: [...left].map(([what, n]) => ({ what, n })),
  };
}

/** What another system wrote may be anything, an object in a name's place, too. */
const plainText = (value: unknown): string => (typeof value === 'string' ? value : '');
const nameInBundle = (one: Loose): string => `Observation/${plainText(one['id'])}`;

const codes = new Set(
  (recordTypes as readonly RecordType[])
    .filter(isObserved)
    .flatMap(typeCoding)
    .map(({ system, code }) => `${system}|${code}`),
);

/** Whether an observation names one of our types at all: of a hospital's thousands the others are not looked into. */
function isCodedAsOurs({ resourceType, code }: Loose): boolean {
  const coding = isObject(code) ? code['coding'] : null;
  const isOurs = (one: unknown) => isObject(one) && codes.has(`${plainText(one['system'])}|${plainText(one['code'])}`);
  return resourceType === 'Observation' && Array.isArray(coding) && coding.some(isOurs);
}

const derivedFrom = (one: Loose): string[] =>
  Array.isArray(one['derivedFrom'])
    ? one['derivedFrom'].flatMap((from: unknown) => (isObject(from) && typeof from['reference'] === 'string' ? [from['reference']] : []))
    : [];

function lineOf(one: Loose, apart: Loose | undefined): ImportLine | null {
  const told = safely(one);
  const type = told && recordType(told.type);
  if (!told || !type) return null;
  const main = type.measures.filter(({ name }) => !type.apart?.includes(name));
  const typed: Record<string, string> = { ...told.choices, ...told.lines };
  for (const [at, { name }] of main.entries())
    typed[name] = String(
      fromSteps(
        type,
        type.measures.findIndex((measure) => measure.name === name),
        told.numbers[at] ?? Number.NaN,
      ),
    );
  const other = apart && safely(apart);
  for (const name of type.apart ?? []) if (other?.numbers[0] !== undefined) typed[name] = String(other.numbers[0]);
  return { type: type.code, typed, measuredAt: told.measuredAt };
}

/** What another system wrote may be anything. */
function safely(one: Loose): ReturnType<typeof fromObservation> {
  try {
    return fromObservation(one as Observation);
  } catch {
    return null;
  }
}

function nameOf(patient: Loose | undefined): string | null {
  const [name] = Array.isArray(patient?.['name']) ? patient['name'] : [];
  if (!isObject(name)) return null;
  const given = Array.isArray(name['given']) ? name['given'].filter((one: unknown) => typeof one === 'string') : [];
  const text =
    [...given, typeof name['family'] === 'string' ? name['family'] : ''].filter(Boolean).join(' ') || (typeof name['text'] === 'string' ? name['text'] : '');
  return text.slice(0, 80) || null;
}
