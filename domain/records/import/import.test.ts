import { expect, test } from 'vitest';
import { cpuTime } from '../../../tests/cpu-time';
import { toPatient, toResources } from '../fhir-bundle';
import { measureField, readReading } from '../read-reading';
import { asCsv, csvHead, type TakenRecord } from '../take-along';
import { csvLine } from '../../text/csv';
import { recordTypes } from '../types/all';
import type { RecordType } from '../types/record-type';
import { contentOf } from './line';
import { judgeHistory, settleHistory } from './history';
import { judgeLines, leftToo, openImport, type ReadImport } from './read';

const NOW = new Date('2026-11-27T08:00:00Z');

function read(text: string): ReadImport {
  const opened = openImport(text);
  if (!opened.ok) throw new Error(opened.code);
  const { kind, person, lines, history, others } = opened.value;
  const judged = judgeLines(lines, NOW, { readings: [], left: [] });
  const { entries, wrong } = judgeHistory(history, '2026-11-27');
  return { kind, person, readings: judged.readings, entries: settleHistory(entries), left: leftToo([...judged.left, ...others], wrong) };
}
const said = (text: string) => read(text).readings.map(({ type, reading: { numbers, measuredAt } }) => [type, numbers, measuredAt.toISOString()]);

test('[REC-4: table] a monitor’s table is read whatever its columns are called, in both calendars and all digits, by Tehran’s clock', () => {
  const first = ['blood-pressure', [128, 82, 72], '2026-11-20T04:10:00.000Z'];
  for (const table of [
    'date,time,sys,dia,pulse\n2026-11-20,07:40,128,82,72',
    '\ufeffDate;Time;SYS (mmHg);DIA (mmHg);PUL (/min)\r\n2026/11/20;7:40;128;82;72\r\n',
    'No\tSystolic\tDiastolic\tPulse Rate\tDate\tClock\n1\t128\t82\t72\t2026-11-20\t07:40:00',
    'تاریخ,ساعت,بالا,پایین,نبض\n۱۴۰۵/۰۸/۲۹,۰۷:۴۰,۱۲۸,۸۲,۷۲',
    'measured_at,high,low,pulse\n2026-11-20T04:10:00Z,128,82,72',
    'Blood pressure diary of NB1\nuser,1\n\nDate,Time,SYS,DIA,Pulse\n2026-11-20,7:40 AM,128,82,72\n\n',
    'date and time,sys,dia,pulse\n2026-11-20 07:40,128,82,72',
  ]) {
    expect(said(table)).toEqual([first]);
  }
  expect(said('date,time,spo2\n2026-11-20,07:40,97\n2026-11-20,08:40,98').map(([type, numbers]) => [type, numbers])).toEqual([
    ['blood-oxygen', [97]],
    ['blood-oxygen', [98]],
  ]);
  expect(said('date,heart rate\n2026-11-20,64')).toEqual([['heart-rate', [64], '2026-11-20T08:30:00.000Z']]);
});

test('[REC-10: import] what is no reading is left out with its reason, once for all lines that share it, and the others stay', () => {
  const { readings, left } = read(
    [
      'date,time,sys,dia,pulse',
      '2026-11-20,07:40,128,82,72',
      '2026-11-20,07:41,12,8,72',
      '2026-11-20,07:42,900,82,72',
      '2026-11-20,07:43,82,128,72',
      '2027-11-20,07:40,128,82,72',
      'yesterday,07:40,128,82,72',
      '2026-11-20,07:44,,,',
      '2026-11-20,07:45,950,82,72',
    ].join('\n'),
  );
  expect(readings).toHaveLength(1);
  expect(left.map(({ why, n, first }) => [why?.code, n, first])).toEqual([
    ['health.import.centimetres', 1, 3],
    [expect.stringMatching(/^health\.number/), 2, 4],
    [expect.any(String), 1, 5],
    ['health.measured.future', 1, 6],
    ['health.day.invalid', 1, 7],
    [expect.any(String), 1, 8],
  ]);
  expect(read('date,time,sys,dia,pulse\n2026-11-20,07:40,210,96,72').readings).toMatchObject([{ odd: ['high'] }]);
});

