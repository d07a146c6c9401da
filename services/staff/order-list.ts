import { inArray } from '@payloadcms/db-postgres/drizzle';
import { readOrderSearch } from '#domain/orders/order-search';
import type { OrderState } from '#domain/orders/states';
import type { Ctx } from '../context';
import type { Db } from '../runtime';
import { users } from '../store/schema.generated';
import { noteReading } from './note-reading';
import { openCounts, orderPage, wayOf, wayOfSearch, type OrderListed, type OrderPage, type OrdersShown, type OrderWay } from './order-list-page';
import { readPlace, type OrderPlace } from './order-list-place';

/** What the address asks for: a search looks in all orders, whatever is shown; a place is where a page begins or ends. */
export type OrderListWish = { show: OrdersShown; search: string; after?: string | undefined; before?: string | undefined };

type Person = { name: string; phone: string };
/** A row of the staff's list. [ORD-10] */
export type StaffOrderRow = {
  id: number;
  code: string;
  madeAt: Date;
  state: OrderState;
  since: Date;
  dueAt: Date | null;
  receiver: Person;
  buyer: Person;
  province: string;
  city: string;
  itemCount: number;
  totalToman: number;
  paidToman: number;
};
export type StaffOrderList = {
  rows: StaffOrderRow[];
  /** How many are in each state that does not rest. */ counts: Partial<Record<OrderState, number>>;
  next: string | null;
  previous: string | null;
};

/** A page of orders for staff, on from where the address says, along an index whatever their number; who read it stands in the audit. [ADM-1, ADM-3, ORD-10, ROLE-5] */
export async function staffOrderList(ctx: Ctx, { show, search, after, before }: OrderListWish): Promise<StaffOrderList> {
  const { db } = ctx.rt;
  const ways = search === '' ? [wayOf(show)] : readOrderSearch(search).map(wayOfSearch);
  const [page, counts] = await Promise.all([find(db, ways, readPlace(after ?? before), after === undefined), openCounts(db)]);
  const buyers = await buyersOf(db, page.rows);
  const rows = page.rows.map((row) => rowOf(row, buyers.get(row.user)));
  await noteReading(ctx, { of: 'orders', ids: rows.map(({ id }) => id), how: 'listed' });
  return { rows, counts, next: page.next, previous: page.previous };
}

/** A place belongs to one of the ways that a search may mean; without one, the first way that leads to anything. */
async function find(db: Db, ways: readonly OrderWay[], place: OrderPlace | null, back: boolean): Promise<OrderPage> {
  const own = place && ways.find(({ by, beginning }) => by === place.by && place.key.startsWith(beginning));
  const there = own ? await orderPage(db, own, place, back) : null;
  if (there) return there;
  for (const way of own ? [own] : ways) {
    const first = await orderPage(db, way, null);
    if (first) return first;
  }
  return { rows: [], next: null, previous: null };
}

async function buyersOf(db: Db, rows: readonly OrderListed[]): Promise<Map<number, Person>> {
  if (rows.length === 0) return new Map();
  const found = await db
    .select({ id: users.id, phone: users.phone, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, [...new Set(rows.map(({ user }) => user))]));
  return new Map(found.map(({ id, phone, firstName, lastName }) => [id, { phone, name: [firstName, lastName].filter(Boolean).join(' ') }]));
}

function rowOf(row: OrderListed, buyer: Person = { name: '', phone: '' }): StaffOrderRow {
  const { id, code, state, province, city, itemCount, totalToman, paidToman } = row;
  return {
    ...{ id, code, state, province, city, itemCount, totalToman, paidToman, buyer },
    madeAt: new Date(row.placedAt ?? row.createdAt),
    since: new Date(row.stateSince),
    dueAt: row.dueAt === null ? null : new Date(row.dueAt),
    receiver: { name: row.receiverName, phone: row.receiverPhone },
  };
}
