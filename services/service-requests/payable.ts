import { eq } from '@payloadcms/db-postgres/drizzle';
import { soldService } from '#domain/ledger/service-money';
import { orderAccounts } from '#domain/ledger/order-money';
import { walletAccount } from '#domain/ledger/wallet-money';
import { toman } from '#domain/money';
import { refuse } from '#domain/result';
import type { PayableKind } from '../payables/kind';
import type { LedgerEntry } from '../store/commit';
import { payables } from '../store/tables';
import { REQUESTS } from '../transitions/nouns';
import { certain, transition } from '../transitions/transition';
import { billOf, openBill, requestOfBill, SERVICE_BILL } from './bill';
import { lastOffer, lockRequest, requestSubject, standing, type RequestRow } from './row';
import { arrange } from './visit-plan';
import { tellOfMoney } from './tell';

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
    // The card's part bears the deposit first, as the wallet's bears the fee.
    const gatewayToman = payment?.amountToman ?? 0;
    const byCard = Math.min(gatewayToman, offer?.depositToman ?? 0);
    const sold = (from: string, amountToman: number, depositToman: number) =>
      soldService({ from, amountToman: toman(amountToman), depositToman: toman(depositToman) });
    const entry: LedgerEntry[] = [];
    if (payment)
      entry.push({ cause: 'payments.received', subject: `payment:${payment.id}`, lines: sold(orderAccounts.gateway(payment.provider), gatewayToman, byCard) });
    if (walletToman > 0)
      entry.push({
        cause: 'payables.paid-by-wallet',
        subject: payable.id,
        lines: sold(walletAccount(payable.userId), walletToman, (offer?.depositToman ?? 0) - byCard),
      });
    return {
      audit: { action: 'requests.pay', subject: requestSubject(row.id), facts: { payment: payment?.id ?? null, amountToman: paidToman, walletToman } },
      entry,
    };
  },

  /** Late money goes back whole; where the request still waits for its payment, another bill of the same price takes this one's place. */
  async onUnpaid(tx, ctx, { row }, { payment }) {
    if (row.state === 'waiting-payment' && !(await billOf(tx, row, 'open'))) await openBill(tx, ctx, row);
    const facts = { payment: payment.id, amountToman: payment.amountToman };
    return { audit: { action: 'requests.paid-late', subject: requestSubject(row.id), facts } };
  },

  async onRefunded(tx, ctx, { row }, back) {
    const { amountToman } = back;
    const tell =
      back.step === 'owed'
        ? await tellOfMoney(tx, ctx, row, { notice: 'services.refund-pending', amountToman, dueAt: back.dueAt })
        : await tellOfMoney(tx, ctx, row, { notice: 'services.refunded', amountToman });
    return { tell };
  },
};
