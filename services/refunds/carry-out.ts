import { and, eq, ne, sql } from '@payloadcms/db-postgres/drizzle';
import { neverArrived, refundAskAt, refundRetryAt } from '#domain/refunds/calls';
import { say } from '#locales/say';
import { ulid } from 'ulidx';
import type { Ctx } from '../context';
import { refundGateway } from '../gateways/gateway';
import type { RefundAnswer, RefundAsk, RefundFound } from '../gateways/protocol';
import { lockPayable } from '../payables/lock';
import type { Tx } from '../runtime';
import { commit, type Change } from '../store/commit';
import { payments, refundCalls, refunds } from '../store/tables';
import { finishRefund } from './finish';
import { REFUNDS } from '../transitions/nouns';
import { transition } from '../transitions/transition';
import { lastCall, lockRefund, type CallRow, type RefundRow } from './row';
import { clockwork } from '../service';

/*
 * For the clock:
 *   `payments` queue, kind `refund` {refundId}: carryOutRefund(ctx, refundId), at once (outbox)
 *   `payments` queue, kind `refunds`, every five minutes: carryOutRefunds(ctx), which finds what was missed
 */

/** Thrown so that the job comes again: the gateway did not say what became of a call, or could not be reached. */
export class NotRefundedYet extends Error {}

type Step =
  | { kind: 'nothing' }
  | { kind: 'wait' }
  | { kind: 'done' }
  | { kind: 'call'; call: CallRow; refund: RefundRow }
  | { kind: 'ask'; call: CallRow; refund: RefundRow };

/**
 * Carries one refund out, once, however often and by however many processes it is asked for: to the wallet in one
 * commit; to a card by a call that is written down before it is made. A call whose answer is lost is asked for, and
 * made again only when the gateway, long after, still knows nothing of it. [ORD-9, JOB-1]
 */
export const carryOutRefund = clockwork('refunds.carry-out', async (ctx, id: string): Promise<void> => {
  const step = await nextStep(ctx, id);
  if (step.kind === 'wait') throw new NotRefundedYet(`refund ${id}`);
  if (step.kind === 'call') await makeCall(ctx, step.refund, step.call);
  if (step.kind === 'ask') await askOf(ctx, step.refund, step.call);
});

/** Decides under the locks what to do next, and records it before any call is made. */
async function nextStep(ctx: Ctx, id: string): Promise<Step> {
  const [found] = await ctx.rt.db.select({ payableId: refunds.payableId }).from(refunds).where(eq(refunds.id, id));
  if (!found) return { kind: 'nothing' };
  const decided = await commit<Step>(ctx, async (tx): Promise<Change<Step>> => {
    const at = await lockPayable(tx, ctx, found.payableId);
    const refund = await lockRefund(tx, id);
    if (!at || !refund || (refund.state !== 'waiting' && refund.state !== 'calling')) return { value: { kind: 'nothing' }, audit: [] };
    if (refund.state === 'calling') {
      const call = await lastCall(tx, id);
      // Whoever made the call may still be writing its answer down.
      if (!call || (refund.nextAt && refund.nextAt > ctx.now)) return { value: { kind: 'wait' }, audit: [] };
      await tx
        .update(refundCalls)
        .set({ asked: call.asked + 1 })
        .where(eq(refundCalls.id, call.id));
      await tx
        .update(refunds)
        .set({ nextAt: refundAskAt(ctx.now) })
        .where(eq(refunds.id, id));
      return { value: { kind: 'ask', call, refund }, audit: [] };
    }
    if (refund.destination === 'wallet') {
      const change = await finishRefund(tx, ctx, at, refund, { by: 'wallet', who: 'clock' });
      if ('ok' in change) throw new Error(`refund ${id} does not go to the wallet: ${change.code}`);
      return { ...change, value: { kind: 'done' } };
    }
    // The gateway tells parts of one payment apart by what has gone back of it: one call of them is out at a time.
    if (await anotherIsOut(tx, refund)) {
      await tx
        .update(refunds)
        .set({ nextAt: refundAskAt(ctx.now) })
        .where(eq(refunds.id, id));
      return { value: { kind: 'wait' }, audit: [] };
    }
    return writeCall(tx, ctx, refund);
  });
  if (!decided.ok) throw new Error(`refund ${id} was not carried out: ${decided.code}`);
  return decided.value;
}

async function writeCall(tx: Tx, ctx: Ctx, refund: RefundRow): Promise<Change<Step>> {
  const before = await lastCall(tx, refund.id);
  const [call] = await tx
    .insert(refundCalls)
    .values({ id: ulid(ctx.now.getTime()), refundId: refund.id, attempt: (before?.attempt ?? 0) + 1, state: 'calling', sentAt: ctx.now })
    .returning();
  const moved = await transition(tx, ctx, REFUNDS, refund, { event: 'call', who: 'clock', set: { nextAt: refundAskAt(ctx.now) } });
  if (!call || !moved.ok) throw new Error(`refund ${refund.id} is not called for`);
  return {
    value: { kind: 'call', call, refund: moved.value.row },
    audit: { action: 'refunds.called', subject: refund.payableId, facts: { refund: refund.id, call: call.id, attempt: call.attempt } },
  };
}

