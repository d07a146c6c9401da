import { eq, sql } from '@payloadcms/db-postgres/drizzle';
import { orderAccounts, paidBack } from '#domain/ledger/order-money';
import { deposited } from '#domain/ledger/wallet-money';
import { toman } from '#domain/money';
import type { RefundMover } from '#domain/refunds/life-cycle';
import type { Refusal } from '#domain/result';
import type { Ctx } from '../context';
import { closeDeadline } from '../deadlines/close';
import type { Follows } from '../payables/kind';
import type { Locked } from '../payables/lock';
import type { Tx } from '../runtime';
import type { Change, LedgerEntry } from '../store/commit';
import { payments, refunds } from '../store/tables';
import { REFUNDS } from '../transitions/nouns';
import { transition } from '../transitions/transition';
import { openRefunds, type RefundRow } from './row';

export type Finished =
  { by: 'wallet' | 'gateway'; who: RefundMover } | { by: 'hand'; who: 'staff'; /** The bank's reference of the transfer. */ handRef: string };
const events = { wallet: 'pay-to-wallet', gateway: 'confirm', hand: 'finish-by-hand' } as const;

/** Records one refund as carried out: its ledger entry is written once, whoever did it. [ORD-9, WAL-4] */
async function finishOne(tx: Tx, ctx: Ctx, refund: RefundRow, how: Finished): Promise<LedgerEntry | Refusal> {
  const { by, who } = how;
  const handRef = how.by === 'hand' ? how.handRef : null;
  const moved = await transition(tx, ctx, REFUNDS, refund, { event: events[by], who, set: { doneAt: ctx.now, doneBy: by, handRef, nextAt: null } });
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

/** Finishes one refund, and the payable's refund as a whole when nothing more is owed by the same promise. The payable is locked. [ORD-5, ORD-9] */
export async function finishRefund(tx: Tx, ctx: Ctx, at: Locked, refund: RefundRow, how: Finished): Promise<Change<RefundRow> | Refusal> {
  const entry = await finishOne(tx, ctx, refund, how);
  if ('ok' in entry) return entry;
  const rest = await openRefunds(tx, refund.subject);
  const closed = rest.length > 0 ? {} : await close(tx, ctx, at, refund);
  return {
    value: { ...refund, state: 'done', doneAt: ctx.now, doneBy: how.by, nextAt: null },
    audit: [
      { action: 'refunds.done', subject: at.payable.id, facts: { refund: refund.id, by: how.by, amountToman: refund.amountToman } },
      ...[closed.audit ?? []].flat(),
    ],
    entry: [entry, ...[closed.entry ?? []].flat()],
    tell: closed.tell ?? [],
  };
}

async function close(tx: Tx, ctx: Ctx, { kind, payable, of }: Locked, { subject, why }: RefundRow): Promise<Follows> {
  await closeDeadline(tx, { subject, at: ctx.now });
  const [sum] = await tx
    .select({ amountToman: sql<number>`sum(${refunds.amountToman})::float8` })
    .from(refunds)
    .where(eq(refunds.subject, subject));
  return kind.onRefunded(tx, ctx, of, { step: 'done', why, amountToman: sum?.amountToman ?? 0, whole: subject === payable.id });
}
