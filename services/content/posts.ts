import { and, desc, isNotNull, lte } from '@payloadcms/db-postgres/drizzle';
import type { PostTile } from '#domain/content/post-tile';
import type { Ctx } from '../context';
import { posts, posts_locales } from '../store/schema.generated';
import { coverColumn, picturesOf } from './picture';
import { published } from './published';

/** The newest articles in the reader's language. */
export async function listPosts(ctx: Ctx, { most }: { most: number }): Promise<PostTile[]> {
  const rows = await ctx.rt.db
    .select({
      slug: posts.slug,
      category: posts.category,
      title: posts_locales.title,
      summary: posts_locales.summary,
      minutes: posts.minutes,
      drawing: posts.drawing,
      cover: coverColumn(ctx.lang),
    })
    .from(posts)
    .innerJoin(posts_locales, published(posts, posts_locales, ctx.lang))
    .where(and(isNotNull(posts.publishedAt), lte(posts.publishedAt, ctx.now.toISOString())))
    .orderBy(desc(posts.publishedAt), desc(posts.id))
    .limit(most);
  return rows.map((row) => ({
    slug: row.slug ?? '',
    category: row.category ?? 'public',
    title: row.title ?? '',
    summary: row.summary ?? '',
    minutes: row.minutes ?? 1,
    drawing: row.drawing,
    cover: (row.cover && picturesOf([row.cover])[0]) ?? null,
  }));
}
