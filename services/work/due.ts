import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { dayNumber, startOfDay } from '#domain/calendars/day';
import { collectionOf, workQueues, type WorkCollection, type WorkQueue } from '#domain/work/nouns';
import { spanOf, workSpans, type WorkSpan } from '#domain/work/spans';
import type { Lang } from '../context';
import { clockOf } from '../deadlines/clock-of';
import { openWork, seenQueues } from './open-work';
import { service } from '../service';

/** So many stand on the page; the lists have the rest. */
export const MOST_SHOWN = 60;

export type WorkItem = {
  queue: WorkQueue;
  collection: WorkCollection;
  /** Its document in that list; none of a refund that is no order's. */
  id: number | null;
  key: string;
  code: string;
  /** Whom it is about. */
  who: string | null;
  /** The goods that it is about. */
  goods: { name: string; quantity: number }[];
  kind: string | null;
  /** Whether the buyer of its order wants it cancelled. */
  wished: boolean;
  /** Whether somebody wrote about it and waits for an answer. */
  written: boolean;
  state: string;
  province: string | null;
  city: string | null;
  amountToman: number | null;
  dueAt: Date | null;
  /** The clock by which it is due. */
  clock: string | null;
  ownerId: number | null;
  ownerName: string | null;
  /** The colleague who gave it, while its owner has not said that it was seen. */
  givenBy: string | null;
  version: number;
};
/** What one wants to see: all queues or one; everybody's work, one's own, nobody's, or a colleague's. */
export type WorkWish = { queue?: WorkQueue; owner?: 'nobody' | number };
export type WorkOwner = { id: number | null; name: string | null; open: number; late: number; next: Date | null };
export type Work = {
  spans: { span: WorkSpan; items: WorkItem[] }[];
  /** How many are open in each queue that one sees, and how many of them are late. */
  queues: { queue: WorkQueue; open: number; late: number }[];
  /** Whose they are: how many each has, nobody's under null. */
  owners: WorkOwner[];
};

/** What is due, by deadline, with its queue and owner: the desk at which staff land. [ADM-3] */
export const workDue = service(
  'admin.open',
  async (ctx, { queue, owner }: WorkWish): Promise<Work> => {
    const seen = seenQueues(ctx);
    if (seen.length === 0) return { spans: [], queues: [], owners: [] };
    const all = openWork(ctx, seen);
    const ofQueue = queue ? sql`queue = ${queue}` : sql`true`;
    const ofOwner = owner === undefined ? sql`true` : owner === 'nobody' ? sql`owner_id is null` : sql`owner_id = ${owner}`;
    const { db } = ctx.rt;
    const page = sql`select * from ${all} x where ${ofQueue} and ${ofOwner} order by due_at asc nulls last, queue, id limit ${MOST_SHOWN}`;
    const [items, queues, owners] = await Promise.all([
      db.execute(sql`with page as materialized (${page}) select p.*, ${about(ctx.lang)} from page p order by due_at asc nulls last, queue, id`),
      db.execute(
        sql`select queue, count(*)::int as open, count(*) filter (where due_at < ${ctx.now})::int as late from ${all} x where ${ofOwner} group by queue`,
      ),
      db.execute(
        sql`select owner_id as id, owner_name as name, count(*)::int as open, count(*) filter (where due_at < ${ctx.now})::int as late,
        min(due_at) filter (where due_at >= ${ctx.now}) as next from ${all} x where ${ofQueue} group by 1, 2 order by 2 nulls first`,
      ),
    ]);
    const found = (items.rows as unknown as Row[]).map(itemOf);
    const counts = queues.rows as unknown as Work['queues'];
    return {
      spans: workSpans
        .map((span) => ({ span, items: found.filter(({ dueAt }) => spanOf(dueAt, ctx.now) === span) }))
        .filter(({ items: some }) => some.length > 0),
      queues: seen.map((one) => counts.find((count) => count.queue === one) ?? { queue: one, open: 0, late: 0 }),
      owners: (owners.rows as unknown as WorkOwner[]).map((one) => ({ ...one, next: one.next === null ? null : new Date(one.next) })),
    };
  },
  () => ({ spans: [], queues: [], owners: [] }),
);

/** The piece of one's own or nobody's work that is due first, unless it is the one that is open: the way on from it. [ADM-3] */
export const nextDue = service(
  'admin.open',
  async (ctx, here: { collection: WorkCollection; id: number }): Promise<WorkItem | null> => {
    const seen = seenQueues(ctx);
    if (seen.length === 0 || ctx.actor.kind !== 'staff') return null;
    const page = sql`select * from ${openWork(ctx, seen)} x where id is not null and (owner_id is null or owner_id = ${ctx.actor.staffId})
      order by due_at asc nulls last, queue, id limit 1`;
    const { rows } = await ctx.rt.db.execute(sql`with page as materialized (${page}) select p.*, ${about(ctx.lang)} from page p`);
    const [first] = (rows as unknown as Row[]).map(itemOf);
    return first && (first.collection !== here.collection || first.id !== here.id) ? first : null;
  },
  () => null,
);

