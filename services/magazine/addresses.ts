import { and, asc, eq, isNotNull, sql } from '@payloadcms/db-postgres/drizzle';
import type { Ctx, Lang } from '../context';
import { authors, authors_locales, posts, posts_locales, posts_rels, tags, tags_locales } from '../store/schema.generated';

type Written = { of: 'article' | 'newsItem' | 'magazineTag' | 'magazineAuthor'; slug: string; lang: Lang; changedAt: Date | null };

const under = (
  column: typeof posts_rels.tagsID | typeof posts_rels.authorsID,
  id: typeof tags.id | typeof authors.id,
  lang: typeof tags_locales._locale | typeof authors_locales._locale,
) =>
  sql`exists (select 1 from ${posts_rels} join ${posts} on ${posts.id} = ${posts_rels.parent} and ${posts._status} = 'published' and ${posts.kind} = 'article' join ${posts_locales} on ${posts_locales._parentID} = ${posts.id} and ${posts_locales._locale} = ${lang} and ${posts_locales.title} is not null where ${column} = ${id}${column === posts_rels.authorsID ? sql` or ${posts.reviewedBy} = ${id}` : sql``})`;

/** Every published article and piece of news, and the tags and authors that have any, with the languages that they stand in. [LANG-7] */
export async function writtenAddresses({ rt: { db } }: Ctx): Promise<Written[]> {
  const [texts, named, people] = await Promise.all([
    db
      .select({ slug: posts.slug, kind: posts.kind, lang: posts_locales._locale, changedAt: posts_locales.wordsChangedAt })
      .from(posts)
      .innerJoin(posts_locales, eq(posts_locales._parentID, posts.id))
      .where(and(eq(posts._status, 'published'), isNotNull(posts_locales.title)))
      .orderBy(asc(posts.id), asc(posts_locales._locale)),
    db
      .select({ slug: tags.slug, lang: tags_locales._locale })
      .from(tags)
      .innerJoin(tags_locales, eq(tags_locales._parentID, tags.id))
      .where(under(posts_rels.tagsID, tags.id, tags_locales._locale))
      .orderBy(asc(tags.id), asc(tags_locales._locale)),
    db
      .select({ slug: authors.slug, lang: authors_locales._locale })
      .from(authors)
      .innerJoin(authors_locales, eq(authors_locales._parentID, authors.id))
      .where(under(posts_rels.authorsID, authors.id, authors_locales._locale))
      .orderBy(asc(authors.id), asc(authors_locales._locale)),
  ]);
  return [
    ...texts.map(({ slug, kind, lang, changedAt }) => ({
      of: kind === 'news' ? ('newsItem' as const) : ('article' as const),
      slug: slug ?? '',
      lang,
      changedAt: changedAt === null ? null : new Date(changedAt),
    })),
    ...named.map((one) => ({ of: 'magazineTag' as const, ...one, changedAt: null })),
    ...people.map((one) => ({ of: 'magazineAuthor' as const, ...one, changedAt: null })),
  ];
}
