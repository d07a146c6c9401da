import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { PostKind } from '#domain/content/post-tile';
import { ok, refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { posts } from '../store/schema.generated';

const SHAPE = /^[1-9]\d{0,8}$/;

/** The article that a number on paper means. */
export async function postNumbered(ctx: Ctx, number: string): Promise<Result<{ kind: PostKind; slug: string }>> {
  const [row] = SHAPE.test(number)
    ? await ctx.rt.db
        .select({ kind: posts.kind, slug: posts.slug })
        .from(posts)
        .where(and(eq(posts.id, Number(number)), eq(posts._status, 'published')))
    : [];
  return row?.slug ? ok({ kind: row.kind ?? 'article', slug: row.slug }) : refuse('content.page.unknown', undefined, { status: 404 });
}

/** The number of a published article or piece of news; null where none has this part of the address. */
export async function publishedPost(ctx: Ctx, slug: string): Promise<number | null> {
  const [row] = await ctx.rt.db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.slug, slug), eq(posts._status, 'published')));
  return row?.id ?? null;
}
