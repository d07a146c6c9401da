import type pg from 'pg';
import { migrations } from '#cms/migrations/index';

/** That the first content was put in is recorded where migrations are, under this name. */
export const FIRST_CONTENT = 'seed';

type Queryable = Pick<pg.Client, 'query'>;
type Applied = { names: Set<string>; batch: number };

/** Which migrations a database has had; none for an empty one. */
export async function appliedNames(db: Queryable): Promise<Applied> {
  const { rows: found } = await db.query<{ there: boolean }>(`SELECT to_regclass('public.payload_migrations') IS NOT NULL AS there`);
  if (!found[0]?.there) return { names: new Set(), batch: 0 };
  const { rows } = await db.query<{ name: string; batch: string }>('SELECT name, batch FROM payload_migrations WHERE name <> $1', [FIRST_CONTENT]);
  if (rows.some((row) => Number(row.batch) < 0)) {
    throw new Error('This database was once pushed by the admin in development; only migrated databases are run.');
  }
  return { names: new Set(rows.map((row) => row.name)), batch: Math.max(0, ...rows.map((row) => Number(row.batch))) };
}

/** Whether the database has all that this build needs; a newer database fits too (add, backfill, switch, drop later). */
export async function versionFits(db: Queryable): Promise<boolean> {
  const { names } = await appliedNames(db);
  if (!migrations.every((migration) => names.has(migration.name))) return false;
  const { rows } = await db.query<{ there: boolean }>(`SELECT to_regclass('bullmq.migration') IS NOT NULL AS there`);
  return rows[0]?.there === true;
}
