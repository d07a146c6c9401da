import { fromSteps } from '#domain/records/read-reading';
import type { Measure, RecordType } from '#domain/records/types/record-type';
import type { ResultValue } from '#domain/service-requests/result';
import type { WordKey } from '#locales/say';
import type { ShownReading } from '#services/health/shown-reading';

/** The numbers of a reading that are not the value itself, in their units: the pulse of a pressure, the shares of a body. */
export function besidesOf(type: RecordType, { numbers, choices }: Pick<ShownReading, 'numbers' | 'choices'>): { measure: Measure; value: number }[] {
  return [
    ...type.measures.flatMap((measure, at) => (type.beside?.includes(measure.name) ? [{ measure, value: fromSteps(type, at, numbers[at] ?? 0) }] : [])),
    ...(type.more ?? []).flatMap((measure) => (choices[measure.name] === undefined ? [] : [{ measure, value: Number(choices[measure.name]) }])),
  ];
}

/** A unit in words, by its code in UCUM. */
export function unitOf(say: (key: WordKey) => string, unit: string): string {
  const key = UNITS[unit];
  return key === undefined ? '' : say(`health.units.${key}`);
}
const UNITS = { '/min': 'minute', '%': 'percent', kg: 'kg', 'kcal/d': 'kcal-day', 'kg/m2': 'bmi', a: 'years' } as Readonly<
  Record<string, 'minute' | 'percent' | 'kg' | 'kcal-day' | 'bmi' | 'years'>
>;

/** What a laboratory found, as it came with a result: values with its own ranges. */
export function foundIn({ found }: Readonly<Record<string, string>>): ResultValue[] {
  return found === undefined ? [] : (JSON.parse(found) as ResultValue[]);
}
