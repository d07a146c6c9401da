import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { refuse } from '#domain/result';
import type { PayableKind } from '../payables/kind';
import { payables, requestSupplements } from '../store/tables';
import { service_requests } from '../store/schema.generated';
import { REQUESTS } from '../transitions/nouns';
import { note } from '../transitions/transition';
import { requestOfBill, SERVICE_SUPPLEMENT } from './bill';
import { issueServiceInvoice } from './invoice';
import { isArranged, lockRequest, requestSubject, type RequestRow } from './row';
import { soldBy } from './sold';
import { openSupplement, openSupplementBill, supplementBill } from './supplement-row';
import { tellOfBack } from './tell';

/** A request under its lock, and which of its supplements is dealt with. */
type Billed = { row: RequestRow; id: string; ordinal: number };

/** The payable kind of what a paid price costs more: paid, it is a part of the price; what comes when it is declined, taken back, or the request is over goes back whole. [INP-4] */
export const supplementKind: PayableKind<Billed> = {
  name: SERVICE_SUPPLEMENT,
  once: false,
  byWallet: 'payables.paid-by-wallet',
  promise: 'payments.refund',

  async lock(tx, subject) {
    const row = await lockRequest(tx, requestOfBill(subject));
    return row && { row, id: `${SERVICE_SUPPLEMENT}:${subject}`, ordinal: Number(subject.split('-')[1]) };
  },

  async mayBePaid(tx, _ctx, { row, id, ordinal }) {
    const [bill] = await tx.select({ state: payables.state }).from(payables).where(eq(payables.id, id));
    if (bill?.state === 'paid') return { kind: 'paid' };
    // Until the clock has ended it, money that comes is in time.
    const stands = bill?.state === 'open' && isArranged(row) && (await openSupplement(tx, row.id))?.ordinal === ordinal;
    return stands ? { kind: 'yes' } : { kind: 'over', why: refuse('services.supplement.over', undefined, { status: 409 }) };
  },

  async onPaid(tx, ctx, { row, ordinal }, { payable, payment, walletToman }) {
    const amountToman = payable.totalToman;
    await tx
      .update(requestSupplements)
      .set({ state: 'paid', decidedAt: ctx.now })
      .where(and(eq(requestSupplements.requestId, row.id), eq(requestSupplements.ordinal, ordinal)));
    const paidToman = row.paidToman + amountToman;
    await tx.update(service_requests).set({ paidToman, updatedAt: ctx.now.toISOString() }).where(eq(service_requests.id, row.id));
    await note(tx, ctx, REQUESTS, row, { event: 'supplement-paid', facts: { amountToman } });
    await issueServiceInvoice(tx, ctx, { row, payable, paid: { walletToman, gatewayToman: payment?.amountToman ?? 0 } });
    return {
      audit: {
        action: 'requests.supplement-paid',
        subject: requestSubject(row.id),
        facts: { payment: payment?.id ?? null, amountToman, walletToman },
      },
      entry: soldBy({ payable, payment, walletToman }, 0),
    };
  },

  /** Late money goes back whole; where it is still asked for, another bill of the same sum takes this one's place. */
  async onUnpaid(tx, ctx, { row }, { payment }) {
    const open = await openSupplement(tx, row.id);
    if (open && isArranged(row) && !(await supplementBill(tx, row))) await openSupplementBill(tx, ctx, row, open);
    const facts = { payment: payment.id, amountToman: payment.amountToman };
    return { audit: { action: 'requests.paid-late', subject: requestSubject(row.id), facts } };
  },

  async onRefunded(tx, ctx, { row }, back) {
    return { tell: await tellOfBack(tx, ctx, row, back) };
  },
};
