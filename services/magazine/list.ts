import { and, desc, eq, inArray, isNotNull, or, sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { decodeCursor, encodeCursor } from '#domain/catalog/cursor';
import type { PostCategory, PostKind, PostTile } from '#domain/content/post-tile';
import type { Ctx } from '../context';
import { published } from '../content/published';
import { posts, posts_locales, posts_rels } from '../store/schema.generated';
import { postColumns, postOf } from './post-tile';

/** How many articles a page of the list shows: one large, then rows of three. */
export const POSTS_PER_PAGE = 13;

/** Under a person's name stands what they wrote and what they reviewed. */
export type PostsBy = { kind: PostKind; category?: PostCategory; tag?: number; author?: number; after?: string | null; most?: number };
export type PostList = { posts: PostTile[]; /** Where the older ones begin. */ next: string | null };

/** Articles or news of the reader's language, the newest first, a page at a time by the key of the last one. [MAG-1, PAGE-4] */
export async function listPosts(ctx: Ctx, { kind, category, tag, author, after = null, most = POSTS_PER_PAGE }: PostsBy): Promise<PostList> {
  const last = decodeCursor(after);
  const rows = await ctx.rt.db
    .select(postColumns(ctx.lang))
    .from(posts)
    .innerJoin(posts_locales, published(posts, posts_locales, ctx.lang))
    .where(
      and(
        eq(posts.kind, kind),
        isNotNull(posts_locales.shownFrom),
        category ? eq(posts.category, category) : undefined,
        named(tag, sql`${posts_rels.tagsID}`),
        author === undefined ? undefined : or(named(author, sql`${posts_rels.authorsID}`), eq(posts.reviewedBy, author)),
        last ? sql`(${posts_locales.shownFrom}, ${posts_locales._parentID}) < (to_timestamp(${last.key}::float8 / 1000), ${last.id}::bigint)` : undefined,
      ),
    )
    .orderBy(desc(posts_locales.shownFrom), desc(posts_locales._parentID))
    .limit(most + 1);
  const shown = rows.slice(0, most).map((row) => postOf(row, ctx.now));
  const end = rows.length > most ? shown.at(-1) : undefined;
  return { posts: shown, next: end ? encodeCursor({ key: end.shownFrom.getTime(), id: end.id }) : null };
}

function named(id: number | undefined, column: SQL): SQL | undefined {
  return id === undefined ? undefined : sql`exists (select 1 from ${posts_rels} where ${posts_rels.parent} = ${posts.id} and ${column} = ${id})`;
}

/** These articles as tiles, in the order of their names. */
export async function postsNamed(ctx: Ctx, slugs: readonly string[]): Promise<PostTile[]> {
  if (slugs.length === 0) return [];
  const rows = await ctx.rt.db
    .select(postColumns(ctx.lang))
    .from(posts)
    .innerJoin(posts_locales, published(posts, posts_locales, ctx.lang))
    .where(inArray(posts.slug, [...slugs]));
  const found = rows.map((row) => postOf(row, ctx.now));
  return slugs.flatMap((slug) => found.find((one) => one.slug === slug) ?? []);
}
