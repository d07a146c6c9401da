import { tehranDay } from '../calendars/day';
import { typedDay } from '../calendars/typed-day';
import { normaliseText } from '../text/normalise';
import { field, lines, number, optional, type Field, type Fields, type FormResult } from '../fields';
import type { Refusal } from '../result';
import { ok, refuse } from '../result';
import type { Measure, RecordType } from './types/record-type';

/** A reading as it was read: whole steps, choices with further numbers among them as plain text, lines in words, when. */
export type Reading = { numbers: number[]; choices: Record<string, string>; lines: Record<string, string>; measuredAt: Date; words: string | null };
/** What is asked once more before it is stored: it is possible, and rare. */
export type Rare = {
  reading: Reading;
  /** Names of the numbers that are rare. */ odd: string[];
  /** Typed as centimetres of mercury: what was probably meant. */ meant: number[] | null;
};

/** A phone's clock may be ahead by so much. */
const AHEAD_MS = 120_000;
const OLDEST_DAYS = 366 * 120;
const MOST_READ = 2_000;
export const WORDS_MOST_CHARACTERS = 500;

const TYPED_UNITS: Readonly<Record<string, readonly string[]>> = {
  ...{ 'mm[Hg]': ['mmHg'], '/min': ['bpm'], 'mg/dL': ['mg/dL'], '%': ['%', '٪'], Cel: ['°C'] },
  ...{ kg: ['kg', 'کیلو', 'کیلوگرم'], kcal: ['kcal', 'کالری', 'کیلوکالری'], 'kcal/d': ['kcal'] },
};

/** The field of one number, as forms and the API ask for it. */
export function measureField({ name, unit, step, refuse: [min, max] }: Measure): Field<number> {
  const [typed = '', ...units] = TYPED_UNITS[unit] ?? [];
  return number({
    area: 'health.number',
    min,
    max,
    step,
    unit: typed,
    units,
    label: `health.fields.${name}`,
    help: 'health.add.from-to',
    helpFacts: { least: min, most: max },
    example: EXAMPLES[name],
  });
}

const EXAMPLES: Readonly<Record<string, string>> = {
  ...{ high: '118', low: '76', pulse: '72', amount: '94', rate: '72', percent: '97', degree: '36.8' },
  ...{ weight: '70.5', bmi: '23', fat: '22.4', metabolism: '1480', muscle: '33.5', water: '54.2', protein: '17.1', bone: '2.9' },
  ...{ 'ideal-weight': '66.5', 'body-age': '38', 'visceral-fat': '7', energy: '420' },
};

const day: Field<string | null> = optional(
  field({ kind: 'day', label: 'health.add.day' }, (typed) => {
    const found = typedDay(typed);
    return found === null ? refuse('health.day.invalid') : ok(found);
  }),
);
const hour: Field<string | null> = optional(
  field({ kind: 'text', least: 1, most: 5, label: 'health.add.hour', example: '7:40' }, (typed) => {
    const plain = normaliseText(typed.slice(0, MOST_READ));
    const [, h, m] = /^(\d{1,2})[:.٫]?(\d{2})$/.exec(plain) ?? [];
    return h === undefined || Number(h) > 23 || Number(m) > 59 ? refuse('health.hour.invalid') : ok(`${h.padStart(2, '0')}:${m}`);
  }),
);

/** What somebody adds in their own words. */
const ownWords = optional(lines({ area: 'health.words', max: WORDS_MOST_CHARACTERS }));

/** All fields of a type's form, in its order; day and hour stay empty for “now”. */
export function readingFields(type: RecordType): Fields {
  return {
    ...Object.fromEntries(type.measures.map((one) => [one.name, measureField(one)])),
    ...Object.fromEntries((type.more ?? []).map((one) => [one.name, measureField(one)])),
    ...Object.fromEntries([...type.choices, ...(type.lines ?? [])].map((one) => [one.name, one.field])),
    day,
    hour,
  };
}

