import { unknownEnrolment } from '#domain/academy/code';
import { priceComesBack } from '#domain/academy/cohort';
import type { EnrolmentEvent, EnrolmentMover, EnrolmentState } from '#domain/academy/enrolment-life-cycle';
import { unsoldSeat } from '#domain/ledger/course-money';
import { toman } from '#domain/money';
import { refuse, type Refusal, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { askForPayable } from '../payments/ask-gateway';
import { owe, partsPaid, sumOfParts } from '../refunds/owe';
import type { Tx } from '../runtime';
import { service } from '../service';
import { commit, type Change } from '../store/commit';
import { ENROLMENTS } from '../transitions/nouns';
import { transition } from '../transitions/transition';
import { billOf, voidBill } from './bill';
import { cohortTimes, enrolmentSubject, lockEnrolment, myEnrolment, type EnrolmentRow } from './row';
import { giveSeatBack } from './seats';
import { tellStudent } from './tell';

export type Ended = { code: string; state: EnrolmentState; /** What goes back. */ backToman: number };
type End = { event: Extract<EnrolmentEvent, 'lapse' | 'give-up' | 'cancel' | 'call-off'>; who: EnrolmentMover };

/** Ends a locked enrolment: its seat is free, its open bill is void, and what was paid goes back whole, once. [ACAD-2, ORD-9] */
export async function endEnrolment(tx: Tx, ctx: Ctx, row: EnrolmentRow, { event, who }: End): Promise<Change<Ended> | Refusal> {
  const made = await transition(tx, ctx, ENROLMENTS, row, { event, who });
  if (!made.ok) return made;
  const { row: after, moved } = made.value;
  await voidBill(tx, ctx, row, event);
  await giveSeatBack(tx, ctx, row.cohortId);
  const subject = enrolmentSubject(row.id);
  const told = event === 'call-off' ? [await tellStudent(tx, ctx, after, { notice: 'courses.called-off' })] : [];
  const bill = await billOf(tx, row, 'paid');
  const parts = bill ? await partsPaid(tx, bill.id) : [];
  const backToman = sumOfParts(parts);
  const audit = { action: `courses.${event}`, subject, facts: { from: moved.from, to: moved.to, backToman } };
  const value = { code: row.code, state: after.state, backToman };
  if (!bill || parts.length === 0) return { value, audit, tell: told };
  const { dueAt, later } = await owe(tx, ctx, { payable: bill, parts, why: 'cancelled', promise: 'payments.refund', subject: bill.id });
  const money = await tellStudent(tx, ctx, after, { notice: 'courses.refund-pending', amountToman: backToman, dueAt });
  const entry = { cause: 'courses.ended', subject: bill.id, lines: unsoldSeat(toman(backToman)) };
  return { value, audit, entry, tell: [...told, money, ...later] };
}

/** A student leaves: an unpaid seat is free at once, a paid one gives its whole price back until the group begins or a paid lesson is opened; later it stays, and leaving is refused. [ACAD-2] */
export const leaveCourse = service('courses.enrol', async (ctx, code: string): Promise<Result<Ended>> => {
  const mine = await myEnrolment(ctx.rt.db, ctx.actor.userId, code);
  if (!mine) return unknownEnrolment;
  const open = await billOf(ctx.rt.db, mine, 'open');
  // The bank is asked first, so that what was paid there is given back as paid.
  if (open) await askForPayable(ctx, open.id);
  return commit<Ended>(ctx, async (tx) => {
    const row = await lockEnrolment(tx, mine.id);
    if (!row) return unknownEnrolment;
    if (row.state === 'cancelled' || row.state === 'released') return { value: { code: row.code, state: row.state, backToman: row.paidToman }, audit: [] };
    if (row.state === 'held') return endEnrolment(tx, ctx, row, { event: 'give-up', who: 'student' });
    const cohort = await cohortTimes(tx, row.cohortId);
    if (!cohort || !priceComesBack({ state: row.state, startsAt: cohort.startsAt }, ctx.now))
      return refuse('academy.enrolment.begun', undefined, { status: 409 });
    return endEnrolment(tx, ctx, row, { event: 'cancel', who: 'student' });
  });
});
