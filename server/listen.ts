import pg from 'pg';
import type { Log } from '#services/runtime';

export type Listener = { close: () => Promise<void>; connected: () => boolean };
type Options = {
  url: string;
  channels: readonly string[];
  heard: (channel: string, payload: string) => void;
  /** Called when the connection is up (again) and when it is lost: notices in between were missed. */
  line: (up: boolean) => void;
  log: Log;
  pingMs?: number;
  retryMs?: number;
};

const PING_MS = 5_000;
const RETRY_MS = 500;

/** Listens to the database's notices on a connection of its own, and comes back when it breaks. */
export function listen({ url, channels, heard, line, log, pingMs = PING_MS, retryMs = RETRY_MS }: Options): Listener {
  let client: pg.Client | undefined;
  let closed = false;
  let up = false;
  let timer: NodeJS.Timeout | undefined;

  const lost = (dead: pg.Client) => {
    if (client !== dead) return;
    client = undefined;
    clearTimeout(timer);
    if (up) {
      up = false;
      line(false);
      log.warn({}, 'lost the line to the database, coming back');
    }
    void dead.end().catch(() => {});
    if (!closed) timer = setTimeout(() => void connect(), retryMs);
  };

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: pingMs,
      application_name: 'zarban-listen',
    });
    client = fresh;
    fresh.on('error', () => lost(fresh));
    fresh.on('end', () => lost(fresh));
    fresh.on('notification', ({ channel, payload }) => heard(channel, payload ?? ''));
    try {
      await fresh.connect();
      for (const channel of channels) await fresh.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      up = true;
      line(true);
      ping(fresh);
    } catch {
      lost(fresh);
    }
  }

  function ping(own: pg.Client): void {
    timer = setTimeout(() => {
      own.query('SELECT 1').then(
        () => client === own && ping(own),
        () => lost(own),
      );
    }, pingMs);
  }

  void connect();
  return {
    connected: () => up,
    async close() {
      closed = true;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      await last?.end().catch(() => {});
    },
  };
}
