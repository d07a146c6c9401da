import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Pages say whether a unit is there: the last one sold, and the first one back, empty what was kept of them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create trigger stock_shown_changed after update of available on stock for each row
      when ((old.available = 0) <> (new.available = 0)) execute function content_changed();
    create trigger stock_shown_made after insert on stock for each row execute function content_changed();
  `);
}

export async function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('the guards are not taken away: restore a backup instead');
}
