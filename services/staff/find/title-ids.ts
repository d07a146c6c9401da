import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import type { Runtime } from '../../runtime';
import { foundPages, foundUnits } from './found-ids';
import { wordsQuery } from './words-query';

/** The most rows of a list that one search finds. */
const MOST_FOUND = 500;

const ids = (table: string, id: string, words: string) => (query: SQL) =>
  sql`select t.${sql.raw(id)} as id from ${sql.raw(table)} t where staff_words(${sql.raw(words)}) @@ ${query}`;
const titled = (table: string, title = 'title') => ids(`${table}_locales`, '_parent_id', `t.${title}`);

/** The lists that Payload reads, each with what its rows are found by; they are short, but for goods, which have indexes. */
const lists: Readonly<Record<string, (query: SQL) => SQL>> = {
  variants: (query) =>
    sql`select id from ${foundUnits(query)} u union select t.id from variants t where t.product_id in (select id from ${foundPages(query)} p)`,
  products: (query) => sql`select id from ${foundPages(query)} p`,
  kinds: titled('kinds'),
  features: titled('features'),
  posts: titled('posts'),
  pages: titled('pages'),
  manuals: titled('manuals'),
  centres: titled('centres'),
  doctors: titled('doctors'),
  'service-items': titled('service_items'),
  tags: titled('tags'),
  documents: titled('documents'),
  holidays: titled('holidays'),
  'sales-channels': titled('sales_channels'),
  'offer-templates': ids('offer_templates', 'id', 't.name'),
  'rental-units': ids('rental_units', 'id', 't.serial'),
  'search-terms': ids('search_terms', 'id', 't.name'),
  staff: ids('staff', 'id', `t.name || ' ' || t.email`),
  questions: ids('questions', 'id', `t.code || ' ' || t.title`),
  answers: ids('answers', 'id', `t.body || ' ' || coalesce(t.shown_name, '')`),
  reviews: ids('reviews', 'id', `t.body || ' ' || coalesce(t.shown_name, '')`),
  addresses: ids('addresses', 'id', `t.city || ' ' || t.receiver_name`),
};

/** Rows of an editors' list by any part of their title in either language, whatever its letters, digits and joints; null where there is nothing to look for. [ADM-3, LANG-4] */
export async function idsByTitle({ db }: Pick<Runtime, 'db'>, list: string, typed: string): Promise<number[] | null> {
  const query = wordsQuery(typed);
  const found = lists[list];
  if (!query || !found) return null;
  const { rows } = await db.execute(sql`select id from (${found(query)}) found order by id limit ${MOST_FOUND}`);
  return (rows as { id: number }[]).map(({ id }) => Number(id));
}
