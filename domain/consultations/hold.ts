import { SLOT_HELD_MINUTES, SLOT_MINUTES } from './promises';

const MINUTE_MS = 60_000;

/** Until when a slot is kept that is taken now; never beyond its start. [CONS-3] */
export function heldUntil(startsAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + SLOT_HELD_MINUTES * MINUTE_MS, startsAt.getTime()));
}

/** When a slot is over. */
export function endOfSlot(startsAt: Date): Date {
  return new Date(startsAt.getTime() + SLOT_MINUTES * MINUTE_MS);
}
