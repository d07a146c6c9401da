import { and, asc, desc, eq, isNotNull, sql } from '@payloadcms/db-postgres/drizzle';
import { ok, refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { published } from '../content/published';
import { authors, authors_locales, posts, posts_locales, posts_rels, tags, tags_locales } from '../store/schema.generated';

export type NamedTag = { id: number; slug: string; title: string };
export type CountedTag = NamedTag & { count: number };
export type Author = NamedTag & { role: string; biography: string | null };

/** The tags that the reader's language has articles under, those with most first; kept until one of its tables changes. [MAG-1] */
export async function listTags(ctx: Ctx): Promise<CountedTag[]> {
  const read = () => readTags(ctx);
  return ctx.rt.kept ? ctx.rt.kept.get(`magazine.tags.${ctx.lang}`, [posts, posts_locales, posts_rels, tags, tags_locales], read) : read();
}

async function readTags(ctx: Ctx): Promise<CountedTag[]> {
  const count = sql<number>`count(*)::int`;
  return ctx.rt.db
    .select({ id: tags.id, slug: tags.slug, title: tags_locales.title, count })
    .from(tags)
    .innerJoin(tags_locales, and(eq(tags_locales._parentID, tags.id), eq(tags_locales._locale, ctx.lang)))
    .innerJoin(posts_rels, and(eq(posts_rels.tagsID, tags.id), eq(posts_rels.path, 'tags')))
    .innerJoin(posts, and(eq(posts.id, posts_rels.parent), eq(posts.kind, 'article')))
    .innerJoin(posts_locales, and(published(posts, posts_locales, ctx.lang), isNotNull(posts_locales.shownFrom)))
    .groupBy(tags.id, tags_locales.title)
    .orderBy(desc(count), asc(tags.id));
}

/** A tag by its part of the address. */
export async function tagNamed(ctx: Ctx, slug: string): Promise<Result<NamedTag>> {
  const [row] = await ctx.rt.db
    .select({ id: tags.id, slug: tags.slug, title: tags_locales.title })
    .from(tags)
    .innerJoin(tags_locales, and(eq(tags_locales._parentID, tags.id), eq(tags_locales._locale, ctx.lang)))
    .where(eq(tags.slug, slug));
  return row ? ok(row) : refuse('content.page.unknown', undefined, { status: 404 });
}

/** An author or reviewer by their part of the address. */
export async function authorNamed(ctx: Ctx, slug: string): Promise<Result<Author>> {
  const [row] = await ctx.rt.db
    .select({ id: authors.id, slug: authors.slug, title: authors_locales.title, role: authors_locales.role, biography: authors_locales.biography })
    .from(authors)
    .innerJoin(authors_locales, and(eq(authors_locales._parentID, authors.id), eq(authors_locales._locale, ctx.lang)))
    .where(eq(authors.slug, slug));
  return row ? ok(row) : refuse('content.page.unknown', undefined, { status: 404 });
}
