import type { Db } from '../runtime';

const kept = new WeakMap<Db, Map<string, unknown>>();

/** A query that is written once a process and planned once a connection: for what every page reads. */
export function prepared<Q>(db: Db, name: string, write: (db: Db) => Q): Q {
  let named = kept.get(db);
  if (!named) kept.set(db, (named = new Map()));
  let query = named.get(name) as Q | undefined;
  if (query === undefined) named.set(name, (query = write(db)));
  return query;
}
