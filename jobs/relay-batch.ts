import { and, asc, eq, inArray, isNotNull, isNull, lt, lte } from '@payloadcms/db-postgres/drizzle';
import type { Runtime, Tx } from '#services/runtime';
import { outbox } from '#services/store/tables';
import { placeJobs, whereIs, within } from './place';
import type { OutboxRow } from './place';
import type { Queues } from './queues';
import type { Timing } from './timing';

const columns = { id: outbox.id, queue: outbox.queue, kind: outbox.kind, payload: outbox.payload, dueAt: outbox.dueAt, attempts: outbox.attempts };
const open = and(isNull(outbox.doneAt), isNull(outbox.deadAt));

/** Moves due rows into their queues and marks them, under row locks: several relays share the work, and one that dies in between leaves rows that the next places again, under the same id. */
export async function relayDue(rt: Runtime, queues: Queues, timing: Timing): Promise<number> {
  return rt.db.transaction(async (tx) => {
    const rows = await tx
      .select(columns)
      .from(outbox)
      .where(and(isNull(outbox.relayedAt), lte(outbox.dueAt, rt.clock()), open))
      .orderBy(asc(outbox.dueAt), asc(outbox.id))
      .limit(timing.batch)
      .for('update', { skipLocked: true });
    if (rows.length > 0) await place(rt, tx as unknown as Tx, queues, rows, timing);
    return rows.length;
  });
}

/** Looks for rows that were relayed a while ago and are not done: what the queue has lost is placed again, what died there is marked. */
export async function relayLost(rt: Runtime, queues: Queues, timing: Timing): Promise<number> {
  return rt.db.transaction(async (tx) => {
    const before = new Date(rt.clock().getTime() - timing.lostAfterMs);
    const rows = await tx
      .select(columns)
      .from(outbox)
      .where(and(isNotNull(outbox.relayedAt), lt(outbox.relayedAt, before), open))
      .orderBy(asc(outbox.relayedAt))
      .limit(timing.batch)
      .for('update', { skipLocked: true });
    const gone: OutboxRow[] = [];
    for (const row of rows) {
      const queue = queues.named(row.queue);
      const found = queue ? await within(timing.enqueueMs, whereIs(queue, row.id)) : { at: 'gone' as const };
      if (found.at === 'gone') gone.push(row);
      if (found.at === 'dead') await tx.update(outbox).set({ deadAt: rt.clock(), lastError: found.reason }).where(eq(outbox.id, row.id));
    }
    const underWay = rows.filter((row) => !gone.includes(row)).map((row) => row.id);
    if (underWay.length > 0) await tx.update(outbox).set({ relayedAt: rt.clock() }).where(inArray(outbox.id, underWay));
    if (gone.length > 0) {
      rt.log.warn({ rows: gone.length }, 'jobs that the queue lost are placed again');
      await place(rt, tx as unknown as Tx, queues, gone, timing);
    }
    return gone.length;
  });
}

async function place(rt: Runtime, tx: Tx, queues: Queues, rows: readonly OutboxRow[], timing: Timing): Promise<void> {
  for (const name of new Set(rows.map((row) => row.queue))) {
    const of = rows.filter((row) => row.queue === name);
    const queue = queues.named(name);
    const ids = of.map((row) => row.id);
    if (!queue) {
      await tx.update(outbox).set({ deadAt: rt.clock(), relayedAt: rt.clock(), lastError: 'no such queue' }).where(inArray(outbox.id, ids));
      continue;
    }
    await placeJobs(queue, of, timing);
    await tx.update(outbox).set({ relayedAt: rt.clock() }).where(inArray(outbox.id, ids));
  }
}
