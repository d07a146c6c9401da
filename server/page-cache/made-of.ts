import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

/**
 * What a kept page is made of (dependency tracking): the names in the statements that were asked while it was made. Each
 * table is among them, with other words that no table is called; nobody has to say by hand what a page reads.
 */
export type MadeOf = ReadonlySet<ReadonlySet<string>>;

const STATEMENTS_LIMIT = 2_000;
const making = new AsyncLocalStorage<Set<ReadonlySet<string>>>();
const wordsOf = new Map<string, ReadonlySet<string>>();

/** Runs `work` and gives the names that its statements read by. */
export async function notingReads<T>(work: () => Promise<T>): Promise<{ value: T; madeOf: MadeOf }> {
  const madeOf = new Set<ReadonlySet<string>>();
  return { value: await making.run(madeOf, work), madeOf };
}

/** Notes what is read from memory instead of the database. */
export function noteTables(tables: ReadonlySet<string>): void {
  making.getStore()?.add(tables);
}

/** Notes each statement that is asked of this pool, or of a connection taken from it, while a page is made. */
export function noteStatements(pool: pg.Pool): void {
  const query = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  const connect = pool.connect.bind(pool) as (...args: unknown[]) => unknown;
  let asking = false;
  pool.query = ((...args: unknown[]) => {
    noteStatement(args[0]);
    asking = true;
    try {
      return query(...args);
    } finally {
      asking = false;
    }
  }) as typeof pool.query;
  // A connection of one's own may ask anything: a page that is made with one is dropped by every change.
  pool.connect = ((...args: unknown[]) => {
    if (!asking) making.getStore()?.add(ANYTHING);
    return connect(...args);
  }) as typeof pool.connect;
}

/** A page that depends on every table. */
export const ANYTHING: ReadonlySet<string> = new Set(['*']);

/** Whether a page depends on this table. */
export function isMadeOf(madeOf: MadeOf, table: string): boolean {
  for (const names of madeOf) if (names === ANYTHING || names.has(table)) return true;
  return false;
}

function noteStatement(asked: unknown): void {
  const store = making.getStore();
  if (!store) return;
  const text = typeof asked === 'string' ? asked : (asked as { text?: unknown } | undefined)?.text;
  store.add(typeof text === 'string' ? namesIn(text) : ANYTHING);
}

function namesIn(text: string): ReadonlySet<string> {
  let names = wordsOf.get(text);
  if (!names) {
    names = new Set(text.match(/[a-z_][a-z0-9_]*/g));
    if (wordsOf.size >= STATEMENTS_LIMIT) wordsOf.clear();
    wordsOf.set(text, names);
  }
  return names;
}
