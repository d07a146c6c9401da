import { z } from 'zod';
import { commentFields, COMMENTS_PER_PAGE } from '#domain/comments/fields';
import type { ShownAnswer, ShownComment } from '#domain/comments/shown';
import { moderatedStates } from '#domain/content/moderated';
import { field, optional } from '#domain/fields';
import { ok, refuse } from '#domain/result';
import { articleComments } from '#services/comments/list';
import { myComments } from '#services/comments/mine';
import { writeComment } from '#services/comments/write';
import { call, type Call } from './call';
import { allTyped, typed } from './field';

const COMMENT = '/v2/comment';

const of = typed(field({ kind: 'code', least: 1, most: 120, about: 'The slug of an article or a piece of news', example: 'home-blood-pressure' }, ok<string>));
const after = typed(
  optional(
    field({ kind: 'code', least: 1, most: 40, about: `Where the next ${COMMENTS_PER_PAGE} begin, as \`next\` says`, example: '1795737188419.7' }, ok<string>),
  ),
);
const said = {
  id: z.int(),
  name: z.string(),
  body: z.string(),
  lang: z.enum(['fa', 'en']),
  writtenAt: z.iso.datetime(),
  edited: z.boolean().meta({ description: 'Whether staff have changed the text' }),
};
const answerSchema = z
  .strictObject({ ...said, byAuthor: z.boolean().meta({ description: 'By who wrote or reviewed the article, else by the editors' }) })
  .meta({ id: 'CommentAnswer' });
const commentSchema = z.strictObject({ ...said, answers: z.array(answerSchema) }).meta({ id: 'Comment' });
const next = z.string().nullable().meta({ description: 'Where the older ones begin' });

const dated = <T extends ShownAnswer | ShownComment>(one: T) => ({ ...one, writtenAt: one.writtenAt.toISOString() });

const list = call({
  name: 'comments',
  method: 'GET',
  at: [COMMENT],
  about: 'What readers say under an article, the newest first, each with its answers; only what staff have approved.',
  access: 'public',
  query: { of, after },
  data: z.strictObject({ count: z.int(), items: z.array(commentSchema), next }).meta({ id: 'Comments' }),
  refused: [404, 422],
  run: async (ctx, { query }) => {
    const found = await articleComments(ctx, query.of, query.after);
    if (!found) return refuse('content.page.unknown', undefined, { status: 404 });
    const items = found.comments.map((one) => ({ ...dated(one), answers: one.answers.map(dated) }));
    return { ok: true, value: { data: { count: found.count, items, next: found.next } } };
  },
});

const write = call({
  name: 'writeComment',
  method: 'POST',
  at: [COMMENT],
  about:
    'A comment under an article that stands in the asked language. It is shown after staff have approved it. The same words sent again the same day are one comment, so no key is needed. With an access token it is the account’s.',
  access: 'either',
  body: { type: 'application/json', fields: { of, ...allTyped(commentFields) } },
  data: z.strictObject({ state: z.literal('waiting') }).meta({ id: 'WrittenComment' }),
  refused: [404, 422, 429, 503],
  run: async (ctx, { body }) => {
    const done = await writeComment(ctx, { slug: body.of, name: body.name, body: body.body });
    return done.ok ? { ok: true, value: { data: { state: done.value.state }, message: 'common.success.comment-registered' } } : done;
  },
});

const mineSchema = z
  .strictObject({
    id: z.int(),
    of: z.string(),
    title: z.string(),
    body: z.string(),
    lang: z.enum(['fa', 'en']),
    state: z.enum(moderatedStates),
    reason: z.string().nullable().meta({ description: 'Why staff hid, changed or deleted it' }),
    writtenAt: z.iso.datetime(),
    dueAt: z.iso.datetime().nullable().meta({ description: 'By when staff read one that waits' }),
  })
  .meta({ id: 'MyComment' });

const mine = call({
  name: 'myComments',
  method: 'GET',
  at: [`${COMMENT}/mine`],
  about: 'One’s own comments with their state, the newest first.',
  access: 'user',
  query: { after },
  data: z.strictObject({ items: z.array(mineSchema), next }).meta({ id: 'MyComments' }),
  refused: [422],
  run: async (ctx, { query }) => {
    const found = await myComments(ctx, query.after);
    const items = found.comments.map(({ article, writtenAt, dueAt, ...one }) => ({
      ...one,
      of: article.slug,
      title: article.title,
      writtenAt: writtenAt.toISOString(),
      dueAt: dueAt?.toISOString() ?? null,
    }));
    return { ok: true, value: { data: { items, next: found.next } } };
  },
});

/** Readers’ comments as clients ask for them. [MAG-3, API-2: comments] */
export const commentCalls: readonly Call[] = [list, write, mine];
