import { and, eq, sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import type { Article, Byline, Named, Source } from '#domain/articles/article';
import { readTree } from '#domain/articles/read-tree';
import type { PostKind } from '#domain/content/post-tile';
import { pictureOf } from '#domain/content/picture';
import { ok, refuse, type Result } from '#domain/result';
import { commentsColumn, commentsOf } from '../comments/list';
import type { Ctx, Lang } from '../context';
import { pictureColumn } from '../content/picture';
import { published } from '../content/published';
import {
  authors,
  authors_locales,
  media,
  posts,
  posts_locales,
  posts_rels,
  posts_sources,
  tags,
  tags_locales,
  topics,
  topics_locales,
} from '../store/schema.generated';
import { postColumns, postOf } from './post-tile';

type Stored = Parameters<typeof pictureOf>[0];

const person = sql`jsonb_build_object('slug', ${authors.slug}, 'title', ${authors_locales.title}, 'role', ${authors_locales.role})`;

function named(lang: Lang, path: 'tags' | 'topics'): SQL<Named[]> {
  const [table, words, column] = path === 'tags' ? [tags, tags_locales, posts_rels.tagsID] : [topics, topics_locales, posts_rels.topicsID];
  return sql<
    Named[]
  >`coalesce((select jsonb_agg(jsonb_build_object('slug', ${table.slug}, 'title', ${words.title}) order by ${posts_rels.order}) from ${posts_rels} join ${table} on ${table.id} = ${column} join ${words} on ${words._parentID} = ${table.id} and ${words._locale} = ${lang} where ${posts_rels.parent} = ${posts.id} and ${posts_rels.path} = ${path}), '[]')`;
}

const columns = (lang: Lang) => ({
  ...postColumns(lang),
  metaTitle: posts_locales.metaTitle,
  metaDescription: posts_locales.metaDescription,
  body: posts_locales.body,
  reviewedAt: posts.reviewedAt,
  changedAt: posts_locales.wordsChangedAt,
  revisedAt: posts_locales.revisedAt,
  original: sql<
    string | null
  >`(select original.words_changed_at from ${posts_locales} original where original._parent_id = ${posts.id} and original._locale = 'fa' and original.title is not null)`,
  people: sql<
    Byline[]
  >`coalesce((select jsonb_agg(${person} order by ${posts_rels.order}) from ${posts_rels} join ${authors} on ${authors.id} = ${posts_rels.authorsID} join ${authors_locales} on ${authors_locales._parentID} = ${authors.id} and ${authors_locales._locale} = ${lang} where ${posts_rels.parent} = ${posts.id} and ${posts_rels.path} = 'authors'), '[]')`,
  reviewer: sql<Byline | null>`(select ${person} from ${authors} join ${authors_locales} on ${authors_locales._parentID} = ${authors.id} and ${authors_locales._locale} = ${lang} where ${authors.id} = ${posts.reviewedBy})`,
  sources: sql<
    Source[]
  >`coalesce((select jsonb_agg(jsonb_build_object('title', ${posts_sources.title}, 'publisher', ${posts_sources.publisher}, 'year', ${posts_sources.year}::int, 'url', ${posts_sources.url}) order by ${posts_sources._order}) from ${posts_sources} where ${posts_sources._parentID} = ${posts.id}), '[]')`,
  tags: named(lang, 'tags'),
  topics: named(lang, 'topics'),
  langs: sql<
    Lang[]
  >`array(select other._locale::text from ${posts_locales} other where other._parent_id = ${posts.id} and other.title is not null order by other._locale)`,
  pictures: sql<
    Record<number, Stored>
  >`coalesce((select jsonb_object_agg(${media.id}, ${pictureColumn(lang)}) from ${media} where ${media.id}::text in (select jsonb_path_query(${posts_locales.body}, '$.**.fields.image') #>> '{}')), '{}')`,
});

/** An article with all that its page says of it, in one statement, and a page of its comments; absent in the reader's language, it is not found. [MAG-2, LANG-1] */
export async function readArticle(ctx: Ctx, kind: PostKind, slug: string, after: string | null = null): Promise<Result<Article>> {
  const [row] = await ctx.rt.db
    .select({ ...columns(ctx.lang), comments: commentsColumn(sql`${posts.id}`, after) })
    .from(posts)
    .innerJoin(posts_locales, published(posts, posts_locales, ctx.lang))
    .where(and(eq(posts.slug, slug), eq(posts.kind, kind)))
    .limit(1);
  if (!row) return refuse('content.page.unknown', undefined, { status: 404 });
  const { author: _author, ...tile } = postOf(row, ctx.now);
  const { original, revisedAt } = row;
  const outdated = ctx.lang !== 'fa' && original !== null && revisedAt !== null && new Date(original) > new Date(revisedAt);
  const pictures = Object.entries(row.pictures).flatMap(([id, stored]) => {
    const picture = pictureOf(stored);
    return picture ? [[id, picture] as const] : [];
  });
  return ok({
    ...tile,
    meta: { title: row.metaTitle || tile.title, description: row.metaDescription || tile.summary },
    tree: readTree(row.body),
    authors: row.people,
    reviewer: row.reviewer,
    reviewedAt: dateOf(row.reviewedAt),
    reviewDueAt: dateOf(row.reviewDueAt),
    sources: row.sources,
    tags: row.tags,
    topics: row.topics,
    langs: row.langs,
    changedAt: dateOf(row.changedAt),
    outdatedSince: outdated ? new Date(original) : null,
    pictures: Object.fromEntries(pictures),
    comments: commentsOf(ctx, row.id, row.comments),
  });
}

const dateOf = (at: string | null) => (at === null ? null : new Date(at));

/** The languages in which an article stands, whoever asks. */
export async function languagesOfPost(ctx: Ctx, kind: PostKind, slug: string): Promise<Lang[]> {
  const rows = await ctx.rt.db
    .select({ lang: posts_locales._locale })
    .from(posts)
    .innerJoin(posts_locales, eq(posts_locales._parentID, posts.id))
    .where(and(eq(posts.slug, slug), eq(posts.kind, kind), eq(posts._status, 'published'), sql`${posts_locales.title} is not null`));
  return rows.map(({ lang }) => lang);
}
