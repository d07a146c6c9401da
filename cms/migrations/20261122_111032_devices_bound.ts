import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_device_claims_state" AS ENUM('waiting', 'accepted', 'refused', 'withdrawn');
  CREATE TYPE "public"."enum_device_claims_lang" AS ENUM('fa', 'en');
  CREATE TABLE "device_claim_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"claim_id" integer NOT NULL,
  	"event" text NOT NULL,
  	"from_state" text,
  	"to_state" text NOT NULL,
  	"actor" text NOT NULL,
  	"reason" text,
  	"at" timestamp (3) with time zone NOT NULL
  );
  
  CREATE TABLE "device_transfers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"device_id" integer NOT NULL,
  	"from_user_id" integer NOT NULL,
  	"code_hash" text,
  	"code_ends_at" timestamp (3) with time zone,
  	"released_at" timestamp (3) with time zone NOT NULL,
  	"ended_at" timestamp (3) with time zone,
  	"to_user_id" integer,
  	CONSTRAINT "device_transfers_code" CHECK (("device_transfers"."code_hash" is null) = ("device_transfers"."code_ends_at" is null)),
  	CONSTRAINT "device_transfers_taken" CHECK ("device_transfers"."to_user_id" is null or "device_transfers"."ended_at" is not null)
  );
  
  CREATE TABLE "dispatches" (
  	"order_id" integer PRIMARY KEY NOT NULL,
  	"courier" text NOT NULL,
  	"tracking" text NOT NULL,
  	"actor" text NOT NULL,
  	"at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "dispatches_tracking" CHECK ("dispatches"."tracking" ~ '^[A-Z0-9]{5,30}$')
  );
  
  CREATE TABLE "device_claims" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"state" "enum_device_claims_state" NOT NULL,
  	"state_since" timestamp(3) with time zone NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"serial" varchar NOT NULL,
  	"device_id" integer,
  	"user_id" integer NOT NULL,
  	"lang" "enum_device_claims_lang" NOT NULL,
  	"channel_id" integer,
  	"order_id" integer,
  	"received_on" varchar,
  	"purchased_on" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "warranty_papers" ALTER COLUMN "device_id" DROP NOT NULL;
  ALTER TABLE "order_proposals" ADD COLUMN "pay_toman" bigint DEFAULT 0 NOT NULL;
  ALTER TABLE "order_proposals" ADD COLUMN "gift_toman" bigint DEFAULT 0 NOT NULL;
  ALTER TABLE "order_proposals" ADD COLUMN "gift_reason" text;
  ALTER TABLE "order_proposals" ADD COLUMN "missing" integer;
  ALTER TABLE "warranty_papers" ADD COLUMN "claim_id" integer;
  ALTER TABLE "devices" ADD COLUMN "order_line" numeric;
  ALTER TABLE "variants" ADD COLUMN "has_serials" boolean DEFAULT true NOT NULL;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "device_claims_id" integer;
  ALTER TABLE "order_rules" ADD COLUMN "most_of_variant" numeric DEFAULT 20 NOT NULL;
  ALTER TABLE "order_rules" ADD COLUMN "unpaid_a_day" numeric DEFAULT 5 NOT NULL;
  ALTER TABLE "order_rules" ADD COLUMN "unpaid_at_address" numeric DEFAULT 3 NOT NULL;
  ALTER TABLE "device_claims" ADD CONSTRAINT "device_claims_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "device_claims" ADD CONSTRAINT "device_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "device_claims" ADD CONSTRAINT "device_claims_channel_id_sales_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."sales_channels"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "device_claims" ADD CONSTRAINT "device_claims_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "device_claim_events_claim" ON "device_claim_events" USING btree ("claim_id","id");
  CREATE UNIQUE INDEX "device_transfers_one_open" ON "device_transfers" USING btree ("device_id") WHERE "device_transfers"."ended_at" is null;
  CREATE INDEX "device_transfers_from" ON "device_transfers" USING btree ("from_user_id","id");
  CREATE UNIQUE INDEX "device_claims_code_idx" ON "device_claims" USING btree ("code");
  CREATE INDEX "device_claims_state_idx" ON "device_claims" USING btree ("state");
  CREATE INDEX "device_claims_due_at_idx" ON "device_claims" USING btree ("due_at");
  CREATE INDEX "device_claims_serial_idx" ON "device_claims" USING btree ("serial");
  CREATE INDEX "device_claims_device_idx" ON "device_claims" USING btree ("device_id");
  CREATE INDEX "device_claims_user_idx" ON "device_claims" USING btree ("user_id");
  CREATE INDEX "device_claims_channel_idx" ON "device_claims" USING btree ("channel_id");
  CREATE INDEX "device_claims_order_idx" ON "device_claims" USING btree ("order_id");
  CREATE INDEX "device_claims_updated_at_idx" ON "device_claims" USING btree ("updated_at");
  CREATE INDEX "device_claims_created_at_idx" ON "device_claims" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_device_claims_fk" FOREIGN KEY ("device_claims_id") REFERENCES "public"."device_claims"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "warranty_papers_claim" ON "warranty_papers" USING btree ("claim_id");
  CREATE INDEX "payload_locked_documents_rels_device_claims_id_idx" ON "payload_locked_documents_rels" USING btree ("device_claims_id");
  ALTER TABLE "order_proposals" ADD CONSTRAINT "order_proposals_difference" CHECK ("order_proposals"."pay_toman" >= 0 and "order_proposals"."gift_toman" >= 0 and ("order_proposals"."back_toman" = 0 or "order_proposals"."pay_toman" = 0) and ("order_proposals"."pay_toman" = 0 or "order_proposals"."gift_toman" = 0));
  ALTER TABLE "order_proposals" ADD CONSTRAINT "order_proposals_gift" CHECK (("order_proposals"."gift_toman" > 0) = ("order_proposals"."gift_reason" is not null));
  ALTER TABLE "order_proposals" ADD CONSTRAINT "order_proposals_missing" CHECK ("order_proposals"."missing" is null or ("order_proposals"."line_id" is not null and "order_proposals"."missing" > 0));
  ALTER TABLE "warranty_papers" ADD CONSTRAINT "warranty_papers_of" CHECK ("warranty_papers"."device_id" is not null or "warranty_papers"."claim_id" is not null);`);
  await db.execute(sql`
    alter table device_claim_events add constraint device_claim_events_claim_fk foreign key (claim_id) references device_claims(id);
    alter table device_transfers add constraint device_transfers_device_fk foreign key (device_id) references devices(id);
    alter table device_transfers add constraint device_transfers_from_fk foreign key (from_user_id) references users(id);
    alter table device_transfers add constraint device_transfers_to_fk foreign key (to_user_id) references users(id);
    alter table dispatches add constraint dispatches_order_fk foreign key (order_id) references orders(id);
    alter table warranty_papers add constraint warranty_papers_claim_fk foreign key (claim_id) references device_claims(id);
    alter table devices add constraint devices_order_line check (order_line is null or order_id is not null);

    alter table order_rules add constraint order_rules_holds check (most_of_variant >= 1 and unpaid_a_day >= 1 and unpaid_at_address >= 1);

    -- Nobody asks for the same device twice at a time; a request says where it was bought.
    create unique index device_claims_one_waiting on device_claims (user_id, serial) where state = 'waiting';
    create index device_claims_open_due on device_claims (due_at, id) where state = 'waiting';
    alter table device_claims add constraint device_claims_bought check ((order_id is null) <> (channel_id is null));
    alter table device_claims add constraint device_claims_serial check (serial ~ '^[A-Z]{2}[0-9]{10}$');

    -- Unpaid orders of the last day, by account and by address.
    create index orders_unpaid_user on orders (user_id, created_at) where placed_at is null;
    create index orders_unpaid_address on orders (postal_code, created_at) where placed_at is null;

    create trigger device_claim_events_append_only before update or delete on device_claim_events for each row execute function append_only();
    create trigger dispatches_append_only before update or delete on dispatches for each row execute function append_only();

    -- Devices that were given up before and that nobody has taken over: who gave them up may make a code.
    insert into device_transfers (device_id, from_user_id, released_at)
      select d.id, e.user_id, e.at from devices d
      join lateral (select user_id, at from device_events where device_id = d.id and event = 'release' and user_id is not null order by id desc limit 1) e on true
      where d.state = 'released';
  `);
}

export async function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('parcels, claims and transfers are not taken away: restore a backup instead');
}
