import { and, asc, isNull } from '@payloadcms/db-postgres/drizzle';
import type { Runtime } from '#services/runtime';
import { outbox } from '#services/store/tables';
import { faultOf } from './fault';
import { listen } from './listen';
import { relayDue, relayLost } from './relay-batch';
import type { Queues } from './queues';
import type { Timing } from './timing';

export type Relay = { close(): Promise<void> };

/**
 * Turns outbox rows into jobs: at once when a commit says so (LISTEN), when a later row falls due, and by looking
 * every few seconds. The tables stay the source of truth; the queue may be lost and is filled again from them. [JOB-2]
 */
export function startRelay(rt: Runtime, queues: Queues, timing: Timing, held: () => boolean = () => false): Relay {
  let closing = false;
  let told = false;
  let wake = () => {};
  const tell = () => {
    told = true;
    wake();
  };
  const listener = listen(rt, 'outbox', tell);

  async function pause(ms: number): Promise<void> {
    if (told || closing) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function run(): Promise<void> {
    let swept = 0;
    while (!closing) {
      told = false;
      try {
        if (held()) {
          await pause(Math.min(1000, timing.pollMs));
          continue;
        }
        while (!closing && (await relayDue(rt, queues, timing)) >= timing.batch);
        if (Date.now() - swept >= Math.min(timing.lostAfterMs, timing.pollMs)) {
          swept = Date.now();
          while (!closing && (await relayLost(rt, queues, timing)) >= timing.batch);
        }
        await pause(Math.min(timing.pollMs, await untilNextDue(rt)));
      } catch (error) {
        rt.log.error({ fault: faultOf(error) }, 'relay failed, tries again');
        told = false;
        await pause(Math.min(1000, timing.pollMs));
      }
    }
  }
  const running = run();
  return {
    close: async () => {
      closing = true;
      tell();
      await running;
      await listener.close();
    },
  };
}

async function untilNextDue(rt: Runtime): Promise<number> {
  const [next] = await rt.db
    .select({ dueAt: outbox.dueAt })
    .from(outbox)
    .where(and(isNull(outbox.relayedAt), isNull(outbox.doneAt), isNull(outbox.deadAt)))
    .orderBy(asc(outbox.dueAt))
    .limit(1);
  // A row that is due already is in another relay's hands.
  return next ? Math.max(50, next.dueAt.getTime() - rt.clock().getTime()) : Infinity;
}
