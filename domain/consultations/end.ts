import { isSilent, type Meeting } from './silence';

/** What becomes of a paid talk whose time is over. */
export type TalkEnd = 'finish' | 'miss' | 'silence' | 'fail';

/**
 * What becomes of a talk when its time is over: both were there, it took place; the doctor alone, its patient has missed it; the
 * patient alone, the doctor was silent; neither, the doctor's absence decides. [CONS-6]
 */
export function endOfTalk(meeting: Meeting, now: Date): TalkEnd {
  if (meeting.doctorActedAt) return meeting.patientEnteredAt ? 'finish' : 'miss';
  return isSilent(meeting, now) ? 'silence' : 'fail';
}
