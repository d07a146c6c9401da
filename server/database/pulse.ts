import { performance } from 'node:perf_hooks';
import { setImmediate as soon } from 'node:timers/promises';
import pg from 'pg';
import type { Log, Pulse } from '#services/runtime';
import { busyTooLong, cutAll } from './cut';

/** The greatest clock difference: beyond it a process does nothing that depends on time, since holds, codes and deadlines would end too early or too late. */
export const CLOCK_MAY_BE_OFF_MS = 5_000;
/** After how long without an answer the database counts as away. */
export const AWAY_AFTER_MS = 2_500;
const ASK_EVERY_MS = 1_000;
const ANSWER_WITHIN_MS = AWAY_AFTER_MS - ASK_EVERY_MS;
const AGAIN_AFTER_MS = 250;

export type OpenPulse = Pulse & {
  /** Resolves with the first answer. */
  first: Promise<void>;
  /** How far this process's clock is ahead of the database's, in milliseconds; below zero it is behind. */
  clockAheadMs: () => number;
  close: () => Promise<void>;
};
type Options = { url: string; clock: () => Date; mayDiffer?: boolean; log: Log };

/** Watches the database: asks for its time every second on a connection of its own. One that hangs is known within seconds: what waits for it is cut off, and requests are told to come back. A clock that differs from the database's is noticed too. */
export function openPulse({ url, clock, mayDiffer = false, log }: Options): OpenPulse {
  const pools = new Map<pg.Pool, number | undefined>();
  let closed = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failingSince: number | undefined;
  let anchor: { database: number; at: number } | undefined;
  let toldAway = false;
  let toldOff = false;
  let answered = () => {};
  const first = new Promise<void>((resolve) => (answered = resolve));

  const clockAheadMs = () => (anchor ? clock().getTime() - (anchor.database + performance.now() - anchor.at) : 0);
  const clockIsOff = () => !mayDiffer && Math.abs(clockAheadMs()) > CLOCK_MAY_BE_OFF_MS;
  const away = () => failingSince !== undefined && performance.now() - failingSince >= AWAY_AFTER_MS;

  async function ask(): Promise<void> {
    const began = performance.now();
    try {
      client ??= await connect(url);
      const { rows } = await within(client.query<{ now: string }>(`SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now`));
      const ended = performance.now();
      anchor = { database: Number(rows[0]?.now), at: (began + ended) / 2 };
      failingSince = undefined;
      answered();
    } catch {
      failingSince ??= began;
      const dead = client;
      client = undefined;
      (dead as unknown as { connection?: { stream: { destroy(): void } } } | undefined)?.connection?.stream.destroy();
    }
    tell();
    for (const [pool, limitMs] of pools) {
      if (away()) cutAll(pool);
      else if (limitMs !== undefined) busyTooLong(pool, limitMs, log);
    }
    if (!closed) timer = setTimeout(() => void ask(), failingSince === undefined ? ASK_EVERY_MS : AGAIN_AFTER_MS);
  }

  function tell(): void {
    if (away() !== toldAway) {
      toldAway = !toldAway;
      if (toldAway) log.error({}, 'the database does not answer: requests are told to come back');
      else log.warn({}, 'the database answers again');
    }
    if (clockIsOff() !== toldOff) {
      toldOff = !toldOff;
      const aheadSeconds = Math.round(clockAheadMs() / 1_000);
      if (toldOff) log.error({ aheadSeconds }, 'the clock of this process is not the database’s: nothing bound to time is done until it is');
      else log.warn({}, 'the clock of this process is the database’s again');
    }
  }

  void ask();
  return {
    first,
    away,
    clockIsOff,
    clockAheadMs,
    guard: (pool, limitMs) => void pools.set(pool, limitMs),
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_WITHIN_MS, keepAlive: true, application_name: 'zarban-pulse' });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Lets the event loop read answers that have arrived before a timeout counts them as missing. */
async function within<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () =>
        void soon()
          .then(soon)
          .then(() => reject(new Error('no answer in time'))),
      ANSWER_WITHIN_MS,
    );
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
    answer.catch(() => {});
  }
}
