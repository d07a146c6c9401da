import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Lines of the audit and tries that are counted come for ever: their numbers do not end at two thousand million. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table attempts alter column id type bigint;
    alter sequence attempts_id_seq as bigint;
    alter table audit alter column id type bigint;
    alter sequence audit_id_seq as bigint;
  `);
}

export async function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('the numbers stay wide: restore a backup instead');
}
