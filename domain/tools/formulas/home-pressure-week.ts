import { homePressureClass } from '../../records/blood-pressure';
import { typedPair } from '../typed-pair';

export const WEEK_DAYS = 7;
/** Fewer readings after the first day say too little: doi:10.1111/jch.13284, table 3 (PMC8030885). */
const LEAST_READINGS = 12;
export const MOST_READINGS = 24;
export const times = ['m1', 'm2', 'e1', 'e2'] as const;

type Reading = { systolic: number; diastolic: number };
const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;

/** The average of a week at home, its first day left out: ESH’s protocol, doi:10.1111/jch.13284, table 3. */
export function compute(readings: Readonly<Record<string, unknown>>) {
  const of = (part: 'm' | 'e' | '') =>
    Object.entries(readings).flatMap(([name, one]) => (one !== null && !name.startsWith('d1') && name.includes(part) ? [one as Reading] : []));
  const all = of('');
  if (all.length < LEAST_READINGS) return { refused: 'tools.readings.few', field: 'd2m1' };
  const average = (some: readonly Reading[], name: string) =>
    some.length > 0 ? { [`${name}Systolic`]: mean(some.map((one) => one.systolic)), [`${name}Diastolic`]: mean(some.map((one) => one.diastolic)) } : {};
  const [systolic, diastolic] = [mean(all.map((one) => one.systolic)), mean(all.map((one) => one.diastolic))];
  return {
    figures: { systolic, diastolic, ...average(of('m'), 'morning'), ...average(of('e'), 'evening'), counted: all.length },
    class: homePressureClass({ systolic, diastolic }),
    notes: all.length < MOST_READINGS ? ['some-missing'] : [],
  };
}

/** A box of the sheet in the browser; null where it holds no reading. */
export function read(typed: string): Reading | null {
  const pair = typedPair(typed);
  return typeof pair === 'string' ? null : pair;
}
