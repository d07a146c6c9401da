import { sql } from '@payloadcms/db-postgres/drizzle';
import { LOW_STOCK } from '#domain/catalog/low-stock';
import type { WorkQueue } from '#domain/work/nouns';
import { openWork, seenQueues } from './open-work';
import { guarded } from '../service';

/** So many units that run low are counted; more are said as more than these. */
export const MOST_COUNTED = 99;

/** How much is open in a queue, and how much of it is late. */
export type QueueCount = { queue: WorkQueue; open: number; late: number };

/** What stands beside the places of the menu; only a queue with something late is called out. [ADM-3] */
export const menuCounts = guarded('admin.open', async (ctx): Promise<{ queues: QueueCount[]; lowStock: number }> => {
  const seen = seenQueues(ctx);
  const { db } = ctx.rt;
  const [queues, low] = await Promise.all([
    seen.length === 0
      ? { rows: [] }
      : db.execute(
          sql`select queue, count(*)::int as open, count(*) filter (where due_at < ${ctx.now})::int as late from ${openWork(ctx, seen)} x group by queue`,
        ),
    // Counted to the end, each page of the admin would cost as much as the shop has units.
    db.execute(
      sql`select count(*)::int as low from (select 1 from variants v join stock s on s.variant_id = v.id where v.sellable and s.available < ${LOW_STOCK} limit ${MOST_COUNTED + 1}) x`,
    ),
  ]);
  return { queues: queues.rows as unknown as QueueCount[], lowStock: (low.rows[0] as { low: number } | undefined)?.low ?? 0 };
});
