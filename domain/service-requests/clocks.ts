import type { Clock } from '../calendars/deadline';
import { HOUR_MS } from '../calendars/day';
import { RESPONSE_TO_HOURS } from './promises';

/** Requests are looked at within so many hours in which they are reviewed. *(ours)* [INP-5] */
export const REVIEW_HOURS = 4;
/** An offered price stands for so many hours, and no longer than until so many before the visit. *(ours)* */
export const ANSWER_HOURS = 48;
export const ANSWER_BEFORE_VISIT_HOURS = 2;
/** However soon the visit is, its price can be read and accepted for so long. */
export const ANSWER_LEAST_HOURS = 0.5;
/** A visit is broken so many hours after the end of its window, and reported by its requester from so many on. */
export const VISIT_GRACE_HOURS = 1;
export const NOBODY_CAME_AFTER_HOURS = 0.5;
/** Whoever asked for an ambulance is called within so many minutes. *(ours)* */
export const AMBULANCE_CALL_MINUTES = 5;

/** Reviewed Saturday to Wednesday, 8:00 to 18:00; answered at most 12 of these hours after approval. [INP-5, NUM-6] */
export const requestClocks = {
  'services.review': { kind: 'working', calendar: 'reviews', hours: REVIEW_HOURS },
  'services.response': { kind: 'working', calendar: 'reviews', hours: RESPONSE_TO_HOURS },
  // What is back damaged, and what nobody fetched: the desk says how it goes on. *(ours)*
  'services.deposit': { kind: 'working', calendar: 'reviews', hours: RESPONSE_TO_HOURS },
  // What is written to the desk is answered as soon as a request is looked at. *(ours)*
  'services.message': { kind: 'working', calendar: 'reviews', hours: REVIEW_HOURS },
  'ambulance.call': { kind: 'hours', hours: AMBULANCE_CALL_MINUTES / 60 },
} as const satisfies Readonly<Record<string, Clock>>;

/** Until when an offered price stands that is offered now, for a visit that begins then. */
export function answerClock(now: Date, visitFrom: Date | null): Clock {
  const left = visitFrom === null ? Infinity : (visitFrom.getTime() - now.getTime()) / HOUR_MS - ANSWER_BEFORE_VISIT_HOURS;
  // In whole minutes: a clock is kept by its name.
  const hours = Math.floor(Math.max(ANSWER_LEAST_HOURS, Math.min(ANSWER_HOURS, left)) * 60) / 60;
  return { kind: 'hours', hours: Number(hours.toFixed(4)) };
}

/** The promise of a visit starts with the end of its window. */
export const visitClock: Clock = { kind: 'hours', hours: VISIT_GRACE_HOURS };

/** Whether its requester may say that nobody came: some time after the window, while no arrival is written. *(ours)* */
export function mayReportNobody(visit: { windowTo: Date; arrivedAt: Date | null }, now: Date): boolean {
  return visit.arrivedAt === null && now.getTime() - visit.windowTo.getTime() >= NOBODY_CAME_AFTER_HOURS * HOUR_MS;
}
