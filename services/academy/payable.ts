import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { seatedStates } from '#domain/academy/enrolment-life-cycle';
import { seatPrice } from '#domain/academy/seat-price';
import { soldSeat } from '#domain/ledger/course-money';
import { orderAccounts } from '#domain/ledger/order-money';
import { walletAccount } from '#domain/ledger/wallet-money';
import { toman } from '#domain/money';
import { refuse } from '#domain/result';
import type { PayableKind } from '../payables/kind';
import type { LedgerEntry } from '../store/commit';
import { enrolments, payables } from '../store/tables';
import { ENROLMENTS } from '../transitions/nouns';
import { certain, transition } from '../transitions/transition';
import { billOf, COURSE, enrolmentOfBill, openBill } from './bill';
import { issueSeatInvoice } from './invoice';
import { cohortTimes, enrolmentSubject, lockEnrolment, type EnrolmentRow } from './row';
import { seatIsThere, takeSeat } from './seats';
import { tellStudent } from './tell';

/** An enrolment under its lock, and which of its bills is dealt with. */
type Billed = { row: EnrolmentRow; id: string };
const over = { kind: 'over', why: refuse('academy.bill.void', undefined, { status: 409 }) } as const;

/** The payable kind of seats in a course: paid, the seat is the student’s; money that comes after the seat went back takes one again while there is one. [ACAD-2, ORD-4] */
export const courseKind: PayableKind<Billed> = {
  name: COURSE,
  once: false,
  byWallet: 'payables.paid-by-wallet',
  promise: 'payments.refund',

  async lock(tx, subject) {
    const row = await lockEnrolment(tx, enrolmentOfBill(subject));
    return row && { row, id: `${COURSE}:${subject}` };
  },

  async mayBePaid(tx, ctx, { row, id }) {
    const bills = await tx
      .select({ id: payables.id, state: payables.state })
      .from(payables)
      .where(and(eq(payables.kind, COURSE), eq(payables.userId, row.userId), eq(payables.code, row.code)));
    const bill = bills.find((one) => one.id === id);
    if (bill?.state === 'paid') return { kind: 'paid' };
    if (bill?.state === 'open' && row.state === 'held') return { kind: 'yes' };
    // Money of a price that another one replaced is not kept.
    if (row.state !== 'released' || id !== `${COURSE}:${row.id}-${bills.length}` || (await hasSeat(tx, row))) return over;
    const cohort = await cohortTimes(tx, row.cohortId);
    if (!cohort || ctx.now >= cohort.startsAt) return over;
    return (await seatIsThere(tx, row.cohortId)) ? { kind: 'late' } : over;
  },

  async onPaid(tx, ctx, { row }, { payable, payment, walletToman, late }) {
    if (late && !(await takeSeat(tx, ctx, row.cohortId))) throw new Error(`the seat of enrolment ${row.id} is gone although it is locked`);
    const paidToman = payable.totalToman;
    const made = await transition(tx, ctx, ENROLMENTS, row, { event: 'pay', who: 'clock', set: { paidToman }, facts: { amountToman: paidToman } });
    const { row: after } = certain(made, `enrolment ${row.id} is paid and does not go on`);
    const gatewayToman = payment?.amountToman ?? 0;
    await issueSeatInvoice(tx, ctx, { row: after, payable, paid: { walletToman, gatewayToman } });
    const entry: LedgerEntry[] = [];
    if (payment)
      entry.push({
        cause: 'payments.received',
        subject: `payment:${payment.id}`,
        lines: soldSeat(orderAccounts.gateway(payment.provider), toman(gatewayToman)),
      });
    if (walletToman > 0)
      entry.push({ cause: 'payables.paid-by-wallet', subject: payable.id, lines: soldSeat(walletAccount(payable.userId), toman(walletToman)) });
    const cohort = await cohortTimes(tx, row.cohortId);
    if (!cohort) throw new Error(`enrolment ${row.id} is of no group`);
    return {
      audit: { action: 'courses.pay', subject: enrolmentSubject(row.id), facts: { payment: payment?.id ?? null, amountToman: paidToman, walletToman } },
      entry,
      tell: [await tellStudent(tx, ctx, after, { notice: 'courses.paid', startsAt: cohort.startsAt })],
    };
  },

  /** Late money goes back whole; where the seat is still held, another bill of the whole price takes this one's place. */
  async onUnpaid(tx, ctx, { row }, { payment }) {
    if (row.state === 'held' && !(await billOf(tx, row, 'open'))) await openBill(tx, ctx, row, seatPrice(row.priceToman, null));
    const facts = { payment: payment.id, amountToman: payment.amountToman };
    return { audit: { action: 'courses.paid-late', subject: enrolmentSubject(row.id), facts } };
  },

  async onRefunded(tx, ctx, { row }, { amountToman, ...back }) {
    const told =
      back.step === 'owed'
        ? await tellStudent(tx, ctx, row, { notice: 'courses.refund-pending', amountToman, dueAt: back.dueAt })
        : await tellStudent(tx, ctx, row, { notice: 'courses.refunded', amountToman });
    return { tell: [told] };
  },
};

/** Whether its student has a seat of the same group by another enrolment. */
async function hasSeat(tx: Parameters<typeof lockEnrolment>[0], { cohortId, userId }: EnrolmentRow): Promise<boolean> {
  const [other] = await tx
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(and(eq(enrolments.cohortId, cohortId), eq(enrolments.userId, userId), inArray(enrolments.state, [...seatedStates])))
    .limit(1);
  return other !== undefined;
}
