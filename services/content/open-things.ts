import { and, inArray, isNotNull, sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { readNamedPage } from '#domain/content/named-page';
import type { Section } from '#domain/content/sections';
import { audienceOf, solutionSlug } from '#domain/content/solutions';
import type { Ctx } from '../context';
import { pages, pages_locales, posts, posts_locales, products, products_locales } from '../store/schema.generated';
import { published } from './published';

/** Fields of a section that name a page. */
const NAMES = new Set(['page', 'primaryPage', 'secondaryPage', 'actionPage']);
/** What an editor's words may lead to and that may be taken back: by the page's name, the list that it is of. */
const lists = { product: 'product', demo: 'product', article: 'article', solution: 'solution' } as const;
type List = (typeof lists)[keyof typeof lists];
type Asked = { list: List; slug: string };

/** The sections without ways to products, articles and audiences that do not stand in the reader's language: a card for them is left out, other words stay. [PAGE-11] */
export async function withOpenThings(ctx: Ctx, sections: Section[]): Promise<Section[]> {
  const asked: Asked[] = [];
  mapNames(sections, (written) => {
    const one = askedOf(written);
    if (one) asked.push(one);
    return written;
  });
  if (asked.length === 0) return sections;
  const slugs = (list: List) => [...new Set(asked.filter((one) => one.list === list).map(({ slug }) => slug))];
  const found = await Promise.all([
    openProducts(ctx, slugs('product')),
    openArticles(ctx, slugs('article')),
    openPages(ctx, slugs('solution').map(solutionSlug)),
  ]);
  const open = new Set(found.flat());
  const isOpen = (written: string) => {
    const one = askedOf(written);
    return !one || open.has(keyOf(one));
  };
  return sections.flatMap((section): Section[] => {
    if (section.type !== 'cards') return [mapNames(section, (written) => (isOpen(written) ? written : undefined))];
    const items = section.items.filter(({ page }) => page === undefined || isOpen(page));
    return items.length > 0 ? [{ ...section, items }] : [];
  });
}

function askedOf(written: string): Asked | null {
  const named = readNamedPage(written);
  if (!named?.thing || !Object.hasOwn(lists, named.page)) return null;
  return { list: lists[named.page as keyof typeof lists], slug: named.thing };
}

const keyOf = ({ list, slug }: Asked) => `${list}:${slug}`;

/** The same value with each page name as `change` gives it back. */
function mapNames<T>(value: T, change: (written: string) => string | undefined, name = ''): T {
  if (typeof value === 'string') return (NAMES.has(name) ? change(value) : value) as T;
  if (Array.isArray(value)) return value.map((one) => mapNames(one, change)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapNames(one, change, key)])) as T;
}

async function openProducts(ctx: Ctx, slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const rows = await ctx.rt.db
    .select({ slug: products.slug })
    .from(products)
    .innerJoin(products_locales, published(products, products_locales, ctx.lang))
    .where(sql`${products.id} = any(array(${idsOf(sql`${products}`, slugs)}))`);
  return rows.map(({ slug }) => keyOf({ list: 'product', slug: slug ?? '' }));
}

async function openArticles(ctx: Ctx, slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const rows = await ctx.rt.db
    .select({ slug: posts.slug })
    .from(posts)
    .innerJoin(posts_locales, published(posts, posts_locales, ctx.lang))
    .where(and(sql`${posts.id} = any(array(${idsOf(sql`${posts}`, slugs)}))`, sql`${posts.kind} = 'article'`, isNotNull(posts_locales.shownFrom)));
  return rows.map(({ slug }) => keyOf({ list: 'article', slug: slug ?? '' }));
}

async function openPages(ctx: Ctx, slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const rows = await ctx.rt.db
    .select({ slug: pages.slug })
    .from(pages)
    .innerJoin(pages_locales, published(pages, pages_locales, ctx.lang))
    .where(inArray(pages.slug, [...slugs]));
  return rows.flatMap(({ slug }) => {
    const audience = audienceOf(slug ?? '');
    return audience === undefined ? [] : [keyOf({ list: 'solution', slug: audience })];
  });
}

/** Reads the ids first: a join with the slugs themselves would scan all rows. */
function idsOf(table: SQL, slugs: readonly string[]): SQL {
  return sql`select named.id from ${table} named where ${inArray(sql`named.slug`, [...slugs])}`;
}
