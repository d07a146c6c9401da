import { dayStart, isDay, numberOf, startOfDay } from '../calendars/day';
import { systems } from '../ehr/fhir-codes';
import type { EhrCode } from '../ehr/kind';
import { ehrKinds } from '../ehr/kinds';
import { field, optional, whole, type Field } from '../fields';
import { ok, refuse, type Result } from '../result';
import { categoryOf, isObserved, typeCoding } from './fhir';
import { recordType, recordTypes } from './types/all';
import type { RecordType } from './types/record-type';

/** The resources of R4 that records are told by. */
export const recordResources = ['Observation', 'DiagnosticReport', 'DocumentReference'] as const;
export type RecordResource = (typeof recordResources)[number];
/** Those by which the history is told and no record. */
export const historyResources = ['Condition', 'AllergyIntolerance', 'MedicationStatement', 'Procedure', 'FamilyMemberHistory'] as const;
export type ReadResource = RecordResource | (typeof historyResources)[number];

/** A page of a search has so many resources where nothing is said, and at most. */
const USUAL = 50;
/** Where the refusals of their number stand. */
const LIMIT = 'api.limit';
export const MOST_RESOURCES = 200;

/** By which resource a type of records is told. */
export function resourceOf(type: Pick<RecordType, 'code' | 'measures'>): RecordResource {
  return isObserved(type) ? 'Observation' : type.code === 'lab-test' ? 'DiagnosticReport' : 'DocumentReference';
}

/** Where a page of a search goes on (keyset): after this record, and after so many of its resources. */
export type SearchKey = { measuredAt: Date; id: number; part: number };
/** The same among the entries of the history, which come behind all records. */
export type HistoryKey = { entry: number };
const KEY = /^(\d{1,15})\.(\d{1,15})\.(\d)$/;
const HISTORY_KEY = /^history\.(\d{1,15})$/;
export const encodeKey = (key: SearchKey | HistoryKey): string =>
  'entry' in key ? `history.${key.entry}` : `${key.measuredAt.getTime()}.${key.id}.${key.part}`;
const afterField = field<SearchKey | HistoryKey>(
  { kind: 'code', least: 1, most: 40, about: '`next` of the page before', example: '1764000000000.12.1' },
  (typed) => {
    const [found, entry] = [KEY.exec(typed), HISTORY_KEY.exec(typed)];
    if (entry) return ok({ entry: Number(entry[1]) });
    return found ? ok({ measuredAt: new Date(Number(found[1])), id: Number(found[2]), part: Number(found[3]) }) : refuse('api.after');
  },
);

/** From the first instant on and before the second. */
export type Span = { from: Date | null; to: Date | null };
const PREFIXED = /^(eq|ge|gt|le|lt)?(\d{4}(?:-\d\d(?:-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d))?)?)?)$/;

/** What a search for a date means, at its precision: a year, a month, a day in Tehran, or a moment (HL7 FHIR R4, search, date). */
export function spanOf(typed: string): Result<Span> {
  const [, prefix = 'eq', text = ''] = PREFIXED.exec(typed) ?? [];
  const at = text === '' ? null : momentsOf(text);
  if (!at) return refuse('api.date');
  const { first, end } = at;
  const spans = {
    eq: { from: first, to: end },
    ge: { from: first, to: null },
    gt: { from: end, to: null },
    le: { from: null, to: end },
    lt: { from: null, to: first },
  };
  return ok(spans[prefix as keyof typeof spans]);
}

function momentsOf(text: string): { first: Date; end: Date } | null {
  if (text.includes('T')) {
    const at = new Date(text);
    const step = /:\d\d:\d\d\.\d/.test(text) ? 1 : /T\d\d:\d\d:\d\d/.test(text) ? 1_000 : 60_000;
    return Number.isNaN(at.getTime()) ? null : { first: at, end: new Date(at.getTime() + step) };
  }
  const [year = '', month, day] = text.split('-');
  const first = [year, month ?? '01', day ?? '01'].join('-');
  if (!isDay(first)) return null;
  if (day !== undefined) return { first: dayStart(first), end: startOfDay(numberOf(first) + 1) };
  const next =
    month === undefined
      ? `${Number(year) + 1}-01-01`
      : month === '12'
        ? `${Number(year) + 1}-01-01`
        : `${year}-${String(Number(month) + 1).padStart(2, '0')}-01`;
  return isDay(next) ? { first: dayStart(first), end: dayStart(next) } : null;
}

/** Both at once. */
export function narrower(spans: readonly Span[]): Span {
  const from = spans.flatMap(({ from: one }) => one ?? []).sort((a, b) => b.getTime() - a.getTime())[0] ?? null;
  const to = spans.flatMap(({ to: one }) => one ?? []).sort((a, b) => a.getTime() - b.getTime())[0] ?? null;
  return { from, to };
}

