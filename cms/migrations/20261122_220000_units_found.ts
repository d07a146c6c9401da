import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Staff find devices by what they are: the codes and names of units are searched along an index. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index variants_found on variants using gin (staff_words(sku));
    create index variants_locales_found on variants_locales using gin (staff_words(title));
    analyze variants, variants_locales;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index variants_locales_found;
    drop index variants_found;
  `);
}
