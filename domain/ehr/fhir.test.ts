import { describe, expect, test } from 'vitest';
import { fromHistoryResource } from './from-fhir';
import { toHistoryResource } from './fhir';
import { ehrCodes, type EhrCode, type Said } from './kind';
import { ehrKind } from './kinds';
import { readEntry } from './read-entry';

const TODAY = '2026-11-27';
const SUBJECT = 'Patient/x';
const enteredAt = new Date('2026-11-20T04:10:00.000Z');
const told = (kind: EhrCode, said: Said | null) => toHistoryResource({ ref: 'a_b-c'.padEnd(22, 'x'), kind, said, enteredAt }, SUBJECT);
const back = (resource: unknown) => fromHistoryResource(structuredClone(resource) as Record<string, unknown>);
function said(kind: EhrCode, typed: Record<string, string>): Said {
  const read = readEntry(ehrKind(kind)!, typed, TODAY);
  if (!read.ok) throw new Error(JSON.stringify(read.refusals));
  return { ...read.value.plain, ...read.value.words };
}

const entries: readonly [EhrCode, Record<string, string>][] = [
  ['disease', { name: 'فشار خون بالا', infectedAge: '35', description: 'دارو می‌خورد\nکنترل است' }],
  ['disease', { name: 'آسم', infectedAge: '0', private: 'on' }],
  ['disease', { name: 'دیابت' }],
  ...(['mother', 'father', 'sister', 'brother', 'daughter', 'son', 'grandmother', 'grandfather', 'aunt', 'uncle'] as const).map(
    (relation): [EhrCode, Record<string, string>] => ['family-disease', { relation, name: 'دیابت', infectedAge: '52', description: 'نوع دو' }],
  ),
  ['medication', { name: 'لوزارتان', form: 'tablet', amount: '۲۵ میلی‌گرم', times: 'morning night when-needed', since: '1402/07' }],
  ['medication', { name: 'متفورمین', forgotten: 'on', times: 'noon evening', since: '2023' }],
  ['medication', { name: 'آسپرین', amount: '80 mg', since: '1402' }],
  ['medication', { name: 'انسولین', amount: 'x', since: '2023/10/02', private: 'on' }],
  ['habit', { sort: 'tobacco', name: 'سیگار', amount: 'روزی پنج نخ', frequency: 'daily' }],
  ['habit', { sort: 'drink', name: 'قهوه', frequency: 'given-up' }],
  ['surgery', { name: 'آپاندیس', since: '1388', description: 'بی‌عارضه' }],
  ['surgery', { name: 'زانو', since: '2019/04' }],
  ['surgery', { name: 'چشم' }],
  ...(['food', 'drug', 'other'] as const).map((to): [EhrCode, Record<string, string>] => ['allergy', { to, name: 'پنی‌سیلین', description: 'کهیر' }]),
];

test.each(entries)('[API-7: history, EHR-3: bundle] %s %j goes into the resource of its kind and comes back equal', (kind, typed) => {
  const kept = said(kind, typed);
  const resource = told(kind, kept);
  expect(resource).toMatchObject({ resourceType: ehrKind(kind)?.fhir, id: 'a.b-cxxxxxxxxxxxxxxxxx' });
  // No empty list or object, no text without a letter, nothing that is null.
  expect(JSON.stringify(resource)).not.toMatch(/\[\]|\{\}|""|null/);
  const lines = back(resource);
  expect(lines).toHaveLength(1);
  const read = readEntry(ehrKind(kind)!, lines?.[0]?.typed ?? {}, TODAY);
  expect(lines?.[0]?.kind).toBe(kind);
  expect(read.ok && { ...read.value.plain, ...read.value.words }).toEqual(kept);
});

