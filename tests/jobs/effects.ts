import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Handlers } from '#jobs/handlers';
import { clockContext } from '#services/clock-context';
import type { Ctx } from '#services/context';
import { runOnce } from '#services/outbox/run-once';
import type { Runtime } from '#services/runtime';
import { commit } from '#services/store/commit';
import type { Later } from '#services/store/commit';

/** Where an effect pauses so that it can be killed: inside its transaction, or after its commit and before the queue hears of it. */
export type Pause = 'inside' | 'after' | 'never';

/** Makes a table for effects without a unique key, so that a doubled one shows. */
export async function makeEffectsTable(rt: Runtime): Promise<void> {
  await rt.db.execute(sql`create table effects (id text not null, by text not null, at timestamptz not null default clock_timestamp())`);
}

/** A handler that writes one row for its outbox row, by `runOnce` as services do. */
export function effectHandlers(by: string, pause: Pause = 'never', reached: (id: string) => void = () => {}): Handlers {
  const forEver = () => new Promise<never>(() => {});
  return {
    orders: {
      effect: async (ctx: Ctx, { outboxId }) => {
        const ran = await runOnce(ctx, outboxId, async (tx) => {
          await tx.execute(sql`insert into effects (id, by) values (${outboxId}, ${by})`);
          if (pause === 'inside') {
            reached(outboxId);
            await forEver();
          }
          return { value: null, audit: [] };
        });
        if (!ran.ok) throw new Error(ran.code);
        if (pause === 'after') {
          reached(outboxId);
          await forEver();
        }
      },
    },
  };
}

/** Commits so many outbox rows, each in a commit of its own. */
export async function tellEffects(rt: Runtime, count: number, more: Partial<Later> = {}): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const id = `effect-${process.pid}-${Date.now().toString(36)}-${n}-${Math.random().toString(36).slice(2, 8)}`;
    ids.push(id);
    await commit(clockContext(rt, 'test'), async () => ({
      value: null,
      audit: [],
      tell: [{ queue: 'orders', kind: 'effect', payload: { n }, id, ...more }],
    }));
  }
  return ids;
}

/** How often each of these effects happened, and by whom. */
export async function effectsOf(rt: Runtime, ids: readonly string[]): Promise<{ total: number; distinct: number; by: string[] }> {
  const { rows } = await rt.pool.query<{ id: string; by: string }>('select id, by from effects where id = any($1)', [ids]);
  return { total: rows.length, distinct: new Set(rows.map((row) => row.id)).size, by: [...new Set(rows.map((row) => row.by))] };
}

/** Whether all these outbox rows are done. */
export async function allDone(rt: Runtime, ids: readonly string[]): Promise<boolean> {
  const { rows } = await rt.pool.query<{ open: string }>('select count(*) as open from outbox where id = any($1) and done_at is null', [ids]);
  return rows[0]?.open === '0';
}
