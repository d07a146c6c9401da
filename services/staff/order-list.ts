import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { dayEnd, dayStart } from '#domain/calendars/day';
import { rests } from '#domain/work/nouns';
import type { OrderState } from '#domain/orders/states';
import { clockOf } from '../deadlines/clock-of';
import { unrested } from '../work/states';
import type { Lang } from '../context';
import type { Db } from '../runtime';
import { foundOrders, foundUnits } from './find/found-ids';
import { wordsQuery } from './find/words-query';
import { keyPage, type Listed, type ListWay } from './lists/key-page';
import { noteReading } from './note-reading';
import { service } from '../service';

/** What staff have to do, all orders, those whose buyer wants them cancelled, or those in one state. */
export type OrdersShown = 'open' | 'all' | 'wished' | OrderState;
/** Whose work: a colleague's, or nobody's. */
export type OwnerWish = number | 'nobody';
/** What the address asks for: a search looks in all orders, whatever else is asked; days are Tehran's, as 2026-11-22; a place is where a page begins or ends. */
export type OrderListWish = {
  show: OrdersShown;
  search: string;
  owner?: OwnerWish | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** Words of what was bought, or its code: any unit of that name. */ goods?: string | undefined;
  after?: string | undefined;
  before?: string | undefined;
  /** Fewer rows than a page has. */
  most?: number;
};

type Person = { name: string; phone: string };
/** A row of the staff's list. [ORD-10] */
export type StaffOrderRow = {
  id: number;
  code: string;
  madeAt: Date;
  state: OrderState;
  since: Date;
  dueAt: Date | null;
  /** The clock by which it is due. */
  clock: string | null;
  receiver: Person;
  buyer: Person;
  province: string;
  city: string;
  /** What was bought, in the reader's language. */
  goods: { name: string; quantity: number }[];
  itemCount: number;
  totalToman: number;
  paidToman: number;
  owner: { id: number | null; name: string | null; version: number };
  /** Until when its buyer is being asked. */
  askedUntil: Date | null;
  /** Whether its buyer wants it cancelled and nobody has answered. */
  wished: boolean;
};
export type StaffOrderList = {
  rows: StaffOrderRow[];
  /** How many orders are in each open state. */ counts: Partial<Record<OrderState, number>>;
  /** How many buyers wait for an answer to their wish to cancel. */ wished: number;
  next: string | null;
  previous: string | null;
};

type Row = Listed & {
  code: string;
  made_at: Date;
  state: OrderState;
  state_since: Date;
  due_at: Date | null;
  clock: string | null;
  receiver_name: string;
  receiver_phone: string;
  buyer_name: string | null;
  buyer_phone: string | null;
  province: string;
  city: string;
  goods: { name: string; quantity: number }[] | null;
  item_count: string | number;
  total_toman: string | number;
  paid_toman: string | number;
  owner_id: number | null;
  owner_name: string | null;
  version: number | null;
  asked_until: Date | null;
  wished: boolean;
};

const columns = (
  lang: Lang,
) => sql`t.code, coalesce(t.placed_at, t.created_at) as made_at, t.state::text, t.state_since, t.due_at, t.receiver_name, t.receiver_phone,
  b.phone as buyer_phone, nullif(concat_ws(' ', b.first_name, b.last_name), '') as buyer_name, t.province, t.city, t.item_count, t.total_toman, t.paid_toman,
  (select json_agg(json_build_object('name', l.${sql.raw(lang === 'fa' ? 'name_fa' : 'name_en')}, 'quantity', l.quantity) order by l.position) from order_lines l where l.order_id = t.id) as goods,
  ${clockOf(sql`'order:' || t.id`, sql`t.due_at`)} as clock, c.staff_id as owner_id, s.name as owner_name, c.version,
  (select max(q.agree_by) from order_proposals q where q.order_id = t.id and q.state = 'open') as asked_until,
  exists (select 1 from order_cancel_requests r where r.order_id = t.id and r.state = 'open') as wished`;
const joins = sql`left join lateral (select u.phone, u.first_name, u.last_name from users u where u.id = t.user_id limit 1) b on true
  left join lateral (select w.staff_id, w.version from work_claims w where w.collection = 'orders' and w.document_id = t.id limit 1) c on true
  left join lateral (select p.name from staff p where p.id = c.staff_id limit 1) s on true`;

const open = unrested('order', sql`t.state`);

/** Orders whose buyer wants to cancel: few at a time, with an index of their own. */
const wished = sql`t.id in (select r.order_id from order_cancel_requests r where r.state = 'open')`;

