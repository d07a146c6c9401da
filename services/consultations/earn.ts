import type { ReservationMover } from '#domain/consultations/life-cycle';
import { earned } from '#domain/ledger/consultation-money';
import type { Refusal } from '#domain/result';
import type { Ctx } from '../context';
import { begun } from '../meetings/begun';
import { closeMeeting } from '../meetings/close';
import type { MeetingRow } from '../meetings/row';
import type { Tx } from '../runtime';
import type { Change } from '../store/commit';
import { RESERVATIONS } from '../transitions/nouns';
import { transition } from '../transitions/transition';
import { billOf } from './bill';
import { reservationSubject, type ReservationRow } from './row';
import { freeSlot } from './slot';
import { tellBooker } from './tell';

type Ended = { row: ReservationRow; /** Its live meeting, locked; none at a centre. */ meeting: MeetingRow | null };
type Ending = { event: 'finish'; who: Extract<ReservationMover, 'doctor' | 'clock'> } | { event: 'miss'; who: 'clock' };

/** Ends a booked reservation whose price is earned: it took place, or its patient never came though the doctor did. Its meeting ends with it, and its room closes. [CONS-4, CONS-6] */
export async function earnReservation(tx: Tx, ctx: Ctx, { row, meeting }: Ended, { event, who }: Ending): Promise<Change<'done' | 'forfeited'> | Refusal> {
  const made = await transition(tx, ctx, RESERVATIONS, row, { event, who });
  if (!made.ok) return made;
  if (meeting) {
    const closed = await closeMeeting(tx, ctx, await begun(tx, ctx, meeting), { event: event === 'finish' ? 'end' : 'miss', who });
    if (!closed.ok) return closed;
  }
  await freeSlot(tx, row);
  const bill = await billOf(tx, row, 'paid');
  if (!bill) throw new Error(`reservation ${row.id} has ended and has no paid bill`);
  return {
    value: event === 'finish' ? 'done' : 'forfeited',
    audit: { action: `reservations.${event}`, subject: reservationSubject(row.id) },
    entry: { cause: 'reservations.earned', subject: bill.id, lines: earned({ ...row, backToman: 0 }) },
    tell: event === 'miss' ? [await tellBooker(tx, ctx, made.value.row, { notice: 'reservations.missed' })] : [],
  };
}
