import { and, eq, sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { NAME_FOLDS, type OrderSearch } from '#domain/orders/order-search';
import { restingOrderStates } from '#domain/orders/life-cycle';
import type { OrderState } from '#domain/orders/states';
import type { Db } from '../runtime';
import { orders } from '../store/schema.generated';
import { NO_DUE_TIME, writePlace, type OrderPlace, type OrderSorting } from './order-list-place';

/** So many orders stand on one page of the staff's list. */
export const STAFF_ORDERS_PER_PAGE = 25;

/** What staff have to do, all orders, or those in one state. */
export type OrdersShown = 'open' | 'all' | OrderState;

/** One way through the orders: which, and by what; all along one index. */
export type OrderWay = { by: OrderSorting; where: SQL | undefined; keys: SQL[]; descending?: true; beginning: string };

const unrested = sql`${orders.state} not in (${sql.raw(restingOrderStates.map((state) => `'${state}'`).join(', '))})`;
const dueKey = sql`coalesce(${orders.dueAt}, ${sql.raw(`'${NO_DUE_TIME}'`)}::timestamptz)`;
const keyOf: Record<OrderSearch['by'], SQL<string>> = {
  code: sql`${orders.code} collate "C"`,
  phone: sql`${orders.receiverPhone} collate "C"`,
  name: sql`translate(lower(${orders.receiverName} collate "C"), ${sql.raw(`'${NAME_FOLDS.from}', '${NAME_FOLDS.to}'`)})`,
};
/** Behind every other letter. */
const LAST = '\u{10FFFF}';

/** What rests is read newest first, what does not by its due time, without one last. [ADM-3] */
export function wayOf(show: OrdersShown): OrderWay {
  const newest = { by: 'newest', keys: [sql`${orders.id}`], descending: true, beginning: '' } as const;
  if (show === 'all') return { ...newest, keys: [...newest.keys], where: undefined };
  if ((restingOrderStates as readonly string[]).includes(show)) return { ...newest, keys: [...newest.keys], where: eq(orders.state, show as OrderState) };
  // That one open state does not rest the database finds by itself; said twice, it would expect fewer rows than there are.
  const where = show === 'open' ? and(unrested, sql`${orders.state} <> 'awaiting-payment'`) : eq(orders.state, show);
  return { by: 'due', where, keys: [dueKey, sql`${orders.id}`], beginning: '' };
}

/** What begins so, by the alphabet; one person's orders newest first. [ADM-3] */
export function wayOfSearch({ by, beginning }: OrderSearch): OrderWay {
  const key = keyOf[by];
  const where = and(sql`${key} >= ${beginning}`, sql`${key} < ${beginning + LAST}`);
  return { by, where, keys: by === 'code' ? [key] : [key, sql`(-${orders.id})`], beginning };
}

const columns = {
  id: orders.id,
  code: orders.code,
  placedAt: orders.placedAt,
  createdAt: orders.createdAt,
  state: orders.state,
  stateSince: orders.stateSince,
  dueAt: orders.dueAt,
  user: orders.user,
  receiverName: orders.receiverName,
  receiverPhone: orders.receiverPhone,
  nameKey: keyOf.name,
  province: orders.province,
  city: orders.city,
  itemCount: orders.itemCount,
  totalToman: orders.totalToman,
  paidToman: orders.paidToman,
};

async function read(db: Db, { keys, where, descending }: OrderWay, from: OrderPlace | null, back: boolean) {
  const down = back !== (descending === true);
  const beyond = from ? sql`(${sql.join(keys, sql`, `)}) ${sql.raw(down ? '<' : '>')} (${sql.join(valuesOf(from), sql`, `)})` : undefined;
  const found = await db
    .select(columns)
    .from(orders)
    .where(and(where, beyond))
    .orderBy(...keys.map((key) => sql`${key} ${sql.raw(down ? 'desc' : 'asc')}`))
    .limit(STAFF_ORDERS_PER_PAGE + 1);
  const rows = found.slice(0, STAFF_ORDERS_PER_PAGE);
  return { rows: back ? rows.reverse() : rows, more: found.length > STAFF_ORDERS_PER_PAGE };
}
export type OrderListed = Awaited<ReturnType<typeof read>>['rows'][number];
export type OrderPage = { rows: OrderListed[]; next: string | null; previous: string | null };

function valuesOf({ by, id, key }: OrderPlace): SQL[] {
  switch (by) {
    case 'newest':
      return [sql`${id}::int`];
    case 'code':
      return [sql`${key}`];
    case 'due':
      return [sql`${key}::timestamptz`, sql`${id}::int`];
    case 'phone':
    case 'name':
      return [sql`${key}`, sql`${-id}::int`];
  }
}

function keyIn(by: OrderSorting, row: OrderListed): string {
  switch (by) {
    case 'newest':
      return '';
    case 'due':
      return row.dueAt === null ? NO_DUE_TIME : new Date(row.dueAt).toISOString();
    case 'code':
      return row.code;
    case 'phone':
      return row.receiverPhone;
    case 'name':
      return row.nameKey;
  }
}

/** The page behind a place or before it, or the first; null where there is none any more. A page before that is not full is the first one. */
export async function orderPage(db: Db, way: OrderWay, from: OrderPlace | null, back = false): Promise<OrderPage | null> {
  const { rows, more } = await read(db, way, from, back);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || (back && rows.length < STAFF_ORDERS_PER_PAGE)) return null;
  const placeOf = (row: OrderListed) => writePlace({ by: way.by, id: row.id, key: keyIn(way.by, row) });
  return { rows, next: back || more ? placeOf(last) : null, previous: from && (!back || more) ? placeOf(first) : null };
}

/** How many are in each state that does not rest: those are few and have an index of their own; the others are not counted. [ADM-3] */
export async function openCounts(db: Db): Promise<Partial<Record<OrderState, number>>> {
  const found = await db
    .select({ state: orders.state, count: sql<number>`count(*)::int` })
    .from(orders)
    .where(unrested)
    .groupBy(orders.state);
  return Object.fromEntries(found.map(({ state, count }) => [state, count]));
}