test('[API-7: history] each says whom it is about, when it was written down, and its codes where there are certain ones', () => {
  const of = (kind: EhrCode, typed: Record<string, string>) => told(kind, said(kind, typed)) as unknown as Record<string, never>;
  expect(of('disease', { name: 'a', infectedAge: '35' })).toMatchObject({
    ...{ subject: { reference: SUBJECT }, recordedDate: '2026-11-20T04:10:00.000Z', code: { text: 'a' } },
    onsetAge: { value: 35, unit: 'a', system: 'http://unitsofmeasure.org', code: 'a' },
    // Whether it is over was not asked.
    clinicalStatus: { extension: [{ valueCode: 'unknown' }] },
  });
  expect(of('family-disease', { relation: 'mother', name: 'a' })).toMatchObject({
    ...{ status: 'partial', patient: { reference: SUBJECT } },
    relationship: { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-RoleCode', code: 'MTH' }] },
  });
  const medicine = of('medication', { name: 'a', forgotten: 'on', times: 'morning when-needed', since: '2023/10' });
  expect(medicine).toMatchObject({
    ...{ status: 'active', subject: { reference: SUBJECT }, effectivePeriod: { start: '2023-10' } },
    dosage: [{ _text: { extension: [{ valueCode: 'asked-unknown' }] }, timing: { repeat: { when: ['MORN'] } }, asNeededBoolean: true }],
  });
  expect(of('habit', { sort: 'tobacco', name: 'a', amount: 'b' })).toMatchObject({
    category: [{ coding: [{ code: 'social-history' }] }],
    code: { coding: [{ code: 'tobacco' }, { system: 'http://loinc.org', code: '11367-0' }] },
  });
  expect(of('habit', { sort: 'drink', name: 'a', amount: 'b' })).toMatchObject({ code: { coding: [{ code: 'drink' }] } });
  expect(of('surgery', { name: 'a', since: '2019/04' })).toMatchObject({ status: 'completed', performedDateTime: '2019-04' });
  expect(of('allergy', { to: 'drug', name: 'a' })).toMatchObject({ category: ['medication'], patient: { reference: SUBJECT } });
  expect(of('allergy', { to: 'other', name: 'a' })).not.toHaveProperty('category');
});

test('[API-7: history] a year of the Jalali calendar is no year of R4: it is said in words, and comes back as it was said', () => {
  expect(told('surgery', said('surgery', { name: 'a', since: '1388' }))).toMatchObject({ performedString: '1388 (Jalali)' });
  expect(told('medication', said('medication', { name: 'a', amount: 'b', since: '1402/07' }))).toMatchObject({ note: [{ text: 'Since 1402/07 (Jalali)' }] });
  expect(told('surgery', said('surgery', { name: 'a', since: '1402/07/10' }))).toMatchObject({ performedDateTime: '2023-10-02' });
});

test('[EHR-1: none] that there is none is told where the international summary has a code for it, and comes back as that', () => {
  for (const kind of ehrCodes) {
    const resource = told(kind, null);
    const lines = resource && back(resource);
    expect([kind, lines]).toEqual([kind, ['family-disease', 'habit'].includes(kind) ? null : [{ kind, typed: null }]]);
  }
});

test('[ROLE-4: private] an entry for its owner’s eyes is restricted by the field’s own label', () => {
  expect(told('disease', said('disease', { name: 'a', private: 'on' }))).toMatchObject({ meta: { security: [{ code: 'R' }] } });
  expect(told('disease', said('disease', { name: 'a' }))).not.toHaveProperty('meta');
});

describe('[API-7: import] resources of another system', () => {
  const ref = { reference: 'Patient/1' };
  const coded = (display: string) => ({ coding: [{ system: 'http://snomed.info/sct', code: '1', display }] });

  test('are read by their words, or by what their code is called', () => {
    const read = (one: Record<string, unknown>) => back(one)?.map(({ typed }) => typed);
    expect(read({ resourceType: 'Condition', code: coded('Asthma'), subject: ref, note: [{ text: 'a' }, { text: 'b' }] })).toEqual([
      { name: 'Asthma', description: 'a\nb' },
    ]);
    expect(
      read({ resourceType: 'AllergyIntolerance', code: coded('Peanut'), category: ['environment'], reaction: [{ manifestation: [coded('Rash')] }] }),
    ).toEqual([{ to: 'other', name: 'Peanut', description: 'Rash' }]);
    expect(read({ resourceType: 'Procedure', status: 'completed', code: coded('Hip'), performedPeriod: { start: '2020-01-02T08:00:00Z' } })).toEqual([
      { name: 'Hip', since: '2020-01-02' },
    ]);
    expect(read({ resourceType: 'MedicationStatement', status: 'active', medicationCodeableConcept: coded('Metformin') })).toEqual([
      { name: 'Metformin', forgotten: 'on' },
    ]);
    const role = (code: string) => ({ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-RoleCode', code }] });
    const two = {
      resourceType: 'FamilyMemberHistory',
      status: 'completed',
      relationship: role('FTH'),
      condition: [{ code: coded('A') }, { code: coded('B') }],
    };
    expect(read(two)).toEqual([
      { relation: 'father', name: 'A' },
      { relation: 'father', name: 'B' },
    ]);
    expect(back({ ...two, relationship: role('COUSN') })).toBeNull();
  });

  test('that say that something was not so, is over, or was not given, are no entries; that nothing is known is none either', () => {
    const verified = (code: string) => ({ verificationStatus: { coding: [{ code }] } });
    for (const one of [
      { resourceType: 'Condition', code: { text: 'a' }, ...verified('refuted') },
      { resourceType: 'AllergyIntolerance', code: { text: 'a' }, ...verified('entered-in-error') },
      { resourceType: 'FamilyMemberHistory', status: 'entered-in-error', relationship: { coding: [] }, condition: [{ code: { text: 'a' } }] },
      { resourceType: 'MedicationStatement', status: 'stopped', medicationCodeableConcept: { text: 'a' } },
      { resourceType: 'MedicationStatement', status: 'active', medicationReference: ref },
      { resourceType: 'Procedure', status: 'not-done', code: { text: 'a' } },
      { resourceType: 'Observation', code: { coding: [{ system: 'http://loinc.org', code: '72166-2' }] } },
    ])
      expect([one.resourceType, back(one)]).toEqual([one.resourceType, null]);
    const unknown = { coding: [{ system: 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips', code: 'no-allergy-info' }] };
    expect(back({ resourceType: 'AllergyIntolerance', code: unknown })).toEqual([]);
  });

  test('in any shape are read or left, and nothing is thrown', () => {
    const shapes = [null, 1, 'a', [], {}, [null], [[]], { coding: 'x' }, { coding: [null, 1, { code: {} }] }, { text: 7 }, { text: ' ' }];
    for (const resourceType of [
      'Condition',
      'AllergyIntolerance',
      'MedicationStatement',
      'Procedure',
      'FamilyMemberHistory',
      'Observation',
      'toString',
      '__proto__',
    ])
      for (const shape of shapes) {
        const one = Object.fromEntries(
          'code medicationCodeableConcept relationship condition dosage component category reaction note meta onsetAge onsetString effectivePeriod performedPeriod _performedString verificationStatus extension valueString status'
            .split(' ')
            .map((name) => [name, shape]),
        );
        expect(
          fromHistoryResource({ resourceType, ...one })
            ?.flatMap(({ typed }) => Object.values(typed ?? {}))
            .filter((value) => typeof value !== 'string') ?? [],
        ).toEqual([]);
      }
  });
});
