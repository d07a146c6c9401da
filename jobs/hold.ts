import type { Worker } from 'bullmq';
import type { Runtime } from '#services/runtime';

/** Pauses workers while they must not work, and resumes them afterwards. */
export function holdWorkers(rt: Runtime, workers: readonly Worker[], held: () => boolean, everyMs: number): { close(): void } {
  let holding = held();
  const begun = new Set(holding ? [] : workers);
  const look = () => {
    if (held() === holding) return;
    holding = !holding;
    rt.log.warn({}, holding ? 'the worker takes no jobs' : 'the worker takes jobs again');
    for (const worker of workers) {
      if (holding) void worker.pause(true).catch(() => {});
      else if (begun.has(worker)) void worker.resume();
      else {
        begun.add(worker);
        worker.run().catch((error: Error) => rt.log.warn({ queue: worker.name, fault: error.name }, 'worker fault'));
      }
    }
  };
  const timer = setInterval(look, everyMs);
  timer.unref();
  return { close: () => clearInterval(timer) };
}
