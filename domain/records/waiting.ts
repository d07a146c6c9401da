import { ok, refuse, type Result } from '../result';
import { recordTypes } from './types/all';
import type { RecordType } from './types/record-type';

/** Types that can be written down without a connection: all but those that need a file. [REC-9] */
export const offlineTypes: readonly RecordType[] = recordTypes.filter(({ files }) => !files?.required);

/** So many readings of all accounts wait on one phone at most. Ours. */
export const MOST_WAITING = 500;

/** Between writing and sending the phone's clock may go back by so much before it counts as set anew. */
const SET_BACK_MS = 120_000;
/** The longest that a reading for “now” may have waited; an older one has to say its day. Ours. */
const LONGEST_WAIT_MS = 366 * 86_400_000;

/** When a reading was written down and when it is sent, both by the phone's clock, in ms since 1970. */
export type PhoneTimes = { writtenAt: number; sentAt: number };

/**
 * The moment of a reading that was written down for “now”: as long before the server's moment as the phone had it waiting, so
 * that a phone whose clock is wrong by a day is right all the same. Refused where that clock was set anew in between.
 */
export function momentWritten({ writtenAt, sentAt }: PhoneTimes, now: Date): Result<Date> {
  const waited = sentAt - writtenAt;
  if (!Number.isFinite(waited) || waited < -SET_BACK_MS || waited > LONGEST_WAIT_MS) return refuse('health.waiting.clock', undefined, { field: 'day' });
  return ok(new Date(now.getTime() - Math.max(0, waited)));
}
