import { categoryOf } from '../records/fhir';
import type { Patient, Resource as RecordResource } from '../records/fhir-bundle';
import { recordTypes } from '../records/types/all';
import type { RecordType } from '../records/types/record-type';
import { toHistoryResource, toUnknown, type HistoryResource } from './fhir';
import { absent, systems } from './fhir-codes';
import type { EhrCode, TakenEntry } from './kind';

/** The sections of an international patient summary, in their order, by LOINC; those that are required say it when nothing is known. (HL7 International Patient Summary, Composition) */
export const ipsSections = [
  { name: 'allergy', loinc: '48765-2', required: true },
  { name: 'medication', loinc: '10160-0', required: true },
  { name: 'disease', loinc: '11450-4', required: true },
  { name: 'surgery', loinc: '47519-4', required: false },
  { name: 'vital-signs', loinc: '8716-3', required: false },
  { name: 'results', loinc: '30954-2', required: false },
  { name: 'habit', loinc: '29762-2', required: false },
  { name: 'family-disease', loinc: '10157-6', required: false },
] as const;
export type IpsSection = (typeof ipsSections)[number]['name'];
const DOCUMENT = '60591-5';

type Told = { resources: readonly (RecordResource | HistoryResource)[]; /** What they say to a reader. */ lines: readonly string[] };
/** What a summary says: whose it is, entries and records with the words that a reader gets, when it was made. */
export type IpsOf = {
  /** A UUID of its own. */ id: string;
  base: string;
  patient: Patient;
  entries: readonly { entry: TakenEntry; line: string }[];
  records: readonly { type: string; resources: readonly RecordResource[]; line: string }[];
  lang: 'fa' | 'en';
  /** Its title, that of each section, and what a section says of which nothing is known. */
  words: { title: string; sections: Readonly<Record<IpsSection, string>>; unknown: string };
  now: Date;
};

/** The types whose last records stand on a summary: vital signs, and what a laboratory or a meter found. */
export const ipsTypes = (section: 'vital-signs' | 'results'): string[] =>
  (recordTypes as readonly RecordType[]).flatMap((type) => {
    const isResult = type.code === 'lab-test' || (type.measures.length > 0 && categoryOf(type) === 'laboratory');
    return (section === 'results' ? isResult : type.profile !== null) ? [type.code] : [];
  });

/** A file in short as a document of HL7's International Patient Summary: a Composition, and all that it names. [EHR-3: summary document, API-7: summary] */
export function toIps({ id, base, patient, entries, records, lang, words, now }: IpsOf) {
  const subject = `Patient/${patient.id}`;
  const sections = ipsSections.flatMap(({ name, loinc, required }) => {
    const told = toldIn(name, { id, subject, entries, records, now });
    if (told.resources.length === 0 && !required) return [];
    const said = told.lines.length > 0 ? told.lines : [words.unknown];
    return [
      {
        resources: told.resources.map(whole),
        section: {
          title: words.sections[name],
          code: { coding: [{ system: systems.loinc, code: loinc }] },
          text: { status: 'generated', div: narrative(lang, said) },
          entry: told.resources.map(({ resourceType, id: own }) => ({ reference: `${resourceType}/${own}` })),
        },
      },
    ];
  });
  const composition = {
    ...{ resourceType: 'Composition', id, language: lang, status: 'final', type: { coding: [{ system: systems.loinc, code: DOCUMENT }] } },
    ...{ subject: { reference: subject }, date: now.toISOString(), author: [{ reference: subject }], title: words.title },
    section: sections.map(({ section }) => section),
  };
  const all = [composition, named(patient), ...sections.flatMap(({ resources }) => resources)];
  return {
    ...{ resourceType: 'Bundle' as const, id, language: lang, type: 'document' as const, timestamp: now.toISOString() },
    identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${id}` },
    entry: all.map((resource) => ({ fullUrl: `${base}/${resource.resourceType}/${resource.id}`, resource })),
  };
}

function toldIn(name: IpsSection, { id, subject, entries, records, now }: Pick<IpsOf, 'id' | 'entries' | 'records' | 'now'> & { subject: string }): Told {
  if (name === 'vital-signs' || name === 'results') {
    const own = records.filter(({ type }) => ipsTypes(name).includes(type));
    return { resources: own.flatMap(({ resources }) => resources), lines: own.map(({ line }) => line) };
  }
  const own = entries.flatMap(({ entry, line }) => {
    const resource = entry.kind === name ? toHistoryResource(entry, subject) : null;
    return resource ? [{ resource, line }] : [];
  });
  const unknown = own.length === 0 ? toUnknown(name satisfies EhrCode, { id: `${id}-${name}`, at: now }, subject) : null;
  return { resources: unknown ? [unknown] : own.map(({ resource }) => resource), lines: own.map(({ line }) => line) };
}

/** What a summary asks of each resource that has to be said when it is not known. */
function whole<R extends RecordResource | HistoryResource>(resource: R): R {
  const has = (name: string) => Object.keys(resource).some((own) => own.startsWith(name) || own.startsWith(`_${name}`));
  if (resource.resourceType === 'MedicationStatement' && !has('effective')) return { ...resource, _effectiveDateTime: absent('unknown') };
  if (resource.resourceType === 'Procedure' && !has('performed')) return { ...resource, _performedDateTime: absent('unknown') };
  return resource;
}

/** A person of a summary has a name and a birth day, or it is said that they are not known. */
function named(patient: Patient) {
  return {
    ...patient,
    ...(patient.name ? {} : { name: [absent('unknown')] }),
    ...(patient.birthDate === undefined ? { _birthDate: absent('unknown') } : {}),
  };
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
const narrative = (lang: 'fa' | 'en', lines: readonly string[]): string =>
  `<div xmlns="http://www.w3.org/1999/xhtml" xml:lang="${lang}" lang="${lang}" dir="${lang === 'fa' ? 'rtl' : 'ltr'}"><ul>${lines
    .map((line) => `<li>${escaped(line)}</li>`)
    .join('')}</ul></div>`;
