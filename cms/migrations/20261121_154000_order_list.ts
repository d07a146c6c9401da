import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The staff's list of orders is read along an index in each of its orders and searches, whatever the number of orders; what does not rest is counted by its own. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index orders_list_open on orders ((coalesce(due_at, 'infinity'::timestamptz)), id) where state not in ('delivered', 'cancelled', 'refunded', 'replacement');
    create index orders_list_state on orders (state, (coalesce(due_at, 'infinity'::timestamptz)), id) where state not in ('delivered', 'cancelled', 'refunded', 'replacement');
    create index orders_list_rested on orders (state, id) where state in ('delivered', 'cancelled', 'refunded', 'replacement');
    create index orders_list_code on orders (code collate "C");
    create index orders_list_phone on orders (receiver_phone collate "C", (-id));
    create index orders_list_name on orders ((translate(lower(receiver_name collate "C"), 'آأإٱؤئۀةيىك\u200C', 'ااااویههییک ')), (-id));
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index orders_list_name, orders_list_phone, orders_list_code, orders_list_rested, orders_list_state, orders_list_open;
  `);
}
