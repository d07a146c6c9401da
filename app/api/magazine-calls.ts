import { z } from 'zod';
import { shownIn } from '#domain/articles/facts';
import { articleHtml } from '#domain/articles/to-html';
import type { Article, Reason } from '#domain/articles/article';
import { postCategories, postKinds, type PostTile } from '#domain/content/post-tile';
import type { Picture } from '#domain/content/picture';
import { code, oneOf, optional, text } from '#domain/fields';
import { refuse } from '#domain/result';
import { tilesOf } from '#services/content/tiles';
import type { Ctx } from '#services/context';
import { readArticle } from '#services/magazine/article';
import { listPosts } from '#services/magazine/list';
import { listTags, tagNamed } from '#services/magazine/named';
import { relatedPosts } from '#services/magazine/related';
import { searchMagazine } from '#services/magazine/search';
import { href } from '../routes';
import { call, type Call } from './call';
import { typed } from './field';
import { pageFields, rowsOf } from './list-page';

const moment = z.iso.datetime();
const named = z.strictObject({ slug: z.string(), title: z.string() });
const pictureSchema = z.strictObject({ url: z.url(), alt: z.string(), width: z.int(), height: z.int() });
/** An article in a list. */
export const tileSchema = z
  .strictObject({
    slug: z.string(),
    kind: z.enum(postKinds),
    category: z.enum(postCategories).nullable(),
    title: z.string(),
    summary: z.string(),
    minutes: z.int(),
    shownAt: moment,
    reviewed: z.boolean().meta({ description: 'Whether a reviewer stands behind it today' }),
    author: z.string().nullable(),
    cover: pictureSchema.nullable(),
    url: z.url(),
  })
  .meta({ id: 'Post' });
const similarSchema = tileSchema
  .extend({ why: z.enum(['chosen', 'topic', 'tag', 'newest']), of: z.string().nullable().meta({ description: 'The topic or tag that both have' }) })
  .meta({ id: 'SimilarPost' });
const person = z.strictObject({ slug: z.string(), name: z.string(), role: z.string() });
const articleSchema = tileSchema
  .omit({ author: true })
  .extend({
    authors: z.array(person),
    reviewer: person.nullable(),
    reviewedAt: moment.nullable(),
    reviewDueAt: moment.nullable(),
    changedAt: moment.nullable(),
    outdatedSince: moment.nullable().meta({ description: 'Since when the Persian words are newer than this translation' }),
    langs: z.array(z.enum(['fa', 'en'])).meta({ description: 'The languages in which it stands' }),
    tags: z.array(named),
    topics: z.array(named),
    sources: z.array(z.strictObject({ title: z.string(), publisher: z.string().nullable(), year: z.int().nullable(), url: z.string().nullable() })),
    blocks: z
      .array(z.looseObject({ kind: z.string() }))
      .meta({ description: 'Its body, block by block: paragraph, heading, list, quote, callout, figure, table, device, tool, recording, made-signal' }),
    html: z.string().meta({ description: 'The same as plain HTML, without classes and scripts' }),
  })
  .meta({ id: 'Article' });

const slug = typed(code({ area: 'api.slug', max: 120, about: 'Its part of the address', example: 'measure-blood-pressure-at-home' }));
const unknown = refuse('content.page.unknown', undefined, { status: 404 });

function pictureData(ctx: Ctx, picture: Picture | null | undefined): z.infer<typeof pictureSchema> | null {
  const whole = picture?.copies.at(-1);
  return picture && whole ? { url: ctx.rt.settings.publicUrl + whole.address, alt: picture.alt, width: picture.width, height: picture.height } : null;
}

function headOf(ctx: Ctx, post: Omit<PostTile, 'author'>) {
  const { slug: name, kind, category, title, summary, minutes, shownFrom, reviewed, cover } = post;
  return {
    ...{ slug: name, kind, category, title, summary, minutes, reviewed },
    shownAt: shownFrom.toISOString(),
    cover: pictureData(ctx, cover),
    url: ctx.rt.settings.publicUrl + href(ctx.lang, kind === 'news' ? 'newsItem' : 'article', { slug: name }),
  };
}

/** The same, filled. */
export const tileData = (ctx: Ctx, post: PostTile): z.infer<typeof tileSchema> => ({ ...headOf(ctx, post), author: post.author });
const reasonData = (reason: Reason) => ({ why: reason.why, of: 'name' in reason ? reason.name : null });
const at = (moment: Date | null) => moment?.toISOString() ?? null;

