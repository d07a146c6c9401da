import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_warranty_tickets_kind" AS ENUM('guarantee', 'replacement', 'transit-damage');
  CREATE TYPE "public"."enum_warranty_tickets_state" AS ENUM('sent', 'contacted', 'accepted', 'received', 'repaired', 'returned', 'replaced', 'refused', 'withdrawn');
  CREATE TYPE "public"."enum_warranty_tickets_lang" AS ENUM('fa', 'en');
  CREATE TYPE "public"."enum_devices_state" AS ENUM('made', 'active', 'void', 'released', 'replaced');
  CREATE TYPE "public"."enum_sales_channels_kind" AS ENUM('online-shop', 'in-person', 'dealer');
  CREATE TYPE "public"."enum_sales_channels_province" AS ENUM('tehran', 'alborz', 'ardabil', 'bushehr', 'chaharmahal', 'east-azerbaijan', 'fars', 'gilan', 'golestan', 'hamadan', 'hormozgan', 'ilam', 'isfahan', 'kerman', 'kermanshah', 'khuzestan', 'kohgiluyeh', 'kurdistan', 'lorestan', 'markazi', 'mazandaran', 'north-khorasan', 'qazvin', 'qom', 'razavi-khorasan', 'semnan', 'sistan', 'south-khorasan', 'west-azerbaijan', 'yazd', 'zanjan');
  CREATE TABLE "device_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"device_id" integer NOT NULL,
  	"event" text NOT NULL,
  	"from_state" text NOT NULL,
  	"to_state" text NOT NULL,
  	"actor" text NOT NULL,
  	"user_id" integer,
  	"reason" text,
  	"at" timestamp (3) with time zone NOT NULL
  );
  
  CREATE TABLE "serial_tries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"ip_hash" text NOT NULL,
  	"at" timestamp (3) with time zone NOT NULL
  );
  
  CREATE TABLE "warranty_papers" (
  	"id" text PRIMARY KEY NOT NULL,
  	"kind" text NOT NULL,
  	"device_id" integer NOT NULL,
  	"ticket_id" integer,
  	"user_id" integer NOT NULL,
  	"file" text NOT NULL,
  	"bytes" integer NOT NULL,
  	"created_at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "warranty_papers_kind" CHECK (("warranty_papers"."kind" = 'photo') = ("warranty_papers"."ticket_id" is not null)),
  	CONSTRAINT "warranty_papers_bytes" CHECK ("warranty_papers"."bytes" > 0)
  );
  
  CREATE TABLE "warranty_ticket_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"ticket_id" integer NOT NULL,
  	"event" text NOT NULL,
  	"from_state" text,
  	"to_state" text NOT NULL,
  	"actor" text NOT NULL,
  	"reason" text,
  	"at" timestamp (3) with time zone NOT NULL
  );
  
  CREATE TABLE "warranty_tickets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar NOT NULL,
  	"kind" "enum_warranty_tickets_kind" NOT NULL,
  	"state" "enum_warranty_tickets_state" NOT NULL,
  	"state_since" timestamp(3) with time zone NOT NULL,
  	"due_at" timestamp(3) with time zone,
  	"device_id" integer NOT NULL,
  	"new_device_id" integer,
  	"user_id" integer NOT NULL,
  	"lang" "enum_warranty_tickets_lang" NOT NULL,
  	"province" varchar NOT NULL,
  	"city" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "devices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"serial" varchar NOT NULL,
  	"variant_id" integer NOT NULL,
  	"state" "enum_devices_state" NOT NULL,
  	"user_id" integer,
  	"order_id" integer,
  	"unit_no" numeric,
  	"channel_id" integer,
  	"received_on" varchar,
  	"purchased_on" varchar,
  	"warranty_ends_on" varchar,
  	"service_ends_on" varchar,
  	"registered_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sales_channels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_sales_channels_kind" NOT NULL,
  	"province" "enum_sales_channels_province",
  	"phone" varchar,
  	"active" boolean DEFAULT true NOT NULL,
  	"rank" numeric DEFAULT 100 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sales_channels_locales" (
  	"title" varchar NOT NULL,
  	"address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "warranty_tickets_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "devices_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sales_channels_id" integer;
  ALTER TABLE "warranty_tickets" ADD CONSTRAINT "warranty_tickets_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "warranty_tickets" ADD CONSTRAINT "warranty_tickets_new_device_id_devices_id_fk" FOREIGN KEY ("new_device_id") REFERENCES "public"."devices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "warranty_tickets" ADD CONSTRAINT "warranty_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "devices" ADD CONSTRAINT "devices_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "devices" ADD CONSTRAINT "devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "devices" ADD CONSTRAINT "devices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "devices" ADD CONSTRAINT "devices_channel_id_sales_channels_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."sales_channels"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sales_channels_locales" ADD CONSTRAINT "sales_channels_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."sales_channels"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "device_events_device" ON "device_events" USING btree ("device_id","id");
  CREATE INDEX "serial_tries_user" ON "serial_tries" USING btree ("user_id","at");
  CREATE INDEX "serial_tries_ip" ON "serial_tries" USING btree ("ip_hash","at");
  CREATE INDEX "serial_tries_at" ON "serial_tries" USING btree ("at");
  CREATE UNIQUE INDEX "warranty_papers_file" ON "warranty_papers" USING btree ("file");
  CREATE INDEX "warranty_papers_device" ON "warranty_papers" USING btree ("device_id","user_id");
  CREATE INDEX "warranty_papers_ticket" ON "warranty_papers" USING btree ("ticket_id");
  CREATE INDEX "warranty_ticket_events_ticket" ON "warranty_ticket_events" USING btree ("ticket_id","id");
  CREATE UNIQUE INDEX "warranty_tickets_code_idx" ON "warranty_tickets" USING btree ("code");
  CREATE INDEX "warranty_tickets_state_idx" ON "warranty_tickets" USING btree ("state");
  CREATE INDEX "warranty_tickets_due_at_idx" ON "warranty_tickets" USING btree ("due_at");
  CREATE INDEX "warranty_tickets_device_idx" ON "warranty_tickets" USING btree ("device_id");
  CREATE INDEX "warranty_tickets_new_device_idx" ON "warranty_tickets" USING btree ("new_device_id");
  CREATE INDEX "warranty_tickets_user_idx" ON "warranty_tickets" USING btree ("user_id");
  CREATE INDEX "warranty_tickets_updated_at_idx" ON "warranty_tickets" USING btree ("updated_at");
  CREATE INDEX "warranty_tickets_created_at_idx" ON "warranty_tickets" USING btree ("created_at");
  CREATE UNIQUE INDEX "devices_serial_idx" ON "devices" USING btree ("serial");
  CREATE INDEX "devices_variant_idx" ON "devices" USING btree ("variant_id");
  CREATE INDEX "devices_state_idx" ON "devices" USING btree ("state");
  CREATE INDEX "devices_user_idx" ON "devices" USING btree ("user_id");
  CREATE INDEX "devices_order_idx" ON "devices" USING btree ("order_id");
  CREATE INDEX "devices_channel_idx" ON "devices" USING btree ("channel_id");
  CREATE INDEX "devices_updated_at_idx" ON "devices" USING btree ("updated_at");
  CREATE INDEX "devices_created_at_idx" ON "devices" USING btree ("created_at");
  CREATE INDEX "sales_channels_updated_at_idx" ON "sales_channels" USING btree ("updated_at");
  CREATE INDEX "sales_channels_created_at_idx" ON "sales_channels" USING btree ("created_at");
  CREATE UNIQUE INDEX "sales_channels_locales_locale_parent_id_unique" ON "sales_channels_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_warranty_tickets_fk" FOREIGN KEY ("warranty_tickets_id") REFERENCES "public"."warranty_tickets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_devices_fk" FOREIGN KEY ("devices_id") REFERENCES "public"."devices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sales_channels_fk" FOREIGN KEY ("sales_channels_id") REFERENCES "public"."sales_channels"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_warranty_tickets_id_idx" ON "payload_locked_documents_rels" USING btree ("warranty_tickets_id");
  CREATE INDEX "payload_locked_documents_rels_devices_id_idx" ON "payload_locked_documents_rels" USING btree ("devices_id");
  CREATE INDEX "payload_locked_documents_rels_sales_channels_id_idx" ON "payload_locked_documents_rels" USING btree ("sales_channels_id");`);
  await db.execute(sql`
    alter table device_events add constraint device_events_device_fk foreign key (device_id) references devices(id);
    alter table warranty_ticket_events add constraint warranty_ticket_events_ticket_fk foreign key (ticket_id) references warranty_tickets(id);
    alter table warranty_papers add constraint warranty_papers_device_fk foreign key (device_id) references devices(id);
    alter table warranty_papers add constraint warranty_papers_ticket_fk foreign key (ticket_id) references warranty_tickets(id);
    alter table warranty_papers add constraint warranty_papers_user_fk foreign key (user_id) references users(id);

    -- Two letters and ten digits; who has a device has a warranty that began with a purchase at a covered place.
    alter table devices add constraint devices_serial check (serial ~ '^[A-Z]{2}[0-9]{10}$');
    alter table devices add constraint devices_owner check ((user_id is not null) = (state in ('active', 'void', 'replaced')));
    alter table devices add constraint devices_warranty check (
      (state = 'made') = (warranty_ends_on is null)
      and (purchased_on is null) = (warranty_ends_on is null) and (service_ends_on is null) = (warranty_ends_on is null)
      and (warranty_ends_on is null or ((order_id is null) <> (channel_id is null)))
      and (order_id is null) = (unit_no is null)
      and warranty_ends_on > purchased_on and service_ends_on > warranty_ends_on
    );
    create unique index devices_unit_of_order on devices (order_id, variant_id, unit_no) where state in ('active', 'void');
    create index devices_owner_recent on devices (user_id, id desc) where user_id is not null;
    create unique index warranty_tickets_one_open on warranty_tickets (device_id)
      where state in ('sent', 'contacted', 'accepted', 'received', 'repaired');
    create index warranty_tickets_open_due on warranty_tickets (due_at, id)
      where state in ('sent', 'contacted', 'accepted', 'received', 'repaired');
    create index warranty_tickets_owner on warranty_tickets (user_id, id desc);

    -- No repair, replacement or change of owner moves the end of a warranty.
    create function warranty_period_stays() returns trigger language plpgsql as $f$
    begin
      if old.warranty_ends_on is not null
        and (new.purchased_on, new.warranty_ends_on, new.service_ends_on) is distinct from (old.purchased_on, old.warranty_ends_on, old.service_ends_on) then
        raise exception 'the period of a warranty does not change' using errcode = '23514';
      end if;
      return new;
    end $f$;
    create trigger devices_period_stays before update on devices for each row execute function warranty_period_stays();
    create trigger device_events_append_only before update or delete on device_events for each row execute function append_only();
    create trigger warranty_ticket_events_append_only before update or delete on warranty_ticket_events for each row execute function append_only();
    create trigger sales_channels_changed after insert or update or delete or truncate on sales_channels for each statement execute function content_changed();
    create trigger sales_channels_locales_changed after insert or update or delete or truncate on sales_channels_locales for each statement execute function content_changed();
  `);
}

export async function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('warranties are not taken away: restore a backup instead');
}
