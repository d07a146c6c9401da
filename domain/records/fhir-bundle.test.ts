import { expect, test } from 'vitest';
import { fromObservation, type Observation } from './fhir';
import { fhirId, toPatient, toResources, type Resource } from './fhir-bundle';
import { measureField, readReading } from './read-reading';
import { csvLine } from '../text/csv';
import { asCsv, asJson, csvHead, type TakenRecord } from './take-along';
import { recordTypes } from './types/all';
import type { RecordType } from './types/record-type';

const NOW = new Date('2026-11-27T08:00:00Z');
const types: readonly RecordType[] = recordTypes;
const SUBJECT = 'Patient/x';

function recordOf(type: RecordType, more: Partial<TakenRecord> = {}): TakenRecord {
  const typed = Object.fromEntries([
    ...[...type.measures, ...(type.more ?? [])].map((one) => [one.name, String(measureField(one).example)]),
    ...type.choices.map(({ name, of }) => [name, of[0]]),
    ...(type.lines ?? []).map(({ name, field }) => [name, field.example]),
  ]) as Record<string, string>;
  const read = readReading(type, typed, NOW);
  if (!read.ok) throw new Error(JSON.stringify(read.refusals));
  const files = type.files ? [{ id: 'f'.repeat(32), kind: 'application/pdf', bytes: 12, url: 'https://zarban.example/f' }] : [];
  const { meant: _, ...reading } = read.value;
  return { ref: 'a_b-c'.padEnd(22, 'x'), type: type.code, ...reading, class: null, rule: null, origin: 'user', confirmed: false, files, ...more };
}
/** What R4 asks of every resource that we make: ids, one status of its set, whom it is about, when. */
const statuses = { Observation: 'final', DocumentReference: 'current', DiagnosticReport: 'final' } as const;
const faultsOf = (resource: Resource): string[] => {
  if (resource.resourceType === 'Patient') return [];
  const when = resource.resourceType === 'DocumentReference' ? resource.date : resource.effectiveDateTime;
  const coded = resource.resourceType === 'DocumentReference' ? resource.type : resource.code;
  return [
    ...(/^[A-Za-z0-9.-]{1,64}$/.test(resource.id ?? '') ? [] : ['id']),
    ...(resource.status === statuses[resource.resourceType] ? [] : ['status']),
    ...(resource.subject.reference === SUBJECT ? [] : ['subject']),
    ...(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(when) ? [] : ['when']),
    ...(coded.coding.length > 0 && coded.coding.every(({ system, code }) => system !== '' && code !== '') ? [] : ['code']),
    // No empty list, no empty text, nothing that is null.
    ...(/\[\]|\{\}|""|null/.test(JSON.stringify(resource)) ? ['empty'] : []),
  ];
};

test.each(types.map((type) => [type.code, type] as const))(
  '[API-7: bundle] %s goes into resources that R4 takes, and its numbers come back as they were',
  (code, type) => {
    const record = recordOf(type, { words: 'پس از دارو' });
    const resources = toResources(record, SUBJECT);
    expect(resources.map((one) => [one.resourceType, faultsOf(one)])).toEqual(resources.map((one) => [one.resourceType, []]));
    expect(new Set(resources.map(({ id }) => id)).size).toBe(resources.length);
    const [first] = resources;
    if (type.measures.length === 0) {
      expect(first?.resourceType).toBe(code === 'lab-test' ? 'DiagnosticReport' : 'DocumentReference');
      expect(JSON.stringify(first)).toContain('https://zarban.example/f');
      return;
    }
    const back = resources.map((one) => fromObservation(structuredClone(one as Observation)));
    expect(back.flatMap((one) => one?.numbers ?? [])).toEqual([...record.numbers]);
    expect(back[0]).toMatchObject({ type: code, choices: record.choices });
  },
);

test('[API-7: bundle] a pulse is an Observation of its own that names the pressure it was taken with', () => {
  const [pressure, pulse] = toResources(recordOf(types[0]!), SUBJECT);
  expect(pulse).toMatchObject({
    resourceType: 'Observation',
    valueQuantity: { value: 72, code: '/min' },
    derivedFrom: [{ reference: `Observation/${pressure?.id}` }],
  });
});

test('[API-7: bundle] a result without a sheet tells its values and the laboratory’s range, and no empty list of files', () => {
  const type = types.find(({ code }) => code === 'lab-test')!;
  const found = JSON.stringify([{ test: 'cbc', value: '12.5', unit: 'g/dL', reference: '12–16' }]);
  const [report] = toResources(recordOf(type, { files: [], lines: { found } }), SUBJECT);
  expect(report).toMatchObject({ conclusion: 'cbc: 12.5 g/dL (12–16)' });
  expect(report).not.toHaveProperty('presentedForm');
  expect(faultsOf(report!)).toEqual([]);
});

test('[API-7: bundle] whose file it is: what is not known is left out', () => {
  expect(toPatient('a_b', { firstName: 'آوین', lastName: '', gender: null, birthDay: null })).toEqual({
    resourceType: 'Patient',
    id: 'a.b',
    name: [{ given: ['آوین'] }],
  });
  expect(fhirId('a_b-c')).toBe('a.b-c');
});

test('[DASH-5: export] JSON names each number with its unit; a table keeps commas, quotes and lines in their cell, and reckons nothing', () => {
  const type = types.find(({ code }) => code === 'body-composition')!;
  const json = asJson(recordOf(type)) as { numbers: { name: string }[]; choices: object };
  expect(json.numbers.map(({ name }) => name)).toEqual([...type.measures, ...(type.more ?? [])].map(({ name }) => name));
  expect(json.choices).toEqual({});
  const line = asCsv(recordOf(types[0]!, { words: '=HYPERLINK("x"),\nدو' }));
  expect(line).toContain(`"'=HYPERLINK(""x""),\nدو"`);
  // A sign that nobody sees before it, and the wide form of the sign, begin a formula too.
  expect(asCsv(recordOf(types[0]!, { words: '\u200e＝1+1' }))).toContain(`'\u200e＝1+1`);
  expect(line).toContain('high: 118 mm[Hg]; low: 76 mm[Hg]; pulse: 72 /min');
  const cells = (text: string) => [...text.matchAll(/(?:"(?:[^"]|"")*"|[^,"\r\n]*)(?:,|\r\n)/g)].length;
  expect([cells(line), cells(csvLine([...csvHead]))]).toEqual([csvHead.length, csvHead.length]);
});
