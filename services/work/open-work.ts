import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { can } from '#domain/access/can';
import { collectionOf, nounOfQueue, rightOf, workQueues, type WorkQueue } from '#domain/work/nouns';
import type { Ctx } from '../context';
import { waitsIn } from './states';

/** The list in which the work of a row's queue lies. */
const listOf = sql.raw(`case w.queue ${workQueues.map((queue) => `when '${queue}' then '${collectionOf(queue)}'`).join(' ')} end`);

/** What the promises of a thing in a queue call it. */
const called = (queue: WorkQueue, id: SQL) => sql`${sql.raw(`'${nounOfQueue(queue)}:'`)} || ${id}`;

const messageWaits = sql`d.kind = 'services.message' and d.closed_at is null`;
const requestColumns = (queue: WorkQueue, dueAt: SQL) =>
  sql`select 'services', q.id, q.id::text, q.code, q.service, q.state::text, null::text, q.city, q.total_toman::bigint, null::text, q.user_id, ${dueAt}, ${called(queue, sql`q.id`)}`;

/** The open work of each queue, as rows of one shape; by the indexes of what is open. */
function open(ctx: Ctx, queue: WorkQueue): SQL {
  switch (queue) {
    case 'calls':
      // A queued order is a call that somebody has to make; how often nobody picked up stands beside it.
      return sql`select 'calls', o.id, o.id::text, o.code, (select count(*) from events e where e.subject = 'order:' || o.id and e.event = 'no-answer')::text, o.state::text, o.province, o.city, o.total_toman::bigint, o.receiver_name, o.user_id, coalesce(d.due_at, o.due_at), ${called(queue, sql`o.id`)}
        from orders o left join deadlines d on d.subject = 'order:' || o.id and d.kind = 'orders.call' and d.closed_at is null where ${waitsIn(queue, sql`o.state`)}`;
    case 'orders':
      // An order whose buyer is being asked says so.
      return sql`select 'orders', o.id, o.id::text, o.code, (select 'asked' from order_proposals p where p.order_id = o.id and p.state = 'open'), o.state::text, o.province, o.city, o.total_toman::bigint, o.receiver_name, o.user_id, o.due_at, ${called(queue, sql`o.id`)}
        from orders o where ${waitsIn(queue, sql`o.state`)}`;
    case 'refunds':
      // Of whatever was paid for: an order's is worked on in the order, any other has a page of its own.
      return sql`select 'refunds', o.id, r.id, y.code, null::text, r.state, null::text, null::text, r.amount_toman, o.receiver_name, r.user_id, d.due_at, r.subject
        from refunds r join payables y on y.id = r.payable_id left join orders o on 'order:' || o.id::text = y.id
        left join deadlines d on d.subject = r.subject and d.closed_at is null and d.kind like '%.refund' where ${waitsIn(queue, sql`r.state`)}`;
    case 'tickets':
      return sql`select 'tickets', t.id, t.id::text, t.code, t.kind::text, t.state::text, t.province, t.city, null::bigint, null::text, t.user_id, t.due_at, ${called(queue, sql`t.id`)}
        from warranty_tickets t where ${waitsIn(queue, sql`t.state`)}`;
    case 'claims':
      return sql`select 'claims', k.id, k.id::text, k.code, null::text, k.state::text, null::text, null::text, null::bigint, null::text, k.user_id, k.due_at, ${called(queue, sql`k.id`)}
        from device_claims k where ${waitsIn(queue, sql`k.state`)}`;
    case 'services':
      // A message to the desk waits whatever its request waits for.
      return sql`${requestColumns(queue, sql`least(q.due_at, d.due_at)`)} from service_requests q
          left join deadlines d on d.subject = 'request:' || q.id and ${messageWaits} where ${waitsIn(queue, sql`q.state`)}
        union all ${requestColumns(queue, sql`d.due_at`)} from deadlines d join service_requests q on q.id = substr(d.subject, 9)::int
          where ${messageWaits} and not (${waitsIn(queue, sql`q.state`)})`;
    case 'inquiries':
      return sql`select 'inquiries', i.id, i.id::text, i.code, i.kind::text, i.state::text, i.province, i.city, null::bigint, null::text, i.user_id, i.due_at, ${called(queue, sql`i.id`)}
        from inquiries i where ${waitsIn(queue, sql`i.state`)} ${can(ctx.actor, 'admin.hiring.read') ? sql`` : sql`and i.kind <> 'hiring'`}`;
    case 'comments':
      return sql`select 'comments', m.id, m.id::text, (select l.title from posts_locales l where l._parent_id = m.post_id and l.title is not null order by l._locale = ${ctx.lang} desc limit 1), null::text, m.state::text, null::text, null::text, null::bigint, m.shown_name, m.user_id, m.due_at, ${called(queue, sql`m.id`)}
        from comments m where ${waitsIn(queue, sql`m.state`)}`;
    case 'reviews':
      return sql`select 'reviews', v.id, v.id::text, l.title, null::text, v.state::text, null::text, null::text, null::bigint, null::text, v.user_id, v.due_at, ${called(queue, sql`v.id`)}
        from reviews v left join products_locales l on l._parent_id = v.product_id and l._locale = ${ctx.lang} where ${waitsIn(queue, sql`v.state`)}`;
    case 'questions':
      return sql`select 'questions', q.id, q.id::text, q.code, null::text, q.state::text, null::text, null::text, null::bigint, null::text, q.user_id, q.due_at, ${called(queue, sql`q.id`)}
        from questions q where ${waitsIn(queue, sql`q.state`)}`;
    case 'answers':
      return sql`select 'answers', a.id, a.id::text, q.code, null::text, a.state::text, null::text, null::text, null::bigint, null::text, a.user_id, a.due_at, ${called(queue, sql`a.id`)}
        from answers a join questions q on q.id = a.question_id where ${waitsIn(queue, sql`a.state`)}`;
  }
}

/** The queues that somebody's role shows. [ADM-3, ROLE-5] */
export function seenQueues(ctx: Ctx): WorkQueue[] {
  return workQueues.filter((one) => can(ctx.actor, rightOf(collectionOf(one))));
}

/** All open work of these queues with its owner, as a table of one shape. */
export function openWork(ctx: Ctx, queues: readonly WorkQueue[]): SQL {
  return sql`(select w.*, c.staff_id as owner_id, s.name as owner_name, g.name as given_by, coalesce(c.version, 0) as version from (${sql.join(
    queues.map((one) => open(ctx, one)),
    sql` union all `,
  )}) w (queue, id, key, code, kind, state, province, city, amount, receiver, user_id, due_at, subject)
    left join work_claims c on c.document_id = w.id and c.collection = ${listOf}
    left join staff s on s.id = c.staff_id left join staff g on g.id = c.given_by)`;
}
