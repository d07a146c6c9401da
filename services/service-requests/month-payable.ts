import { eq } from '@payloadcms/db-postgres/drizzle';
import { refuse } from '#domain/result';
import type { PayableKind } from '../payables/kind';
import { payables } from '../store/tables';
import { REQUESTS } from '../transitions/nouns';
import { certain, note, transition } from '../transitions/transition';
import { releaseCredit } from '../wallet/hold';
import { RENTAL_MONTH, requestOfBill } from './bill';
import { issueServiceInvoice } from './invoice';
import { addMonth, fetchUnderWay, loanOf } from './loan';
import { lockRequest, requestSubject, standing, type RequestRow } from './row';
import { soldBy } from './sold';
import { tellOfBack } from './tell';
import { visitsOf } from './visit-row';

/** A request under its lock, and which month of it is paid for. */
type Month = { row: RequestRow; id: string; month: number };

/** The payable kind of another month of what is lent: paid, its end moves by a month; what comes when it is fetched, or when that month is paid already, goes back whole. It has one attempt. [INP-9] */
export const rentalMonthKind: PayableKind<Month> = {
  name: RENTAL_MONTH,
  once: true,
  byWallet: 'payables.paid-by-wallet',
  promise: 'payments.refund',

  async lock(tx, subject) {
    const row = await lockRequest(tx, requestOfBill(subject));
    return row && { row, id: `${RENTAL_MONTH}:${subject}`, month: Number(subject.split('-')[1]) };
  },

  async mayBePaid(tx, _ctx, { row, id, month }) {
    const [bill] = await tx.select({ state: payables.state }).from(payables).where(eq(payables.id, id));
    if (bill?.state === 'paid') return { kind: 'paid' };
    const loan = await loanOf(tx, row.id);
    const stands = bill?.state === 'open' && loan?.returnedAt === null && loan.months + 1 === month && !fetchUnderWay(await visitsOf(tx, row.id));
    return stands ? { kind: 'yes' } : { kind: 'over', why: refuse('services.rental.over', undefined, { status: 409 }) };
  },

  async onPaid(tx, ctx, { row }, { payable, payment, walletToman }) {
    const loan = await loanOf(tx, row.id);
    if (!loan) throw new Error(`request ${row.id} has paid another month of nothing`);
    const { endsOn, tell } = await addMonth(tx, ctx, row, loan);
    const facts = { amountToman: payable.totalToman, endsOn };
    if (row.state === 'no-answer-provider') {
      const stand = standing(row, ctx.now, { lent: true });
      certain(
        await transition(tx, ctx, REQUESTS, row, { event: 'extend', who: ['requester', 'clock'], standing: stand, facts }),
        `request ${row.id} has paid another month`,
      );
    } else await note(tx, ctx, REQUESTS, row, { event: 'extend', facts });
    await issueServiceInvoice(tx, ctx, { row, payable, paid: { walletToman, gatewayToman: payment?.amountToman ?? 0 } });
    const entry = soldBy({ payable, payment, walletToman }, 0);
    return { audit: { action: 'rentals.extend', subject: requestSubject(row.id), facts: { ...facts, walletToman } }, entry, tell };
  },

  async onUnpaid(tx, ctx, { row, id }, { why, payment }) {
    await releaseCredit(tx, ctx, id);
    return { audit: { action: 'rentals.month-unpaid', subject: requestSubject(row.id), facts: { payment: payment.id, why } } };
  },

  async onRefunded(tx, ctx, { row }, back) {
    return { tell: await tellOfBack(tx, ctx, row, back) };
  },
};
