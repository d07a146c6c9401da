import { workingHoursBetween } from '../calendars/working-hours';
import type { Holidays } from '../calendars/calendar';
import { averageOf } from '../reviews/stars';
import type { RequestState } from './states';

/** By what a request is cancelled: its requester, whose price they would not have, a price that lapsed, or the desk. */
export const cancelCauses = ['cancel', 'decline', 'lapse', 'give-up'] as const;
export type CancelCause = (typeof cancelCauses)[number];

/** What became of one request, by its events, promises, visits and prices. */
export type Outcome = {
  service: string;
  askedAt: Date;
  state: RequestState;
  /** When a price was first written, or somebody sent. */ answeredAt: Date | null;
  cause: CancelCause | null;
  /** Of what we promised and what is kept or over by now. */ promises: number;
  kept: number;
  /** Visits that are over, and those at whose door somebody stood in the hours that were said. */ visits: number;
  inWindow: number;
  firstToman: number | null;
  finalToman: number | null;
  stars: number | null;
};

/** What became of all of some requests. Shares stand as counts, so that nobody reads a share of three. */
export type ServiceFigures = {
  asked: number;
  done: number;
  cancelled: Readonly<Record<CancelCause, number>>;
  /** Working hours until the first answer: half of all were faster, and nine of ten. */ middleHours: number | null;
  mostHours: number | null;
  promises: number;
  kept: number;
  visits: number;
  inWindow: number;
  /** In the middle. */ firstToman: number | null;
  finalToman: number | null;
  /** How many rated it, and the average to one decimal. */ ratings: number;
  average: number | null;
};

const MIDDLE = 0.5;
const MOST = 0.9;

/** The value that such a share of all do not exceed. */
function rank(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}

/** The figures of some requests; what was answered is timed by the hours of review. [ADM-3: reports] */
export function figuresOf(all: readonly Outcome[], holidays: Holidays): ServiceFigures {
  const sum = (of: (one: Outcome) => number) => all.reduce((total, one) => total + of(one), 0);
  const known = (of: (one: Outcome) => number | null) => all.flatMap((one) => of(one) ?? []);
  const hours = known(({ askedAt, answeredAt }) => answeredAt && workingHoursBetween('reviews', askedAt, answeredAt, holidays));
  const stars = known((one) => one.stars);
  return {
    asked: all.length,
    done: sum(({ state }) => Number(state === 'done')),
    cancelled: Object.fromEntries(cancelCauses.map((cause) => [cause, sum((one) => Number(one.cause === cause))])) as Record<CancelCause, number>,
    middleHours: rank(hours, MIDDLE),
    mostHours: rank(hours, MOST),
    promises: sum((one) => one.promises),
    kept: sum((one) => one.kept),
    visits: sum((one) => one.visits),
    inWindow: sum((one) => one.inWindow),
    firstToman: rank(
      known((one) => one.firstToman),
      MIDDLE,
    ),
    finalToman: rank(
      known((one) => one.finalToman),
      MIDDLE,
    ),
    ratings: stars.length,
    average: averageOf(
      stars.length,
      stars.reduce((total, one) => total + one, 0),
    ),
  };
}
