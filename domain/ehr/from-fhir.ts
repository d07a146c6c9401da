import { isObject, objectsIn, textIn, type Loose } from '../text/loose';
import { allergenCodes, kinCodes, noneCodes, systems, timeCodes } from './fhir-codes';
import type { EhrCode, Said } from './kind';

/** What a resource says of the history, as the form of its kind would be filled in; without values, that there is none of the kind. */
export type HistoryLine = { kind: EhrCode; typed: Said | null };

/** The entries that a resource of R4 tells, of ours or of another system; null where it is none of the history, or says that something was not so. [API-7: import, EHR-3: import] */
export function fromHistoryResource(one: Loose): HistoryLine[] | null {
  const type = textIn(one['resourceType']) ?? '';
  const found = Object.hasOwn(readers, type) ? readers[type]?.(one) : null;
  const hidden = objectsIn(isObject(one['meta']) ? one['meta']['security'] : null).some(({ code }) => code === 'R' || code === 'V');
  return found?.map(({ kind, typed }) => ({ kind, typed: typed && hidden ? { ...typed, private: 'on' } : typed })) ?? null;
}

/** One of kin with more diseases than this is not read. Ours. */
const MOST_DISEASES = 200;

type Read = (one: Loose) => HistoryLine[] | null;
const NOT_SO: readonly unknown[] = ['entered-in-error', 'refuted'];
const isNotSo = (one: Loose) => codesIn(one['verificationStatus']).some(({ code }) => NOT_SO.includes(code));

const readers: Readonly<Record<string, Read>> = {
  Condition: (one) =>
    isNotSo(one) ? null : (noneIn('disease', one['code']) ?? line('disease', { name: conceptText(one['code']), infectedAge: ageIn(one), ...described(one) })),
  FamilyMemberHistory: (one) => {
    const relation = keyOf(kinCodes, codesIn(one['relationship']));
    const conditions = objectsIn(one['condition']);
    if (relation === undefined || conditions.length === 0 || conditions.length > MOST_DISEASES || one['status'] === 'entered-in-error') return null;
    return conditions.flatMap(
      (each) => line('family-disease', { relation, name: conceptText(each['code']), infectedAge: ageIn(each), ...described(each) }) ?? [],
    );
  },
  MedicationStatement: (one) => {
    const concept = one['medicationCodeableConcept'];
    const said = noneIn('medication', concept);
    if (said) return said;
    if (one['status'] !== 'active') return null;
    const [dosage = {}] = objectsIn(one['dosage']);
    const amount = textIn(dosage['text']);
    return line('medication', {
      name: conceptText(concept),
      form: codeOf(one, `${systems.own}/form`),
      ...(amount === undefined ? { forgotten: 'on' } : { amount }),
      times: timesIn(dosage),
      since: sinceIn(one),
    });
  },
  Observation: (one) => {
    const coding = codesIn(one['code']);
    const sort = coding.find(({ system }) => system === systems.own)?.['code'];
    if (sort === undefined) return null;
    const frequency = objectsIn(one['component']).flatMap((part) =>
      codesIn(part['valueCodeableConcept']).flatMap(({ system, code }) => (system === `${systems.own}/frequency` ? [textIn(code)] : [])),
    )[0];
    return line('habit', { sort: textIn(sort), name: conceptText(one['code']), amount: textIn(one['valueString']), frequency });
  },
  Procedure: (one) => {
    const said = noneIn('surgery', one['code']);
    if (said) return said;
    return one['status'] === 'completed' ? line('surgery', { name: conceptText(one['code']), since: performedIn(one), ...described(one) }) : null;
  },
  AllergyIntolerance: (one) => {
    if (isNotSo(one)) return null;
    const categories = Array.isArray(one['category']) ? one['category'] : [];
    const to = Object.entries(allergenCodes).find(([, code]) => categories.includes(code))?.[0] ?? 'other';
    const description = objectsIn(one['reaction'])
      .flatMap((reaction) => objectsIn(reaction['manifestation']).flatMap((found) => conceptText(found) ?? []))
      .join(', ');
    return noneIn('allergy', one['code']) ?? line('allergy', { to, name: conceptText(one['code']), description: textIn(description) });
  },
};

/** An entry by what it is called; what nobody can read a name of is none. */
function line(kind: EhrCode, typed: Readonly<Record<string, string | undefined>>): HistoryLine[] | null {
  if (typed['name'] === undefined) return null;
  return [
    { kind, typed: Object.fromEntries(Object.entries(typed).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]]))) },
  ];
}

/** That there is none of a kind; nothing where it says that nothing is known. */
function noneIn(kind: EhrCode, concept: unknown): HistoryLine[] | null {
  const code = codesIn(concept).find(({ system }) => system === systems.absent)?.['code'];
  if (code === undefined) return null;
  return code === noneCodes[kind] ? [{ kind, typed: null }] : [];
}

const codesIn = (concept: unknown): Loose[] => (isObject(concept) ? objectsIn(concept['coding']) : []);
/** The words of a concept, or of the first of its codes that has some. */
const conceptText = (concept: unknown): string | undefined =>
  isObject(concept) ? (textIn(concept['text']) ?? codesIn(concept).flatMap(({ display }) => textIn(display) ?? [])[0]) : undefined;
const keyOf = (codes: Said, coding: readonly Loose[]): string | undefined =>
  Object.entries(codes).find(([, code]) => coding.some((one) => one['system'] === systems.role && one['code'] === code))?.[0];
const described = (one: Loose) => ({
  description: textIn(
    objectsIn(one['note'])
      .flatMap(({ text }) => textIn(text) ?? [])
      .join('\n'),
  ),
});

function ageIn({ onsetAge, onsetString }: Loose): string | undefined {
  if (typeof onsetString === 'string') return /^(\d{1,3}) a$/.exec(onsetString)?.[1];
  return isObject(onsetAge) && onsetAge['code'] === 'a' && typeof onsetAge['value'] === 'number' ? String(onsetAge['value']) : undefined;
}

function timesIn({ timing, asNeededBoolean }: Loose): string | undefined {
  const repeat = isObject(timing) && isObject(timing['repeat']) ? timing['repeat']['when'] : null;
  const when = Array.isArray(repeat) ? repeat : [];
  const times = Object.entries(timeCodes).flatMap(([name, code]) => (when.includes(code) ? [name] : []));
  return textIn([...times, ...(asNeededBoolean === true ? ['when-needed'] : [])].join(' '));
}

/** A day of R4 as our form takes it: a year, a month, or a day. */
const dayIn = (value: unknown): string | undefined => (typeof value === 'string' ? /^\d{4}(?:-\d\d(?:-\d\d)?)?/.exec(value)?.[0] : undefined);
const extensionIn = (one: unknown, url: string): Loose | undefined =>
  isObject(one) ? objectsIn(one['extension']).find((each) => each['url'] === url) : undefined;
const codeOf = (one: Loose, url: string): string | undefined => textIn(extensionIn(one, url)?.['valueCode']);
const keptIn = (one: unknown): string | undefined => textIn(extensionIn(one, `${systems.own}/since`)?.['valueString']);

function sinceIn({ effectivePeriod: period, effectiveDateTime }: Loose): string | undefined {
  return isObject(period) ? (keptIn(period['_start']) ?? dayIn(period['start'])) : dayIn(effectiveDateTime);
}

function performedIn({ performedDateTime, performedPeriod: period, _performedString: kept }: Loose): string | undefined {
  return keptIn(kept) ?? dayIn(performedDateTime) ?? (isObject(period) ? dayIn(period['start']) : undefined);
}
