import { expect, test } from 'vitest';
import { trades } from '../../accounts/account-role';
import { labTestCodes, labTests } from '../lab-tests';
import { CANCELLATION_FEE_TOMAN, LAB_BASE_TOMAN } from '../promises';
import { serviceGroups, type ServiceType } from '../service-type';
import { fieldsOf, inPlaceItems, serviceCodes, serviceOf, serviceTypes } from './all';

const rows: readonly ServiceType[] = serviceTypes;
const holding = (code: string) => rows.filter(({ items }) => items.some((item) => item.code === code)).map((row) => row.code);

test('[LIST-4] each of the 26 things of in-place services belongs to exactly one type', () => {
  expect([new Set(inPlaceItems).size, inPlaceItems.length]).toEqual([26, 26]);
  for (const item of inPlaceItems) expect([item, holding(item).length]).toEqual([item, 1]);
});

test('[LIST-3] each of the 35 tests belongs to exactly one type, and says whether it can be taken at home, fasting, and days to the result', () => {
  expect(labTestCodes.length).toBe(35);
  for (const code of labTestCodes) {
    expect([code, holding(`test-${code}`)]).toEqual([code, ['lab']]);
    const { atHome, fasting, days } = labTests[code];
    expect([code, typeof atHome, typeof fasting, days[0] >= 1 && days[1] >= days[0]]).toEqual([code, 'boolean', 'boolean', true]);
  }
  expect([labTests['bone-marrow-biopsy'].atHome, labTests.cbc.atHome]).toEqual([false, true]);
});

test('[SVC-1: declared once] fourteen types, each in a group, with somebody who comes, and no thing in two of them', () => {
  expect(new Set(serviceCodes).size).toBe(14);
  expect(serviceCodes.length).toBe(14);
  const things = rows.flatMap(({ items }) => items.map(({ code }) => code));
  expect(new Set(things).size).toBe(things.length);
  expect(new Set(rows.map(({ group }) => group))).toEqual(new Set(serviceGroups));
  for (const { code, provider, items, visits, rules } of rows) {
    expect([code, trades.includes(provider), items.length > 0, visits.length > 0, rules.length > 0]).toEqual([code, true, true, true, true]);
    expect(serviceOf(code)?.code).toBe(code);
  }
  expect(serviceOf('constructor')).toBeUndefined();
});

test('a field stands once in a form: no case names one that stands elsewhere', () => {
  for (const { code, fields, cases } of rows) {
    const names = [...Object.values(fields), ...Object.values(cases?.of ?? {})].flatMap((one) => Object.keys(one));
    if (cases) names.push(cases.on);
    expect([code, names.filter((name, at) => names.indexOf(name) !== at)]).toEqual([code, []]);
    expect(names.filter((name) => !/^[\w-]{1,60}$/.test(name))).toEqual([]);
  }
});

test('what a thing needs, and what a price is multiplied by, are fields of its form', () => {
  for (const row of rows) {
    const names = Object.keys(fieldsOf(row));
    for (const { code, needs = [] } of row.items) expect([code, needs.filter((name) => !names.includes(name))]).toEqual([code, []]);
    if (row.price.by === 'item' && row.price.times) expect(names).toContain(row.price.times);
  }
});

test('[INP-6: base fee, NUM-6: lab base fee] sampling at home begins at 275,000 toman', () => {
  const sampling = rows.flatMap(({ items }) => items).find(({ code }) => code === 'home-sampling');
  expect([sampling?.priceToman, LAB_BASE_TOMAN, CANCELLATION_FEE_TOMAN]).toEqual([275_000, 275_000, 100_000]);
});

test('[INP-9: declared] a month of rental, 45 to 60 minutes of physiotherapy, 45 of massage, care by the month', () => {
  expect(serviceOf('rental')?.price).toEqual({ by: 'item', per: 'month' });
  expect(serviceOf('physiotherapy')?.visits[0]?.minutes).toEqual([45, 60]);
  expect(serviceOf('massage')?.visits[0]?.minutes).toEqual([45, 45]);
  expect(fieldsOf(serviceOf('home-care') as ServiceType)['mode']).toMatchObject({ kind: 'choice', of: ['day-and-night', 'eight-hours'] });
});
