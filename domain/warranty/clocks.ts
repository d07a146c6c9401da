import type { Clock } from '../calendars/deadline';
import { HOUR_MS } from '../calendars/day';
import { GUARANTEE_CONTACT_HOURS, REPAIR_WEEKS } from '../catalog/promises';
import type { TicketKind } from './states';

const WEEK_DAYS = 7;
const DAY_HOURS = 24;

/** The promises of a ticket: a call within 24 hours of sending it, a repair within two weeks of the device's arrival. [WAR-4] */
export const ticketPromises = {
  'warranty.contact': { clock: { kind: 'hours', hours: GUARANTEE_CONTACT_HOURS }, warnHoursBefore: 4 },
  'warranty.repair': { clock: { kind: 'days', days: REPAIR_WEEKS * WEEK_DAYS }, warnHoursBefore: 2 * DAY_HOURS },
} as const satisfies Record<string, { clock: Clock; warnHoursBefore: number }>;
export type TicketPromise = keyof typeof ticketPromises;

/** Whether a word names a promise of a ticket. */
export function isTicketPromise(word: unknown): word is TicketPromise {
  return typeof word === 'string' && Object.hasOwn(ticketPromises, word);
}

/** The promise that begins when a ticket comes to a state; a replacement has no workshop's clock. [WAR-4] */
export function promiseAt(kind: TicketKind, state: 'sent' | 'received'): TicketPromise | null {
  if (state === 'sent') return 'warranty.contact';
  return kind === 'guarantee' ? 'warranty.repair' : null;
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
