import { setTimeout as sleep } from 'node:timers/promises';

export type Shutdown = {
  /** Registers what has to be closed; the last opened is closed first. */
  add: (name: string, close: () => Promise<unknown>) => void;
  end: (code: number) => Promise<never>;
  /** Whether shutdown has begun: errors from then on are its consequence. */
  ending: () => boolean;
};

/** The longest that an orderly shutdown takes. */
export const END_WITHIN_MS = 28_000;
/** What of it is left for the first opened, the database, when something above it does not close. */
const LAST_MS = 4_000;

/** Ends the process in order: no new requests, those in hand answered, queue, pool, database last. A second Ctrl-C ends at once. */
export function openShutdown(say: (line: string) => void, last: () => void): Shutdown {
  const open: { name: string; close: () => Promise<unknown> }[] = [];
  let ending: Promise<never> | undefined;

  async function endAll(code: number): Promise<never> {
    const [first] = open;
    let closing = '';
    setTimeout(async () => {
      say(`${closing} did not close in time, and is ended as it is`);
      await Promise.race([first?.close().catch(() => undefined), sleep(LAST_MS)]);
      process.exit(code || 1);
    }, END_WITHIN_MS - LAST_MS).unref();
    for (const { name, close } of open.reverse()) {
      closing = name;
      try {
        await close();
      } catch (error) {
        say(`${name} did not close: ${(error as Error).message}`);
      }
    }
    last();
    process.exit(code);
  }
  const end = (code: number) => (ending ??= endAll(code));
  const asked = () => {
    if (ending) process.exit(130);
    say('\nending …');
    void end(0);
  };
  process.on('SIGINT', asked);
  process.on('SIGTERM', asked);
  process.on('SIGHUP', asked);
  return { add: (name, close) => void open.push({ name, close }), end, ending: () => ending !== undefined };
}
