import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { refuse, type Result } from '#domain/result';
import { service } from '../../service';
import { commit } from '../../store/commit';
import { posts, topics } from '../../store/schema.generated';
import { articlesSetAside, readersByRecords, topicFollows } from '../../store/tables';

type Pressed = { id: number; on: boolean };

/** Follows a topic, or no longer; pressed again, it stays as it is. [MAG-4] */
export const followTopic = service('articles.choose', async (ctx, { id, on }: Pressed): Promise<Result<Pressed>> => {
  const { userId } = ctx.actor;
  return commit<Pressed>(ctx, async (tx) => {
    const [topic] = await tx.select({ id: topics.id }).from(topics).where(eq(topics.id, id)).for('key share');
    if (!topic) return refuse('magazine.topic.gone', undefined, { status: 404 });
    if (on) await tx.insert(topicFollows).values({ userId, topicId: id, since: ctx.now }).onConflictDoNothing();
    else await tx.delete(topicFollows).where(and(eq(topicFollows.userId, userId), eq(topicFollows.topicId, id)));
    return { value: { id, on }, audit: [] };
  });
});

/** Says that one is not interested in an article, or takes it back; pressed again, it stays as it is. [MAG-4] */
export const setArticleAside = service('articles.choose', async (ctx, { id, on }: Pressed): Promise<Result<Pressed>> => {
  const { userId } = ctx.actor;
  return commit<Pressed>(ctx, async (tx) => {
    const [post] = await tx
      .select({ id: posts.id })
      .from(posts)
      .where(and(eq(posts.id, id), eq(posts._status, 'published')))
      .for('key share');
    if (!post) return refuse('magazine.article.gone', undefined, { status: 404 });
    if (on) await tx.insert(articlesSetAside).values({ userId, postId: id, setAsideAt: ctx.now }).onConflictDoNothing();
    else await tx.delete(articlesSetAside).where(and(eq(articlesSetAside.userId, userId), eq(articlesSetAside.postId, id)));
    return { value: { id, on }, audit: [] };
  });
});

/** Switches on or off that one's own file of health may help to choose articles. It is off until its owner switches it on; each change leaves its line. [MAG-4] */
export const readByRecords = service('articles.choose', async (ctx, { on }: { on: boolean }): Promise<Result<{ on: boolean }>> => {
  const { userId } = ctx.actor;
  return commit<{ on: boolean }>(ctx, async (tx) => {
    const changed = on
      ? await tx.insert(readersByRecords).values({ userId, since: ctx.now }).onConflictDoNothing().returning({ userId: readersByRecords.userId })
      : await tx.delete(readersByRecords).where(eq(readersByRecords.userId, userId)).returning({ userId: readersByRecords.userId });
    const action = on ? 'articles.records-on' : 'articles.records-off';
    return { value: { on }, audit: changed.length > 0 ? { action, subject: `user:${userId}` } : [] };
  });
});