const token = (about: string, example: string): Field<string[] | null> =>
  optional(
    field({ kind: 'code', least: 1, most: 300, about, example }, (typed) => {
      const all = typed.split(',').map((one) => one.trim());
      return all.every((one) => /^[^|\s]{0,100}\|?[\w.-]{1,60}$/.test(one)) ? ok(all) : refuse('api.token');
    }),
  );

/** What a search takes, under the names of R4. */
export const searchFields = {
  patient: optional(
    field(
      {
        kind: 'code',
        least: 1,
        most: 80,
        about: 'Whose: the id of a Patient, with or without `Patient/`; one’s own where it is left out',
        example: 'Patient/9jd3kx7q2mfa0e5r1t8uvw',
      },
      (typed) => {
        const id = typed.replace(/^Patient\//, '');
        return isId(id) ? ok(id) : refuse('api.token');
      },
    ),
  ),
  code: token('What was measured, as `system|code` or `code`; several by commas', 'http://loinc.org|85354-9'),
  category: token('`vital-signs`, `laboratory`, `exam`, `survey` or `social-history`', 'vital-signs'),
  _count: optional(whole({ area: LIMIT, min: 1, max: MOST_RESOURCES, about: `How many resources, ${USUAL} where it is left out`, example: '50' })),
  after: optional(afterField),
} as const;
export const dateField: Field<Span> = field(
  {
    kind: 'code',
    least: 4,
    most: 40,
    about: 'When it was measured: `2026`, `2026-11-27` or a moment, with eq, ge, gt, le or lt before it',
    example: 'ge2026-11-01',
  },
  spanOf,
);

/** An id of ours, as FHIR has it: a reference, with the name of a number that stands apart. */
export const isId = (id: string): boolean => /^[A-Za-z0-9.-]{22}(?:-[a-z]{1,20})?$/.test(id);
export const idField: Field<string> = field(
  { kind: 'code', least: 22, most: 43, about: 'The id of the resource', example: '9jd3kx7q2mfa0e5r1t8uvw' },
  (typed) => (isId(typed) ? ok(typed) : refuse('api.token')),
);

/** The reference of a record by the id of one of its resources, which is ours with dots for underscores. */
export const refOfId = (id: string): string => id.slice(0, 22).replaceAll('.', '_');

type Wanted = { code: readonly string[] | null; category: readonly string[] | null };

/** The types of records among which a search looks: a pulse beside a pressure is a heart rate too. */
export function typesWanted(resource: RecordResource, { code, category }: Wanted): string[] {
  return (recordTypes as readonly RecordType[])
    .filter((type) => resourceOf(type) === resource)
    .filter((type) => [type, ...apartTypes(type)].some((one) => fits(one, { code, category })))
    .map((type) => type.code);
}

/** The kinds of the history among which a search looks; of those that are Observations, none where a category is asked for that is not theirs. */
export function kindsWanted(resource: ReadResource, { category }: Pick<Wanted, 'category'>): EhrCode[] {
  const social = { system: systems.observationCategory, code: 'social-history' };
  if (resource === 'Observation' && category !== null && !category.some((one) => matches(one, social))) return [];
  return ehrKinds.flatMap(({ code, fhir }) => (fhir === resource ? [code] : []));
}

/** Whether a resource is one that a search looks for, by its own coding. */
export function isWanted(
  resource: { resourceType: string; code?: { coding?: readonly Coded[] }; category?: readonly { coding: readonly Coded[] }[] },
  { code, category }: Wanted,
): boolean {
  const said = (asked: readonly string[] | null, coding: readonly Coded[]) => asked === null || asked.some((one) => coding.some((own) => matches(one, own)));
  return said(code, resource.code?.coding ?? []) && said(category, resource.category?.flatMap(({ coding }) => coding) ?? []);
}

type Coded = { system: string; code: string };
const apartTypes = (type: RecordType): RecordType[] => (type.apart ? [recordType('heart-rate')].flatMap((one) => one ?? []) : []);
const fits = (type: RecordType, { code, category }: Wanted) =>
  (code === null || code.some((one) => typeCoding(type).some((own) => matches(one, own)))) &&
  (category === null || (isObserved(type) && category.some((one) => matches(one, { system: CATEGORIES, code: categoryOf(type) }))));

const CATEGORIES = 'http://terminology.hl7.org/CodeSystem/observation-category';
function matches(asked: string, { system, code }: Coded): boolean {
  const [before, after] = asked.includes('|') ? asked.split('|') : [null, asked];
  return after === code && (before === null || before === system);
}

/** How many resources a page has. */
export const resourcesAsked = (count: number | null): number => count ?? USUAL;
