import type { Holidays } from '../calendars/calendar';
import { dayNumber, isoOf, startOfDay, weekday } from '../calendars/day';
import { SLOT_MINUTES } from '../consultations/promises';
import type { ConsultationKind } from './doctor';

const MINUTE_MS = 60_000;
/** So many days ahead there are slots, unless a doctor's desk says otherwise. */
export const HORIZON_DAYS = 30;

/** From a minute of the day until another, in Tehran, in steps of a slot. */
type Span = { from: number; to: number };
/** What can be booked in some hours: which kinds, and at which centre. */
type Offered = { kinds: readonly ConsultationKind[]; centreId: number | null };

/** Hours of each week on a day of it (0 Saturday … 6 Friday), from a day and until a day where they have such. [DOC-3] */
export type HoursRule = Span & Offered & { weekday: number; validFrom: string | null; validTo: string | null };
/** A day unlike its week: more hours, or some that are taken away. [DOC-3] */
export type HoursException = Span & Offered & { day: string; adds: boolean };
/** All by which a doctor's slots are made. */
export type Availability = { rules: readonly HoursRule[]; exceptions: readonly HoursException[]; worksHolidays: boolean };

/** A quarter of an hour that can be booked. [CONS-2, DOC-3] */
export type Slot = { startsAt: Date; kinds: ConsultationKind[]; centreId: number | null };

/** The day of the week of a numbered day, counted from Saturday. */
export function fromSaturday(day: number): number {
  return (weekday(day) + 1) % 7;
}

/**
 * The slots of a numbered day, the earliest first. A public holiday is closed unless the doctor works on holidays; what an
 * exception adds is there also on a holiday, and what another takes away is not there, whoever offered it. [DOC-3]
 */
export function slotsOf({ rules, exceptions, worksHolidays }: Availability, holidays: Holidays, day: number): Slot[] {
  const iso = isoOf(day);
  const own = exceptions.filter((one) => one.day === iso);
  const weekly = holidays.has(iso) && !worksHolidays ? [] : rules.filter((rule) => holdsOn(rule, day, iso));
  const found = new Map<number, Offered>();
  for (const hours of [...weekly, ...own.filter(({ adds }) => adds)])
    for (const minute of minutesIn(hours)) found.set(minute, { kinds: hours.kinds, centreId: hours.centreId });
  for (const gone of own.filter(({ adds }) => !adds)) for (const minute of minutesIn(gone)) found.delete(minute);
  const start = startOfDay(day).getTime();
  return [...found]
    .sort(([one], [other]) => one - other)
    .map(([minute, { kinds, centreId }]) => ({ startsAt: new Date(start + minute * MINUTE_MS), kinds: [...kinds], centreId }));
}

/** The slots of so many days from an instant's own day on, without those that have begun. */
export function slotsAhead(availability: Availability, holidays: Holidays, now: Date, days: number): Slot[] {
  const today = dayNumber(now);
  return Array.from({ length: days }, (_, ahead) => slotsOf(availability, holidays, today + ahead))
    .flat()
    .filter(({ startsAt }) => startsAt > now);
}

/** Whether two rules claim the same quarter of an hour of some day. */
export function claimSame(one: HoursRule, other: HoursRule): boolean {
  const [from, to] = [latest(one.validFrom, other.validFrom), earliest(one.validTo, other.validTo)];
  return one.weekday === other.weekday && one.from < other.to && other.from < one.to && (from === null || to === null || from <= to);
}

function holdsOn({ weekday: own, validFrom, validTo }: HoursRule, day: number, iso: string): boolean {
  return own === fromSaturday(day) && (validFrom === null || validFrom <= iso) && (validTo === null || iso <= validTo);
}

function minutesIn({ from, to }: Span): number[] {
  return Array.from({ length: Math.max(0, Math.floor((to - from) / SLOT_MINUTES)) }, (_, at) => from + at * SLOT_MINUTES);
}

const latest = (one: string | null, other: string | null) => (one === null || other === null ? (one ?? other) : one > other ? one : other);
const earliest = (one: string | null, other: string | null) => (one === null || other === null ? (one ?? other) : one < other ? one : other);