async function articleData(ctx: Ctx, article: Article): Promise<z.infer<typeof articleSchema>> {
  const { publicUrl: origin } = ctx.rt.settings;
  const products = await tilesOf(ctx, { ids: shownIn(article.tree).products });
  const personOf = ({ slug: name, title, role }: Article['authors'][number]) => ({ slug: name, name: title, role });
  return {
    ...headOf(ctx, article),
    authors: article.authors.map(personOf),
    reviewer: article.reviewer && personOf(article.reviewer),
    ...{ reviewedAt: at(article.reviewedAt), reviewDueAt: at(article.reviewDueAt), changedAt: at(article.changedAt), outdatedSince: at(article.outdatedSince) },
    ...{ langs: article.langs, tags: article.tags, topics: article.topics, sources: article.sources },
    blocks: article.tree.map((block) => {
      if (block.kind === 'figure') return { kind: block.kind, caption: block.caption, picture: pictureData(ctx, article.pictures[block.picture]) };
      if (block.kind === 'device') return { kind: block.kind, product: products.find(({ id }) => id === block.product)?.slug ?? null };
      return { ...block };
    }),
    html: articleHtml(article.tree, { pictures: article.pictures, origin }),
  };
}

/** An article or a piece of news of that name, in the caller's language. */
async function found(ctx: Ctx, name: string) {
  const article = await readArticle(ctx, 'article', name);
  return article.ok ? article : readArticle(ctx, 'news', name);
}

/** The magazine as clients ask for it. [API-2: tags, posts, similar] */
export const magazineCalls: readonly Call[] = [
  call({
    name: 'tags',
    method: 'GET',
    at: ['/v2/mag/tag'],
    about: 'Tags that articles of this language stand under, with how many; those with most first.',
    access: 'public',
    data: z.array(named.extend({ count: z.int() })),
    refused: [],
    run: async (ctx) => ({ ok: true, value: { data: (await listTags(ctx)).map(({ slug: name, title, count }) => ({ slug: name, title, count })) } }),
  }),
  call({
    name: 'posts',
    method: 'GET',
    at: ['/v2/mag/post'],
    about: 'Articles or news, the newest first, a page at a time; with `q` what is found by these words, the best first and on one page.',
    access: 'public',
    query: {
      kind: typed(optional(oneOf(postKinds, 'api.choice', { about: 'Articles where it is left out', example: 'article' }))),
      category: typed(optional(oneOf(postCategories, 'api.choice', { about: 'A category of articles', example: 'public' }))),
      tag: typed(optional(code({ area: 'api.slug', max: 120, about: 'A tag, by its part of the address', example: 'blood-pressure' }))),
      q: typed(optional(text({ area: 'api.words', max: 100, about: 'Words to look for, in articles alone', example: 'فشار خون' }))),
      ...pageFields,
    },
    data: z.strictObject({ items: z.array(tileSchema), next: z.string().nullable() }),
    refused: [404, 422],
    run: async (ctx, { query }) => {
      const { kind, category, tag: name, q, after } = query;
      if (q)
        return { ok: true, value: { data: { items: (await searchMagazine(ctx, q)).slice(0, rowsOf(query)).map((one) => tileData(ctx, one)), next: null } } };
      const tag = name ? await tagNamed(ctx, name) : null;
      if (tag && !tag.ok) return { ...tag, field: 'tag' };
      const more = { ...(category ? { category } : {}), ...(tag ? { tag: tag.value.id } : {}) };
      const { posts, next } = await listPosts(ctx, { kind: kind ?? 'article', ...more, after, most: rowsOf(query) });
      return { ok: true, value: { data: { items: posts.map((one) => tileData(ctx, one)), next } } };
    },
  }),
  call({
    name: 'post',
    method: 'GET',
    at: ['/v2/mag/post/{slug}'],
    about: 'An article or a piece of news with its people, sources and body; where this language has none, 404.',
    access: 'public',
    path: { slug },
    data: articleSchema,
    refused: [404],
    run: async (ctx, { path }) => {
      const article = await found(ctx, path.slug);
      return article.ok ? { ok: true, value: { data: await articleData(ctx, article.value) } } : unknown;
    },
  }),
  call({
    name: 'similarPosts',
    method: 'GET',
    at: ['/v2/mag/post/{slug}/similar'],
    about: 'What to read next, each with why; nothing whose review has run out.',
    access: 'public',
    path: { slug },
    data: z.array(similarSchema),
    refused: [404],
    run: async (ctx, { path }) => {
      const article = await found(ctx, path.slug);
      if (!article.ok) return unknown;
      const related = await relatedPosts(ctx, article.value);
      return { ok: true, value: { data: related.map((one) => ({ ...tileData(ctx, one), ...reasonData(one.reason) })) } };
    },
  }),
];
