import { eq } from '@payloadcms/db-postgres/drizzle';
import { refuse } from '#domain/result';
import type { PayableKind } from '../payables/kind';
import { payables } from '../store/tables';
import { REQUESTS } from '../transitions/nouns';
import { certain, transition } from '../transitions/transition';
import { billOf, openBill, requestOfBill, SERVICE_BILL } from './bill';
import { issueServiceInvoice } from './invoice';
import { lastOffer, lockRequest, requestSubject, standing, type RequestRow } from './row';
import { arrange } from './visit-plan';
import { soldBy } from './sold';
import { tellOfBack } from './tell';

/** A request under its lock, and which of its bills is dealt with. */
type Billed = { row: RequestRow; id: string };

/** The payable kind of accepted prices of services: paid, the visit is promised; void, whatever still comes goes back whole. [INP-3, INP-4] */
export const serviceBillKind: PayableKind<Billed> = {
  name: SERVICE_BILL,
  once: false,
  byWallet: 'payables.paid-by-wallet',
  promise: 'payments.refund',

  async lock(tx, subject) {
    const row = await lockRequest(tx, requestOfBill(subject));
    return row && { row, id: `${SERVICE_BILL}:${subject}` };
  },

  async mayBePaid(tx, _ctx, { row, id }) {
    const [bill] = await tx.select({ state: payables.state }).from(payables).where(eq(payables.id, id));
    if (bill?.state === 'paid') return { kind: 'paid' };
    // Until the clock has let the price lapse, money that comes is in time.
    if (bill?.state === 'open' && row.state === 'waiting-payment') return { kind: 'yes' };
    return { kind: 'over', why: refuse('services.bill.void', undefined, { status: 409 }) };
  },

  async onPaid(tx, ctx, { row }, { payable, payment, walletToman }) {
    const paidToman = payable.totalToman;
    const made = await transition(tx, ctx, REQUESTS, row, {
      event: 'pay',
      who: ['requester', 'clock'],
      standing: standing(row, ctx.now, { paidToman }),
      set: { paidToman },
      facts: { amountToman: paidToman },
    });
    const { row: after } = certain(made, `request ${row.id} is paid and does not go on`);
    const offer = await lastOffer(tx, row.id);
    await arrange(tx, ctx, after);
    await issueServiceInvoice(tx, ctx, { row, payable, paid: { walletToman, gatewayToman: payment?.amountToman ?? 0 } });
    return {
      audit: { action: 'requests.pay', subject: requestSubject(row.id), facts: { payment: payment?.id ?? null, amountToman: paidToman, walletToman } },
      entry: soldBy({ payable, payment, walletToman }, offer?.depositToman ?? 0),
    };
  },

  /** Late money goes back whole; where the request still waits for its payment, another bill of the same price takes this one's place. */
  async onUnpaid(tx, ctx, { row }, { payment }) {
    if (row.state === 'waiting-payment' && !(await billOf(tx, row, 'open'))) await openBill(tx, ctx, row);
    const facts = { payment: payment.id, amountToman: payment.amountToman };
    return { audit: { action: 'requests.paid-late', subject: requestSubject(row.id), facts } };
  },

  async onRefunded(tx, ctx, { row }, back) {
    return { tell: await tellOfBack(tx, ctx, row, back) };
  },
};
