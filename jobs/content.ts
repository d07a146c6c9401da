import type { Runtime } from '#services/runtime';
import { holdWorkers } from './hold';
import type { Observe } from './observe';
import type { Queues } from './queues';
import { defaultTiming } from './timing';
import { workerOf } from './worker';

/** The admin role's own queue, for publications that staff have planned: they run where the editors' collections are loaded, and only while the clock is right. [ADM-2, JOB-4] */
export function openContentWorker(rt: Runtime, queues: Queues, observe?: Observe): { close(): Promise<void> } {
  const publish = async () => {
    if (!rt.publishDue) throw new Error('the admin is not open');
    await rt.publishDue();
  };
  const held = () => rt.pulse?.clockIsOff() ?? false;
  const worker = workerOf(rt, queues, 'content', defaultTiming, { handlers: { content: { publish } }, held, ...(observe ? { observe } : {}) });
  const hold = holdWorkers(rt, [worker], held, defaultTiming.holdMs);
  return {
    close: async () => {
      hold.close();
      await worker.close();
    },
  };
}
