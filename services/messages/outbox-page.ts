import { and, desc, eq, lt, sql } from '@payloadcms/db-postgres/drizzle';
import { messages } from '../store/tables';
import { noticeSubject } from './words';
import { guarded } from '../service';

/** So many messages stand on a page of the outbox. */
export const OUTBOX_PAGE_ROWS = 50;

export type OutboxMessage = Omit<typeof messages.$inferSelect, 'providerId' | 'lastError'> & { subject: string | null };
export type OutboxPage = { messages: OutboxMessage[]; /** The key of the next page, if there is one. */ next: string | null };

/** Messages, newest first; to one recipient, or to all. [AUTH-9] */
export const outboxPage = guarded('messages.look-here', async (ctx, wish: { to?: string | null; after?: string | null }): Promise<OutboxPage> => {
  // Keys are compared by their bytes, as ULIDs order in time.
  const where = and(wish.to ? eq(messages.recipient, wish.to) : undefined, wish.after ? lt(sql`${messages.id} collate "C"`, wish.after) : undefined);
  const rows = await ctx.rt.db
    .select()
    .from(messages)
    .where(where)
    .orderBy(desc(sql`${messages.id} collate "C"`))
    .limit(OUTBOX_PAGE_ROWS + 1);
  const shown = rows.slice(0, OUTBOX_PAGE_ROWS);
  return {
    messages: shown.map(({ providerId: _provider, lastError: _error, ...message }) => ({
      ...message,
      subject: message.channel === 'email' ? noticeSubject(message.lang, message.notice, message.facts) : null,
    })),
    next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  };
});
