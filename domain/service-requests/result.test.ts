import { describe, expect, test } from 'vitest';
import { awaitsResult, readValues, resultClock, resultFields, testsAsked } from './result';
import { labTestCodes } from './lab-tests';
import { serviceTypes } from './types/all';

describe('what a laboratory finds', () => {
  test('[LABR-1: result] a laboratory is done with its result, every other service with its visits', () => {
    expect(serviceTypes.filter(awaitsResult).map(({ code }) => code)).toEqual(['lab']);
  });

  test('[LIST-3: result] each of the tests has a place for its value and the laboratory’s range', () => {
    for (const code of labTestCodes) expect(resultFields).toMatchObject({ [`value-${code}`]: { optional: true }, [`range-${code}`]: { optional: true } });
  });

  test('what was asked for alone is written, in the list’s order; a range without its value is none', () => {
    const tests = testsAsked({ tests: ['lipid-profile', 'cbc', 'nothing'] });
    expect(tests).toEqual(['cbc', 'lipid-profile']);
    expect(testsAsked({})).toEqual([]);
    expect(readValues(tests, { 'value-cbc': '۱۲٫۵ g/dL', 'range-cbc': '12–16', 'value-hiv': 'negative', 'range-lipid-profile': '200' })).toEqual([
      { test: 'cbc', value: '12.5', unit: 'g/dL', reference: '12–16' },
    ]);
  });

  test.each([
    ['95 mg/dL', '95', 'mg/dL'],
    ['<0.01ng/mL', '<0.01', 'ng/mL'],
    ['120/80 mmHg', '120/80', 'mmHg'],
    ['منفی', 'منفی', null],
    ['1:160', '1:160', null],
    ['7', '7', null],
  ])('%s is read as a number and its unit', (typed, value, unit) => {
    expect(readValues(['cbc'], { 'value-cbc': typed })).toMatchObject([{ value, unit }]);
  });

  test('a result is promised by the longest of its tests; of none that is known by the list’s own', () => {
    expect(resultClock(['cbc', 'genetic'])).toEqual({ kind: 'working', calendar: 'orders', hours: 720 });
    expect(resultClock([])).toMatchObject({ hours: 240 });
  });
});
