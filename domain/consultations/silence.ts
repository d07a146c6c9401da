import { endOfSlot } from './hold';
import { SILENT_MINUTES } from './promises';

const SILENT_MS = SILENT_MINUTES * 60_000;

/** A meeting as its clocks see it: when it starts, when its patient came, and when its doctor did something in it. */
export type Meeting = { startsAt: Date; patientEnteredAt: Date | null; doctorActedAt: Date | null };

/** When a doctor who does nothing is silent: five minutes after patient and slot have both begun, and at the latest when the slot is over; null while the patient is not there. [CONS-6] */
export function silentAt({ startsAt, patientEnteredAt }: Pick<Meeting, 'startsAt' | 'patientEnteredAt'>): Date | null {
  return patientEnteredAt && withinSlot(startsAt, Math.max(startsAt.getTime(), patientEnteredAt.getTime()) + SILENT_MS);
}

/** Whether a doctor is silent at a moment: nothing done, and the five minutes are over. [CONS-6] */
export function isSilent(meeting: Meeting, now: Date): boolean {
  const at = silentAt(meeting);
  return meeting.doctorActedAt === null && at !== null && at <= now;
}

/**
 * From when a patient may ask for another time although the doctor had begun: five minutes after the doctor's last sign. The clock
 * never decides this, since the doctor may be reading or writing; null where there is nothing to ask for. [CONS-6]
 */
export function mayAskFrom({ startsAt, patientEnteredAt, doctorActedAt }: Meeting, lastSignAt: Date | null): Date | null {
  if (!patientEnteredAt || !doctorActedAt) return null;
  const since = Math.max(startsAt.getTime(), patientEnteredAt.getTime(), doctorActedAt.getTime(), lastSignAt?.getTime() ?? 0);
  const from = new Date(since + SILENT_MS);
  return from < endOfSlot(startsAt) ? from : null;
}

/** Whether it may be asked for at this moment: until the slot is over. [CONS-6] */
export function mayAsk(meeting: Meeting, lastSignAt: Date | null, now: Date): boolean {
  const from = mayAskFrom(meeting, lastSignAt);
  return from !== null && from <= now && now < endOfSlot(meeting.startsAt);
}

function withinSlot(startsAt: Date, at: number): Date {
  return new Date(Math.min(at, endOfSlot(startsAt).getTime()));
}
