import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

const found = [
  'orders',
  'users',
  'devices',
  'dispatches',
  'warranty_tickets',
  'inquiries',
  'inquiry_details',
  'invoices',
  'device_claims',
  'variants',
  'variants_locales',
  'products',
  'products_locales',
];
const reindex = sql.raw(found.map((table) => `reindex index ${table}_found;`).join(' '));

/** A name is found however its parts are joined: with a space, a half-space or none. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    -- Besides each word's ends, up to three words without digits as one, since half-spaces are words' ends here.
    create or replace function staff_words(text) returns tsvector language sql immutable strict parallel safe cost 1000 as $words$
      with words as materialized (
        select word, place from regexp_split_to_table(translate(lower($1 collate "C"),
          'آأإٱؤئۀةيىك\u200C۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', 'ااااویههییک 01234567890123456789'), '[ ,.()/@+_-]+') with ordinality as split (word, place)
        where word <> ''
      )
      select coalesce(array_to_tsvector(array_agg(distinct part)), '') from (
        select substr(word, at) as part from words, generate_series(1, greatest(char_length(word) - 1, 1)) at
        union all
        select string_agg(more.word, '' order by more.place) from words first join words more on more.place between first.place and first.place + 2
        where first.word !~ '[0-9]' and more.word !~ '[0-9]' group by first.place having count(*) > 1
      ) parts
    $words$;
    ${reindex}
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    create or replace function staff_words(text) returns tsvector language sql immutable strict parallel safe cost 1000 as $words$
      select coalesce(array_to_tsvector(array_agg(distinct substr(word, at))), '')
      from regexp_split_to_table(translate(lower($1 collate "C"),
          'آأإٱؤئۀةيىك\u200C۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', 'ااااویههییک 01234567890123456789'), '[ ,.()/@+_-]+') word,
        generate_series(1, greatest(char_length(word) - 1, 1)) at
      where word <> ''
    $words$;
    ${reindex}
  `);
}