/** Blood pressure as cuffs at the doctor’s are spoken of: «۱۲ روی ۸». */
const isCentimetres = (type: RecordType, [high = 0, low = 0]: readonly number[]) =>
  type.code === 'blood-pressure' && high >= 7 && high <= 30 && low >= 3 && low <= 20 && low < high;

/** Reads a form of a type: every wrong field says why; a future, a day that is none, and numbers that cannot stand together are refused. [REC-2, REC-10] */
export function readReading(type: RecordType, typed: Readonly<Record<string, unknown>>, now: Date): FormResult<Reading & { meant: number[] | null }> {
  const text = (name: string) => (typeof typed[name] === 'string' ? typed[name].slice(0, MOST_READ) : '');
  const plain = type.measures.map(({ name }) =>
    Number(
      text(name)
        .replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 15))
        .trim() || Number.NaN,
    ),
  );
  const meant = isCentimetres(type, plain) ? plain.map((value, at) => (at < 2 ? value * 10 : value)) : null;
  const refusals: Refusal[] = [];
  const take = <T>(name: string, one: Field<T>, given = text(name)): T | null => {
    const read = one.read(given);
    if (read.ok) return read.value;
    refusals.push({ ...read, field: name });
    return null;
  };
  const numbers = type.measures.map((one, at) => take(one.name, measureField(one), meant && at < 2 ? String(meant[at]) : undefined) ?? Number.NaN);
  const choices: Record<string, string> = {};
  const more = (type.more ?? []).map((one) => take(one.name, measureField(one)) ?? Number.NaN);
  for (const [at, { name }] of (type.more ?? []).entries()) choices[name] = String(more[at]);
  for (const one of type.choices) {
    const chosen = take(one.name, one.field);
    if (chosen !== null) choices[one.name] = chosen;
  }
  const own: Record<string, string> = {};
  for (const one of type.lines ?? []) own[one.name] = take(one.name, one.field) ?? '';
  const measuredAt = momentOf(take('day', day), take('hour', hour), now);
  const words = take('words', ownWords);
  const all = [...numbers, ...more];
  const wrong = all.some(Number.isNaN) ? null : (type.between?.(all) ?? null);
  if (wrong) refusals.push({ ...refuse(wrong.code), field: wrong.field });
  if (measuredAt.getTime() > now.getTime() + AHEAD_MS) refusals.push({ ...refuse('health.measured.future'), field: 'day' });
  if (now.getTime() - measuredAt.getTime() > OLDEST_DAYS * 86_400_000) refusals.push({ ...refuse('health.day.invalid'), field: 'day' });
  if (refusals.length > 0) return { ok: false, refusals };
  return { ok: true, value: { numbers: numbers.map((value, at) => inSteps(type, at, value)), choices, lines: own, measuredAt, words, meant } };
}

/** Tehran's clock; without a day it is today, without an hour now, or noon of another day. */
function momentOf(givenDay: string | null, givenHour: string | null, now: Date): Date {
  if (givenDay === null && givenHour === null) return now;
  const on = givenDay ?? tehranDay(now);
  return new Date(`${on}T${givenHour ?? '12:00'}:00+03:30`);
}

/** A number in whole steps, as it is kept. */
export function inSteps(type: RecordType, at: number, value: number): number {
  return Math.round(value / (type.measures[at]?.step ?? 1));
}

/** The number that the steps are, in the measure's unit. */
export function fromSteps(type: RecordType, at: number, steps: number): number {
  return Number((steps * (type.measures[at]?.step ?? 1)).toFixed(3));
}

/** How numbers are said where a reading is looked at once more, so that another value than the one shown is not confirmed by it. */
export const signOf = (numbers: readonly number[]): string => numbers.join('-');

/** The numbers of a reading that are possible and rare. [REC-10] */
export function oddIn(type: RecordType, steps: readonly number[]): string[] {
  const values = steps.map((step, at) => fromSteps(type, at, step));
  const odd = type.measures.filter(({ ask }, at) => ask && ((values[at] ?? 0) < ask[0] || (values[at] ?? 0) > ask[1])).map(({ name }) => name);
  return odd.length === 0 && type.rare?.(values) ? type.measures.slice(0, 2).map(({ name }) => name) : odd;
}
