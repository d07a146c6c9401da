import { DAY_MS, HOUR_MS, dayStart, tehranDay } from '../calendars/day';
import { monthsLater } from '../calendars/jalali';
import { hoursOfPart } from './fields';
import type { ServiceType, VisitKind } from './service-type';

/** The hours of a visit; null while they are still to be agreed. */
export type Hours = { from: Date; to: Date };
export type PlannedVisit = { kind: VisitKind; hours: Hours | null };
type Answers = Readonly<Record<string, unknown>>;

/** How far apart the visits of a course are. */
const STEP_HOURS: Readonly<Record<string, number>> = { 'twice-daily': 12, daily: 24, 'two-days': 48, 'three-days': 72, weekly: 168 };

/**
 * The visits of a request whose first one is in the hours that were offered: a course goes on in the same hours at its own
 * step, what was lent is fetched a month of the Jalali calendar later, a shift is as long as was asked, a stay lasts the month.
 * Further sessions have no hours before they are agreed, nor has what is arranged by phone. [INP-8, INP-9]
 */
export function planVisits({ visits }: ServiceType, answers: Answers, first: Hours | null): PlannedVisit[] {
  if (first === null) return visits.map(({ kind }) => ({ kind, hours: null }));
  return visits.flatMap(({ kind }): PlannedVisit[] => {
    switch (kind) {
      case 'fetch':
        return [{ kind, hours: fetchOn(monthsLater(tehranDay(first.from), 1), first) }];
      case 'stay':
        return [{ kind, hours: { from: first.from, to: dayStart(monthsLater(tehranDay(first.from), 1)) } }];
      case 'shift':
        return times(kind, whole(answers['days']), (at) => shifted({ from: first.from, to: endOfShift(first, whole(answers['hoursADay'])) }, at * DAY_MS));
      case 'visit': {
        const step = STEP_HOURS[String(answers['every'])];
        if (step !== undefined) return times(kind, whole(answers['occasions']), (at) => shifted(first, at * step * HOUR_MS));
        return times(kind, whole(answers['sessions']), (at) => (at === 0 ? first : null));
      }
      default:
        return [{ kind, hours: first }];
    }
  });
}

/** A number that was read from the form; one where nothing was said. */
const whole = (value: unknown): number => (typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 1);
const times = (kind: VisitKind, count: number, hoursOf: (at: number) => Hours | null): PlannedVisit[] =>
  Array.from({ length: count }, (_, at) => ({ kind, hours: hoursOf(at) }));
const shifted = ({ from, to }: Hours, ms: number): Hours => ({ from: new Date(from.getTime() + ms), to: new Date(to.getTime() + ms) });
const endOfShift = ({ from }: Hours, hours: number): Date => new Date(from.getTime() + hours * HOUR_MS);

/** When what was lent is fetched on that day: in the same hours as before, or during the day where none were agreed. [INP-9] */
export function fetchOn(day: string, before: Hours | null): Hours {
  return sameHours(before ?? { from: new Date(dayStart(day).getTime() + DAY_FROM * HOUR_MS), to: new Date(dayStart(day).getTime() + DAY_TO * HOUR_MS) }, day);
}
const [DAY_FROM, DAY_TO] = hoursOfPart.any;

function sameHours({ from, to }: Hours, day: string): Hours {
  const start = dayStart(day).getTime() + (from.getTime() - dayStart(tehranDay(from)).getTime());
  return { from: new Date(start), to: new Date(start + to.getTime() - from.getTime()) };
}

/** A provider is booked in cells of half an hour; the way there takes one before. */
export const CELL_MINUTES = 30;
const CELL_MS = CELL_MINUTES * 60_000;

/** The cells that a visit takes of its provider, each by its first instant. No provider has one twice. [INP-8: no double booking] */
export function cellsOf({ from, to }: Hours): Date[] {
  const first = Math.floor(from.getTime() / CELL_MS) - 1;
  const end = Math.ceil(to.getTime() / CELL_MS);
  return Array.from({ length: end - first }, (_, at) => new Date((first + at) * CELL_MS));
}
