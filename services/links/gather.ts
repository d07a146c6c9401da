import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { linksIn, linksInSections, type OutLink } from '#domain/articles/links-in';
import { allowedLink } from '#domain/articles/links';
import { readTree } from '#domain/articles/read-tree';
import { each } from '../each';
import type { Ctx, Lang } from '../context';
import type { Tx } from '../runtime';
import { commit } from '../store/commit';
import { linkPlaces, linkReads, links } from '../store/tables';

/** Lists whose texts are read for their links. */
export const linked = ['posts', 'lessons', 'pages', 'products'] as const;
export type Linked = (typeof linked)[number];

/** How many documents a round reads. */
const LOT = 50;
const MOST_WORDS = 160;
type Stale = { collection: Linked; ref: number; changedAt: string };
type Text = { lang: Lang; body: unknown };

const isShown: Readonly<Record<Linked, SQL>> = {
  posts: sql`d._status = 'published'`,
  pages: sql`d._status = 'published'`,
  products: sql`d._status = 'published'`,
  lessons: sql`exists (select from courses c where c.id = d.course_id and c.published)`,
};
const textsOf: Readonly<Record<Linked, (ref: number) => SQL>> = {
  posts: (ref) => sql`select _locale as lang, body from posts_locales where _parent_id = ${ref} and title is not null`,
  lessons: (ref) => sql`select _locale as lang, body from lessons_locales where _parent_id = ${ref}`,
  pages: (ref) => sql`select _locale as lang, sections as body from pages_locales where _parent_id = ${ref} and title is not null`,
  products: (ref) => sql`select _locale as lang, sections as body from products_locales where _parent_id = ${ref} and title is not null`,
};

/** Reads what was published or changed since the last round for its links, and forgets the links of what is gone. */
export async function gatherLinks(ctx: Ctx): Promise<number> {
  await forgetGone(ctx);
  const stale: Stale[] = [];
  for (const collection of linked) {
    const { rows } = await ctx.rt.db.execute<Omit<Stale, 'collection'>>(
      sql`select d.id as ref, d.updated_at::text as "changedAt" from ${sql.identifier(collection)} d left join link_reads r on r.collection = ${collection} and r.ref = d.id
        where ${isShown[collection]} and (r.read_to is null or r.read_to < d.updated_at) order by d.updated_at limit ${LOT}`,
    );
    stale.push(...rows.map((row) => ({ collection, ...row })));
  }
  await each(stale, (one) => readAgain(ctx, one));
  return stale.length;
}

async function readAgain(ctx: Ctx, { collection, ref, changedAt }: Stale): Promise<void> {
  await commit(ctx, async (tx) => {
    const places = await placesOf(tx, collection, ref);
    await tx.execute(sql`delete from link_places where collection = ${collection} and ref = ${ref}`);
    if (places.length > 0) {
      await tx
        .insert(links)
        .values(places.map(({ to }) => ({ url: to, nextAt: ctx.now })))
        .onConflictDoNothing();
      const rows = places.map(({ lang, to, words }) => ({ collection, ref, lang, url: to, words: words.slice(0, MOST_WORDS) }));
      await tx.insert(linkPlaces).values(rows).onConflictDoNothing();
    }
    const readTo = new Date(changedAt);
    await tx
      .insert(linkReads)
      .values({ collection, ref, readTo })
      .onConflictDoUpdate({ target: [linkReads.collection, linkReads.ref], set: { readTo } });
    return { value: null, audit: [] };
  });
}

async function placesOf(tx: Tx, collection: Linked, ref: number): Promise<(OutLink & { lang: Lang })[]> {
  const { rows } = await tx.execute<Text>(textsOf[collection](ref));
  const inTexts = rows.flatMap(({ lang, body }) => {
    if (collection === 'pages' || collection === 'products') return linksInSections(body).map((link) => ({ ...link, lang }));
    return linksIn(readTree(body)).map(({ to, words }) => ({ to: inLang(to, lang), words, lang }));
  });
  const first = rows.some(({ lang }) => lang === 'fa') ? 'fa' : rows[0]?.lang;
  const sources =
    collection === 'posts' && first
      ? (
          await tx.execute<{ to: string; words: string | null }>(
            sql`select url as to, title as words from posts_sources where _parent_id = ${ref} and url <> ''`,
          )
        ).rows
      : [];
  return [...inTexts, ...sources.map(({ to, words }) => ({ to, words: words ?? to, lang: first as Lang }))].filter(({ to }) => leadsSomewhere(to));
}

/** An article's link to a page of ours leads to that page in the reader's language, however it was typed. */
function inLang(to: string, lang: Lang): string {
  if (!to.startsWith('/') || to.startsWith('/media/')) return to;
  const bare = to.replace(/^\/en(?=[/?#]|$)/, '');
  return lang === 'en' ? `/en${bare === '/' ? '' : bare}` : bare || '/';
}

/** A place within the same page, a phone or a mailbox is no page that could be missing. */
function leadsSomewhere(to: string): boolean {
  return allowedLink(to) !== null && /^(?:\/|https:)/.test(to);
}

async function forgetGone(ctx: Ctx): Promise<void> {
  await commit(ctx, async (tx) => {
    for (const collection of linked) {
      const gone = sql`not exists (select from ${sql.identifier(collection)} d where d.id = ref and ${isShown[collection]})`;
      await tx.execute(sql`delete from link_places where collection = ${collection} and ${gone}`);
      await tx.execute(sql`delete from link_reads where collection = ${collection} and ${gone}`);
    }
    await tx.execute(sql`delete from links l where not exists (select from link_places p where p.url = l.url)`);
    return { value: null, audit: [] };
  });
}