test('[EHR-3: import] a file that is neither a table nor a bundle, or too long, is refused', () => {
  for (const text of ['', 'hello', '{}', '[1,2]', '{"resourceType":', 'a,b,c\n1,2,3', '%PDF-1.4', 'sys,dia,pulse\n1,2,3'])
    expect(openImport(text)).toMatchObject({ ok: false, code: 'health.import.unknown', field: 'file' });
  const long = `date,time,sys,dia,pulse\n${'2026-11-20,07:40,128,82,72\n'.repeat(5_001)}`;
  expect(openImport(long)).toMatchObject({ code: 'health.import.too-many', facts: { count: 5_001 } });
  expect(openImport('x'.repeat(5_000_001))).toMatchObject({ code: 'health.import.too-large' });
});

function recordOf(type: RecordType): TakenRecord {
  const typed = Object.fromEntries([
    ...[...type.measures, ...(type.more ?? [])].map((one) => [one.name, String(measureField(one).example)]),
    ...type.choices.map(({ name, of }) => [name, of[0]]),
    ...(type.lines ?? []).map(({ name, field }) => [name, field.example]),
  ]) as Record<string, string>;
  const found = readReading(type, typed, NOW);
  if (!found.ok) throw new Error(JSON.stringify(found.refusals));
  const { meant: _, ...reading } = found.value;
  return {
    ref: 'a_b-c'.padEnd(22, 'x'),
    type: type.code,
    ...reading,
    measuredAt: new Date('2026-11-20T04:10:11.000Z'),
    class: null,
    rule: null,
    origin: 'user',
    confirmed: false,
    files: [],
  };
}
const observed = (recordTypes as readonly RecordType[]).filter(({ measures }) => measures.length > 0);

test.each(observed.map((type) => [type.code, type] as const))(
  '[API-7: import] %s that was taken along as a bundle comes back as it was, and names itself the same',
  (_, type) => {
    const record = recordOf(type);
    const bundle = {
      resourceType: 'Bundle',
      type: 'collection',
      entry: [toPatient('x', { firstName: 'مهین', lastName: 'کهن‌سار', gender: null, birthDay: null }), ...toResources(record, 'Patient/x')].map(
        (resource) => ({ resource }),
      ),
    };
    const { readings, left, person } = read(JSON.stringify(bundle));
    expect([person, left]).toEqual(['مهین کهن‌سار', []]);
    expect(readings).toHaveLength(1);
    const { reading, type: code } = readings[0]!;
    expect([code, reading.numbers, reading.choices, reading.lines, reading.measuredAt]).toEqual([
      type.code,
      record.numbers,
      record.choices,
      record.lines,
      record.measuredAt,
    ]);
    const again = read(JSON.stringify(bundle)).readings[0]!;
    expect(contentOf(again)).toBe(contentOf(readings[0]!));
  },
);

test('[DASH-5: export, REC-4: table] our own table comes back as it was', () => {
  const some = observed.filter(({ code }) => ['blood-pressure', 'heart-rate', 'blood-oxygen'].includes(code)).map(recordOf);
  const { readings, left } = read([csvLine([...csvHead]), ...some.map(asCsv)].join(''));
  expect(left).toEqual([]);
  expect(readings.map(({ type, reading }) => [type, reading.numbers, reading.measuredAt])).toEqual(
    some.map(({ type, numbers, measuredAt }) => [type, numbers, measuredAt]),
  );
});

test('[API-7: import] what of a bundle is none of our readings is counted by its kind; a pressure without a pulse, another unit and hostile shapes are left out', () => {
  const pressure = toResources(recordOf(observed.find(({ code }) => code === 'blood-pressure')!), 'Patient/x');
  const rate = toResources(recordOf(observed.find(({ code }) => code === 'heart-rate')!), 'Patient/x')[0] as { valueQuantity: object };
  const entry = (resource: unknown) => ({ resource });
  const bundle = {
    resourceType: 'Bundle',
    entry: [
      entry(pressure[0]),
      entry({ ...rate, valueQuantity: { ...rate.valueQuantity, code: 'Hz' } }),
      entry({ resourceType: 'Observation', code: { coding: 'x' }, component: [null] }),
      entry({ resourceType: 'Condition' }),
      entry({ resourceType: 'Condition' }),
      entry(null),
      null,
      { resource: [] },
    ],
  };
  const { readings, left } = read(JSON.stringify(bundle));
  expect(readings).toEqual([]);
  expect(left.filter(({ what }) => what !== null).map(({ what, n }) => [what, n])).toEqual([
    ['Observation', 2],
    ['Condition', 2],
  ]);
  expect(left.filter(({ why }) => why !== null)).toHaveLength(1);
});

const observation = (id: string, more = '') => `{"resource":{"resourceType":"Observation","id":"${id}"${more}}}`;
const bundleOf = (entries: readonly string[]) => `{"resourceType":"Bundle","entry":[${entries.join()}]}`;
const many = (n: number, text: (at: number) => string) => Array.from({ length: n }, (_, at) => text(at));

