import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** What a buyer typed and has not sent, a buyer's wish to cancel, when somebody looked for money on its way, and the tax that prices include. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "form_drafts" (
  	"owner" text NOT NULL,
  	"page" text NOT NULL,
  	"intent" text NOT NULL,
  	"typed" jsonb NOT NULL,
  	"at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "form_drafts_owner_page_pk" PRIMARY KEY("owner","page")
  );
  
  CREATE TABLE "order_cancel_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" integer NOT NULL,
  	"words" text DEFAULT '' NOT NULL,
  	"state" text NOT NULL,
  	"asked_at" timestamp (3) with time zone NOT NULL,
  	"answer" text,
  	"ended_at" timestamp (3) with time zone,
  	CONSTRAINT "order_cancel_requests_ended" CHECK (("order_cancel_requests"."state" = 'open') = ("order_cancel_requests"."ended_at" is null))
  );
  
  ALTER TABLE "payments" ADD COLUMN "looked_at" timestamp (3) with time zone;
  ALTER TABLE "payments" ADD COLUMN "answered" boolean DEFAULT true NOT NULL;
  ALTER TABLE "order_rules" ADD COLUMN "vat_percent" numeric DEFAULT 10 NOT NULL;
  CREATE INDEX "form_drafts_at" ON "form_drafts" USING btree ("at");
  CREATE UNIQUE INDEX "order_cancel_requests_one_open" ON "order_cancel_requests" USING btree ("order_id") WHERE "order_cancel_requests"."state" = 'open';
  CREATE INDEX "order_cancel_requests_order" ON "order_cancel_requests" USING btree ("order_id","id");`);
  await db.execute(sql`
    alter table order_cancel_requests add constraint order_cancel_requests_order_fk foreign key (order_id) references orders (id);
    alter table order_rules add constraint order_rules_vat check (vat_percent >= 0 and vat_percent <= 30);

    -- What was answered stays answered.
    create function order_cancel_request_kept() returns trigger language plpgsql as $f$
    begin
      if tg_op = 'DELETE' or old.state <> 'open'
        or (to_jsonb(new) - 'state' - 'answer' - 'ended_at') is distinct from (to_jsonb(old) - 'state' - 'answer' - 'ended_at') then
        raise exception 'cancel request % is not changed', old.id using errcode = '23514';
      end if;
      return new;
    end $f$;
    create trigger order_cancel_requests_kept before update or delete on order_cancel_requests for each row execute function order_cancel_request_kept();`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "form_drafts" CASCADE;
  DROP TABLE "order_cancel_requests" CASCADE;
  DROP FUNCTION order_cancel_request_kept;
  ALTER TABLE "order_rules" DROP CONSTRAINT order_rules_vat;
  ALTER TABLE "payments" DROP COLUMN "looked_at";
  ALTER TABLE "payments" DROP COLUMN "answered";
  ALTER TABLE "order_rules" DROP COLUMN "vat_percent";`);
}
