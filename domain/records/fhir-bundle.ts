import { isObserved, toObservation, typeCoding, type Observation } from './fhir';
import type { TakenRecord } from './take-along';
import { recordType } from './types/all';
import type { RecordType } from './types/record-type';

/** Whose records they are, as FHIR has it. */
export type Patient = {
  resourceType: 'Patient';
  id: string;
  name?: { given?: string[]; family?: string }[];
  gender?: 'female' | 'male';
  birthDate?: string;
};
type Attachment = { contentType: string; size?: number; url?: string; title?: string };
/** A record without numbers: a picture, a sheet, a sound. */
export type Document = {
  resourceType: 'DocumentReference';
  id: string;
  status: 'current';
  type: { coding: { system: string; code: string }[]; text: string };
  subject: { reference: string };
  date: string;
  description?: string;
  content: { attachment: Attachment }[];
};
/** What a laboratory found. */
export type Report = {
  resourceType: 'DiagnosticReport';
  id: string;
  status: 'final';
  code: { coding: { system: string; code: string }[]; text: string };
  subject: { reference: string };
  effectiveDateTime: string;
  conclusion?: string;
  presentedForm?: Attachment[];
};
type Beside = Observation & { derivedFrom: { reference: string }[] };
export type Resource = Patient | Observation | Beside | Document | Report;

/** A reference as FHIR takes one: it knows no underscores. */
export const fhirId = (ref: string): string => ref.replaceAll('_', '.');

/** Who the file is about; names that are not known are left out. [API-7: a mapping] */
export function toPatient(
  ref: string,
  { firstName, lastName, gender, birthDay }: { firstName: string; lastName: string; gender: 'female' | 'male' | null; birthDay: string | null },
): Patient {
  const names = { ...(firstName ? { given: [firstName] } : {}), ...(lastName ? { family: lastName } : {}) };
  return {
    resourceType: 'Patient',
    id: fhirId(ref),
    ...(firstName || lastName ? { name: [names] } : {}),
    ...(gender ? { gender } : {}),
    ...(birthDay ? { birthDate: birthDay } : {}),
  };
}

/** A record as the resources that tell it: an Observation, with its pulse as one of its own; a report of a laboratory; else a document with its files. [API-7: a mapping] */
export function toResources(record: TakenRecord, subject: string): Resource[] {
  const type = recordType(record.type);
  if (!type) return [];
  const id = fhirId(record.ref);
  if (isObserved(type)) return [toObservation(type, { ...record, ref: id }, subject), ...apartOf(type, record, subject)];
  return [type.code === 'lab-test' ? toReport(type, record, subject) : toDocument(type, record, subject)];
}

/** Numbers that are Observations of their own, each derived from the whole. */
function apartOf(type: RecordType, record: TakenRecord, subject: string): Beside[] {
  const id = fhirId(record.ref);
  return (type.apart ?? []).flatMap((name): Beside[] => {
    const at = type.measures.findIndex((one) => one.name === name);
    const own = recordType('heart-rate');
    const value = record.numbers[at];
    if (!own || value === undefined) return [];
    return [
      {
        ...toObservation(own, { ref: `${id}-${name}`, numbers: [value], choices: {}, measuredAt: record.measuredAt }, subject),
        derivedFrom: [{ reference: `Observation/${id}` }],
      },
    ];
  });
}

const attachmentsOf = ({ files }: TakenRecord): Attachment[] => files.map(({ kind, bytes, url }) => ({ contentType: kind, size: bytes, url }));
const textOf = ({ choices, lines }: TakenRecord): string =>
  [...Object.values(choices), ...Object.entries(lines).flatMap(([name, text]) => (name === 'found' ? [] : [text]))].join(', ');

function toDocument(type: RecordType, record: TakenRecord, subject: string): Document {
  return {
    ...{ resourceType: 'DocumentReference', id: fhirId(record.ref), status: 'current' },
    type: { coding: typeCoding(type), text: textOf(record) || type.code },
    ...{ subject: { reference: subject }, date: record.measuredAt.toISOString() },
    ...(record.words ? { description: record.words } : {}),
    content: attachmentsOf(record).map((attachment) => ({ attachment })),
  };
}

function toReport(type: RecordType, record: TakenRecord, subject: string): Report {
  const found = record.lines['found'];
  const values = found === undefined ? [] : (JSON.parse(found) as { test: string; value: string; unit: string | null; reference: string | null }[]);
  const said = [
    ...values.map(({ test, value, unit, reference }) => [`${test}:`, value, unit, reference && `(${reference})`].filter(Boolean).join(' ')),
    ...(record.words ? [record.words] : []),
  ].join('\n');
  const forms = attachmentsOf(record);
  return {
    ...{ resourceType: 'DiagnosticReport', id: fhirId(record.ref), status: 'final' },
    code: { coding: typeCoding(type), text: record.choices['test'] ?? type.code },
    ...{ subject: { reference: subject }, effectiveDateTime: record.measuredAt.toISOString() },
    ...(said ? { conclusion: said } : {}),
    ...(forms.length > 0 ? { presentedForm: forms } : {}),
  };
}
