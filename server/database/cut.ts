import { performance } from 'node:perf_hooks';
import type pg from 'pg';
import type { Log } from '#services/runtime';

/** Private fields of the driver: the pool's connections, and the statement that one is running. */
type Inside = { _clients: Client[] };
type Client = { _activeQuery?: object | null; readyForQuery: boolean; connection: { stream: { destroy(error?: Error): void } } };

/** Destroys every connection of a pool at once, whatever it is doing; its statements fail, and the pool opens others. */
export function cutAll(pool: pg.Pool): void {
  for (const client of clientsOf(pool)) cut(client);
}

const seen = new WeakMap<object, number>();

/** Ends the connections that have been busy with one statement for longer than this: the server should have ended it, so it hangs. */
export function busyTooLong(pool: pg.Pool, limitMs: number, log: Log): void {
  const now = performance.now();
  for (const client of clientsOf(pool)) {
    const statement = client._activeQuery;
    if (!statement || client.readyForQuery) continue;
    const since = seen.get(statement) ?? now;
    seen.set(statement, since);
    if (now - since <= limitMs) continue;
    log.warn({}, 'a connection to the database hangs: it is given up');
    cut(client);
  }
}

function clientsOf(pool: pg.Pool): Client[] {
  return [...(pool as unknown as Inside)._clients];
}

function cut(client: Client): void {
  client.connection.stream.destroy(new Error('Connection terminated: the database does not answer'));
}
