import { deskClock } from '../calendars/deadline';
import type { Clock } from '../calendars/deadline';
import { HOUR_MS } from '../calendars/day';
import { GUARANTEE_CONTACT_HOURS, REPAIR_WEEKS, REPLACEMENT_SENT_DAYS } from '../catalog/promises';
import type { TicketKind, TicketState } from './states';

const WEEK_DAYS = 7;
const DAY_HOURS = 24;

/** How many working hours a decision after the call takes, and the return of a repaired device. */
const DECIDED_HOURS = 24;
const RETURNED_HOURS = 24;

/** The promises of a ticket: a call within 24 hours of sending it, and before the desk closes where it works in between, an answer within a working day of the call, a repair within two weeks of the device's arrival, another device within days, both before the desk closes, and what is repaired on its way within a working day. [WAR-4, WAR-5, WAR-6] */
export const ticketPromises = {
  'warranty.contact': { clock: { ...deskClock(GUARANTEE_CONTACT_HOURS), withinHours: GUARANTEE_CONTACT_HOURS }, warnHoursBefore: 4 },
  'warranty.decide': { clock: deskClock(DECIDED_HOURS), warnHoursBefore: 4 },
  'warranty.repair': { clock: { kind: 'days', days: REPAIR_WEEKS * WEEK_DAYS, atDesk: true }, warnHoursBefore: 2 * DAY_HOURS },
  'warranty.replace': { clock: { kind: 'days', days: REPLACEMENT_SENT_DAYS, atDesk: true }, warnHoursBefore: DAY_HOURS },
  'warranty.return': { clock: deskClock(RETURNED_HOURS), warnHoursBefore: 4 },
} as const satisfies Record<string, { clock: Clock; warnHoursBefore: number }>;
export type TicketPromise = keyof typeof ticketPromises;

/** The short name of each promise: the last part of its code. */
export const promiseWord = {
  'warranty.contact': 'contact',
  'warranty.decide': 'decide',
  'warranty.repair': 'repair',
  'warranty.replace': 'replace',
  'warranty.return': 'return',
} as const satisfies Record<TicketPromise, string>;

/** Whether a word names a promise of a ticket. */
export function isTicketPromise(word: unknown): word is TicketPromise {
  return typeof word === 'string' && Object.hasOwn(ticketPromises, word);
}

/** The promise that begins when a ticket comes to a state: while it is our turn there always is one. The workshop's, or that of another device, which for damage in transit does not wait for the broken one. [WAR-4, WAR-5, WAR-6] */
export function promiseAt(kind: TicketKind, state: TicketState): TicketPromise | null {
  if (state === 'sent') return 'warranty.contact';
  if (state === 'contacted') return 'warranty.decide';
  if (state === 'repaired') return 'warranty.return';
  if (kind === 'transit-damage') return state === 'accepted' ? 'warranty.replace' : null;
  if (state !== 'received') return null;
  return kind === 'guarantee' ? 'warranty.repair' : 'warranty.replace';
}

/** When staff are warned that a promise runs out. [WAR-4] */
export function warnAt(promise: TicketPromise, dueAt: Date): Date {
  return new Date(dueAt.getTime() - ticketPromises[promise].warnHoursBefore * HOUR_MS);
}

/** How a promise stands: in time, soon to run out, or broken. [WAR-4] */
export function urgencyOf(promise: TicketPromise, dueAt: Date, now: Date): 'in-time' | 'soon' | 'late' {
  if (now >= dueAt) return 'late';
  return now >= warnAt(promise, dueAt) ? 'soon' : 'in-time';
}
