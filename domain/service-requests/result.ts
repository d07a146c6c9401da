import type { Clock } from '../calendars/deadline';
import { named, optional, text, tick, type Field } from '../fields';
import { normaliseDigits } from '../text/normalise';
import { papers, requestReason } from './fields';
import { labTestCodes, labTests, type LabTestCode } from './lab-tests';
import type { ServiceType } from './service-type';

/** What was found in one test, as the laboratory writes it: its unit and its own range beside it. */
export type ResultValue = { test: LabTestCode; value: string; unit: string | null; reference: string | null };

/** Whether a service is done only once its result is there. [LABR-1] */
export const awaitsResult = ({ result }: Pick<ServiceType, 'result'>): boolean => result === 'lab-test';

/** The tests that were asked for, in the list's order. [LIST-3] */
export function testsAsked(answers: Readonly<Record<string, unknown>>): LabTestCode[] {
  const { tests } = answers;
  return Array.isArray(tests) ? labTestCodes.filter((code) => tests.includes(code)) : [];
}

const DAY_HOURS = 24;

/** A result is promised within the days of the longest of its tests, from the sample on. */
export function resultClock(tests: readonly LabTestCode[]): Clock {
  const days = Math.max(...(tests.length > 0 ? tests : (['unknown'] as const)).map((code) => labTests[code].days[1]));
  return { kind: 'working', calendar: 'orders', hours: days * DAY_HOURS };
}

const VALUE_MOST = 60;
const words = (name: 'value' | 'reference', example: string): Field<string | null> =>
  optional(text({ area: 'services.text', max: VALUE_MOST, label: `services.results.${name}`, example }));

/** The files of a result; values alone are enough. */
export const resultPapers = { ...named(papers('prescription'), { label: 'services.results.papers' }), optional: true };

/** A value and its range for each test, and whether more is still to come. */
export const resultFields = {
  ...(Object.fromEntries(
    labTestCodes.flatMap((code) => [
      [valueName(code), words('value', '95 mg/dL')],
      [rangeName(code), words('reference', '70–100')],
    ]),
  ) as Readonly<Record<ValueName | RangeName, Field<string | null>>>),
  more: named(tick, { label: 'services.results.more' }),
} as const;

type ValueName = `value-${LabTestCode}`;
type RangeName = `range-${LabTestCode}`;

/** The fields of a test. */
export function valueName<C extends LabTestCode>(code: C): `value-${C}` {
  return `value-${code}`;
}
export function rangeName<C extends LabTestCode>(code: C): `range-${C}` {
  return `range-${code}`;
}

/** What was written of the tests that were asked for; a range without its value says nothing. */
export function readValues(tests: readonly LabTestCode[], typed: Readonly<Record<string, unknown>>): ResultValue[] {
  return tests.flatMap((test) => {
    const [value, reference] = [typed[valueName(test)], typed[rangeName(test)]];
    return typeof value === 'string' && value !== ''
      ? [{ test, ...partsOf(value), reference: typeof reference === 'string' && reference !== '' ? reference : null }]
      : [];
  });
}

/** A number is parted from its unit; words stay as they are. */
function partsOf(value: string): Pick<ResultValue, 'value' | 'unit'> {
  const [, number, unit] = /^([<>≤≥]?\s*\d+(?:[.,٫/]\d+)*)\s*([\p{L}%].*)$/u.exec(normaliseDigits(value)) ?? [];
  return number === undefined || unit === undefined ? { value, unit: null } : { value: number.replaceAll('٫', '.'), unit };
}

/** Why a result is taken back; whoever asked reads it. */
export const withdrawFields = { reason: named(requestReason, { label: 'services.results.withdraw.reason', example: 'برگه‌ی کس دیگری بود' }) } as const;
