import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What only processes of the release before named goes: the kinds as a list in the code, the order of features, tags of products, a lock of
 * staff accounts that anybody could close, and the words of the search by their pieces. What one of them wrote last is taken over first.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    update products set kind_id = kinds.id from kinds where kinds.slug = products.kind::text and products.kind_id is null;
    update _products_v set version_kind_id = kinds.id from kinds where kinds.slug = _products_v.version_kind::text and _products_v.version_kind_id is null;
    drop trigger products_kind_both_ways on products;
    drop trigger products_v_kind_both_ways on _products_v;
    drop function kind_both_ways(), version_kind_both_ways();
    alter table products drop column kind;
    alter table _products_v drop column version_kind;
    drop type enum_products_kind;
    drop type enum__products_v_version_kind;
    alter table features drop column rank;
    alter table products_rels drop column tags_id;
    alter table _products_v_rels drop column tags_id;
    alter table staff drop column login_attempts, drop column lock_until;
    drop table search_grams;
  `);
}

/** The shapes come back, empty: nothing of this release writes them. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    create table search_grams (lang text not null, gram text not null, word text not null, primary key (lang, gram, word));
    alter table staff add column login_attempts numeric default 0, add column lock_until timestamp(3) with time zone;
    alter table _products_v_rels add column tags_id integer;
    alter table products_rels add column tags_id integer;
    alter table features add column rank numeric;
    create type enum_products_kind as enum ('stethoscope', 'ecg', 'blood-pressure', 'ultrasound', 'family-package', 'doctor-package');
    create type enum__products_v_version_kind as enum ('stethoscope', 'ecg', 'blood-pressure', 'ultrasound', 'family-package', 'doctor-package');
    alter table products add column kind enum_products_kind;
    alter table _products_v add column version_kind enum__products_v_version_kind;
    create function kind_both_ways() returns trigger language plpgsql as 'begin return new; end';
    create function version_kind_both_ways() returns trigger language plpgsql as 'begin return new; end';
    create trigger products_kind_both_ways before insert on products for each row execute function kind_both_ways();
    create trigger products_v_kind_both_ways before insert on _products_v for each row execute function version_kind_both_ways();
  `);
}
