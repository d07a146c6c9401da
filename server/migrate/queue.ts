import type pg from 'pg';

/** The queue's own tables, in the schema `bullmq`; made on every database, so that a set-up may leave Redis again. */
export async function migrateQueue(client: pg.Client): Promise<void> {
  const { runMigrations } = await import('bullmq');
  await runMigrations(client as unknown as Parameters<typeof runMigrations>[0]);
}
