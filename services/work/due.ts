import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { can } from '#domain/access/can';
import { restingInquiryStates } from '#domain/inquiries/life-cycle';
import { restingOrderStates } from '#domain/orders/life-cycle';
import { closedTicketStates } from '#domain/warranty/ticket-life-cycles';
import { collectionOf, rightOf, workQueues, type WorkCollection, type WorkQueue } from '#domain/work/queues';
import { spanOf, workSpans, type WorkSpan } from '#domain/work/spans';
import type { Ctx } from '../context';

/** So many stand on the page; the lists have the rest. */
export const MOST_SHOWN = 60;

export type WorkItem = {
  queue: WorkQueue;
  collection: WorkCollection;
  id: number;
  key: string;
  code: string;
  kind: string | null;
  state: string;
  province: string | null;
  city: string | null;
  amountToman: number | null;
  dueAt: Date | null;
  ownerId: number | null;
  ownerName: string | null;
  version: number;
};
/** What one wants to see: all queues or one; everybody's work, one's own, nobody's, or a colleague's. */
export type WorkWish = { queue?: WorkQueue; owner?: 'nobody' | number };
export type Work = {
  spans: { span: WorkSpan; items: WorkItem[] }[];
  /** How many are open in each queue that one sees, and how many of them are late. */
  queues: { queue: WorkQueue; open: number; late: number }[];
  /** Whose they are: how many each has, nobody's under null. */
  owners: { id: number | null; name: string | null; open: number }[];
};

const words = (states: readonly string[]) => sql.raw(states.map((state) => `'${state}'`).join(', '));

/** The open work of each queue, as rows of one shape; by the indexes of what is open. */
function open(ctx: Ctx, queue: WorkQueue): SQL {
  switch (queue) {
    case 'calls':
      // A queued order is a call that somebody has to make; how often nobody picked up stands beside it.
      return sql`select 'calls', o.id, o.id::text, o.code, (select count(*) from order_events e where e.order_id = o.id and e.event = 'no-answer')::text, o.state::text, o.province, o.city, null::bigint, coalesce(d.due_at, o.due_at)
        from orders o left join deadlines d on d.subject = 'order:' || o.id and d.kind = 'orders.call' and d.closed_at is null where o.state = 'queued'`;
    case 'orders':
      return sql`select 'orders', o.id, o.id::text, o.code, null::text, o.state::text, o.province, o.city, null::bigint, o.due_at
        from orders o where o.state not in (${words(restingOrderStates)}) and o.state not in ('awaiting-payment', 'queued')`;
    case 'refunds':
      return sql`select 'refunds', o.id, r.id, o.code, null::text, r.state, null::text, null::text, r.amount_toman, d.due_at
        from refunds r join orders o on o.id = r.order_id
        left join deadlines d on d.subject = r.subject and d.closed_at is null and d.kind like '%.refund' where r.state <> 'done'`;
    case 'tickets':
      return sql`select 'tickets', t.id, t.id::text, t.code, t.kind::text, t.state::text, t.province, t.city, null::bigint, t.due_at
        from warranty_tickets t where t.state not in (${words(closedTicketStates)})`;
    case 'inquiries':
      return sql`select 'inquiries', i.id, i.id::text, i.code, i.kind::text, i.state::text, i.province, i.city, null::bigint, i.due_at
        from inquiries i where i.state not in (${words(restingInquiryStates)}) ${can(ctx.actor, 'admin.hiring.read') ? sql`` : sql`and i.kind <> 'hiring'`}`;
    case 'reviews':
      return sql`select 'reviews', v.id, v.id::text, l.title, null::text, v.state::text, null::text, null::text, null::bigint, v.due_at
        from reviews v left join products_locales l on l._parent_id = v.product_id and l._locale = ${ctx.lang} where v.state = 'waiting'`;
  }
}

/** What is due, by deadline, with its queue and owner: the desk at which staff land. [ADM-3] */
export async function workDue(ctx: Ctx, { queue, owner }: WorkWish): Promise<Work> {
  const seen = workQueues.filter((one) => can(ctx.actor, rightOf[collectionOf[one]]));
  if (seen.length === 0) return { spans: [], queues: [], owners: [] };
  const all = sql`(select w.*, c.staff_id as owner_id, s.name as owner_name, coalesce(c.version, 0) as version from (${sql.join(
    seen.map((one) => open(ctx, one)),
    sql` union all `,
  )}) w (queue, id, key, code, kind, state, province, city, amount, due_at) left join work_claims c on c.document_id = w.id and c.collection = case w.queue when 'refunds' then 'orders' when 'calls' then 'orders' when 'tickets' then 'warranty-tickets' else w.queue end
    left join staff s on s.id = c.staff_id)`;
  const ofQueue = queue ? sql`queue = ${queue}` : sql`true`;
  const ofOwner = owner === undefined ? sql`true` : owner === 'nobody' ? sql`owner_id is null` : sql`owner_id = ${owner}`;
  const { db } = ctx.rt;
  const [items, queues, owners] = await Promise.all([
    db.execute(sql`select * from ${all} x where ${ofQueue} and ${ofOwner} order by due_at asc nulls last, queue, id limit ${MOST_SHOWN}`),
    db.execute(
      sql`select queue, count(*)::int as open, count(*) filter (where due_at < ${ctx.now})::int as late from ${all} x where ${ofOwner} group by queue`,
    ),
    db.execute(sql`select owner_id as id, owner_name as name, count(*)::int as open from ${all} x where ${ofQueue} group by 1, 2 order by 2 nulls first`),
  ]);
  const found = (items.rows as unknown as Row[]).map(itemOf);
  const counts = queues.rows as unknown as Work['queues'];
  return {
    spans: workSpans
      .map((span) => ({ span, items: found.filter(({ dueAt }) => spanOf(dueAt, ctx.now) === span) }))
      .filter(({ items: some }) => some.length > 0),
    queues: seen.map((one) => counts.find((count) => count.queue === one) ?? { queue: one, open: 0, late: 0 }),
    owners: owners.rows as unknown as Work['owners'],
  };
}

type Row = {
  queue: WorkQueue;
  id: number;
  key: string;
  code: string | null;
  kind: string | null;
  state: string;
  province: string | null;
  city: string | null;
  amount: string | number | null;
  due_at: Date | string | null;
  owner_id: number | null;
  owner_name: string | null;
  version: number;
};

function itemOf(row: Row): WorkItem {
  return {
    queue: row.queue,
    collection: collectionOf[row.queue],
    id: row.id,
    key: `${row.queue}:${row.key}`,
    code: row.code ?? String(row.id),
    kind: row.kind,
    state: row.state,
    province: row.province,
    city: row.city,
    amountToman: row.amount === null ? null : Number(row.amount),
    dueAt: row.due_at === null ? null : new Date(row.due_at),
    ownerId: row.owner_id,
    ownerName: row.owner_name,
    version: row.version,
  };
}
