import { isWorkingDay, type Holidays } from '../calendars/calendar';
import { HOUR_MS, dayNumber, isoOf, startOfDay } from '../calendars/day';

/** A slot as the picker shows it. */
export type ShownSlot = { startsAt: Date; free: boolean };

/** How a day stands in the picker: it is over, its hours are not open yet, the doctor has none, all are taken, or some are free. */
type DayState = 'past' | 'later' | 'none' | 'full' | 'free';
export type PickerDay = {
  day: string;
  state: DayState;
  free: number;
  /** A public holiday or a Friday. */ closed: boolean;
  /** A working day between two days that are not: many take it off, and it fills early. */ bridge: boolean;
};

/** From one numbered day to another; hours are open until the `last`. */
type Shown = { from: number; to: number; now: Date; last: number };

/** The days of the picker by their ISO day, from a day to another. [CONS-1] */
export function pickerDays(slots: readonly ShownSlot[], holidays: Holidays, { from, to, now, last }: Shown): PickerDay[] {
  const today = dayNumber(now);
  const byDay = new Map<number, ShownSlot[]>();
  for (const slot of slots) byDay.set(dayNumber(slot.startsAt), [...(byDay.get(dayNumber(slot.startsAt)) ?? []), slot]);
  const rests = (day: number) => !isWorkingDay('orders', day, holidays);
  return Array.from({ length: to - from + 1 }, (_, at) => {
    const day = from + at;
    const own = byDay.get(day) ?? [];
    const free = own.filter((one) => one.free).length;
    const state = day < today ? 'past' : free > 0 ? 'free' : own.length > 0 ? 'full' : day > last ? 'later' : 'none';
    return { day: isoOf(day), state, free, closed: rests(day), bridge: !rests(day) && rests(day - 1) && rests(day + 1) };
  });
}

/** The free times that lie nearest to one, the earliest first. [CONS-3] */
export function nearestOf(free: readonly Date[], to: Date, most: number): Date[] {
  const far = (at: Date) => Math.abs(at.getTime() - to.getTime());
  return [...free]
    .sort((one, other) => far(one) - far(other))
    .slice(0, most)
    .sort((one, other) => one.getTime() - other.getTime());
}

const partsOfDay = ['morning', 'midday', 'evening'] as const;
type PartOfDay = (typeof partsOfDay)[number];
const NOON = 12;
const EVENING = 16;

/** The times of a day by its parts; a part without any is left out. */
export function byPart<S extends { startsAt: Date }>(slots: readonly S[]): { part: PartOfDay; slots: S[] }[] {
  const partOf = ({ startsAt }: S): PartOfDay => {
    const hour = (startsAt.getTime() - startOfDay(dayNumber(startsAt)).getTime()) / HOUR_MS;
    return hour < NOON ? 'morning' : hour < EVENING ? 'midday' : 'evening';
  };
  return partsOfDay.flatMap((part) => {
    const own = slots.filter((one) => partOf(one) === part);
    return own.length > 0 ? [{ part, slots: own }] : [];
  });
}
