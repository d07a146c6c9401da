import { and, desc, eq, sql } from '@payloadcms/db-postgres/drizzle';
import { PERSONAL_PER_PAGE } from '#domain/articles/personal';
import { decodeCursor, encodeCursor } from '#domain/catalog/cursor';
import type { PostTile } from '#domain/content/post-tile';
import { published } from '../../content/published';
import { service } from '../../service';
import { posts, posts_locales } from '../../store/schema.generated';
import { articlesSetAside } from '../../store/tables';
import { postColumns, postOf } from '../post-tile';

export type SetAside = { posts: PostTile[]; next: string | null };

/** Articles that a reader set aside and that stand in their language, the last one first, a page at a time by key. [MAG-4] */
export const articlesAside = service(
  'articles.choose',
  async (ctx, after: string | null): Promise<SetAside> => {
    const last = decodeCursor(after);
    const rows = await ctx.rt.db
      .select({ ...postColumns(ctx.lang), at: articlesSetAside.setAsideAt })
      .from(articlesSetAside)
      .innerJoin(posts, eq(posts.id, articlesSetAside.postId))
      .innerJoin(posts_locales, published(posts, posts_locales, ctx.lang))
      .where(
        and(
          eq(articlesSetAside.userId, ctx.actor.userId),
          last ? sql`(${articlesSetAside.setAsideAt}, ${articlesSetAside.postId}) < (to_timestamp(${last.key}::float8 / 1000), ${last.id}::bigint)` : undefined,
        ),
      )
      .orderBy(desc(articlesSetAside.setAsideAt), desc(articlesSetAside.postId))
      .limit(PERSONAL_PER_PAGE + 1);
    const end = rows.length > PERSONAL_PER_PAGE ? rows[PERSONAL_PER_PAGE - 1] : undefined;
    return {
      posts: rows.slice(0, PERSONAL_PER_PAGE).map((row) => postOf(row, ctx.now)),
      next: end ? encodeCursor({ key: end.at.getTime(), id: end.id }) : null,
    };
  },
  () => ({ posts: [], next: null }),
);
