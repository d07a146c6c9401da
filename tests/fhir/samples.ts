import { toHistoryResource } from '#domain/ehr/fhir';
import { toIps } from '#domain/ehr/ips';
import { ehrCodes, type EhrCode, type Said } from '#domain/ehr/kind';
import { toPatient, toResources } from '#domain/records/fhir-bundle';
import { measureField, readReading } from '#domain/records/read-reading';
import type { TakenRecord } from '#domain/records/take-along';
import { recordTypes } from '#domain/records/types/all';
import type { RecordType } from '#domain/records/types/record-type';

export type Json = Record<string, unknown> & { resourceType: string; id?: string };
const NOW = new Date('2026-11-27T08:00:00Z');
const PATIENT = 'm'.padEnd(22, 'x');
const SUBJECT = `Patient/${PATIENT}`;

function recordOf(type: RecordType, at: number): TakenRecord {
  const typed = Object.fromEntries([
    ...[...type.measures, ...(type.more ?? [])].map((one) => [one.name, String(measureField(one).example)]),
    ...type.choices.map(({ name, of }) => [name, of[0]]),
    ...(type.lines ?? []).map(({ name, field }) => [name, field.example]),
  ]) as Record<string, string>;
  const read = readReading(type, { ...typed, words: 'پس از دارو' }, NOW);
  if (!read.ok) throw new Error(JSON.stringify(read.refusals));
  const { meant: _, ...reading } = read.value;
  const files = type.files ? [{ id: 'f'.repeat(32), kind: 'application/pdf', bytes: 12, url: 'https://zarban.example/f' }] : [];
  return { ref: `r${at}`.padEnd(22, 'x'), type: type.code, ...reading, class: null, rule: null, origin: 'user', confirmed: false, files };
}

/** Entries of each kind, as little and as much as a form takes. */
const entries: readonly [EhrCode, Said | null][] = [
  ['disease', { name: 'آسم' }],
  ['disease', { name: 'فشار خون', infectedAge: '35', description: 'کنترل است\nبا دارو', private: 'on' }],
  ['disease', { name: 'از تولد', infectedAge: '0' }],
  ['family-disease', { relation: 'grandmother', name: 'دیابت', infectedAge: '52', description: 'نوع دو' }],
  ['family-disease', { relation: 'son', name: 'آسم', infectedAge: '0' }],
  ['medication', { name: 'لوزارتان', form: 'tablet', amount: '۲۵', times: 'morning noon evening night when-needed', since: '1402-07' }],
  ['medication', { name: 'متفورمین', forgotten: 'on', since: '2023' }],
  ['habit', { sort: 'tobacco', name: 'سیگار', amount: 'پنج نخ', frequency: 'daily' }],
  ['habit', { sort: 'drink', name: 'قهوه', frequency: 'rarely' }],
  ['surgery', { name: 'آپاندیس', since: '1388', description: 'بی‌عارضه' }],
  ['surgery', { name: 'زانو', since: '2023-10-02' }],
  ...(['food', 'drug', 'other'] as const).map((to): [EhrCode, Said] => ['allergy', { to, name: 'پنی‌سیلین', description: 'کهیر' }]),
  ...ehrCodes.map((kind): [EhrCode, null] => [kind, null]),
];
const taken = entries.map(([kind, said], at) => ({ ref: `e${at}`.padEnd(22, 'x'), kind, said, enteredAt: NOW }));
const person = { firstName: 'مهین', lastName: 'کهن‌سار', gender: 'female' as const, birthDay: '1991-08-03' };
const records = (recordTypes as readonly RecordType[]).map((type, at) => ({
  type: type.code,
  resources: toResources(recordOf(type, at), SUBJECT),
  line: type.code,
}));

/** A summary of all of them, and one of a file that holds nothing. */
export const summaries = [true, false].map((full) =>
  toIps({
    ...{ id: '6f1c1c1e-5d0a-4a55-9c59-5d4f0e2c7a11', base: 'https://zarban.example/fhir/R4', lang: full ? ('fa' as const) : ('en' as const), now: NOW },
    patient: toPatient(PATIENT, full ? person : { firstName: '', lastName: '', gender: null, birthDay: null }),
    entries: full ? taken.map((entry) => ({ entry, line: entry.said?.['name'] ?? 'none' })) : [],
    records: full ? records : [],
    words: {
      ...{ title: 'چکیده', unknown: 'نوشته نشده' },
      sections: {
        ...{ allergy: 'a', medication: 'b', disease: 'c', surgery: 'd', 'vital-signs': 'e', results: 'f', habit: 'g', 'family-disease': 'h' },
      },
    },
  }),
);

/** Every resource that the portal gives out, of each kind of record and entry, alone and as a summary has it. */
export const resources = [
  toPatient(PATIENT, person),
  toPatient(PATIENT, { ...person, lastName: '', gender: null, birthDay: null }),
  ...records.flatMap((one) => one.resources),
  ...taken.flatMap((entry) => toHistoryResource(entry, SUBJECT) ?? []),
  ...summaries.flatMap(({ entry }) => entry.map(({ resource }) => resource)),
].map((one) => JSON.parse(JSON.stringify(one)) as Json);
