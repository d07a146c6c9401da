import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_doctors_categories" AS ENUM('public-health', 'heart', 'cosmetic', 'skin-and-hair', 'psychologist', 'nutrition', 'kids', 'infectious', 'internist', 'skin', 'surgery', 'psychiatrist', 'ent', 'neurology', 'urology', 'blood');
  CREATE TYPE "public"."enum_doctors_speaks" AS ENUM('fa', 'en', 'az', 'ku', 'ar', 'tr', 'de', 'fr');
  CREATE TYPE "public"."enum_doctors_services_kind" AS ENUM('online', 'counselling', 'in-person');
  CREATE TYPE "public"."enum_doctors_level" AS ENUM('general', 'specialist', 'super-specialist');
  CREATE TYPE "public"."enum_doctors_gender" AS ENUM('female', 'male');
  CREATE TABLE "availability_exceptions" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"doctor_id" integer NOT NULL,
  	"day" text NOT NULL,
  	"from_minute" smallint NOT NULL,
  	"to_minute" smallint NOT NULL,
  	"adds" boolean NOT NULL,
  	"kinds" text[] NOT NULL,
  	"centre_id" integer,
  	"reason" text,
  	CONSTRAINT "availability_exceptions_day" CHECK ("availability_exceptions"."day" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  	CONSTRAINT "availability_exceptions_quarters" CHECK ("availability_exceptions"."from_minute" between 0 and 1425 and "availability_exceptions"."to_minute" between 15 and 1440 and "availability_exceptions"."from_minute" < "availability_exceptions"."to_minute" and "availability_exceptions"."from_minute" % 15 = 0 and "availability_exceptions"."to_minute" % 15 = 0),
  	CONSTRAINT "availability_exceptions_kinds" CHECK ("availability_exceptions"."adds" = (cardinality("availability_exceptions"."kinds") > 0) and "availability_exceptions"."kinds" <@ array['online', 'counselling', 'in-person']::text[] and (not ('in-person' = any("availability_exceptions"."kinds")) or "availability_exceptions"."centre_id" is not null))
  );
  
  CREATE TABLE "availability_rules" (
  	"id" bigserial PRIMARY KEY NOT NULL,
  	"doctor_id" integer NOT NULL,
  	"weekday" smallint NOT NULL,
  	"from_minute" smallint NOT NULL,
  	"to_minute" smallint NOT NULL,
  	"kinds" text[] NOT NULL,
  	"centre_id" integer,
  	"valid_from" text,
  	"valid_to" text,
  	CONSTRAINT "availability_rules_weekday" CHECK ("availability_rules"."weekday" between 0 and 6),
  	CONSTRAINT "availability_rules_quarters" CHECK ("availability_rules"."from_minute" between 0 and 1425 and "availability_rules"."to_minute" between 15 and 1440 and "availability_rules"."from_minute" < "availability_rules"."to_minute" and "availability_rules"."from_minute" % 15 = 0 and "availability_rules"."to_minute" % 15 = 0),
  	CONSTRAINT "availability_rules_kinds" CHECK (cardinality("availability_rules"."kinds") > 0 and "availability_rules"."kinds" <@ array['online', 'counselling', 'in-person']::text[] and (not ('in-person' = any("availability_rules"."kinds")) or "availability_rules"."centre_id" is not null)),
  	CONSTRAINT "availability_rules_valid" CHECK ("availability_rules"."valid_from" <= "availability_rules"."valid_to")
  );
  
  CREATE TABLE "doctor_desks" (
  	"doctor_id" integer PRIMARY KEY NOT NULL,
  	"works_holidays" boolean DEFAULT false NOT NULL,
  	"horizon_days" smallint DEFAULT 30 NOT NULL,
  	"notice_minutes" integer DEFAULT 60 NOT NULL,
  	CONSTRAINT "doctor_desks_limits" CHECK ("doctor_desks"."horizon_days" between 1 and 90 and "doctor_desks"."notice_minutes" between 0 and 10080)
  );
  
  CREATE TABLE "slots" (
  	"doctor_id" integer NOT NULL,
  	"starts_at" timestamp (3) with time zone NOT NULL,
  	"kinds" text[] NOT NULL,
  	"centre_id" integer,
  	"reservation_id" bigint,
  	CONSTRAINT "slots_doctor_id_starts_at_pk" PRIMARY KEY("doctor_id","starts_at"),
  	CONSTRAINT "slots_quarter" CHECK (extract(epoch from "slots"."starts_at")::bigint % 900 = 0),
  	CONSTRAINT "slots_kinds" CHECK (cardinality("slots"."kinds") > 0 and "slots"."kinds" <@ array['online', 'counselling', 'in-person']::text[] and (not ('in-person' = any("slots"."kinds")) or "slots"."centre_id" is not null))
  );
  
  CREATE TABLE "doctors_categories" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_doctors_categories",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "doctors_speaks" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_doctors_speaks",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "doctors_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_doctors_services_kind" NOT NULL,
  	"centre_id" integer,
  	"price_toman" numeric NOT NULL,
  	"holds_from" varchar NOT NULL
  );
  
  CREATE TABLE "doctors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"council_number" varchar NOT NULL,
  	"published" boolean DEFAULT false NOT NULL,
  	"level" "enum_doctors_level" NOT NULL,
  	"gender" "enum_doctors_gender" NOT NULL,
  	"photo_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "doctors_locales" (
  	"title" varchar NOT NULL,
  	"focus" varchar NOT NULL,
  	"biography" varchar NOT NULL,
  	"education" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "doctors_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"centres_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "doctors_id" integer;
  ALTER TABLE "doctors_categories" ADD CONSTRAINT "doctors_categories_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "doctors_speaks" ADD CONSTRAINT "doctors_speaks_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "doctors_services" ADD CONSTRAINT "doctors_services_centre_id_centres_id_fk" FOREIGN KEY ("centre_id") REFERENCES "public"."centres"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "doctors_services" ADD CONSTRAINT "doctors_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "doctors" ADD CONSTRAINT "doctors_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "doctors_locales" ADD CONSTRAINT "doctors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "doctors_rels" ADD CONSTRAINT "doctors_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "doctors_rels" ADD CONSTRAINT "doctors_rels_centres_fk" FOREIGN KEY ("centres_id") REFERENCES "public"."centres"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "availability_exceptions_doctor" ON "availability_exceptions" USING btree ("doctor_id","day");
  CREATE INDEX "availability_rules_doctor" ON "availability_rules" USING btree ("doctor_id");
  CREATE INDEX "slots_free" ON "slots" USING btree ("doctor_id","starts_at") WHERE "slots"."reservation_id" is null;
  CREATE INDEX "doctors_categories_order_idx" ON "doctors_categories" USING btree ("order");
  CREATE INDEX "doctors_categories_parent_idx" ON "doctors_categories" USING btree ("parent_id");
  CREATE INDEX "doctors_speaks_order_idx" ON "doctors_speaks" USING btree ("order");
  CREATE INDEX "doctors_speaks_parent_idx" ON "doctors_speaks" USING btree ("parent_id");
  CREATE INDEX "doctors_services_order_idx" ON "doctors_services" USING btree ("_order");
  CREATE INDEX "doctors_services_parent_id_idx" ON "doctors_services" USING btree ("_parent_id");
  CREATE INDEX "doctors_services_centre_idx" ON "doctors_services" USING btree ("centre_id");
  CREATE UNIQUE INDEX "doctors_slug_idx" ON "doctors" USING btree ("slug");
  CREATE UNIQUE INDEX "doctors_council_number_idx" ON "doctors" USING btree ("council_number");
  CREATE INDEX "doctors_photo_idx" ON "doctors" USING btree ("photo_id");
  CREATE INDEX "doctors_updated_at_idx" ON "doctors" USING btree ("updated_at");
  CREATE INDEX "doctors_created_at_idx" ON "doctors" USING btree ("created_at");
  CREATE UNIQUE INDEX "doctors_locales_locale_parent_id_unique" ON "doctors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "doctors_rels_order_idx" ON "doctors_rels" USING btree ("order");
  CREATE INDEX "doctors_rels_parent_idx" ON "doctors_rels" USING btree ("parent_id");
  CREATE INDEX "doctors_rels_path_idx" ON "doctors_rels" USING btree ("path");
  CREATE INDEX "doctors_rels_centres_id_idx" ON "doctors_rels" USING btree ("centres_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_doctors_fk" FOREIGN KEY ("doctors_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "outbox_sleeping" ON "outbox" USING btree (("payload" ->> 'subject')) WHERE "outbox"."queue" = 'deadlines' and "outbox"."kind" = 'warn' and "outbox"."relayed_at" is null and "outbox"."done_at" is null;
  CREATE INDEX "payload_locked_documents_rels_doctors_id_idx" ON "payload_locked_documents_rels" USING btree ("doctors_id");`);
  await db.execute(sql`
    alter table doctor_desks add constraint doctor_desks_doctor_fk foreign key (doctor_id) references doctors(id);
    alter table availability_rules add constraint availability_rules_doctor_fk foreign key (doctor_id) references doctors(id);
    alter table availability_rules add constraint availability_rules_centre_fk foreign key (centre_id) references centres(id);
    alter table availability_exceptions add constraint availability_exceptions_doctor_fk foreign key (doctor_id) references doctors(id);
    alter table availability_exceptions add constraint availability_exceptions_centre_fk foreign key (centre_id) references centres(id);
    alter table slots add constraint slots_doctor_fk foreign key (doctor_id) references doctors(id);
    alter table slots add constraint slots_centre_fk foreign key (centre_id) references centres(id);

    -- A price of a kind holds from a day, one at each place; only a meeting in person has a place.
    alter table doctors_services
      add constraint doctors_services_price check (price_toman between 1000 and 100000000000 and price_toman = trunc(price_toman)),
      add constraint doctors_services_centre check ((kind = 'in-person') = (centre_id is not null)),
      add constraint doctors_services_day check (holds_from ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$');
    create unique index doctors_services_once on doctors_services (_parent_id, kind, coalesce(centre_id, 0), holds_from);
    alter table doctors add constraint doctors_council_number_digits check (council_number ~ '^[0-9]{2,8}$');

    -- Counselling is a psychologist's and a psychiatrist's alone; looked at once a whole document is written.
    create function doctor_may_counsel() returns trigger language plpgsql as $f$
    declare doctor integer := (to_jsonb(coalesce(new, old)) ->> tg_argv[0])::integer;
    begin
      if exists (select from doctors_services s where s._parent_id = doctor and s.kind = 'counselling')
        and not exists (select from doctors_categories c where c.parent_id = doctor and c.value in ('psychologist', 'psychiatrist')) then
        raise exception 'doctor % does not counsel', doctor using errcode = 'check_violation', constraint = 'doctors_counsel';
      end if;
      return null;
    end $f$;
    create constraint trigger doctors_services_counsel after insert or update on doctors_services
      deferrable initially deferred for each row execute function doctor_may_counsel('_parent_id');
    create constraint trigger doctors_categories_counsel after update or delete on doctors_categories
      deferrable initially deferred for each row execute function doctor_may_counsel('parent_id');

    -- A taken slot is given back or kept, never moved, changed or deleted; who has it is not replaced by another.
    create function slot_kept() returns trigger language plpgsql as $f$
    begin
      if tg_op = 'DELETE' then
        if old.reservation_id is not null then
          raise exception 'slot % of doctor % is taken', old.starts_at, old.doctor_id using errcode = 'check_violation', constraint = 'slots_taken_stay';
        end if;
        return old;
      end if;
      if (new.doctor_id, new.starts_at) is distinct from (old.doctor_id, old.starts_at)
        or (old.reservation_id is not null and ((new.kinds, new.centre_id) is distinct from (old.kinds, old.centre_id)
          or (new.reservation_id is not null and new.reservation_id <> old.reservation_id))) then
        raise exception 'slot % of doctor % is taken', old.starts_at, old.doctor_id using errcode = 'check_violation', constraint = 'slots_taken_stay';
      end if;
      return new;
    end $f$;
    create trigger slots_kept before update or delete on slots for each row execute function slot_kept();

    -- A correction of the holidays asks, in staff's own transaction, for the slots to be made anew: never lost, once a transaction.
    create function holidays_change_slots() returns trigger language plpgsql as $f$
    begin
      insert into outbox (id, queue, kind, payload, created_at, due_at)
      values (format('slots-%s-%s', pg_current_xact_id(), floor(extract(epoch from now()) * 1000)), 'upkeep', 'slots', '{}'::jsonb, now(), now())
      on conflict (id) do nothing;
      perform pg_notify('outbox', '');
      return null;
    end $f$;
    create trigger holidays_slots after insert or update or delete or truncate on holidays
      for each statement execute function holidays_change_slots();

    -- Doctors' pages are made for each request; of kept pages the sitemap alone says which there are.
    create trigger doctors_changed after insert or update or delete or truncate on doctors for each statement execute function content_changed();
    create trigger doctors_locales_changed after insert or update or delete or truncate on doctors_locales for each statement execute function content_changed();
    -- A doctor whose role is suspended stands in no sitemap.
    create function doctors_shown_by_role() returns trigger language plpgsql as $f$
    begin
      perform pg_notify('content_changed', 'account_roles');
      return null;
    end $f$;
    create trigger account_roles_doctors_shown after update on account_roles for each row when (new.kind = 'doctor' and new.state <> old.state) execute function doctors_shown_by_role();`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "availability_exceptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "availability_rules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "doctor_desks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "slots" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "doctors_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "doctors_speaks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "doctors_services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "doctors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "doctors_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "doctors_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "availability_exceptions" CASCADE;
  DROP TABLE "availability_rules" CASCADE;
  DROP TABLE "doctor_desks" CASCADE;
  DROP TABLE "slots" CASCADE;
  DROP TABLE "doctors_categories" CASCADE;
  DROP TABLE "doctors_speaks" CASCADE;
  DROP TABLE "doctors_services" CASCADE;
  DROP TABLE "doctors" CASCADE;
  DROP TABLE "doctors_locales" CASCADE;
  DROP TABLE "doctors_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_doctors_fk";
  
  DROP INDEX "payload_locked_documents_rels_doctors_id_idx";
  DROP INDEX "outbox_sleeping";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "doctors_id";
  DROP TYPE "public"."enum_doctors_categories";
  DROP TYPE "public"."enum_doctors_speaks";
  DROP TYPE "public"."enum_doctors_services_kind";
  DROP TYPE "public"."enum_doctors_level";
  DROP TYPE "public"."enum_doctors_gender";`);
  await db.execute(sql`
    drop function doctor_may_counsel() cascade;
    drop function slot_kept() cascade;
    drop function holidays_change_slots() cascade;
    drop function doctors_shown_by_role() cascade;`);
}