test.each([
  ['a header of brackets', `date,${'('.repeat(200_000)}\n1,2`],
  ['headers of two thousand columns', many(20, () => 'pulse,'.repeat(2_000)).join('\n')],
  ['a moment of letters', `datetime,sys,dia,pulse\n${'T'.repeat(100_000)},1,2,3`],
  ['a moment with a line end of another script', `datetime,sys,dia,pulse\n${'T'.repeat(3_000)}\u2028,1,2,3`],
  ['days of the other calendar, more than are taken', `تاریخ,بالا,پایین,نبض\n${'1405/08/29,128,82,72\n'.repeat(100_000)}`],
  ['empty lines', `date,time,sys,dia,pulse\n${'\n'.repeat(4_000_000)}`],
  ['observations that say what they come from', bundleOf(many(20_000, (at) => observation(`x${at}`, ',"derivedFrom":[{"reference":"y"}]')))],
  [
    'one that says it of thousands',
    bundleOf([...many(5_000, (at) => observation(`x${at}`)), observation('y', `,"derivedFrom":[${many(50_000, (at) => `{"reference":"z${at}"}`).join()}]`)]),
  ],
  [
    'readings of ours, more than are taken',
    bundleOf(many(40_000, (at) => observation(`x${at}`, ',"code":{"coding":[{"system":"http://loinc.org","code":"8867-4"}]}'))),
  ],
  ['depth', '['.repeat(2_400_000)],
  [
    'diseases of a family without end',
    bundleOf([
      `{"resource":{"resourceType":"FamilyMemberHistory","relationship":{"coding":[{"system":"http://terminology.hl7.org/CodeSystem/v3-RoleCode","code":"MTH"}]},"condition":[${many(200_000, () => '{"code":{"text":"a"}}').join()}]}}`,
    ]),
  ],
])('[EHR-3: import] a file that costs much before it says little is opened or refused at once: %s', (_, text) => {
  const spent = cpuTime(() => {
    const opened = openImport(text);
    if (opened.ok) judgeLines(opened.value.lines.slice(0, 100), NOW, { readings: [], left: [] });
  });
  expect(spent).toBeLessThan(2_000);
});

test('[EHR-3: import] objects in the place of names are no error, and endless kinds are told together', () => {
  const odd = '{"toString":1,"valueOf":1}';
  expect(
    read(bundleOf([`{"resource":{"resourceType":${odd}}}`, `{"resource":{"resourceType":"Observation","id":${odd},"derivedFrom":[{"reference":${odd}}]}}`]))
      .left,
  ).toEqual([
    { why: null, what: '', n: 1, first: null },
    { why: null, what: 'Observation', n: 1, first: null },
  ]);
  const { left } = read(bundleOf(many(1_000, (at) => `{"resource":{"resourceType":"Kind${at}"}}`)));
  expect(left).toHaveLength(31);
  expect(left.at(-1)).toEqual({ why: null, what: 'Resource', n: 970, first: null });
});

test('[EHR-3: import] a bundle brings the history beside the readings: the same twice is one, “none” counts for nothing beside an entry, and what a form would refuse is left with its reason', () => {
  const none = { coding: [{ system: 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips', code: 'no-known-problems' }] };
  const condition = (code: unknown) => ({ resource: { resourceType: 'Condition', code } });
  const bundle = {
    resourceType: 'Bundle',
    entry: [
      ...[condition({ text: 'آسم' }), condition({ text: 'آسم' }), condition(none), condition({ text: 'x'.repeat(101) }), condition({ text: 'y'.repeat(101) })],
      { resource: { resourceType: 'AllergyIntolerance', code: { coding: [{ ...none.coding[0], code: 'no-known-allergies' }] } } },
      { resource: { resourceType: 'Procedure', status: 'completed', code: { text: 'زانو' }, performedDateTime: '2030-01-01' } },
      { resource: { resourceType: 'Immunization' } },
    ],
  };
  const { entries, left } = read(JSON.stringify(bundle));
  expect(entries).toEqual([
    { kind: 'disease', entry: { plain: {}, words: { name: 'آسم' } } },
    { kind: 'allergy', entry: null },
  ]);
  expect(left.map(({ why, what, n }) => [why?.code ?? what, n])).toEqual([
    ['Immunization', 1],
    ['health.ehr.name.too-long', 2],
    ['health.ehr.since.future', 1],
  ]);
});
