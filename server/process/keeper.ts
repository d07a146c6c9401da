import type { Go, Told } from './supervise';

/** Tells the supervising process which port this one has, so that a restart takes the same; does nothing without a supervisor. */
export function tellKeeper({ port, sandboxPort }: { port: number; sandboxPort: number | undefined }): void {
  if (!process.send) return;
  process.send({ kind: 'portal', port, sandboxPort } satisfies Told);
}

/** Builds the admin unless a life of this portal before this one has, and tells the supervisor that it is built. */
export async function builtOnce(build: () => Promise<unknown>): Promise<void> {
  if (process.env['ZARBAN_BUILT'] !== 'yes') await build();
  process.send?.({ kind: 'built' } satisfies Told);
}

/** Ends the portal at once when its supervisor was killed, so that the next start finds nothing of it. */
export function endWithKeeper(): void {
  if (process.send) process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
}

/** Waits until the process before this one has died and its ports are free; without a supervisor there is nothing to wait for. */
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
