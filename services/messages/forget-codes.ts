import { and, eq, inArray, lte } from '@payloadcms/db-postgres/drizzle';
import { codeNotices, type NoticeName } from '#domain/notices/notices';
import type { Tx } from '../runtime';
import { messages } from '../store/tables';

/** Blanks the codes that were sent to a phone or e-mail up to the one that is used now, in its own transaction. [AUTH-6] */
export async function forgetCodesOf(tx: Tx, used: { address: string; createdAt: Date }): Promise<void> {
  const written = and(eq(messages.recipient, used.address), inArray(messages.notice, [...codeNotices]), lte(messages.createdAt, used.createdAt));
  // What is still to be sent keeps its words; the upkeep blanks them at the code's end.
  await tx
    .update(messages)
    .set({ body: '', facts: {} })
    .where(and(written, inArray(messages.state, ['sent', 'failed', 'expired'])));
}

/** Blanks the text of one notice to somebody: a used link is worth nothing to whoever reads the outbox. [ADM-5] */
export async function forgetWordsTo(tx: Tx, recipient: string, notice: NoticeName): Promise<void> {
  await tx
    .update(messages)
    .set({ body: '', facts: {} })
    .where(and(eq(messages.recipient, recipient), eq(messages.notice, notice)));
}
