import { dayStart, HOUR_MS, isoOf, numberOf, tehranDay } from '../calendars/day';
import type { Clock } from '../calendars/deadline';
import { monthsLater } from '../calendars/jalali';
import { field, lines, oneOf, optional, whole, type Field, type Parsed } from '../fields';
import { toman, type Toman } from '../money';
import { LEAST_PAYABLE_TOMAN } from '../orders/pricing';
import { ok, refuse, type Refusal, type Result } from '../result';
import { normaliseText } from '../text/normalise';
import { COUNT, hoursOfPart, when } from './fields';
import { SERVICE_PRICE_MOST_TOMAN } from './items';
import type { Hours } from './visits';

/** Whoever rents is reminded so many days before the last day, in the morning. [INP-9: reminded] */
export const REMIND_DAYS = 3;
/** From so many days before the last one on, another month can be paid. *(ours)* */
export const EXTEND_DAYS = 10;
/** What was lent can be fetched within so many days, also once its month is over. *(ours)* */
const FETCH_DAYS = 7;
const REMIND_HOUR = 10;
const DAY_HOURS = 24;
/** The reminder comes so many hours before the end of the last day: some days before, at that hour. */
export const REMIND_HOURS = (REMIND_DAYS + 1) * DAY_HOURS - REMIND_HOUR;

/** The last day of what was lent then for so many months of the Jalali calendar. [INP-9: a month] */
export const lastDay = (since: Date, months: number): string => monthsLater(tehranDay(since), months);

/** The promise of a rental’s end: until the end of its last day, by a clock that starts some days before. */
export function rentalEnd(endsOn: string): { clock: Clock; startsAt: Date } {
  return { clock: { kind: 'days', days: REMIND_DAYS }, startsAt: dayStart(isoOf(numberOf(endsOn) - REMIND_DAYS)) };
}

/** Where a thing that is lent stands: `lent` is written with its request alone. */
export const unitStates = ['ready', 'lent', 'cleaning', 'repair', 'retired'] as const;
export type UnitState = (typeof unitStates)[number];

const SERIAL = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/;
const SERIAL_LETTERS = { least: 3, most: 30 } as const;

/** The serial number on a thing that is lent, in any digits and either case. */
export function readUnitSerial(typed: string): Result<string> {
  const serial = normaliseText(typed.slice(0, 100)).toUpperCase();
  if (serial === '') return refuse('services.unit.missing');
  const fits = SERIAL.test(serial) && serial.length >= SERIAL_LETTERS.least && serial.length <= SERIAL_LETTERS.most;
  return fits ? ok(serial) : refuse('services.unit.form', { least: SERIAL_LETTERS.least, most: SERIAL_LETTERS.most });
}

/** How a thing that is lent can stand when it comes back. */
export const backWays = ['whole', 'damaged'] as const;
export type BackWay = (typeof backWays)[number];

/** Which thing is handed over: its provider reads it off the thing. */
export const unitField: Field<string> = field(
  {
    kind: 'code',
    ...SERIAL_LETTERS,
    label: 'services.rental.unit',
    help: 'services.rental.unit-help',
    example: 'WC-1405-01',
  },
  readUnitSerial,
);
/** How it is when it is fetched. */
export const backField = oneOf(backWays, 'services.choice.missing', { label: 'services.rental.back', says: 'services.rental.backs', example: 'whole' });
/** What is asked where a thing is handed over or fetched; of other visits it is not. */
export const handOverFields = { unit: optional(unitField), back: optional(backField) } as const;

/** What the desk takes off a deposit: a sum in whole toman, and why. */
export const damageFields = {
  damageToman: whole({ area: COUNT, min: 0, max: SERVICE_PRICE_MOST_TOMAN, label: 'services.rental.damage', example: '0' }),
  reason: optional(lines({ area: 'services.text', min: 2, max: 500, label: 'services.rental.damage-why' })),
} as const;

/** What is lent, as its own page and its money see it. */
export type Loan = { endsOn: string; returned: boolean };
/** Why another month cannot be paid now; null where it can. */
export function mayExtend(
  { endsOn, returned }: Loan,
  { underWay, now }: { /** Somebody is on the way to fetch it. */ underWay: boolean; now: Date },
): Refusal | null {
  const no = (code: string, facts?: Record<string, number>) => refuse(`services.rental.${code}`, facts, { status: 409 });
  if (returned) return no('over');
  if (underWay) return no('under-way');
  return numberOf(endsOn) - numberOf(tehranDay(now)) > EXTEND_DAYS ? no('too-early', { days: EXTEND_DAYS }) : null;
}

/** Today’s price of another month, where one is known that the bank takes. */
export const monthPrice = (priceToman: number | null | undefined): Toman | null =>
  typeof priceToman === 'number' && priceToman >= LEAST_PAYABLE_TOMAN ? toman(priceToman) : null;

/** When it is to be fetched: a day, and a part of it. */
export const fetchFields = { day: when.day, part: when.part } as const;
export type FetchWish = Parsed<typeof fetchFields>;

/** The last day on which what is lent until then can be fetched. */
function lastFetchDay(endsOn: string, now: Date): string {
  return isoOf(Math.max(numberOf(endsOn), numberOf(tehranDay(now)) + FETCH_DAYS));
}

/** The days of which one can be chosen: from tomorrow on. */
export function fetchDays(endsOn: string, now: Date): string[] {
  const from = numberOf(tehranDay(now)) + 1;
  return Array.from({ length: numberOf(lastFetchDay(endsOn, now)) - from + 1 }, (_, at) => isoOf(from + at));
}

/** The hours of a fetching that is wished: from tomorrow on, and not long after its month. */
export function fetchHours({ day, part }: FetchWish, endsOn: string, now: Date): Result<Hours> {
  const today = numberOf(tehranDay(now));
  if (numberOf(day) <= today) return refuse('services.rental.tomorrow', undefined, { field: 'day' });
  const last = lastFetchDay(endsOn, now);
  if (numberOf(day) > numberOf(last)) return refuse('services.rental.too-late', { lastDay: dayStart(last) }, { field: 'day' });
  const [from, to] = hoursOfPart[part];
  const start = dayStart(day).getTime();
  return ok({ from: new Date(start + from * HOUR_MS), to: new Date(start + to * HOUR_MS) });
}

/** What a deposit comes to once what was lent is back: all of it, less what the damage costs, never more than the deposit. [INP-9] */
export function depositEnd(depositToman: number, damageToman: number): { damageToman: Toman; backToman: Toman } {
  const damage = Math.min(damageToman, depositToman);
  return { damageToman: toman(damage), backToman: toman(depositToman - damage) };
}
