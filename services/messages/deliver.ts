import { and, eq, sql } from '@payloadcms/db-postgres/drizzle';
import { unreachable } from '#domain/result';
import type { Ctx } from '../context';
import { messages } from '../store/tables';
import type { Outcome } from './outcome';
import { leavesTheHouse, send } from './send';
import type { MessageRow } from './send';
import { settleMessage } from './settle';
import { clockwork } from '../service';

/** Thrown so that the job tries again; it names the message and nothing of its content. */
export class NotDelivered extends Error {}

/**
 * Delivers one message. A login code is marked before the provider is called and never sent again once it may
 * have gone out; everything else is repeated until the provider has answered. [JOB-2]
 */
export const deliverMessage = clockwork('messages.deliver', async (ctx, job: { outboxId: string; messageId: string }): Promise<void> => {
  const [row] = await ctx.rt.db.select().from(messages).where(eq(messages.id, job.messageId));
  if (!row || row.state === 'sent' || row.state === 'failed' || row.state === 'expired') return;
  if (row.expiresAt && row.expiresAt <= ctx.now) return settleMessage(ctx, job, { state: 'expired' });
  // A crash came between the mark and the answer: it may have been sent.
  if (row.promise === 'at-most-once' && row.state === 'sending') return settleMessage(ctx, job, { state: 'failed', lastError: 'interrupted while sending' });
  if (!leavesTheHouse(ctx.rt.settings, row.channel)) return settleMessage(ctx, job, { state: 'sent' });
  const claimed = await ctx.rt.db
    .update(messages)
    .set({ state: 'sending', attempts: sql`${messages.attempts} + 1` })
    .where(and(eq(messages.id, row.id), eq(messages.state, row.state), eq(messages.attempts, row.attempts)))
    .returning({ id: messages.id });
  if (claimed.length === 0) throw new NotDelivered(`message ${row.id} is being sent elsewhere`);
  await settleOutcome(ctx, job, row, await send(ctx.rt.settings, row));
});

async function settleOutcome(ctx: Ctx, job: { outboxId: string; messageId: string }, row: MessageRow, outcome: Outcome): Promise<void> {
  switch (outcome.kind) {
    case 'sent':
      return settleMessage(ctx, job, { state: 'sent', providerId: outcome.providerId, forget: row.promise === 'at-most-once' });
    case 'refused':
      if (!outcome.retry) return settleMessage(ctx, job, { state: 'failed', lastError: outcome.reason });
      break;
    case 'unknown':
      if (row.promise === 'at-most-once') return settleMessage(ctx, job, { state: 'failed', lastError: outcome.reason });
      break;
    default:
      return unreachable(outcome);
  }
  await ctx.rt.db
    .update(messages)
    .set({ state: 'waiting', lastError: outcome.reason })
    .where(and(eq(messages.id, row.id), eq(messages.state, 'sending')));
  throw new NotDelivered(`message ${row.id}: ${outcome.reason}`);
}
