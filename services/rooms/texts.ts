import { and, asc, count, eq, ne } from '@payloadcms/db-postgres/drizzle';
import { MOST_TEXTS } from '#domain/consultations/reply-text';
import { ok, refuse, type Result } from '#domain/result';
import { service } from '../service';
import { commit } from '../store/commit';
import { oneAtATime } from '../store/one-at-a-time';
import { replyTemplates } from '../store/tables';

/** A text that a doctor writes often. */
export type ReplyText = { id: number; title: string; body: string };

/** The doctor's own texts, by their titles. */
export const myTexts = service('rooms.attend', async (ctx): Promise<Result<ReplyText[]>> => {
  const { id, title, body } = replyTemplates;
  return ok(await ctx.rt.db.select({ id, title, body }).from(replyTemplates).where(eq(replyTemplates.userId, ctx.actor.userId)).orderBy(asc(title), asc(id)));
});

/** Keeps a text of one's own, in the place of the one that had its title; so many at most. */
export const keepText = service('rooms.attend', (ctx, { title, body }: Omit<ReplyText, 'id'>): Promise<Result<{ id: number }>> => {
  const { userId } = ctx.actor;
  return commit<{ id: number }>(ctx, async (tx) => {
    await oneAtATime(tx, `texts:${userId}`);
    const [row] = await tx
      .select({ n: count() })
      .from(replyTemplates)
      .where(and(eq(replyTemplates.userId, userId), ne(replyTemplates.title, title)));
    if ((row?.n ?? 0) >= MOST_TEXTS) return refuse('rooms.template.full', { most: MOST_TEXTS }, { status: 409 });
    const [made] = await tx
      .insert(replyTemplates)
      .values({ userId, title, body, madeAt: ctx.now })
      .onConflictDoUpdate({ target: [replyTemplates.userId, replyTemplates.title], set: { body } })
      .returning({ id: replyTemplates.id });
    if (!made) throw new Error('a text was not kept');
    return { value: made, audit: [] };
  });
});

/** Deletes a text of one's own; another's is as absent as none, and one that is gone stays so. */
export const deleteText = service('rooms.attend', (ctx, id: number): Promise<Result<null>> => {
  return commit<null>(ctx, async (tx) => {
    await tx.delete(replyTemplates).where(and(eq(replyTemplates.id, id), eq(replyTemplates.userId, ctx.actor.userId)));
    return { value: null, audit: [] };
  });
});
