import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Pages of centres show what a public holiday does to their hours: they are made anew when staff change one. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create trigger holidays_shown after insert or update or delete or truncate on holidays for each statement execute function content_changed();
    create trigger holidays_locales_shown after insert or update or delete or truncate on holidays_locales for each statement execute function content_changed();
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger holidays_shown on holidays;
    drop trigger holidays_locales_shown on holidays_locales;
  `);
}
