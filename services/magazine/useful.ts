import { and, eq, sql } from '@payloadcms/db-postgres/drizzle';
import { USEFUL_LIMITS } from '#domain/articles/useful';
import type { PostKind } from '#domain/content/post-tile';
import { refuse, type Result } from '#domain/result';
import { actorName, type Ctx } from '../context';
import { published } from '../content/published';
import { takeQuotas } from '../limits/take';
import { keyedHash, networkHash } from '../secrets';
import { service } from '../service';
import { commit } from '../store/commit';
import { posts, posts_locales } from '../store/schema.generated';
import { usefulAnswers } from '../store/tables';

export type UsefulAnswer = { slug: string; kind: PostKind; useful: boolean };

/** A reader says whether an article was useful, without an account: one answer each, and the last one counts. Nobody sees who said what, and no kept page is made of it. [MAG-2: useful] */
export const answerUseful = service('articles.answer-useful', async (ctx, { slug, kind, useful }: UsefulAnswer): Promise<Result<{ slug: string }>> => {
  const { db } = ctx.rt;
  const [post] = await db
    .select({ id: posts.id })
    .from(posts)
    .innerJoin(posts_locales, published(posts, posts_locales, ctx.lang))
    .where(and(eq(posts.slug, slug), eq(posts.kind, kind)));
  if (!post) return refuse('content.page.unknown', undefined, { status: 404 });
  const { id: postId } = post;
  const print = printOf(ctx, postId);
  return commit<{ slug: string }>(ctx, async (tx) => {
    const [before] = await tx
      .select({ useful: usefulAnswers.useful })
      .from(usefulAnswers)
      .where(and(eq(usefulAnswers.postId, postId), eq(usefulAnswers.print, print)));
    if (before?.useful === useful) return { value: { slug }, audit: [] };
    const bucket = `useful ${networkHash(ctx.rt, 'useful', ctx.ip)}`;
    const taken = await takeQuotas(tx, ctx, [{ bucket, limits: USEFUL_LIMITS }]);
    if (!taken.ok) return refuse('magazine.useful.too-many', { at: taken.opensAt }, { status: 429 });
    const answer = { postId, print, useful, lang: ctx.lang, answeredAt: ctx.now };
    const set = { useful: sql`excluded.useful`, lang: sql`excluded.lang`, answeredAt: sql`excluded.answered_at` };
    await tx
      .insert(usefulAnswers)
      .values(answer)
      .onConflictDoUpdate({ target: [usefulAnswers.postId, usefulAnswers.print], set });
    return { value: { slug }, audit: [] };
  });
});

/** One reader of one article: an account, else a network with a browser; it leads back to neither, and not from one article to the next. */
function printOf(ctx: Ctx, postId: number): string {
  const reader = ctx.actor.kind === 'user' ? actorName(ctx.actor) : `${networkHash(ctx.rt, 'useful', ctx.ip)} ${ctx.userAgent ?? ''}`;
  return keyedHash(ctx.rt, 'useful print', `${postId}\n${reader}`);
}
