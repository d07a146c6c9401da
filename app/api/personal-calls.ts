import { z } from 'zod';
import { recordTypes } from '#domain/records/types/all';
import { code, oneOf } from '#domain/fields';
import { ok, refuse } from '#domain/result';
import { followTopic, setArticleAside } from '#services/magazine/personal/choose';
import { chosenTopics, personalArticles, type PersonalTile } from '#services/magazine/personal/list';
import { publishedPost } from '#services/magazine/numbered';
import { listTopics } from '#services/magazine/topics';
import { call, type Call } from './call';
import { typed } from './field';
import { pageFields, rowsOf } from './list-page';
import { tileData, tileSchema } from './magazine-calls';

const slug = typed(code({ area: 'api.slug', max: 120, about: 'Its part of the address', example: 'blood-pressure' }));
const yesOrNo = (about: string) => typed(oneOf(['yes', 'no'], 'api.choice', { about, example: 'yes' }));
const types = z.enum(recordTypes.map(({ code: type }) => type));
const personalSchema = tileSchema
  .extend({ why: z.enum(['follow', 'records', 'newest']), of: z.string().nullable().meta({ description: 'The followed topic, or the type of readings' }) })
  .meta({ id: 'PersonalPost' });
const topicSchema = z
  .strictObject({
    slug: z.string(),
    title: z.string(),
    under: z.string().nullable().meta({ description: 'The topic under which it stands' }),
    recordTypes: z.array(types).meta({ description: 'The types of readings that lead to it, where the account has switched that on' }),
    followed: z.boolean(),
  })
  .meta({ id: 'Topic' });

const ofReason = (reason: PersonalTile['reason']) => (reason.why === 'follow' ? reason.name : reason.why === 'records' ? reason.type : null);

/** Articles for an account and what they are chosen by. Whether its file of health helps is switched on the website alone, beside what that means. [MAG-4, API-2: personal] */
export const personalCalls: readonly Call[] = [
  call({
    name: 'personalPosts',
    method: 'GET',
    at: ['/v2/mag/personal'],
    about: 'Articles for the account, the newest first, each with why; nothing that it set aside or whose review has run out.',
    access: 'user',
    query: pageFields,
    data: z.strictObject({ items: z.array(personalSchema), next: z.string().nullable() }),
    refused: [422],
    run: async (ctx, { query }) => {
      const { posts, next } = await personalArticles(ctx, { after: query.after, most: rowsOf(query) });
      return ok({ data: { items: posts.map((one) => ({ ...tileData(ctx, one), why: one.reason.why, of: ofReason(one.reason) })), next } });
    },
  }),
  call({
    name: 'topics',
    method: 'GET',
    at: ['/v2/mag/topic'],
    about: 'The magazine’s topics, and which of them the account follows.',
    access: 'user',
    data: z.array(topicSchema),
    refused: [],
    run: async (ctx) => {
      const topics = await chosenTopics(ctx);
      const data = topics.map(({ slug: name, title, parent, recordTypes: own, followed }) => ({
        ...{ slug: name, title, followed },
        under: topics.find(({ id }) => id === parent)?.slug ?? null,
        recordTypes: own,
      }));
      return ok({ data });
    },
  }),
  call({
    name: 'followTopic',
    method: 'PUT',
    at: ['/v2/mag/topic/{slug}'],
    about: 'Follows a topic, or no longer; done twice it is done once.',
    access: 'user',
    path: { slug },
    body: { type: 'application/json', fields: { follow: yesOrNo('Whether it is followed') } },
    data: z.strictObject({ followed: z.boolean() }),
    refused: [404, 422, 503],
    run: async (ctx, { path, body }) => {
      const topic = (await listTopics(ctx)).find((one) => one.slug === path.slug);
      if (!topic) return refuse('magazine.topic.gone', undefined, { status: 404 });
      const done = await followTopic(ctx, { id: topic.id, on: body.follow === 'yes' });
      return done.ok ? ok({ data: { followed: done.value.on } }) : done;
    },
  }),
  call({
    name: 'setPostAside',
    method: 'PUT',
    at: ['/v2/mag/personal/{slug}'],
    about: 'Says that the account is not interested in an article, or takes it back; done twice it is done once.',
    access: 'user',
    path: { slug },
    body: { type: 'application/json', fields: { interested: yesOrNo('`no` sets it aside, `yes` brings it back') } },
    data: z.strictObject({ interested: z.boolean() }),
    refused: [404, 422, 503],
    run: async (ctx, { path, body }) => {
      const id = await publishedPost(ctx, path.slug);
      if (id === null) return refuse('magazine.article.gone', undefined, { status: 404 });
      const done = await setArticleAside(ctx, { id, on: body.interested === 'no' });
      return done.ok ? ok({ data: { interested: !done.value.on } }) : done;
    },
  }),
];
