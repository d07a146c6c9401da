import { getTableName } from '@payloadcms/db-postgres/drizzle';
import type { PgTable } from '@payloadcms/db-postgres/drizzle/pg-core';

/** Values that every page reads and editors rarely change. */
export type KeptContent = {
  /** The kept value of that name, or what `read` gives, which is kept until one of the tables changes that it is made of. */
  get: <T>(name: string, madeOf: readonly PgTable[], read: () => Promise<T>) => Promise<T>;
  /** Cache invalidation: drops what is made of this table. */
  changed: (table: string) => void;
  /** While nobody tells us of changes nothing is kept. */
  setOpen: (open: boolean) => void;
};

/** Keeps in the process what was read, until told of a change; what was read across a change is not kept. `noted` hears what each kept value is made of as it is read. */
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
