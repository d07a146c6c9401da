import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The lists of invoices and of device registrations are read by key and searched along an index, whatever their length. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index invoices_found on invoices using gin (staff_words(replace(number, '-', '') || ' ' || party_name));
    create index invoices_list_issued on invoices (issued_at, id);
    create index invoices_list_kind on invoices (party_kind, id);
    create index invoices_list_kind_issued on invoices (party_kind, issued_at, id);
    create index invoices_of_user on invoices (user_id, id);
    create index device_claims_found on device_claims using gin (staff_words(code || ' ' || serial));
    create index device_claims_list_open on device_claims ((coalesce(due_at, 'infinity'::timestamptz)), id) where state not in ('accepted', 'refused', 'withdrawn');
    create index device_claims_list_state on device_claims (state, id);
    create index device_claims_of_user on device_claims (user_id, id);
    analyze invoices, device_claims;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index device_claims_of_user, device_claims_list_state, device_claims_list_open, device_claims_found,
      invoices_of_user, invoices_list_kind_issued, invoices_list_kind, invoices_list_issued, invoices_found;
  `);
}
