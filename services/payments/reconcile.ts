import { and, eq, inArray, lte, notInArray } from '@payloadcms/db-postgres/drizzle';
import { attemptIsOver, LATE_CHECKS_MINUTES, nextCheck, nextLateCheck } from '#domain/payments/checks';
import type { Ctx } from '../context';
import { each } from '../each';
import { kindOf } from '../payables/lock';
import { payables, payments } from '../store/tables';
import { failAttempt } from './attempts';
import { claim, verifyAndSettle } from './ask-gateway';
import { gatewayOf, walletProviders } from '../gateways/gateway';
import { clockwork } from '../service';

/*
 * For the clock: `payments` queue, kind `reconcile`, every CHECK_EVERY_MINUTES: reconcilePayments(ctx).
 */

/** So many are looked up at once; a round goes on until nothing is due. */
const BATCH = 100;
export type Reconciled = { asked: number; settled: number; unverified: number };

/** Every payment ends as what it was meant for or as a refund: due ones are asked for, and the gateway's list of unverified ones is read. [ORD-4, ORD-13, JOB-1] */
export const reconcilePayments = clockwork('payments.settle', async (ctx): Promise<Reconciled> => {
  let asked = 0;
  let settled = 0;
  let unverified = 0;
  await each(
    [
      async () => {
        for (const provider of walletProviders(ctx.rt)) unverified += await settleUnverified(ctx, provider);
      },
      async () => {
        // Whoever was asked for is due later than now: each batch is another.
        for (let due = await duePayments(ctx); due.length > 0; due = due.length < BATCH ? [] : await duePayments(ctx)) {
          asked += due.length;
          await each(due, async (one) => {
            if (await askDue(ctx, one)) settled += 1;
          });
        }
      },
    ],
    (round) => round(),
  );
  return { asked, settled: settled + unverified, unverified };
});

function duePayments(ctx: Ctx) {
  return ctx.rt.db
    .select({ payment: payments, payable: payables })
    .from(payments)
    .innerJoin(payables, eq(payables.id, payments.payableId))
    .where(and(lte(payments.nextCheckAt, ctx.now), notInArray(payments.state, ['paid', 'unusable'])))
    .orderBy(payments.nextCheckAt)
    .limit(BATCH);
}

/** Asks for one payment that is due; whether it was settled by that. */
async function askDue(ctx: Ctx, { payment, payable }: Awaited<ReturnType<typeof duePayments>>[number]): Promise<boolean> {
  if (!(await claim(ctx, payment))) return false;
  const asked = await verifyAndSettle(ctx, payment);
  if (asked.kind === 'settled' || asked.kind === 'unknown') return asked.kind === 'settled';
  const awaited = payable.state === 'open';
  const over = kindOf(ctx, payable.id).once ? ctx.now >= payable.payUntil : payment.state !== 'failed' && attemptIsOver(payment.createdAt, ctx.now);
  if (awaited && over) await failAttempt(ctx, payment, 'expire');
  else await lookAgain(ctx, payment, awaited);
  return false;
}

async function lookAgain(ctx: Ctx, payment: typeof payments.$inferSelect, awaited: boolean): Promise<void> {
  const late = payment.state === 'failed' ? Math.min(payment.checks + 1, LATE_CHECKS_MINUTES.length) : 0;
  const next = awaited && payment.state !== 'failed' ? nextCheck(ctx.now) : payment.authority ? nextLateCheck(ctx.now, late) : null;
  await ctx.rt.db
    .update(payments)
    .set({ nextCheckAt: next })
    .where(and(eq(payments.id, payment.id), eq(payments.state, payment.state)));
}

/** Settles what was paid and nobody has verified, whose callback was lost. [ORD-4] */
async function settleUnverified(ctx: Ctx, provider: string): Promise<number> {
  const gateway = gatewayOf(ctx.rt, provider);
  if (!gateway) return 0;
  const list = await gateway.unverified();
  if (list.kind === 'unreachable') {
    ctx.rt.log.warn({ why: list.why }, 'the gateway did not give its unverified list');
    return 0;
  }
  if (list.authorities.length === 0) return 0;
  const ours = await ctx.rt.db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, gateway.provider), inArray(payments.authority, list.authorities), notInArray(payments.state, ['paid', 'unusable'])));
  if (ours.length < list.authorities.length) ctx.rt.log.warn({ unknown: list.authorities.length - ours.length }, 'unverified payments that we did not ask for');
  let settled = 0;
  await each(ours, async (payment) => {
    if ((await verifyAndSettle(ctx, payment)).kind === 'settled') settled += 1;
  });
  return settled;
}
