import { asc, eq, sql } from '@payloadcms/db-postgres/drizzle';
import { answerNames } from '../comments/answer';
import { commentSubject } from '../comments/row';
import type { Lang } from '../context';
import { service } from '../service';
import { commit } from '../store/commit';
import { comments, posts, posts_locales, users } from '../store/schema.generated';
import { historyOf } from '../transitions/history';

/** The article's title as whoever reads knows it, else as the comment's writer did. */
const titleOf = (lang: Lang) =>
  sql<string | null>`(select ${posts_locales.title} from ${posts_locales} where ${posts_locales._parentID} = ${posts.id} and ${posts_locales.title} is not null
    order by ${posts_locales._locale} = ${lang} desc limit 1)`;

/** Everything that staff see of a comment; that they opened it stands in the log. [MAG-3, LEGAL-3] */
export const staffComment = service(
  'admin.comments.read',
  async (ctx, commentId: number) => {
    const { db } = ctx.rt;
    const [found] = await db
      .select({ comment: comments, slug: posts.slug, kind: posts.kind, title: titleOf(ctx.lang), phone: users.phone })
      .from(comments)
      .innerJoin(posts, eq(posts.id, comments.post))
      .leftJoin(users, eq(users.id, comments.user))
      .where(eq(comments.id, commentId));
    if (!found) return null;
    await commit(ctx, () => Promise.resolve({ value: null, audit: { action: 'comments.read', subject: commentSubject(commentId) } }));
    const { parent, post } = found.comment;
    const [events, answers, [asked], names] = await Promise.all([
      historyOf(db, commentSubject(commentId)),
      db.select().from(comments).where(eq(comments.parent, commentId)).orderBy(asc(comments.writtenAt), asc(comments.id)),
      parent === null ? [] : db.select().from(comments).where(eq(comments.id, parent)),
      answerNames(ctx, post),
    ]);
    return { ...found, events, answers, asked: asked ?? null, names };
  },
  () => null,
);

export type StaffComment = NonNullable<Awaited<ReturnType<typeof staffComment>>>;
