import pg from 'pg';
import type { Runtime } from '#services/runtime';

export type Listener = { close(): Promise<void> };

const RECONNECT_MS = 1000;

/** Listens to a channel of the database (LISTEN) on a connection of its own; when a lost one is opened again it calls `heard` once, since a notice may have been missed. */
export function listen(rt: Runtime, channel: string, heard: () => void): Listener {
  let closed = false;
  let client: pg.Client | undefined;
  let again: NodeJS.Timeout | undefined;

  async function open(): Promise<void> {
    if (closed) return;
    const fresh = new pg.Client({ ...rt.pool.options, password: rt.pool.options.password, keepAlive: true, application_name: `zarban listens to ${channel}` });
    client = fresh;
    let lost = false;
    const reopen = () => {
      if (lost || closed) return;
      lost = true;
      fresh.end().catch(() => {});
      again = setTimeout(() => void open(), RECONNECT_MS);
      again.unref();
    };
    fresh.on('error', reopen);
    fresh.on('end', reopen);
    fresh.on('notification', heard);
    try {
      await fresh.connect();
      await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
      heard();
    } catch {
      reopen();
    }
  }
  const opening = open();
  return {
    close: async () => {
      closed = true;
      clearTimeout(again);
      await opening;
      await client?.end().catch(() => {});
    },
  };
}
