import { marksOf } from '../content/marks';
import { carried, lines, optional, tick, type Field } from '../fields';
import { ok, refuse, type Refusal } from '../result';
import { endOfSlot } from './hold';
import { DOCTOR_EARLY_MINUTES } from './promises';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** What was sent in time and came late is still taken for so long after the end. [CONS-7] */
export const LATE_RESEND_SECONDS = 60;
/** A record that is shared in a room is open to its doctor for so long after the time is over. Ours. */
export const SHARED_HOURS = 72;

/** Between which moments both may write: from five minutes before the start, until the end with what was sent in time. [CONS-7, CONS-8] */
export function roomTimes(startsAt: Date): { openFrom: Date; openUntil: Date } {
  return {
    openFrom: new Date(startsAt.getTime() - DOCTOR_EARLY_MINUTES * MINUTE_MS),
    openUntil: new Date(endOfSlot(startsAt).getTime() + LATE_RESEND_SECONDS * 1_000),
  };
}

/** Until when a record that is shared in a room stays open to its doctor. [CONS-10] */
export function sharedUntil(startsAt: Date): Date {
  return new Date(endOfSlot(startsAt).getTime() + SHARED_HOURS * HOUR_MS);
}

/** Who says something in a room: the patient's side, which is the patient or who keeps a child's file, or the doctor. */
export const roomRoles = ['patient', 'doctor'] as const;
export type RoomRole = (typeof roomRoles)[number];

/** What a message is. [CONS-7] */
export const messageKinds = ['text', 'image', 'voice', 'record'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** How a room stands at a moment: not open yet, open, or closed. */
export type RoomStanding = 'early' | 'open' | 'closed';
type Times = { openFrom: Date; openUntil: Date; closedAt: Date | null };

/** Whether something can be said in a room at a moment. [CONS-7] */
export function standingOf({ openFrom, openUntil, closedAt }: Times, now: Date): RoomStanding {
  if (closedAt !== null || now > openUntil) return 'closed';
  return now < openFrom ? 'early' : 'open';
}

/** Why nothing can be said in a room now; null where something can. [CONS-7] */
export function notNow(times: Times, now: Date): Refusal | null {
  const standing = standingOf(times, now);
  if (standing === 'open') return null;
  return standing === 'early' ? refuse('rooms.not-open', { opensTime: times.openFrom }, { status: 409 }) : refuse('rooms.closed', undefined, { status: 409 });
}

/** A message has so many characters. Ours. */
export const SAID_MOST_CHARACTERS = 2_000;
/** Whoever writes faster than this is told to wait. Ours. */
export const SAID_AT_ONCE = { messages: 20, seconds: 10 } as const;
/** A room holds so many messages. Ours. */
export const MOST_SAID = 1_000;

/** The form's own name of a message, by which what is sent twice is said once. [CONS-7] */
export const clientIdField: Field<string> = carried((typed) =>
  /^[A-Za-z0-9_-]{8,40}$/.test(typed) ? ok(typed) : refuse('common.form.expired', undefined, { status: 409 }),
);

/** What is typed into a room. */
export const messageFields = {
  words: optional(
    lines({
      area: 'rooms.words',
      max: SAID_MOST_CHARACTERS,
      label: 'room.words',
      example: { fa: 'از دیروز گلودرد دارم و تب نکرده‌ام.', en: 'I have had a sore throat since yesterday, and no fever.' },
    }),
  ),
  sure: { ...tick, label: 'room.sure' },
} as const;

/** What of a file is shown to a doctor: one type of its readings or the history, or one reading. */
export type SharedPart = { type: string } | { reading: string };

/** The same as a form carries it: `type:blood-pressure`, or `one:` and a reading’s reference. */
export const partField: Field<SharedPart> = carried((typed) => {
  if (typed === '') return refuse('rooms.record.missing');
  const [, kind, name = ''] = /^(type|one):([\w-]{1,40})$/.exec(typed) ?? [];
  if (!kind) return refuse('rooms.record.unknown');
  return ok(kind === 'type' ? { type: name } : { reading: name });
});

/** How often a text names a way to meet elsewhere: a phone, a link, an address, a messenger. The sender is asked once more; only the number is kept. [CONS-7, LEGAL-3] */
export function contactMarks(words: string | null): number {
  return words === null ? 0 : marksOf(words).filter((mark) => mark !== 'national-id').length;
}
