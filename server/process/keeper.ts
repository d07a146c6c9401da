import type { Go, Told } from './supervise';

/** Tells the process that keeps this one which ports it has, so that the next life has the same; ends without it. */
export function tellKeeper({ port, sandboxPort }: Omit<Told, 'kind'>): void {
  if (!process.send) return;
  process.send({ kind: 'portal', port, sandboxPort } satisfies Told);
}

/** A portal whose keeper was killed ends at once: the next start is to find nothing of it. */
export function endWithKeeper(): void {
  if (process.send) process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
}

/** Waits until the life before this one has died; its ports are ours then. Without a keeper there is nothing to wait for. */
export function untilTurn(): Promise<void> {
  delete process.env['ZARBAN_SPARE'];
  process.once('disconnect', () => process.exit(0));
  return new Promise((resolve) => {
    process.once('message', ({ env }: Go) => {
      Object.assign(process.env, env);
      resolve();
    });
  });
}
