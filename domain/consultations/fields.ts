import { field, type Field } from '../fields';
import { DISCOUNT_CODE_MOST_CHARACTERS, parseDiscountCode } from '../orders/discount';
import { ok, refuse } from '../result';
import { parseReservationCode } from './code';

const QUARTER_S = 900;

/** The start of a slot as an address and a form carry it: seconds since 1970, a whole quarter of an hour. */
export function readSlotStart(typed: string | null): Date | null {
  if (!/^\d{9,11}$/.test(typed ?? '')) return null;
  const seconds = Number(typed);
  return seconds % QUARTER_S === 0 ? new Date(seconds * 1_000) : null;
}

/** The same as it is written there. */
export function slotStart(startsAt: Date): string {
  return String(Math.floor(startsAt.getTime() / 1_000));
}

/** For whom a time is: `mine`, or the reference of somebody's file. [CONS-3] */
export const patientField: Field<string> = field({ kind: 'carried', label: 'appointments.book.for-whom' }, (typed) => {
  if (typed === '') return refuse('reservations.patient.missing');
  return typed === 'mine' || /^[\w-]{22}$/.test(typed) ? ok(typed) : refuse('reservations.patient.unknown');
});

/** A reservation that a page names in its form. */
export const reservationCode: Field<string> = field({ kind: 'carried' }, parseReservationCode);

/** Which of a reservation's meetings a page showed. [CONS-6] */
export const meetingNo: Field<number> = field({ kind: 'carried' }, (typed) =>
  /^[1-9]\d?$/.test(typed) ? ok(Number(typed)) : refuse('common.form.expired', undefined, { status: 409 }),
);

/** A discount code for a kept time. [DISC-2] */
export const timeCode: Field<string> = field(
  { kind: 'code', least: 1, most: DISCOUNT_CODE_MOST_CHARACTERS, label: 'appointments.summary.code-label', example: 'MEHR05' },
  parseDiscountCode,
);