/** How much of what one sees is late, and how much is due by the end of today with that: of all, however little is shown. [ADM-3] */
export const dueByTonight = service(
  'admin.open',
  async (ctx): Promise<{ late: number; today: number }> => {
    const seen = seenQueues(ctx);
    if (seen.length === 0) return { late: 0, today: 0 };
    const ends = startOfDay(dayNumber(ctx.now) + 1);
    const { rows } = await ctx.rt.db.execute(
      sql`select count(*) filter (where due_at < ${ctx.now})::int as late, count(*) filter (where due_at <= ${ends})::int as today from ${openWork(ctx, seen)} x`,
    );
    return rows[0] as { late: number; today: number };
  },
  () => ({ late: 0, today: 0 }),
);

const goodsOfOrder = (lang: Lang) => {
  const name = sql.raw(lang === 'fa' ? 'name_fa' : 'name_en');
  return sql`(select json_agg(json_build_object('name', l.${name}, 'quantity', l.quantity) order by l.position) from order_lines l where l.order_id = p.id)`;
};
const one = (what: SQL) => sql`json_build_array(json_build_object('name', ${what}, 'quantity', 1))`;
const receiver = sql`coalesce(p.receiver, (select nullif(concat_ws(' ', u.first_name, u.last_name), '') from users u where u.id = p.user_id))`;

/** Whom the work of each queue is about, and with which goods: a queue that is forgotten here does not compile. */
const abouts: Readonly<Record<WorkQueue, { who: SQL; goods: (lang: Lang) => SQL }>> = {
  calls: { who: receiver, goods: goodsOfOrder },
  orders: { who: receiver, goods: goodsOfOrder },
  refunds: { who: receiver, goods: goodsOfOrder },
  tickets: {
    who: receiver,
    goods: (lang) => sql`(select ${one(sql`l.title`)} from warranty_tickets t join devices d on d.id = t.device_id
      join variants_locales l on l._parent_id = d.variant_id and l._locale = ${lang} where t.id = p.id)`,
  },
  claims: {
    who: receiver,
    goods: (lang) => sql`(select ${one(sql`l.title`)} from device_claims k join devices d on d.id = k.device_id
      join variants_locales l on l._parent_id = d.variant_id and l._locale = ${lang} where k.id = p.id)`,
  },
  // What is asked for is read on its own page alone.
  services: { who: sql`(select d.name from request_details d where d.request_id = p.id)`, goods: () => sql`null::json` },
  inquiries: {
    who: sql`(select d.name from inquiry_details d where d.inquiry_id = p.id)`,
    goods: (lang) =>
      sql`(select ${one(sql`l.title`)} from inquiries i join products_locales l on l._parent_id = i.product_id and l._locale = ${lang} where i.id = p.id)`,
  },
  reviews: { who: receiver, goods: () => one(sql`p.code`) },
  comments: { who: receiver, goods: () => one(sql`p.code`) },
  // What is asked is read on its own page alone.
  questions: { who: receiver, goods: () => sql`null::json` },
  answers: { who: receiver, goods: () => sql`null::json` },
};

/** What stands beside a piece of work; for the few that are shown. */
function about(lang: Lang): SQL {
  const by = (of: (queue: WorkQueue) => SQL) =>
    sql`case p.queue ${sql.join(
      workQueues.map((queue) => sql`when ${queue} then ${of(queue)}`),
      sql` `,
    )} end`;
  return sql`${by((queue) => abouts[queue].who)} as who, ${by((queue) => abouts[queue].goods(lang))} as goods,
    ${clockOf(sql`p.subject`, sql`p.due_at`)} as clock,
    (p.queue in ('calls', 'orders') and exists (select 1 from order_cancel_requests r where r.order_id = p.id and r.state = 'open')) as wished,
    (p.queue = 'services' and exists (select 1 from deadlines m where m.subject = p.subject and m.kind = 'services.message' and m.closed_at is null)) as written`;
}

type Row = {
  queue: WorkQueue;
  id: number | null;
  key: string;
  code: string | null;
  who: string | null;
  goods: { name: string; quantity: number }[] | null;
  kind: string | null;
  /** Whether the buyer of its order wants it cancelled. */
  wished: boolean;
  written: boolean;
  state: string;
  province: string | null;
  city: string | null;
  amount: string | number | null;
  due_at: Date | string | null;
  clock: string | null;
  owner_id: number | null;
  owner_name: string | null;
  given_by: string | null;
  version: number;
};

function itemOf(row: Row): WorkItem {
  return {
    queue: row.queue,
    collection: collectionOf(row.queue),
    id: row.id,
    key: `${row.queue}:${row.key}`,
    code: row.code ?? String(row.id ?? row.key),
    who: row.who,
    goods: row.goods ?? [],
    kind: row.kind,
    wished: row.wished,
    written: row.written,
    state: row.state,
    province: row.province,
    city: row.city,
    amountToman: row.amount === null ? null : Number(row.amount),
    dueAt: row.due_at === null ? null : new Date(row.due_at),
    clock: row.clock,
    ownerId: row.owner_id,
    ownerName: row.owner_name,
    givenBy: row.given_by,
    version: row.version,
  };
}
