import os from 'node:os';
import { eq } from '@payloadcms/db-postgres/drizzle';
import { ulid } from 'ulidx';
import type { Runtime } from '#services/runtime';
import { heartbeats } from '#services/store/tables';

export type Heartbeat = { first: Promise<void>; close(): Promise<void> };

/** A worker's heartbeat, for readiness: one row, renewed while it lives, deleted when it closes. */
export function startHeartbeat(rt: Runtime, everyMs: number, alsoThen: () => Promise<void>): Heartbeat {
  const process_ = `${os.hostname()}:${process.pid}:${ulid()}`;
  async function beat(): Promise<void> {
    const row = { process: process_, role: 'worker', at: rt.clock() };
    await rt.db
      .insert(heartbeats)
      .values(row)
      .onConflictDoUpdate({ target: heartbeats.process, set: { at: row.at } });
    await alsoThen();
  }
  let beating: Promise<void> = beat();
  const first = beating;
  first.catch(() => {});
  const timer = setInterval(() => {
    beating = beating.catch(() => {}).then(beat);
    beating.catch((error: Error) => rt.log.warn({ fault: error.name }, 'sign of life failed'));
  }, everyMs);
  timer.unref();
  return {
    first,
    close: async () => {
      clearInterval(timer);
      await beating.catch(() => {});
      await rt.db
        .delete(heartbeats)
        .where(eq(heartbeats.process, process_))
        .catch(() => {});
    },
  };
}
