import { endOfSlot } from './hold';
import { DOCTOR_EARLY_MINUTES } from './promises';

const MINUTE_MS = 60_000;
/** What was sent in time and came late is still taken for so long after the end. [CONS-7] */
export const LATE_RESEND_SECONDS = 60;

/** Between which moments both may write: from five minutes before the start, until the end with what was sent in time. [CONS-7, CONS-8] */
export function roomTimes(startsAt: Date): { openFrom: Date; openUntil: Date } {
  return {
    openFrom: new Date(startsAt.getTime() - DOCTOR_EARLY_MINUTES * MINUTE_MS),
    openUntil: new Date(endOfSlot(startsAt).getTime() + LATE_RESEND_SECONDS * 1_000),
  };
}

/** Who says something in a room: the patient's side, which is the patient or who keeps a child's file, or the doctor. */
export const roomRoles = ['patient', 'doctor'] as const;
export type RoomRole = (typeof roomRoles)[number];

/** What a message is. [CONS-7] */
export const messageKinds = ['text', 'image', 'voice', 'record'] as const;
export type MessageKind = (typeof messageKinds)[number];
