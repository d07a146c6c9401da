import { typedDay } from '../calendars/typed-day';
import { field, number, oneOf, optional, whole, type Field, type FieldWords } from '../fields';
import { ok, refuse } from '../result';
import { typedPair } from './typed-pair';

/** Where the refusals of numbers stand. */
const NUMBER = 'tools.number';
/** What people also write behind a number of a unit. */
export const unitsTyped = {
  kg: ['کیلوگرم', 'کیلو'],
  cm: ['سانتی‌متر', 'سانتیمتر'],
  '%': ['٪', 'درصد'],
  'mg/dL': ['µmol/L'],
  '': [],
} as const satisfies Record<string, readonly string[]>;

const label = (name: string): FieldWords => ({ label: `tools.fields.${name}` });
const pick = <const T extends string>(name: string, of: readonly T[], says = `tools.choices.${name}`) =>
  oneOf(of, 'tools.choice.missing', { ...label(name), says, example: of[0] ?? '' });
export const yesNo = (name: string) => pick(name, ['yes', 'no'], 'tools.choices.yes-no');
export const measured = (name: string, [min, max, step]: readonly [number, number, number], unit: keyof typeof unitsTyped, example: string) =>
  number({ area: NUMBER, min, max, step, unit, units: unitsTyped[unit], ...label(name), example });
export const counted = (name: string, [min, max]: readonly [number, number], example: string) => whole({ area: NUMBER, min, max, ...label(name), example });

export const age = counted('age', [1, 120], '45');
export const sex = pick('sex', ['female', 'male']);
export const weight = measured('weight', [10, 400, 0.1], 'kg', '70');
export const height = measured('height', [50, 250, 0.1], 'cm', '175');
export const waist = measured('waist', [30, 250, 0.1], 'cm', '84');
export const choice = pick;
export const maybe = optional;

/** A day that has been, in either calendar. */
export const pastDay = (name: string): Field<string> =>
  field({ kind: 'day', ...label(name), help: `tools.fields.${name}-help`, example: '2026-10-01' }, (typed) => {
    if (typed.trim() === '') return refuse('tools.day.missing');
    const day = typedDay(typed.slice(0, 40));
    return day === null ? refuse('tools.day.invalid') : ok(day);
  });

/** Both numbers of a reading in one box; what was not measured stays empty. */
export const reading = (name: string) =>
  optional(
    field({ kind: 'text', least: 4, most: 12, label: `tools.readings.${name}`, example: '128/82' }, (typed) => {
      const pair = typedPair(typed.slice(0, 40));
      return typeof pair === 'string' ? refuse('tools.readings.pair') : ok(pair);
    }),
  );
