import { DOCTOR_EARLY_MINUTES, REMIND_DAY_HOURS, REMIND_MINUTES } from './promises';

const MINUTE_MS = 60_000;

/** What the clock does ahead of a doctor's time, each so many minutes before it: remind its patient, call its doctor, and look whether the doctor has come. [CONS-8, JOB-1] */
const minutesAhead = {
  'remind-day': REMIND_DAY_HOURS * 60,
  'remind-soon': REMIND_MINUTES,
  'call-doctor': REMIND_MINUTES,
  'look-late': DOCTOR_EARLY_MINUTES,
} as const;
export type AheadOf = keyof typeof minutesAhead;
const all = Object.keys(minutesAhead) as AheadOf[];
/** What there is to do ahead of a visit at a centre: nobody waits there for a talk. */
const ofVisits: readonly AheadOf[] = ['remind-day', 'remind-soon'];

/** Whether that is something the clock does. */
export function isAheadOf(name: unknown): name is AheadOf {
  return all.some((one) => one === name);
}

/** What is still to come ahead of a time that was booked now, each with its moment. A doctor who was not called ahead, since the time was given at once, is not looked for. [CONS-8] */
export function aheadOf(startsAt: Date, { talk, now }: { talk: boolean; now: Date }): { what: AheadOf; at: Date }[] {
  const at = (what: AheadOf) => new Date(startsAt.getTime() - minutesAhead[what] * MINUTE_MS);
  return (talk ? all : ofVisits).filter((what) => at(what === 'look-late' ? 'call-doctor' : what) > now).map((what) => ({ what, at: at(what) }));
}

/** Whether it is still worth doing at a moment, a late clock's too: a call until the time starts, the early reminder until the other one is due. */
export function isWorthwhile(what: AheadOf, startsAt: Date, now: Date): boolean {
  const until = what === 'remind-day' ? startsAt.getTime() - REMIND_MINUTES * MINUTE_MS : startsAt.getTime();
  return now.getTime() < until;
}
