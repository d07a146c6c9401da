import { expect, test } from 'vitest';
import { toPatient, toResources } from '../records/fhir-bundle';
import type { TakenRecord } from '../records/take-along';
import type { TakenEntry } from './kind';
import { ipsSections, ipsTypes, toIps, type IpsOf } from './ips';

const now = new Date('2026-11-27T08:00:00.000Z');
const ID = '6f1c1c1e-5d0a-4a55-9c59-5d4f0e2c7a11';
const entry = (kind: TakenEntry['kind'], said: TakenEntry['said'], at = 1) => ({
  entry: { ref: String(at).padStart(22, 'a'), kind, said, enteredAt: now },
  line: `${kind} ${said?.['name'] ?? 'none'}`,
});
const pressure: TakenRecord = {
  ...{ ref: 'p'.padEnd(22, 'x'), type: 'blood-pressure', measuredAt: now, numbers: [118, 76, 72], choices: {}, lines: {}, words: null },
  ...{ class: null, rule: null, origin: 'user', confirmed: false, files: [] },
};
const sections = Object.fromEntries(ipsSections.map(({ name }) => [name, `title of ${name}`])) as IpsOf['words']['sections'];
const made = (more: Partial<IpsOf> = {}) =>
  toIps({
    ...{
      id: ID,
      base: 'https://zarban.example/fhir/R4',
      patient: toPatient('m'.padEnd(22, 'x'), { firstName: '', lastName: '', gender: null, birthDay: null }),
    },
    ...{ entries: [], records: [], lang: 'fa', words: { title: 'چکیده', sections, unknown: 'نوشته نشده' }, now, ...more },
  });
type Section = { title: string; code: { coding: { code: string }[] }; text: { div: string }; entry: { reference: string }[] };
const sectionsOf = (document: ReturnType<typeof made>) => (document.entry[0]?.resource as unknown as { section: Section[] }).section;
const codesOf = (document: ReturnType<typeof made>, at: number) =>
  sectionsOf(document)[at]?.entry.map(({ reference }) => {
    const one = document.entry.find(({ resource }) => `${resource.resourceType}/${resource.id}` === reference)?.resource as Record<string, never> | undefined;
    return (one?.['code'] ?? one?.['medicationCodeableConcept']) as unknown;
  });
const absentCode = (code: string) => ({ coding: [{ system: 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips', code }] });

test('[EHR-3: summary document] an empty file is a document with the three required sections, each saying that nothing is known', () => {
  const document = made();
  expect(document).toMatchObject({
    ...{ resourceType: 'Bundle', type: 'document', timestamp: now.toISOString() },
    identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${ID}` },
  });
  expect(document.entry[0]?.resource).toMatchObject({
    ...{ resourceType: 'Composition', status: 'final', language: 'fa', title: 'چکیده' },
    type: { coding: [{ system: 'http://loinc.org', code: '60591-5' }] },
  });
  expect(sectionsOf(document).map(({ code }) => code.coding[0]?.code)).toEqual(['48765-2', '10160-0', '11450-4']);
  expect([0, 1, 2].map((at) => codesOf(document, at))).toEqual([
    [absentCode('no-allergy-info')],
    [absentCode('no-medication-info')],
    [absentCode('no-problem-info')],
  ]);
  expect(document.entry[1]?.resource).toMatchObject({ resourceType: 'Patient', name: [{ extension: [{ valueCode: 'unknown' }] }], _birthDate: {} });
});

test('[EHR-3: summary document, EHR-1: none] that there is none is another word than that nothing is known', () => {
  const document = made({ entries: [entry('allergy', null, 1), entry('medication', null, 2), entry('disease', null, 3), entry('surgery', null, 4)] });
  expect([0, 1, 2, 3].map((at) => codesOf(document, at))).toEqual([
    [absentCode('no-known-allergies')],
    [absentCode('no-known-medications')],
    [absentCode('no-known-problems')],
    [absentCode('no-known-procedures')],
  ]);
});

test('[EHR-3: summary document] all that the file has stands in its section, every reference leads to one resource of the document, and what is not known is said', () => {
  const document = made({
    entries: [
      ...[
        entry('allergy', { name: 'Penicillin', to: 'drug' }, 1),
        entry('medication', { name: 'Losartan', amount: '25 mg' }, 2),
        entry('disease', { name: 'آسم' }, 3),
      ],
      ...[entry('surgery', { name: 'Knee' }, 4), entry('habit', { sort: 'tobacco', name: 'x', frequency: 'daily' }, 5)],
      entry('family-disease', { relation: 'mother', name: 'دیابت' }, 6),
    ],
    records: [{ type: 'blood-pressure', resources: toResources(pressure, 'Patient/x'), line: '118/76' }],
  });
  const all = document.entry.map(({ resource: { resourceType, id } }) => `${resourceType}/${id}`);
  expect(new Set(all).size).toBe(all.length);
  expect(document.entry.map(({ fullUrl }) => fullUrl)).toEqual(all.map((one) => `https://zarban.example/fhir/R4/${one}`));
  const named = sectionsOf(document).flatMap(({ entry: own }) => own.map(({ reference }) => reference));
  expect(named.toSorted()).toEqual(all.slice(2).toSorted());
  expect(sectionsOf(document).map(({ title, entry: own }) => [title, own.length])).toEqual([
    ...['allergy', 'medication', 'disease', 'surgery'].map((name) => [`title of ${name}`, 1]),
    // A pressure and its pulse.
    ['title of vital-signs', 2],
    ['title of habit', 1],
    ['title of family-disease', 1],
  ]);
  const of = (type: string) => document.entry.find(({ resource }) => resource.resourceType === type)?.resource;
  expect(of('MedicationStatement')).toMatchObject({ _effectiveDateTime: { extension: [{ valueCode: 'unknown' }] } });
  expect(of('Procedure')).toMatchObject({ _performedDateTime: { extension: [{ valueCode: 'unknown' }] } });
});

test('[EHR-3: summary document] what a reader is told is text: no word of anybody becomes markup', () => {
  const document = made({ entries: [{ ...entry('disease', { name: 'x' }), line: '<script>alert("x")</script> & آسم' }] });
  const div = sectionsOf(document)[2]?.text.div ?? '';
  expect(div).toBe(
    '<div xmlns="http://www.w3.org/1999/xhtml" xml:lang="fa" lang="fa" dir="rtl"><ul><li>&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; آسم</li></ul></div>',
  );
});

test('[EHR-3: summary document] vital signs and results are types of their own, and no picture or meal is among them', () => {
  expect(ipsTypes('vital-signs')).toEqual(['blood-pressure', 'heart-rate', 'blood-oxygen', 'body-temperature']);
  expect(ipsTypes('results')).toEqual(['blood-sugar', 'lab-test']);
});
