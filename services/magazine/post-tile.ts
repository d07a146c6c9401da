import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import type { PostTile } from '#domain/content/post-tile';
import type { Lang } from '../context';
import { coverColumn, picturesOf } from '../content/picture';
import { authors_locales, posts, posts_locales, posts_rels } from '../store/schema.generated';

/** Since when an article is shown in its language; a preview has only the day that is typed. */
export const shownFrom = sql<string | null>`coalesce(${posts_locales.shownFrom}, ${posts.publishedAt})`;

/** The columns that a list reads of each article, for the current page alone. */
export function postColumns(lang: Lang) {
  return {
    id: posts.id,
    slug: posts.slug,
    kind: posts.kind,
    category: posts.category,
    title: posts_locales.title,
    summary: posts_locales.summary,
    minutes: posts_locales.minutes,
    shownFrom,
    reviewedBy: posts.reviewedBy,
    reviewDueAt: posts.reviewDueAt,
    drawing: posts.drawing,
    cover: coverColumn(lang),
    author: sql<
      string | null
    >`(select ${authors_locales.title} from ${posts_rels} join ${authors_locales} on ${authors_locales._parentID} = ${posts_rels.authorsID} and ${authors_locales._locale} = ${lang} where ${posts_rels.parent} = ${posts.id} and ${posts_rels.path} = 'authors' order by ${posts_rels.order} limit 1)`,
  };
}

type Row = { [Name in keyof ReturnType<typeof postColumns>]: ReturnType<typeof postColumns>[Name] extends SQL<infer T> ? T : unknown } & {
  id: number;
  slug: string | null;
  kind: PostTile['kind'] | null;
  category: PostTile['category'];
  title: string | null;
  summary: string | null;
  minutes: number | null;
  reviewedBy: number | null;
  reviewDueAt: string | null;
  drawing: PostTile['drawing'];
};

/** Whether somebody has reviewed an article, and the review has not run out. [MAG-2] */
export function isReviewed({ reviewedBy, reviewDueAt }: { reviewedBy: unknown; reviewDueAt: string | null }, now: Date): boolean {
  return Boolean(reviewedBy) && (reviewDueAt === null || new Date(reviewDueAt) > now);
}

/** A row of a list as its tile. */
export function postOf(row: Row, now: Date): PostTile {
  return {
    id: row.id,
    slug: row.slug ?? '',
    kind: row.kind ?? 'article',
    category: row.category,
    title: row.title ?? '',
    summary: row.summary ?? '',
    minutes: row.minutes ?? 1,
    shownFrom: new Date(row.shownFrom ?? now),
    reviewed: isReviewed(row, now),
    author: row.author,
    cover: (row.cover && picturesOf([row.cover])[0]) ?? null,
    drawing: row.drawing,
  };
}
