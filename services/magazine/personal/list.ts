import { and, desc, eq, isNotNull, sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { PERSONAL_PER_PAGE, reasonsByTopic, type PersonalReason, type Topic } from '#domain/articles/personal';
import { decodeCursor, encodeCursor } from '#domain/catalog/cursor';
import type { PostTile } from '#domain/content/post-tile';
import type { Ctx } from '../../context';
import { published } from '../../content/published';
import { service } from '../../service';
import { posts, posts_locales, posts_rels } from '../../store/schema.generated';
import { articlesSetAside, readersByRecords, topicFollows } from '../../store/tables';
import { postColumns, postOf } from '../post-tile';
import { listTopics } from '../topics';
import { measuredTypes } from './measured';

export type PersonalTile = PostTile & { reason: PersonalReason };
export type ChosenTopic = Topic & { followed: boolean };
export type Personal = {
  topics: ChosenTopic[];
  /** Whether one's own file of health helps to choose. */
  byRecords: boolean;
  posts: PersonalTile[];
  next: string | null;
  /** How many articles were set aside. */
  setAside: number;
};
export type PersonalAsked = { after?: string | null; most?: number };

const nothing: Personal = { topics: [], byRecords: false, posts: [], next: null, setAside: 0 };

/** The topics, and which of them one follows. [MAG-4] */
export const chosenTopics = service(
  'articles.choose',
  async (ctx): Promise<ChosenTopic[]> => {
    const { userId } = ctx.actor;
    const [topics, followed] = await Promise.all([
      listTopics(ctx),
      ctx.rt.db.select({ id: topicFollows.topicId }).from(topicFollows).where(eq(topicFollows.userId, userId)),
    ]);
    const own = new Set(followed.map(({ id }) => id));
    return topics.map((topic) => ({ ...topic, followed: own.has(topic.id) }));
  },
  () => [],
);

/** Articles for a reader: of the topics that they follow and, where they have switched it on, of what they measure, the newest first, each with its reason; nothing that was set aside or whose review has run out. Who has chosen nothing reads the newest. [MAG-4] */
export const personalArticles = service(
  'articles.choose',
  async (ctx, { after = null, most = PERSONAL_PER_PAGE }: PersonalAsked = {}): Promise<Personal> => {
    const { userId } = ctx.actor;
    const { db } = ctx.rt;
    const [topics, switched, setAside] = await Promise.all([
      chosenTopics(ctx),
      db.$count(readersByRecords, eq(readersByRecords.userId, userId)),
      db.$count(articlesSetAside, eq(articlesSetAside.userId, userId)),
    ]);
    const own = new Set(topics.flatMap(({ id, followed }) => (followed ? [id] : [])));
    const byRecords = switched > 0;
    const reasons = reasonsByTopic(topics, { followed: own, measured: byRecords ? await measuredTypes(ctx) : new Set() });
    const found = await read(ctx, userId, { reasons, after, most });
    return { topics, byRecords, ...found, setAside };
  },
  () => nothing,
);

type Chosen = Required<PersonalAsked> & { reasons: ReadonlyMap<number, PersonalReason> };

async function read(ctx: Ctx, userId: number, { reasons, after, most }: Chosen): Promise<Pick<Personal, 'posts' | 'next'>> {
  const last = decodeCursor(after);
  const ids = sql`${`{${[...reasons.keys()].join(',')}}`}::int[]`;
  const theirs = sql`from ${posts_rels} where ${posts_rels.parent} = ${posts.id} and ${posts_rels.path} = 'topics' and ${posts_rels.topicsID} = any(${ids})`;
  const rows = await ctx.rt.db
    .select({ ...postColumns(ctx.lang), by: sql<number[]>`array(select ${posts_rels.topicsID} ${theirs} order by ${posts_rels.order})` })
    .from(posts)
    .innerJoin(posts_locales, published(posts, posts_locales, ctx.lang))
    .where(
      and(
        eq(posts.kind, 'article'),
        isNotNull(posts_locales.shownFrom),
        sql`(${posts.reviewDueAt} is null or ${posts.reviewDueAt} > ${ctx.now.toISOString()})`,
        reasons.size > 0 ? sql`exists (select 1 ${theirs})` : undefined,
        isNotSetAside(userId),
        last ? sql`(${posts_locales.shownFrom}, ${posts_locales._parentID}) < (to_timestamp(${last.key}::float8 / 1000), ${last.id}::bigint)` : undefined,
      ),
    )
    .orderBy(desc(posts_locales.shownFrom), desc(posts_locales._parentID))
    .limit(most + 1);
  const shown = rows.slice(0, most).map((row) => ({ ...postOf(row, ctx.now), reason: reasonOf(row.by, reasons) }));
  const end = rows.length > most ? shown.at(-1) : undefined;
  return { posts: shown, next: end ? encodeCursor({ key: end.shownFrom.getTime(), id: end.id }) : null };
}

const isNotSetAside = (userId: number): SQL =>
  sql`not exists (select 1 from ${articlesSetAside} where ${articlesSetAside.userId} = ${userId} and ${articlesSetAside.postId} = ${posts.id})`;

/** A followed topic says more than a measured one, and the article's first topic more than its others. */
function reasonOf(by: readonly number[], reasons: ReadonlyMap<number, PersonalReason>): PersonalReason {
  const own = by.flatMap((id) => reasons.get(id) ?? []);
  return own.find(({ why }) => why === 'follow') ?? own[0] ?? { why: 'newest' };
}
