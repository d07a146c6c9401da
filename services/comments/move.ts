import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { commentReason, commentText } from '#domain/comments/fields';
import type { ModeratedEvent, ModeratedState } from '#domain/content/moderated';
import type { NoticesOf, Said } from '#domain/notices/notices';
import { refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { queueMessage } from '../messages/queue';
import { moveText, readMove, type TextMove } from '../moderation/move-text';
import type { Tx } from '../runtime';
import { service } from '../service';
import { commit, type Later } from '../store/commit';
import { posts_locales, users } from '../store/schema.generated';
import { COMMENTS } from '../transitions/nouns';
import { lockComment, type CommentRow } from './row';

export type CommentMove = TextMove & { commentId: number };

/** Staff show, hide, edit or delete a comment, with the reason that its writer reads; who has an account is told. [MAG-3, LEGAL-3, ADM-4] */
export const moveComment = service('comments.decide', async (ctx, { commentId, ...asked }: CommentMove): Promise<Result<{ state: ModeratedState }>> => {
  const move = readMove(asked, { reason: commentReason, body: commentText });
  if (!move.ok) return move;
  return commit<{ state: ModeratedState }>(ctx, async (tx) => {
    const row = await lockComment(tx, commentId);
    if (!row) return refuse('comments.unknown', undefined, { status: 404 });
    const made = await moveText(tx, ctx, COMMENTS, row, move.value);
    if (!made.ok) return made;
    const { to, event, reason, audit } = made.value;
    return { value: { state: to }, audit, tell: await tellWriter(tx, ctx, row, said(event, reason)) };
  });
});

type Notice = NoticesOf<'comments'>;
type Told = (articleTitle: string) => Said<Notice>;

/** A message to the writer of a comment; none to a guest, who left no way to be reached. */
export async function tellWriter(tx: Tx, ctx: Ctx, { user, post, lang }: CommentRow, told: Told): Promise<Later[]> {
  if (user === null) return [];
  const [writer] = await tx.select({ phone: users.phone }).from(users).where(eq(users.id, user));
  if (!writer) return [];
  const [article] = await tx
    .select({ title: posts_locales.title })
    .from(posts_locales)
    .where(and(eq(posts_locales._parentID, post), eq(posts_locales._locale, lang)));
  return [await queueMessage(tx, ctx, { ...told(article?.title ?? ''), channel: 'sms', recipient: writer.phone, lang })];
}

function said(event: ModeratedEvent, reason: string | undefined): Told {
  if (event === 'show') return (articleTitle) => ({ notice: 'comments.show', facts: { articleTitle } });
  if (!reason || event === 'write' || event === 'withdraw') throw new Error(`a comment's ${event} is said to nobody without a reason`);
  return (articleTitle) => ({ notice: `comments.${event}`, facts: { articleTitle, reason } });
}
