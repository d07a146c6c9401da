import { and, eq, ne } from '@payloadcms/db-postgres/drizzle';
import type { Ctx } from '../context';
import { markDone } from '../outbox/done';
import { commit } from '../store/commit';
import { messages } from '../store/tables';

export type Settled = {
  state: 'sent' | 'failed' | 'expired';
  providerId?: string;
  lastError?: string;
  /** Blanks a login code's text once it was sent. */
  forget?: boolean;
};

/** Records how a message ended and that its job is done, in one commit. */
export async function settleMessage(ctx: Ctx, job: { outboxId: string; messageId: string }, settled: Settled): Promise<void> {
  const at = ctx.rt.clock();
  const result = await commit(ctx, async (tx) => {
    await tx
      .update(messages)
      .set({
        state: settled.state,
        lastError: settled.lastError ?? null,
        ...(settled.state === 'sent' ? { sentAt: at } : {}),
        ...(settled.providerId ? { providerId: settled.providerId } : {}),
        ...(settled.forget ? { body: '', facts: {} } : {}),
      })
      .where(and(eq(messages.id, job.messageId), ne(messages.state, 'sent')));
    await markDone(tx, job.outboxId, at);
    return { value: undefined, audit: [] };
  });
  if (!result.ok) throw new Error(`message ${job.messageId} not settled: ${result.code}`);
}
