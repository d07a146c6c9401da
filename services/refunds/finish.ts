import { eq } from '@payloadcms/db-postgres/drizzle';
import { orderAccounts, paidBack } from '#domain/ledger/order-money';
import { deposited } from '#domain/ledger/wallet-money';
import { toman } from '#domain/money';
import type { RefundMover } from '#domain/refunds/life-cycle';
import type { Refusal } from '#domain/result';
import type { Ctx } from '../context';
import { closeDeadline } from '../deadlines/close';
import { orderSubject } from '../deadlines/order-due';
import { moneyMove } from '../payments/case';
import type { OrderRow } from '../orders/row';
import { notice, writeMove } from '../orders/write-move';
import type { Tx } from '../runtime';
import type { Change, Later, LedgerEntry } from '../store/commit';
import { payments } from '../store/tables';
import { partsPaid, sumOfParts } from './owe';
import { moveTo, openRefunds, type RefundRow } from './row';

export type Finished =
  { by: 'wallet' | 'gateway'; who: RefundMover } | { by: 'hand'; who: 'staff'; /** The bank's reference of the transfer. */ handRef: string };
const events = { wallet: 'pay-to-wallet', gateway: 'confirm', hand: 'finish-by-hand' } as const;

/** One refund has been carried out: its entry, once, whoever did it. [ORD-9, WAL-4] */
async function finishOne(tx: Tx, ctx: Ctx, refund: RefundRow, how: Finished): Promise<LedgerEntry | Refusal> {
  const { by, who } = how;
  const handRef = how.by === 'hand' ? how.handRef : null;
  const moved = await moveTo(tx, refund, events[by], who, { doneAt: ctx.now, doneBy: by, handRef, nextAt: null });
  if (!moved.ok) return moved;
  return { cause: 'refunds.paid-back', subject: `refund:${refund.id}`, lines: await linesOf(tx, refund, by) };
}

async function linesOf(tx: Tx, refund: RefundRow, by: Finished['by']) {
  const amountToman = toman(refund.amountToman);
  if (by === 'wallet' || !refund.paymentId) return deposited({ userId: refund.userId, amountToman, against: orderAccounts.refunds });
  const [payment] = await tx.select({ provider: payments.provider }).from(payments).where(eq(payments.id, refund.paymentId));
  if (!payment) throw new Error(`refund ${refund.id} has no payment`);
  return paidBack({ provider: payment.provider, amountToman });
}

/** Carries one refund to its end, and its order with it when nothing more is owed; the buyer is told. The order is locked. [ORD-5, ORD-9] */
export async function finishRefund(tx: Tx, ctx: Ctx, order: OrderRow, refund: RefundRow, how: Finished): Promise<Change<RefundRow> | Refusal> {
  const entry = await finishOne(tx, ctx, refund, how);
  if ('ok' in entry) return entry;
  const rest = await openRefunds(tx, refund.subject);
  return {
    value: { ...refund, state: 'done', doneAt: ctx.now, doneBy: how.by, nextAt: null },
    audit: { action: 'refunds.done', subject: orderSubject(order.id), facts: { refund: refund.id, by: how.by, amountToman: refund.amountToman } },
    entry,
    tell: rest.length > 0 ? [] : await close(tx, ctx, order, refund),
  };
}

async function close(tx: Tx, ctx: Ctx, order: OrderRow, refund: RefundRow): Promise<Later[]> {
  await closeDeadline(tx, { subject: refund.subject, at: ctx.now });
  if (refund.subject !== orderSubject(order.id)) return [await notice(tx, ctx, order, 'orders.refunded', { amountToman: refund.amountToman })];
  if (order.state !== 'refund-pending') return [];
  const amountToman = sumOfParts(await partsPaid(tx, order.id));
  return (await writeMove(tx, ctx, order, moneyMove(order, 'finish-refund'), { amountToman, facts: { amountToman } })).tell;
}
