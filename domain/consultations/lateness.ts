import { DOCTOR_EARLY_MINUTES, REMIND_MINUTES, WAITING_ROOM_MINUTES } from './promises';
import type { Meeting } from './silence';

const MINUTE_MS = 60_000;

/** From when a doctor is expected: five minutes before the start. [CONS-8, NUM-3] */
export function expectedFrom(startsAt: Date): Date {
  return new Date(startsAt.getTime() - DOCTOR_EARLY_MINUTES * MINUTE_MS);
}

/** From when a patient may come into the waiting room. */
export function waitingFrom(startsAt: Date): Date {
  return new Date(startsAt.getTime() - WAITING_ROOM_MINUTES * MINUTE_MS);
}

/** From when a doctor may say that they are here: not so early that it says nothing. [CONS-8] */
export function hereFrom(startsAt: Date): Date {
  return new Date(startsAt.getTime() - REMIND_MINUTES * MINUTE_MS);
}

/** What is marked of a doctor and a meeting: came in time or not; silent from the start, or after beginning. [CONS-6, CONS-8] */
export const markKinds = ['on-time', 'late', 'silent', 'left'] as const;
export type MarkKind = (typeof markKinds)[number];

/** How a doctor stands with a meeting: here since when, expected from when, or late by so many minutes. */
export type DoctorStands = { is: 'here'; since: Date } | { is: 'expected'; from: Date } | { is: 'late'; minutes: number };

/** Whoever has not come when they are expected is late, by every minute that has begun; whoever has done something is here. [CONS-8] */
export function doctorStands({ startsAt, doctorActedAt }: Pick<Meeting, 'startsAt' | 'doctorActedAt'>, now: Date): DoctorStands {
  const from = expectedFrom(startsAt);
  if (doctorActedAt) return { is: 'here', since: doctorActedAt };
  if (now <= from) return { is: 'expected', from };
  return { is: 'late', minutes: Math.ceil((now.getTime() - from.getTime()) / MINUTE_MS) };
}

/** Whether a doctor came in time: by the moment at which they are expected. [CONS-8] */
export function cameInTime({ startsAt, doctorActedAt }: Pick<Meeting, 'startsAt' | 'doctorActedAt'>): boolean {
  return doctorActedAt !== null && doctorActedAt <= expectedFrom(startsAt);
}
