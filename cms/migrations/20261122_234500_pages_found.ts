import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Staff find the pages of products as they find units: by address and title, along an index. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index products_found on products using gin (staff_words(slug));
    create index products_locales_found on products_locales using gin (staff_words(title));
    analyze products, products_locales;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index products_locales_found;
    drop index products_found;
  `);
}
