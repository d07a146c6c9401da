import { DAY_MS, HOUR_MS, dayEnd, dayNumber, dayStart, isoOf, numberOf } from '../calendars/day';
import { carried, field, oneOf, optional, type Field, type Parsed } from '../fields';
import { ok, refuse, type Result } from '../result';
import { DAYS_AHEAD } from './days';
import { hoursOfPart, readDay } from './fields';
import { CELL_MINUTES, type Hours } from './visits';

/** The parts of a day in which a provider may not come. */
export const restParts = ['whole', 'morning', 'noon', 'evening'] as const;
type RestPart = (typeof restParts)[number];

const day = (name: string): Field<string> => field({ kind: 'day', label: `services.rest.${name}` }, readDay);

/** When a provider does not come: a day or several, whole or a part of each. */
export const restFields = {
  firstDay: day('firstDay'),
  lastDay: optional(day('lastDay')),
  part: oneOf(restParts, 'services.choice.missing', { label: 'services.rest.part', says: 'services.rest.parts', example: 'whole' }),
} as const;
export type RestForm = Parsed<typeof restFields>;

/** Which rest is taken back. */
export const restField = carried((typed) => {
  const id = Number(typed);
  return /^\d{1,12}$/.test(typed) && id > 0 ? ok(id) : refuse('services.rest.gone', undefined, { status: 409 });
});

/** The hours of a rest, whole days as one span; or why it cannot be. */
export function restHours({ firstDay, lastDay, part }: RestForm, now: Date): Result<Hours[]> {
  const [first, last] = [numberOf(firstDay), numberOf(lastDay ?? firstDay)];
  const today = dayNumber(now);
  if (first < today) return refuse('services.day.past', undefined, { field: 'firstDay' });
  if (last < first) return refuse('services.rest.order', undefined, { field: 'lastDay' });
  if (last > today + DAYS_AHEAD) return refuse('services.day.too-far', { days: DAYS_AHEAD }, { field: lastDay === null ? 'firstDay' : 'lastDay' });
  if (part === 'whole') return ok([{ from: dayStart(firstDay), to: dayEnd(isoOf(last)) }]);
  const hours = Array.from({ length: last - first + 1 }, (_, at) => partOf(isoOf(first + at), part)).filter(({ to }) => to > now);
  return hours.length > 0 ? ok(hours) : refuse('services.day.past', undefined, { field: 'firstDay' });
}

function partOf(iso: string, part: Exclude<RestPart, 'whole'>): Hours {
  const [from, to] = hoursOfPart[part];
  const start = dayStart(iso).getTime();
  return { from: new Date(start + from * HOUR_MS), to: new Date(start + to * HOUR_MS) };
}

/** How a rest is read back: its first and last day, and which part of them; none where it is no such part. */
export function partOfHours({ from, to }: Hours): RestPart {
  if (to.getTime() - from.getTime() >= DAY_MS) return 'whole';
  const hour = Math.round(((from.getTime() - dayStart(isoOf(dayNumber(from))).getTime()) / HOUR_MS) * 2) / 2;
  return restParts.find((part) => part !== 'whole' && hoursOfPart[part][0] === hour) ?? 'whole';
}

/** The cells of a rest: no way leads there. */
export function restCells({ from, to }: Hours): Date[] {
  const cell = CELL_MINUTES * 60_000;
  const first = Math.floor(from.getTime() / cell);
  return Array.from({ length: Math.ceil(to.getTime() / cell) - first }, (_, at) => new Date((first + at) * cell));
}
