import { fromObservation, type Observation } from '../fhir';
import { fromSteps } from '../read-reading';
import { recordType } from '../types/all';
import type { ImportLine } from './line';

/** What of a bundle is one of our readings, and what is not, by its kind. */
export type ReadBundle = {
  /** Whom it says that it is about. */
  person: string | null;
  lines: ImportLine[];
  left: { what: string; n: number }[];
};

type Loose = Record<string, unknown>;
const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a FHIR R4 Bundle, or one resource alone: what it says in codes and units of ours is a line each, everything else is counted by its kind; null where it is neither. [API-7: import, EHR-3: import] */
export function readBundle(json: unknown): ReadBundle | null {
  if (!isObject(json) || typeof json['resourceType'] !== 'string') return null;
  const entries = json['resourceType'] === 'Bundle' ? (Array.isArray(json['entry']) ? json['entry'] : []) : [{ resource: json }];
  const resources = entries.flatMap((entry: unknown) => (isObject(entry) && isObject(entry['resource']) ? [entry['resource']] : []));
  const observations = resources.filter((one) => one['resourceType'] === 'Observation');
  const beside = new Map(observations.flatMap((one) => derivedFrom(one).map((from) => [from, one] as const)));
  const lines: ImportLine[] = [];
  const left = new Map<string, number>();
  const leave = (what: string) => left.set(what, (left.get(what) ?? 0) + 1);
  for (const one of resources) {
    const what = String(one['resourceType']).slice(0, 40);
    if (what === 'Patient') continue;
    // A number that stands apart comes with the reading that it belongs to.
    if (
      what === 'Observation' &&
      derivedFrom(one).length > 0 &&
      derivedFrom(one).some((from) => observations.some((other) => `Observation/${String(other['id'])}` === from))
    )
      continue;
    const line = what === 'Observation' ? lineOf(one, beside.get(`Observation/${String(one['id'])}`)) : null;
    if (line) lines.push(line);
    else leave(what);
  }
  return { person: nameOf(resources.find((one) => one['resourceType'] === 'Patient')), lines, left: [...left].map(([what, n]) => ({ what, n })) };
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
