import { yearsLater } from '../calendars/jalali';
import { tehranDay } from '../calendars/day';
import type { Origin } from '../health/origin';
import { fromSteps } from './read-reading';
import type { RecordType, Rule } from './types/record-type';

export type RecordClass = 'standard' | 'non-standard';
/** Of whom a reading is. An unknown birth day counts as an adult's. */
export type Person = { birthDay: string | null; gender: 'female' | 'male' | null };
type Classed = { numbers: readonly number[]; choices: Readonly<Record<string, string>>; measuredAt: Date; origin: Origin };

const ADULT = 18;
const OLDEST = 130;

/** The age in whole years of the Jalali calendar on a day. */
export function ageOn(birthDay: string, day: string): number {
  let age = Math.max(0, Math.min(OLDEST, Number(day.slice(0, 4)) - Number(birthDay.slice(0, 4)) + 1));
  while (age > 0 && yearsLater(birthDay, age) > day) age -= 1;
  return age;
}

/** The rule that speaks of this reading: by the age at the time of measuring, and by where and how it was taken. [REC-5] */
export function ruleFor(type: RecordType, { choices, measuredAt, origin }: Classed, { birthDay, gender }: Person): Rule | null {
  const age = birthDay === null ? ADULT : ageOn(birthDay, tehranDay(measuredAt));
  const speaks = ({ fromAge = 0, toAge = Infinity, sex, choice, origins }: Rule) =>
    age >= fromAge &&
    age < toAge &&
    (sex === undefined || sex === gender) &&
    (choice === undefined || Object.values(choices).includes(choice)) &&
    (origins === undefined || origins.includes(origin));
  return type.rules.find(speaks) ?? null;
}

/** Whether a reading lies within its rule's range; none where no rule speaks of it, or where the source that was read says nothing so low. Not a diagnosis. [REC-5] */
export function classOf(type: RecordType, reading: Classed, person: Person): { class: RecordClass; rule: string } | null {
  const rule = ruleFor(type, reading, person);
  if (!rule) return null;
  const values = reading.numbers.map((steps, at) => fromSteps(type, at, steps));
  const beyond = rule.ranges.some(
    (range, at) => range && ((range[0] !== null && (values[at] ?? 0) < range[0]) || (range[1] !== null && (values[at] ?? 0) > range[1])),
  );
  if (beyond) return { class: 'non-standard', rule: rule.id };
  const silent = rule.silentBelow?.some((least, at) => least !== null && (values[at] ?? 0) < least) ?? false;
  return silent ? null : { class: 'standard', rule: rule.id };
}

/** A rule by its id, as a record keeps it. */
export function ruleById(type: RecordType, id: string): Rule | null {
  return type.rules.find((rule) => rule.id === id) ?? null;
}

/** From so much on the page adds the emergency sentence: a systolic of 180 or a diastolic of 120 (ESC 2024). */
export const EMERGENCY = { high: 180, low: 120 } as const;
export function isUrgent({ code }: Pick<RecordType, 'code'>, [high = 0, low = 0]: readonly number[]): boolean {
  return code === 'blood-pressure' && (high >= EMERGENCY.high || low >= EMERGENCY.low);
}
