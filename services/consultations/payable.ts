import { paidAhead } from '#domain/ledger/consultation-money';
import { seatPrice } from '#domain/academy/seat-price';
import { orderAccounts } from '#domain/ledger/order-money';
import { walletAccount } from '#domain/ledger/wallet-money';
import { toman } from '#domain/money';
import { refuse } from '#domain/result';
import { openMeeting } from '../meetings/open';
import type { PayableKind } from '../payables/kind';
import type { LedgerEntry } from '../store/commit';
import { RESERVATIONS } from '../transitions/nouns';
import { certain, transition } from '../transitions/transition';
import { keepAhead } from './ahead';
import { billOf, billsOf, CONSULTATION, openBill, reservationOfBill } from './bill';
import { issueReservationInvoice } from './invoice';
import { hasOther, lockReservation, reservationSubject, type ReservationRow } from './row';
import { slotIsFree, takeSlot } from './slot';
import { tellBooker, tellDoctor } from './tell';

/** A reservation under its lock, and which of its bills is dealt with. */
type Billed = { row: ReservationRow; id: string };
const over = { kind: 'over', why: refuse('reservations.bill.void', undefined, { status: 409 }) } as const;

/** The payable kind of consultations: paid, the slot is booked; money that comes after it went back takes the same one while it is free, else goes back. [CONS-3, ORD-4] */
export const consultationKind: PayableKind<Billed> = {
  name: CONSULTATION,
  once: false,
  byWallet: 'payables.paid-by-wallet',
  promise: 'payments.refund',

  async lock(tx, subject) {
    const row = await lockReservation(tx, reservationOfBill(subject));
    return row && { row, id: `${CONSULTATION}:${subject}` };
  },

  async mayBePaid(tx, ctx, { row, id }) {
    const bills = await billsOf(tx, row);
    const bill = bills.find((one) => one.id === id);
    if (bill?.state === 'paid') return { kind: 'paid' };
    if (bill?.state === 'open' && row.state === 'held') return { kind: 'yes' };
    // Money of a price that another one replaced is not kept.
    if (row.state !== 'lapsed' || id !== `${CONSULTATION}:${row.id}-${bills.length}` || ctx.now >= row.startsAt) return over;
    if (await hasOther(tx, row)) return over;
    return (await slotIsFree(tx, row)) ? { kind: 'late' } : over;
  },

  async onPaid(tx, ctx, { row }, { payable, payment, walletToman, late }) {
    if (late && !(await takeSlot(tx, row))) throw new Error(`the slot of reservation ${row.id} is gone although it is locked`);
    const paidToman = payable.totalToman;
    const made = await transition(tx, ctx, RESERVATIONS, row, { event: 'pay', who: 'clock', set: { paidToman }, facts: { amountToman: paidToman } });
    const { row: after } = certain(made, `reservation ${row.id} is paid and does not go on`);
    await openMeeting(tx, ctx, after);
    const gatewayToman = payment?.amountToman ?? 0;
    await issueReservationInvoice(tx, ctx, { row: after, payable, paid: { walletToman, gatewayToman } });
    const entry: LedgerEntry[] = [];
    if (payment)
      entry.push({
        cause: 'payments.received',
        subject: `payment:${payment.id}`,
        lines: paidAhead(orderAccounts.gateway(payment.provider), toman(gatewayToman)),
      });
    if (walletToman > 0)
      entry.push({ cause: 'payables.paid-by-wallet', subject: payable.id, lines: paidAhead(walletAccount(payable.userId), toman(walletToman)) });
    const facts = { payment: payment?.id ?? null, amountToman: paidToman, walletToman, late };
    return {
      audit: { action: 'reservations.pay', subject: reservationSubject(row.id), facts },
      entry,
      tell: [
        await tellBooker(tx, ctx, after, { notice: 'reservations.booked' }),
        ...(await tellDoctor(tx, ctx, after, 'reservations.doctor-booked')),
        ...keepAhead(after, ctx.now),
      ],
    };
  },

  /** Late money goes back whole; where the slot is still held, another bill of the whole price takes this one's place. */
  async onUnpaid(tx, ctx, { row }, { payment }) {
    if (row.state === 'held' && !(await billOf(tx, row, 'open'))) await openBill(tx, ctx, row, seatPrice(row.priceToman, null));
    const facts = { payment: payment.id, amountToman: payment.amountToman };
    return { audit: { action: 'reservations.paid-late', subject: reservationSubject(row.id), facts } };
  },

  async onRefunded(tx, ctx, { row }, { amountToman, ...back }) {
    const told =
      back.step === 'owed'
        ? await tellBooker(tx, ctx, row, { notice: 'reservations.refund-pending', amountToman, dueAt: back.dueAt })
        : await tellBooker(tx, ctx, row, { notice: 'reservations.refunded', amountToman });
    return { tell: [told] };
  },
};
