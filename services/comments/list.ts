import { eq, sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { decodeCursor, encodeCursor } from '#domain/catalog/cursor';
import { COMMENTS_PER_PAGE } from '#domain/comments/fields';
import type { ShownAnswer, ShownComment, CommentList } from '#domain/comments/shown';
import type { Ctx } from '../context';
import { published } from '../content/published';
import { comments, posts, posts_locales } from '../store/schema.generated';

type StoredAnswer = Omit<ShownAnswer, 'writtenAt'> & { writtenAt: string };
type Stored = Omit<ShownComment, 'writtenAt' | 'answers'> & { writtenAt: string; answers: StoredAnswer[] };
export type StoredComments = { count: number; rows: Stored[] };

/** A page of an article's shown comments with their answers as one column beside the article, so that its page asks no more statements; newest first, by the key of the last one. [MAG-3] */
export function commentsColumn(post: SQL, after: string | null): SQL<StoredComments> {
  const last = decodeCursor(after);
  const older = last ? sql`and (c.written_at, c.id) < (to_timestamp(${last.key}::float8 / 1000), ${last.id}::bigint)` : sql``;
  const said = (row: string, more: SQL = sql``) =>
    sql`jsonb_build_object('id', ${sql.raw(row)}.id, 'name', ${sql.raw(row)}.shown_name, 'body', ${sql.raw(row)}.body, 'lang', ${sql.raw(row)}.lang, 'writtenAt', ${sql.raw(row)}.written_at, 'edited', ${sql.raw(row)}.edited_at is not null ${more})`;
  const answers = sql`, 'answers', coalesce((select jsonb_agg(${said('a', sql`, 'byAuthor', a.author_id is not null`)} order by a.written_at, a.id) from ${comments} a where a.parent_id = c.id and a.state = 'shown'), '[]')`;
  return sql<StoredComments>`jsonb_build_object(
    'count', (select count(*) from ${comments} n where n.post_id = ${post} and n.state = 'shown' and n.parent_id is null),
    'rows', coalesce((select jsonb_agg(x.said order by x.written_at desc, x.id desc) from (
      select c.written_at, c.id, ${said('c', answers)} as said from ${comments} c
      where c.post_id = ${post} and c.state = 'shown' and c.parent_id is null ${older}
      order by c.written_at desc, c.id desc limit ${COMMENTS_PER_PAGE + 1}) x), '[]'))`;
}

/** The column's value as the page reads it. What is made of it is made of this article's comments, and of no other's. */
export function commentsOf(ctx: Ctx, post: number, { count, rows }: StoredComments): CommentList {
  ctx.rt.kept?.note(`comments_of_${post}`);
  const shown = rows.slice(0, COMMENTS_PER_PAGE).map((one): ShownComment => ({ ...dated(one), answers: one.answers.map(dated) }));
  const end = rows.length > COMMENTS_PER_PAGE ? shown.at(-1) : undefined;
  return { count, comments: shown, next: end ? encodeCursor({ key: end.writtenAt.getTime(), id: end.id }) : null };
}

/** A page of the comments of an article that stands in the reader's language; null where none does. [MAG-3, API-2: comments] */
export async function articleComments(ctx: Ctx, slug: string, after: string | null): Promise<CommentList | null> {
  const [row] = await ctx.rt.db
    .select({ id: posts.id, comments: commentsColumn(sql`${posts.id}`, after) })
    .from(posts)
    .innerJoin(posts_locales, published(posts, posts_locales, ctx.lang))
    .where(eq(posts.slug, slug));
  return row ? commentsOf(ctx, row.id, row.comments) : null;
}

function dated<T extends { writtenAt: string }>(one: T): Omit<T, 'writtenAt'> & { writtenAt: Date } {
  return { ...one, writtenAt: new Date(one.writtenAt) };
}
