import { sql, type SQL, type SQLWrapper } from '@payloadcms/db-postgres/drizzle';
import type { Db } from '../../runtime';
import { NO_DUE_TIME, readPlace, writePlace, type ListPlace, type ListSorting } from './place';

/** So many rows stand on one page of a list of the staff. */
export const ROWS_PER_PAGE = 25;

/** One query of a list: which rows of `t`, and in which order; or, for a search, the ids that it finds, newest first. */
export type ListWay = { by: ListSorting; where?: SQL | undefined; found?: (page: { beyond?: SQL | undefined; down: boolean; limit: number }) => SQL };
export type Listed = { id: number; sort_key: Date | string | null };
export type KeyPage<Row> = { rows: Row[]; next: string | null; previous: string | null };
type List = {
  /** The table that `t` is, what is shown of it, and what that is joined with, one row each. */ table: SQLWrapper;
  columns: SQL;
  joins: SQL;
  way: ListWay;
  /** Fewer rows than a page has, where a few are enough. */ most?: number | undefined;
};

const due = sql`coalesce(t.due_at, ${sql.raw(`'${NO_DUE_TIME}'`)}::timestamptz)`;
const keysOf: Record<ListSorting, { keys: SQL[]; descending: boolean; key: SQL }> = {
  due: { keys: [due, sql`t.id`], descending: false, key: sql`t.due_at` },
  newest: { keys: [sql`t.id`], descending: true, key: sql`null::timestamptz` },
  issued: { keys: [sql`t.issued_at`, sql`t.id`], descending: true, key: sql`t.issued_at` },
  placed: { keys: [sql`t.placed_at`, sql`t.id`], descending: true, key: sql`t.placed_at` },
};

function valuesOf({ by, id, key }: ListPlace): SQL[] {
  return by === 'newest' ? [sql`${id}::int`] : [sql`${key}::timestamptz`, sql`${id}::int`];
}

async function read<Row extends Listed>(db: Db, { table, columns, joins, way, most = ROWS_PER_PAGE }: List, place: ListPlace | null, back: boolean) {
  const { keys, descending, key } = keysOf[way.by];
  const down = back !== descending;
  const side = sql.raw(down ? '<' : '>');
  const limit = most + 1;
  const beyond = place ? sql`(${sql.join(keys, sql`, `)}) ${side} (${sql.join(valuesOf(place), sql`, `)})` : undefined;
  const found = way.found?.({ beyond: place ? sql`${side} ${place.id}::int` : undefined, down, limit });
  const conditions = [way.where, found ? undefined : beyond].filter((one) => one !== undefined);
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
  const order = sql.join(
    keys.map((one) => sql`${one} ${sql.raw(down ? 'desc' : 'asc')}`),
    sql`, `,
  );
  const source = found ? sql`${found} f cross join lateral (select x.* from ${table} x where x.id = f.id limit 1) t` : sql`${table} t`;
  // The page first, then what stands beside its few rows.
  const page = sql`select t.*, ${key} as sort_key from ${source} ${where} order by ${order} limit ${limit}`;
  const { rows: all } = await db.execute(sql`with page as materialized (${page}) select t.id, t.sort_key, ${columns} from page t ${joins} order by ${order}`);
  const rows = (all as unknown as Row[]).slice(0, most);
  return { rows: back ? rows.reverse() : rows, more: all.length > most };
}

function keyIn(by: ListSorting, { sort_key: key }: Listed): string {
  if (by === 'newest') return '';
  return key === null ? NO_DUE_TIME : new Date(key).toISOString();
}

async function pageAt<Row extends Listed>(db: Db, list: List, place: ListPlace | null, back = false): Promise<KeyPage<Row> | null> {
  const { rows, more } = await read<Row>(db, list, place, back);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || (back && rows.length < ROWS_PER_PAGE)) return null;
  const { by } = list.way;
  const placeOf = (row: Row) => writePlace({ by, id: row.id, key: keyIn(by, row) });
  return { rows, next: back || more ? placeOf(last) : null, previous: place && (!back || more) ? placeOf(first) : null };
}

/** Keyset pagination: the page behind a place or before it, or the first, read along an index, whatever the number of rows. A page before that is not full, or one of nothing, is the first one. [LIST-1] */
export async function keyPage<Row extends Listed>(
  db: Db,
  list: List,
  wish: { after?: string | undefined; before?: string | undefined },
): Promise<KeyPage<Row>> {
  const place = readPlace(wish.after ?? wish.before);
  const there = place?.by === list.way.by ? await pageAt<Row>(db, list, place, wish.after === undefined) : null;
  return there ?? (await pageAt<Row>(db, list, null)) ?? { rows: [], next: null, previous: null };
}
