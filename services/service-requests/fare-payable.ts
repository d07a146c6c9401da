import { eq } from '@payloadcms/db-postgres/drizzle';
import { refuse } from '#domain/result';
import type { PayableKind } from '../payables/kind';
import { payables, requestFares } from '../store/tables';
import { REQUESTS } from '../transitions/nouns';
import { note } from '../transitions/transition';
import { releaseCredit } from '../wallet/hold';
import { requestOfBill, RIDE_FARE } from './bill';
import { fareOf } from './fare-row';
import { issueServiceInvoice } from './invoice';
import { lockRequest, requestSubject, type RequestRow } from './row';
import { soldBy } from './sold';

/** A request under its lock, and which try to pay its ride is dealt with. */
type Fare = { row: RequestRow; id: string };

/** The payable kind of a ride that was agreed by phone: whoever has its address pays it afterwards, once; what comes when it is paid, or is another sum, goes back whole. It has one attempt. [AMB-1] */
export const rideFareKind: PayableKind<Fare> = {
  name: RIDE_FARE,
  once: true,
  byWallet: 'payables.paid-by-wallet',
  promise: 'payments.refund',

  async lock(tx, subject) {
    const row = await lockRequest(tx, requestOfBill(subject));
    return row && { row, id: `${RIDE_FARE}:${subject}` };
  },

  async mayBePaid(tx, _ctx, { row, id }) {
    const [bill] = await tx.select({ state: payables.state, totalToman: payables.totalToman }).from(payables).where(eq(payables.id, id));
    if (bill?.state === 'paid') return { kind: 'paid' };
    const fare = await fareOf(tx, row.id);
    const stands = bill?.state === 'open' && fare?.state === 'due' && fare.amountToman === bill.totalToman;
    return stands ? { kind: 'yes' } : { kind: 'over', why: refuse('services.fare.settled', undefined, { status: 409 }) };
  },

  async onPaid(tx, ctx, { row }, { payable, payment, walletToman }) {
    const amountToman = payable.totalToman;
    await tx.update(requestFares).set({ state: 'paid', settledAt: ctx.now }).where(eq(requestFares.requestId, row.id));
    await note(tx, ctx, REQUESTS, row, { event: 'fare-paid', facts: { amountToman } });
    await issueServiceInvoice(tx, ctx, { row, payable, paid: { walletToman, gatewayToman: payment?.amountToman ?? 0 } });
    return {
      audit: { action: 'requests.fare-paid', subject: requestSubject(row.id), facts: { payment: payment?.id ?? null, amountToman, walletToman } },
      entry: soldBy({ payable, payment, walletToman }, 0),
    };
  },

  async onUnpaid(tx, ctx, { row, id }, { why, payment }) {
    await releaseCredit(tx, ctx, id);
    return { audit: { action: 'requests.fare-unpaid', subject: requestSubject(row.id), facts: { payment: payment.id, why } } };
  },

  /** The page of their wallet says it to whoever paid; the requester need not be them. */
  onRefunded: () => Promise.resolve({}),
};