async function askOfPayment(ctx: Ctx, refund: RefundRow, call: CallRow): Promise<{ provider: string; ask: RefundAsk }> {
  const [payment] = await ctx.rt.db
    .select()
    .from(payments)
    .where(eq(payments.id, refund.paymentId ?? ''));
  if (!payment?.refId) throw new Error(`refund ${refund.id} has no payment to give back`);
  const ask = {
    key: call.id,
    refId: payment.refId,
    paidToman: payment.amountToman,
    amountToman: refund.amountToman,
    beforeToman: await backBefore(ctx.rt.db, refund),
    description: say('fa', 'refunds.to-gateway'),
  };
  return { provider: payment.provider, ask };
}

/** What the gateway has given back of the same payment by refunds that are done. */
async function backBefore(tx: Tx, refund: RefundRow): Promise<number> {
  const [sum] = await tx
    .select({ toman: sql<number>`coalesce(sum(${refunds.amountToman}), 0)::float8` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, refund.paymentId ?? ''), eq(refunds.doneBy, 'gateway'), ne(refunds.id, refund.id)));
  return sum?.toman ?? 0;
}

async function anotherIsOut(tx: Tx, refund: RefundRow): Promise<boolean> {
  const others = and(eq(refunds.paymentId, refund.paymentId ?? ''), eq(refunds.state, 'calling'), ne(refunds.id, refund.id));
  const [one] = await tx.select({ id: refunds.id }).from(refunds).where(others).limit(1);
  return one !== undefined;
}

async function makeCall(ctx: Ctx, refund: RefundRow, call: CallRow): Promise<void> {
  const { provider, ask } = await askOfPayment(ctx, refund, call);
  const gateway = refundGateway(ctx.rt, provider);
  const answer: RefundAnswer = gateway ? await gateway.giveBack(ask) : { kind: 'refused', cause: 'other', why: 'no refund service is set up' };
  if (answer.kind === 'unreachable') throw new NotRefundedYet(`refund ${refund.id}`);
  await writeAnswer(ctx, refund, call, answer);
  if (answer.kind === 'not-sent') throw new NotRefundedYet(`refund ${refund.id}`);
}

async function askOf(ctx: Ctx, refund: RefundRow, call: CallRow): Promise<void> {
  const { provider, ask } = await askOfPayment(ctx, refund, call);
  const found: RefundFound = (await refundGateway(ctx.rt, provider)?.find(ask)) ?? { kind: 'unreachable', why: 'no refund service is set up' };
  if (found.kind === 'done') return writeAnswer(ctx, refund, call, found);
  if (found.kind === 'none' && neverArrived(call.sentAt, ctx.now))
    return writeAnswer(ctx, refund, call, { kind: 'not-sent', cause: 'away', why: 'never arrived' });
  throw new NotRefundedYet(`refund ${refund.id}`);
}

type Said = Exclude<RefundAnswer, { kind: 'unreachable' }>;

/** Records the gateway's answer to a call, in one commit with all that follows; a second answer changes nothing. */
async function writeAnswer(ctx: Ctx, refund: RefundRow, call: CallRow, said: Said): Promise<void> {
  const written = await commit<null>(ctx, async (tx): Promise<Change<null>> => {
    const at = await lockPayable(tx, ctx, refund.payableId);
    const locked = await lockRefund(tx, refund.id);
    const state = said.kind === 'done' ? 'done' : said.kind === 'refused' ? 'refused' : 'lost';
    const [ended] = await tx
      .update(refundCalls)
      .set({ state, endedAt: ctx.now, ...(said.kind === 'done' ? { providerRef: said.providerRef } : { cause: said.cause, answer: said.why.slice(0, 300) }) })
      .where(and(eq(refundCalls.id, call.id), eq(refundCalls.state, 'calling')))
      .returning({ id: refundCalls.id });
    if (!at || !locked || !ended) return { value: null, audit: [] };
    const facts = { refund: refund.id, call: call.id };
    const subject = refund.payableId;
    if (said.kind === 'done') {
      const change = await finishRefund(tx, ctx, at, locked, { by: 'gateway', who: 'clock' });
      if ('ok' in change) throw new Error(`refund ${refund.id} is given back and cannot be done: ${change.code}`);
      return { ...change, value: null };
    }
    const refused = said.kind === 'refused';
    const set = { nextAt: refused ? null : refundRetryAt(ctx.now) };
    const moved = await transition(tx, ctx, REFUNDS, locked, { event: refused ? 'refuse' : 'lose', who: 'clock', set });
    if (!moved.ok) throw new Error(`refund ${refund.id}: ${moved.code}`);
    return { value: null, audit: { action: refused ? 'refunds.refused' : 'refunds.not-sent', subject, facts: { ...facts, why: said.why.slice(0, 300) } } };
  });
  if (!written.ok) throw new Error(`the answer to refund ${refund.id} was not written: ${written.code}`);
}
