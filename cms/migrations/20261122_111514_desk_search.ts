import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Staff find by any part of a word or a number; their lists are read by key; notes about a customer; work that was given has a giver. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "customer_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"staff_id" integer,
  	"body" text NOT NULL,
  	"at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "customer_notes_body" CHECK (char_length("customer_notes"."body") between 1 and 2000)
  );
  
  ALTER TABLE "work_claims" ADD COLUMN "given_by" integer;
  CREATE INDEX "customer_notes_user" ON "customer_notes" USING btree ("user_id","id");`);
  await db.execute(sql`
    -- Any part of a word is the beginning of one of its ends: a name, a number or a code is found by each of them, along an index.
    create function staff_words(text) returns tsvector language sql immutable strict parallel safe cost 1000 as $words$
      select coalesce(array_to_tsvector(array_agg(distinct substr(word, at))), '')
      from regexp_split_to_table(translate(lower($1 collate "C"),
          'آأإٱؤئۀةيىك\u200C۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩', 'ااااویههییک 01234567890123456789'), '[ ,.()/@+_-]+') word,
        generate_series(1, greatest(char_length(word) - 1, 1)) at
      where word <> ''
    $words$;
    create index orders_found on orders using gin (staff_words(code || ' ' || receiver_name || ' ' || receiver_phone));
    create index users_found on users using gin (staff_words(phone || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(email, '')));
    create index devices_found on devices using gin (staff_words(serial));
    create index dispatches_found on dispatches using gin (staff_words(tracking));
    create index warranty_tickets_found on warranty_tickets using gin (staff_words(code));
    create index inquiries_found on inquiries using gin (staff_words(code));
    create index inquiry_details_found on inquiry_details using gin (staff_words(name || ' ' || coalesce(phone, '') || ' ' || coalesce(email, '')));
    -- Statistics of these expressions: which words are common.
    analyze orders, users, devices, dispatches, warranty_tickets, inquiries, inquiry_details;
    drop index orders_list_name, orders_list_phone, orders_list_code;
    create index orders_placed on orders (placed_at, id) where placed_at is not null;
    create index orders_of_user on orders (user_id, id);
    create index order_lines_variant on order_lines (variant_id, order_id);
    create index refunds_asked on refunds (asked_at, id);
    create index deadlines_due on deadlines (due_at, id);
    create index devices_list_state on devices (state, id);
    create index warranty_tickets_list_open on warranty_tickets ((coalesce(due_at, 'infinity'::timestamptz)), id) where state not in ('returned', 'replaced', 'refused', 'withdrawn');
    create index warranty_tickets_list_state on warranty_tickets (state, id);
    create index inquiries_list_open on inquiries ((coalesce(due_at, 'infinity'::timestamptz)), id) where state not in ('done', 'canceled');
    create index inquiries_list_state on inquiries (state, id);
    create index inquiries_list_kind on inquiries (kind, id);
    alter table customer_notes add constraint customer_notes_user_fk foreign key (user_id) references users (id) on delete cascade;
    alter table customer_notes add constraint customer_notes_staff_fk foreign key (staff_id) references staff (id) on delete set null;
    alter table work_claims add constraint work_claims_given_fk foreign key (given_by) references staff (id) on delete set null;
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index inquiries_list_kind, inquiries_list_state, inquiries_list_open, warranty_tickets_list_state, warranty_tickets_list_open, devices_list_state,
      deadlines_due, refunds_asked, order_lines_variant, orders_of_user, orders_placed, inquiry_details_found, inquiries_found, dispatches_found, warranty_tickets_found, devices_found, users_found, orders_found;
    drop function staff_words(text);
    create index orders_list_code on orders (code collate "C");
    create index orders_list_phone on orders (receiver_phone collate "C", (-id));
    create index orders_list_name on orders ((translate(lower(receiver_name collate "C"), 'آأإٱؤئۀةيىك\u200C', 'ااااویههییک ')), (-id));
  `);
  await db.execute(sql`
   DROP TABLE "customer_notes" CASCADE;
  ALTER TABLE "work_claims" DROP COLUMN "given_by";`);
}
