import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import type { Movable } from '#domain/content/moved';
import type { AddressFacts } from '#domain/content/page-address';
import type { Ctx, Lang } from '../context';

/** A document's name in its address as it is now, and what else its address is made of. */
export type Moved = { slug: string; facts: AddressFacts };
/** An old name; of a lesson with the number of its course, since each course names its own. */
export type OldName = { of: Movable; slug: string; within?: number };
type Row = { slug: string; kind: string | null };

/**
 * Where the document that had this name before stands now; null where there is none, or none in the reader's language.
 * An article and a piece of news share their names, so one that became the other is found too. [LANG-7]
 */
export async function movedTo(ctx: Ctx, { of, slug, within = 0 }: OldName): Promise<Moved | null> {
  if (slug.length > MOST_CHARACTERS) return null;
  const ref = sql`(select ref::int from redirects where collection = ${of} and within = ${within} and slug = ${slug})`;
  const { rows } = await ctx.rt.db.execute<Row>(
    of === 'posts'
      ? sql`select slug, kind::text from posts d where (slug = ${slug} or id = ${ref}) and ${shownOf[of](ctx.lang)} order by slug = ${slug} desc limit 1`
      : sql`select slug, null as kind from ${sql.identifier(of)} d where d.id = ${ref} and ${shownOf[of](ctx.lang)}`,
  );
  const [row] = rows;
  return row ? { slug: row.slug, facts: { kind: row.kind } } : null;
}

/** Whether a document with this name is shown in the reader's language now. */
export async function isShownAt(ctx: Ctx, of: Exclude<Movable, 'lessons'>, slug: string): Promise<boolean> {
  const { rows } = await ctx.rt.db.execute(sql`select from ${sql.identifier(of)} d where d.slug = ${slug} and ${shownOf[of](ctx.lang)}`);
  return rows.length > 0;
}

/** Longer than any name that was ever taken. */
const MOST_CHARACTERS = 200;

/** A course by its name, old or present: its number, and its present name. */
export async function courseNamed(ctx: Ctx, slug: string): Promise<{ id: number; slug: string } | null> {
  if (slug.length > MOST_CHARACTERS) return null;
  const { rows } = await ctx.rt.db.execute<{ id: number; slug: string }>(
    sql`select id, slug from courses where published and (slug = ${slug} or id = (select ref::int from redirects where collection = 'courses' and within = 0 and slug = ${slug})) order by slug = ${slug} desc limit 1`,
  );
  return rows[0] ?? null;
}

const always = (): SQL => sql`true`;
const published = (): SQL => sql`published`;
const versioned = (words: SQL) => (lang: Lang) =>
  sql`_status = 'published' and exists (select from ${words} w where w._parent_id = d.id and w._locale::text = ${lang} and w.title is not null)`;

/** Whether a page of each list is shown in a language. A post that is missing in one leads to its list by itself. */
const shownOf: Readonly<Record<Movable, (lang: Lang) => SQL>> = {
  posts: () => sql`_status = 'published'`,
  products: versioned(sql`products_locales`),
  pages: versioned(sql`pages_locales`),
  courses: published,
  centres: published,
  lessons: always,
  tags: always,
  topics: always,
  authors: always,
};
