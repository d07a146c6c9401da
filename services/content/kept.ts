import { getTableName } from '@payloadcms/db-postgres/drizzle';
import type { PgTable } from '@payloadcms/db-postgres/drizzle/pg-core';

/** A cache of values that every page reads and editors rarely change. */
export type KeptContent = {
  /** The cached value of that name; otherwise `read`, cached until one of its tables changes. */
  get: <T>(name: string, madeOf: readonly PgTable[], read: () => Promise<T>) => Promise<T>;
  /** Notes that what is being made stands on more than its statements say: `comments_of_12`, of which a trigger tells as of a table. */
  note: (name: string) => void;
  /** Cache invalidation: drops what is made of this table. */
  changed: (table: string) => void;
  /** Turns caching on or off: without notices of changes nothing is cached. */
  setOpen: (open: boolean) => void;
};

/** Caches in the process what was read, until told of a change; a read during which something changed is not cached. `noted` is told what each cached value is made of as it is read. */
export function keptContent(noted: (madeOf: ReadonlySet<string>) => void = () => {}): KeptContent {
  const values = new Map<string, { value: unknown; madeOf: ReadonlySet<string> }>();
  let generation = 0;
  let open = false;
  return {
    async get<T>(name: string, madeOf: readonly PgTable[], read: () => Promise<T>) {
      const there = values.get(name);
      if (there) {
        noted(there.madeOf);
        return there.value as T;
      }
      const since = generation;
      const value = await read();
      if (open && since === generation) values.set(name, { value, madeOf: new Set(madeOf.map(getTableName)) });
      return value;
    },
    note: (name) => noted(new Set([name])),
    changed(table) {
      generation += 1;
      for (const [name, { madeOf }] of values) if (madeOf.has(table)) values.delete(name);
    },
    setOpen(wanted) {
      open = wanted;
      generation += 1;
      values.clear();
    },
  };
}
