import { isoOf, numberOf } from '../../calendars/day';
import { bandOf } from '../bands';

/** What the browser needs besides. */
export { tehranDay as today } from '../../calendars/day';
export { typedDay as read } from '../../calendars/typed-day';

/** From the first day of the last period; a cycle of other than 28 days moves it by as many days. ACOG Committee Opinion 700, doi:10.1097/AOG.0000000000002046, read at grin.io’s copy and at bayhealth.org P01209. */
const TERM_DAYS = 280;
const USUAL_CYCLE = 28;
/** Longer ago than any pregnancy lasts. */
const MOST_DAYS = 44 * 7;
/** The first trimester ends with 13 weeks and 6 days, the second with 27 and 6: as ACOG 700 divides. */
const TRIMESTERS = [14 * 7, 28 * 7] as const;

/** Week and day today, and the day that is due. */
export function compute({ lastPeriod, cycle }: { lastPeriod: string; cycle: number | null }, today: string) {
  const start = numberOf(lastPeriod) + (cycle ?? USUAL_CYCLE) - USUAL_CYCLE;
  const passed = numberOf(today) - start;
  if (numberOf(lastPeriod) > numberOf(today)) return { refused: 'tools.day.ahead', field: 'lastPeriod' };
  if (passed > MOST_DAYS) return { refused: 'tools.day.long-ago', field: 'lastPeriod' };
  const days = Math.max(0, passed);
  return {
    figures: { weeks: Math.floor(days / 7), days: days % 7, due: isoOf(start + TERM_DAYS), left: Math.max(0, TERM_DAYS - passed) },
    class: bandOf(days, TRIMESTERS, ['first', 'second', 'third']),
    notes: passed > TERM_DAYS ? ['past-due'] : [],
  };
}
