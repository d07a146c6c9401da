import { sql } from '@payloadcms/db-postgres/drizzle';
import type { RelatedPost } from '#domain/articles/article';
import type { Ctx } from '../context';
import { published } from '../content/published';
import { posts, posts_locales, posts_rels, tags_locales, topics_locales } from '../store/schema.generated';
import { postColumns, postOf } from './post-tile';

export const MOST_RELATED = 3;
/** Only among the newest is looked for what is like an article, so that its page costs the same among ten articles and ten thousand. */
const AMONG_NEWEST = 200;

/** What to read next: an editor's choice, then what shares topics and tags, each with its reason; nothing whose review has run out. [MAG-2] */
export async function relatedPosts(ctx: Ctx, { id, kind }: { id: number; kind: 'article' | 'news' }): Promise<RelatedPost[]> {
  const { lang } = ctx;
  const chosen = sql<
    number | null
  >`(select ${posts_rels.order} from ${posts_rels} where ${posts_rels.parent} = ${id} and ${posts_rels.path} = 'related' and ${posts_rels.postsID} = ${posts.id})`;
  const shared = (column: 'topics_id' | 'tags_id') =>
    sql`(select count(*) from ${posts_rels} theirs join ${posts_rels} ours on ours.parent_id = ${id} and ours.${sql.identifier(column)} = theirs.${sql.identifier(column)} where theirs.parent_id = ${posts.id})`;
  const firstTopic = sql<
    string | null
  >`(select ${topics_locales.title} from ${posts_rels} theirs join ${posts_rels} ours on ours.parent_id = ${id} and ours.topics_id = theirs.topics_id join ${topics_locales} on ${topics_locales._parentID} = ours.topics_id and ${topics_locales._locale} = ${lang} where theirs.parent_id = ${posts.id} order by ours."order" limit 1)`;
  const firstTag = sql<
    string | null
  >`(select ${tags_locales.title} from ${posts_rels} theirs join ${posts_rels} ours on ours.parent_id = ${id} and ours.tags_id = theirs.tags_id join ${tags_locales} on ${tags_locales._parentID} = ours.tags_id and ${tags_locales._locale} = ${lang} where theirs.parent_id = ${posts.id} order by ours."order" limit 1)`;
  const rows = await ctx.rt.db
    .select({ ...postColumns(lang), chosen, firstTopic, firstTag })
    .from(posts)
    .innerJoin(posts_locales, published(posts, posts_locales, lang))
    .where(
      sql`${posts.id} in (
        select newest._parent_id from (select l._parent_id from ${posts_locales} l where l._locale = ${lang} and l.title is not null and l.shown_from is not null order by l.shown_from desc, l._parent_id desc limit ${AMONG_NEWEST}) newest
        union select posts_id from ${posts_rels} where parent_id = ${id} and path = 'related')
        and ${posts.id} <> ${id} and ${posts.kind} = ${kind} and (${posts.reviewDueAt} is null or ${posts.reviewDueAt} > ${ctx.now.toISOString()})`,
    )
    .orderBy(sql`${chosen} nulls last, ${shared('topics_id')} * 3 + ${shared('tags_id')} * 2 desc, ${posts_locales.shownFrom} desc, ${posts.id} desc`)
    .limit(MOST_RELATED);
  return rows.map((row) => ({
    ...postOf(row, ctx.now),
    reason:
      row.chosen !== null
        ? { why: 'chosen' }
        : row.firstTopic !== null
          ? { why: 'topic', name: row.firstTopic }
          : row.firstTag !== null
            ? { why: 'tag', name: row.firstTag }
            : { why: 'newest' },
  }));
}
