import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * What nothing reads is no field of a form any more: the order of features (a product names its colours in order), the tags of products. The
 * columns stay for a release, since processes of the one before still name them.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    delete from products_rels where path = 'tags';
    delete from _products_v_rels where path = 'version.tags';
    comment on column features.rank is 'read by nothing since 2026-11-22; to be dropped by the next release';
    comment on column products_rels.tags_id is 'read by nothing since 2026-11-22; to be dropped by the next release';
    comment on column _products_v_rels.tags_id is 'read by nothing since 2026-11-22; to be dropped by the next release';
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    comment on column features.rank is null;
    comment on column products_rels.tags_id is null;
    comment on column _products_v_rels.tags_id is null;
  `);
}
