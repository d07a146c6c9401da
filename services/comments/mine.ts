import { and, desc, eq, sql } from '@payloadcms/db-postgres/drizzle';
import { decodeCursor, encodeCursor } from '#domain/catalog/cursor';
import { COMMENTS_PER_PAGE } from '#domain/comments/fields';
import type { ModeratedState } from '#domain/content/moderated';
import type { PostKind } from '#domain/content/post-tile';
import { refuse, type Result } from '#domain/result';
import { closeDeadline } from '../deadlines/close';
import { service } from '../service';
import { commit } from '../store/commit';
import { comments, posts, posts_locales, users } from '../store/schema.generated';
import { COMMENTS } from '../transitions/nouns';
import { transition } from '../transitions/transition';
import { commentSubject, lockComment } from './row';

export type MyComment = {
  id: number;
  /** The article under which it stands, in the reader's language or in the one in which it was written. */
  article: { kind: PostKind; slug: string; title: string };
  body: string;
  lang: 'fa' | 'en';
  state: ModeratedState;
  /** Why staff hid, changed or deleted it. */
  reason: string | null;
  writtenAt: Date;
  dueAt: Date | null;
};
export type MyComments = { comments: MyComment[]; next: string | null };

/** Its title in the reader's language, else in the other. */
const title = (lang: string) =>
  sql<
    string | null
  >`(select l.title from ${posts_locales} l where l._parent_id = ${posts.id} and l.title is not null order by l._locale::text = ${lang} desc limit 1)`;

/** One's own comments with their state, newest first. [MAG-3] */
export const myComments = service(
  'comments.list',
  async (ctx, after: string | null): Promise<MyComments> => {
    const last = decodeCursor(after);
    const rows = await ctx.rt.db
      .select({ comment: comments, kind: posts.kind, slug: posts.slug, title: title(ctx.lang) })
      .from(comments)
      .innerJoin(posts, eq(posts.id, comments.post))
      .where(
        and(
          eq(comments.user, ctx.actor.userId),
          last ? sql`(${comments.writtenAt}, ${comments.id}) < (to_timestamp(${last.key}::float8 / 1000), ${last.id}::bigint)` : undefined,
        ),
      )
      .orderBy(desc(comments.writtenAt), desc(comments.id))
      .limit(COMMENTS_PER_PAGE + 1);
    const page = rows.slice(0, COMMENTS_PER_PAGE).map(({ comment, ...post }): MyComment => ({
      id: comment.id,
      article: { kind: post.kind ?? 'article', slug: post.slug ?? '', title: post.title ?? '' },
      body: comment.body,
      lang: comment.lang,
      state: comment.state,
      reason: comment.reason,
      writtenAt: new Date(comment.writtenAt),
      dueAt: comment.dueAt === null ? null : new Date(comment.dueAt),
    }));
    const end = rows.length > COMMENTS_PER_PAGE ? page.at(-1) : undefined;
    return { comments: page, next: end ? encodeCursor({ key: end.writtenAt.getTime(), id: end.id }) : null };
  },
  () => ({ comments: [], next: null }),
);

/** Its writer takes a comment back: its words are deleted. Taken back twice, it is taken back. [MAG-3] */
export const withdrawComment = service('comments.list', async (ctx, id: number): Promise<Result<{ id: number }>> => {
  return commit<{ id: number }>(ctx, async (tx) => {
    const row = await lockComment(tx, id);
    if (!row || row.user !== ctx.actor.userId) return refuse('comments.unknown', undefined, { status: 404 });
    if (row.state === 'withdrawn') return { value: { id }, audit: [] };
    const set = { dueAt: null, body: '', marks: '', reason: null };
    const moved = await transition(tx, ctx, COMMENTS, row, { event: 'withdraw', who: 'writer', set });
    if (!moved.ok) return moved;
    const subject = commentSubject(id);
    await closeDeadline(tx, { subject, at: ctx.now });
    return { value: { id }, audit: { action: 'comments.withdrawn', subject } };
  });
});

/** The name with which an account's comment begins; nothing for a guest. [MAG-3] */
export const commentName = service(
  'comments.list',
  async (ctx): Promise<string> => {
    const [user] = await ctx.rt.db.select({ first: users.firstName, last: users.lastName }).from(users).where(eq(users.id, ctx.actor.userId));
    return [user?.first, user?.last].filter(Boolean).join(' ');
  },
  () => '',
);
