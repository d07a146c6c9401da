import { and, asc, eq, sql } from '@payloadcms/db-postgres/drizzle';
import type { LeadingType, Topic } from '#domain/articles/personal';
import type { Ctx } from '../context';
import { topics, topics_locales, topics_record_types } from '../store/schema.generated';

/** The topics that have a name in the reader's language, those above before those under them; kept until one of their tables changes. [MAG-4] */
export async function listTopics(ctx: Ctx): Promise<Topic[]> {
  const read = () => readTopics(ctx);
  return ctx.rt.kept ? ctx.rt.kept.get(`magazine.topics.${ctx.lang}`, [topics, topics_locales, topics_record_types], read) : read();
}

async function readTopics(ctx: Ctx): Promise<Topic[]> {
  return ctx.rt.db
    .select({
      id: topics.id,
      slug: topics.slug,
      title: topics_locales.title,
      parent: topics.parent,
      recordTypes: sql<
        LeadingType[]
      >`array(select ${topics_record_types.value}::text from ${topics_record_types} where ${topics_record_types.parent} = ${topics.id} order by ${topics_record_types.order})`,
    })
    .from(topics)
    .innerJoin(topics_locales, and(eq(topics_locales._parentID, topics.id), eq(topics_locales._locale, ctx.lang)))
    .orderBy(asc(sql`coalesce(${topics.parent}, ${topics.id})`), asc(sql`${topics.parent} is not null`), asc(topics.id));
}