/** A page of orders for staff, on from where the address says, along an index whatever their number; who read it stands in the audit. [ADM-1, ADM-3, ORD-10, ROLE-5] */
export const staffOrderList = service(
  'admin.orders.read',
  async (ctx, wish: OrderListWish): Promise<StaffOrderList> => {
    const { db } = ctx.rt;
    const units = wish.goods === undefined || wish.search !== '' ? undefined : await unitsNamed(db, wish.goods);
    const way = wayOf(wish, units);
    const [page, counts, wishes] = await Promise.all([
      way ? keyPage<Row>(db, { table: sql`orders`, columns: columns(ctx.lang), joins, way, most: wish.most }, wish) : null,
      openCounts(db),
      db.execute<{ count: number }>(sql`select count(*)::int as count from order_cancel_requests where state = 'open'`),
    ]);
    const rows = (page?.rows ?? []).map(rowOf);
    await noteReading(ctx, { of: 'orders', ids: rows.map(({ id }) => id), how: 'listed' });
    return { rows, counts, wished: wishes.rows[0]?.count ?? 0, next: page?.next ?? null, previous: page?.previous ?? null };
  },
  () => ({ rows: [], counts: {}, wished: 0, next: null, previous: null }),
);

/** The order of a list: finished orders newest first, open ones by due time, a range of days by when the order was placed, a search newest first. [ADM-3] */
function wayOf({ show, search, owner, from: first, to: last }: OrderListWish, units: readonly number[] | undefined): ListWay | null {
  if (search !== '') {
    const query = wordsQuery(search);
    return query && { by: 'newest', found: (page) => foundOrders(query, page) };
  }
  if (units?.length === 0) return null;
  if (units && show === 'all' && owner === undefined && first === undefined && last === undefined) {
    return { by: 'newest', found: (page) => ordersWith(units, page) };
  }
  const resting = rests('orders', show);
  const days = first !== undefined || last !== undefined;
  const where = [
    // That one open state does not rest the database finds by itself; said twice, it would expect fewer rows than there are.
    show === 'all' ? undefined : show === 'open' ? sql`${open} and t.state <> 'awaiting-payment'` : show === 'wished' ? wished : sql`t.state = ${show}`,
    owner === undefined
      ? undefined
      : owner === 'nobody'
        ? sql`not ${owned()}`
        : sql`t.id in (select w.document_id from work_claims w where w.collection = 'orders' and w.staff_id = ${owner})`,
    first === undefined ? undefined : sql`t.placed_at >= ${dayStart(first)}`,
    last === undefined ? undefined : sql`t.placed_at < ${dayEnd(last)}`,
    units && sql`exists (select 1 from order_lines p where p.order_id = t.id and p.variant_id = any(${asArray(units)}))`,
  ].filter((one): one is SQL => one !== undefined);
  const all = where.length > 0 ? sql.join(where, sql` and `) : undefined;
  return { by: days && (show === 'all' || resting) ? 'placed' : show === 'all' || resting ? 'newest' : 'due', where: all };
}

/** The units that are named so, or have that code: few enough to look for each. */
async function unitsNamed(db: Db, typed: string): Promise<number[]> {
  const query = wordsQuery(typed);
  if (!query) return [];
  const { rows } = await db.execute<{ id: number }>(sql`select id from ${foundUnits(query)} found`);
  return rows.map(({ id }) => Number(id));
}

const asArray = (ids: readonly number[]) => sql.raw(`'{${ids.join(',')}}'::int[]`);

/** All orders with one of these units in them, by the index of what was bought: of each unit no more than a page. */
function ordersWith(units: readonly number[], { beyond, down, limit }: { beyond?: SQL | undefined; down: boolean; limit: number }): SQL {
  const ends = sql.raw(`order by 1 ${down ? 'desc' : 'asc'} limit ${limit}`);
  return sql`(select distinct k.id from unnest(${asArray(units)}) v (id) cross join lateral (
    select distinct p.order_id as id from order_lines p where p.variant_id = v.id ${beyond ? sql`and p.order_id ${beyond}` : sql``} ${ends}) k ${ends})`;
}

const owned = () => sql`exists (select 1 from work_claims w where w.collection = 'orders' and w.document_id = t.id and w.staff_id is not null)`;

function rowOf(row: Row): StaffOrderRow {
  return {
    ...{ id: row.id, code: row.code, state: row.state, province: row.province, city: row.city, goods: row.goods ?? [] },
    itemCount: Number(row.item_count),
    totalToman: Number(row.total_toman),
    paidToman: Number(row.paid_toman),
    madeAt: new Date(row.made_at),
    since: new Date(row.state_since),
    dueAt: row.due_at === null ? null : new Date(row.due_at),
    clock: row.clock,
    receiver: { name: row.receiver_name, phone: row.receiver_phone },
    buyer: { name: row.buyer_name ?? '', phone: row.buyer_phone ?? '' },
    owner: { id: row.owner_id, name: row.owner_name, version: row.version ?? 0 },
    wished: row.wished,
    askedUntil: row.asked_until === null ? null : new Date(row.asked_until),
  };
}

/** Counts the orders in each open state: those are few and have an index of their own; the others are not counted. [ADM-3] */
async function openCounts(db: Db): Promise<Partial<Record<OrderState, number>>> {
  const { rows } = await db.execute(sql`select t.state::text, count(*)::int as count from orders t where ${open} group by t.state`);
  return Object.fromEntries((rows as unknown as { state: OrderState; count: number }[]).map(({ state, count }) => [state, count]));
}
