import { and, eq, isNotNull } from '@payloadcms/db-postgres/drizzle';
import { refuse, type Result } from '#domain/result';
import { proseLines } from '#domain/text/normalise';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { service } from '../service';
import { commit, type Later } from '../store/commit';
import { fileLocks } from '../store/tables';
import { tellAccount } from './tell-account';

const MOST_REASON = 500;

/** The desk opens files again that their owner had closed, once it knows who asks; how it knew is written down, and the owner is told. [ROLE-3, ROLE-4] */
export const reopenFile = service('file-hold.reopen', async (ctx, { userId, reason }: { userId: number; reason: string }): Promise<Result<null>> => {
  const why = proseLines(reason);
  if (why === '') return refuse('file-hold.reason.missing', undefined, { field: 'reason' });
  if (why.length > MOST_REASON) return refuse('file-hold.reason.long', { most: MOST_REASON }, { field: 'reason' });
  return commit<null>(ctx, async (tx) => {
    const tell = await openAgain(tx, ctx, userId);
    // Pressed again, it stays open.
    return tell
      ? { value: null, audit: { action: 'file-hold.reopened', subject: `user:${userId}`, facts: { reason: why } }, tell }
      : { value: null, audit: [] };
  });
});

/** Opens closed files in a transaction, and gives what tells their owner; null where they were open. */
export async function openAgain(tx: Tx, ctx: Ctx, userId: number): Promise<Later[] | null> {
  const opened = await tx
    .update(fileLocks)
    .set({ closedAt: null, closedBy: null })
    .where(and(eq(fileLocks.userId, userId), isNotNull(fileLocks.closedAt)))
    .returning({ userId: fileLocks.userId });
  if (opened.length === 0) return null;
  return tellAccount(tx, ctx, userId, { notice: 'file.reopened', facts: { openedTime: ctx.now, openedDay: ctx.now } }, 'both ways');
}
