import { and, eq, isNotNull } from '@payloadcms/db-postgres/drizzle';
import { tehranDay } from '#domain/calendars/day';
import { dueAt as dueOf, type Clock } from '#domain/calendars/deadline';
import { COMMENT_CHECK_HOURS, type CommentForm } from '#domain/comments/fields';
import { COMMENT_LIMITS, sameWords } from '#domain/comments/limits';
import type { PostKind } from '#domain/content/post-tile';
import { marksOf } from '#domain/content/marks';
import { ok, refuse, type Result } from '#domain/result';
import { loadHolidays } from '../calendars/holidays';
import { actorName, type Ctx } from '../context';
import { openDeadline } from '../deadlines/open';
import { takeQuotas } from '../limits/take';
import type { Tx } from '../runtime';
import { keyedHash, networkHash } from '../secrets';
import { service } from '../service';
import { commit } from '../store/commit';
import { posts, posts_locales } from '../store/schema.generated';
import { commentPrints } from '../store/tables';
import { COMMENTS } from '../transitions/nouns';
import { beginOne } from '../transitions/transition';
import { COMMENT_PROMISE, commentSubject } from './row';

const clock: Clock = { kind: 'working', calendar: 'reviews', hours: COMMENT_CHECK_HOURS };

export type NewComment = CommentForm & {
  slug: string;
  /** Which it is, where the page says so. */ kind?: PostKind;
  /** What stands in the field that people do not see. */ trap?: string;
};
/** What a comment was, for the writer: it waits, whether it came now or had come before. */
export type Written = { slug: string; state: 'waiting' };

/** A reader writes under an article that stands in their language; it is shown after staff have read it. The same words sent again the same day are the comment that is there already. [MAG-3, LEGAL-3] */
export const writeComment = service('comments.write', async (ctx, { slug, kind, name, body, trap = '' }: NewComment): Promise<Result<Written>> => {
  const post = await postOf(ctx, slug, kind);
  if (post === null) return refuse('content.page.unknown', undefined, { status: 404 });
  const written: Written = { slug, state: 'waiting' };
  // Whoever fills in what nobody sees learns nothing.
  if (trap !== '') return ok(written);
  const { db } = ctx.rt;
  const holidays = await loadHolidays(db);
  const at = ctx.now.toISOString();
  return commit<Written>(ctx, async (tx) => {
    if (!(await isNew(tx, ctx, post, body))) return { value: written, audit: [] };
    const taken = await takeQuotas(tx, ctx, quotasOf(ctx));
    if (!taken.ok) return refuse('comments.too-many', { at: taken.opensAt }, { status: 429 });
    const document = {
      post,
      shownName: name,
      body,
      lang: ctx.lang,
      user: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
      marks: marksOf(`${name}\n${body}`).join(','),
      dueAt: dueOf(clock, ctx.now, holidays).toISOString(),
      writtenAt: at,
      createdAt: at,
    };
    const { id } = await beginOne(tx, ctx, COMMENTS, document, { event: 'write' });
    const subject = commentSubject(id);
    await openDeadline(tx, { kind: COMMENT_PROMISE, subject, clock, startsAt: ctx.now, holidays });
    return { value: written, audit: { action: 'comments.written', subject, facts: { post } } };
  });
});

/** The article or piece of news that stands in the writer's language under this address. */
async function postOf({ rt: { db }, lang }: Ctx, slug: string, kind: PostKind | undefined): Promise<number | null> {
  const [row] = await db
    .select({ id: posts.id })
    .from(posts)
    .innerJoin(posts_locales, and(eq(posts_locales._parentID, posts.id), eq(posts_locales._locale, lang), isNotNull(posts_locales.title)))
    .where(and(eq(posts.slug, slug), eq(posts._status, 'published'), kind ? eq(posts.kind, kind) : undefined));
  return row?.id ?? null;
}

/** Whether this sender has not said these words under this article today; two at once wait for each other at the key. */
async function isNew(tx: Tx, ctx: Ctx, post: number, body: string): Promise<boolean> {
  const sender = ctx.actor.kind === 'user' ? actorName(ctx.actor) : networkHash(ctx.rt, 'comment', ctx.ip);
  const hash = keyedHash(ctx.rt, 'comment print', [post, sender, sameWords(body)].join('\n'));
  const made = await tx
    .insert(commentPrints)
    .values({ hash, day: tehranDay(ctx.now) })
    .onConflictDoNothing()
    .returning({ hash: commentPrints.hash });
  return made.length > 0;
}

function quotasOf(ctx: Ctx) {
  const network = `comment ${networkHash(ctx.rt, 'comment', ctx.ip)}`;
  const own = ctx.actor.kind === 'user' ? [`comment of ${actorName(ctx.actor)}`] : [];
  return [network, ...own].map((bucket) => ({ bucket, limits: COMMENT_LIMITS }));
}
