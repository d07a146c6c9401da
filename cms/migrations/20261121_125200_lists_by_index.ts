import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The shop's list is read along an index in each of its orders, whatever the number of products; words are found by their beginnings the same way. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index products_shown_by_rank on products ((rank::float8), id) where _status = 'published';
    create index products_shown_by_kind on products (kind, (rank::float8), id) where _status = 'published';
    create index products_shown_by_age on products (created_at, id) where _status = 'published';
    create index variants_sold_by_price on variants ((price_toman::float8), product_id) where sellable;
    create index variants_sold_of_product on variants (product_id, price_toman, id) where sellable;
    create index products_audiences_value on products_audiences (value, parent_id);
    create index search_words_beginning on search_words (lang, word text_pattern_ops);
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index search_words_beginning, products_audiences_value, variants_sold_of_product, variants_sold_by_price, products_shown_by_age, products_shown_by_kind, products_shown_by_rank;
  `);
}
