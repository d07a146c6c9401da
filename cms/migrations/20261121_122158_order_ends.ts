import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** What a buyer is asked to agree to, from where on an order is reviewed, and what the tables themselves hold of both. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "order_proposals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" integer NOT NULL,
  	"kind" text NOT NULL,
  	"cause" text NOT NULL,
  	"words" text NOT NULL,
  	"line_id" integer,
  	"variant_id" integer,
  	"sku" text,
  	"name_fa" text,
  	"name_en" text,
  	"drawing" text,
  	"colour" text,
  	"engraved" boolean DEFAULT false NOT NULL,
  	"quantity" integer,
  	"total_toman" bigint,
  	"back_toman" bigint DEFAULT 0 NOT NULL,
  	"state" text NOT NULL,
  	"asked_by" text NOT NULL,
  	"asked_at" timestamp (3) with time zone NOT NULL,
  	"agree_by" timestamp (3) with time zone NOT NULL,
  	"ended_at" timestamp (3) with time zone,
  	CONSTRAINT "order_proposals_state" CHECK ("order_proposals"."state" in ('open', 'agreed', 'declined', 'lapsed', 'withdrawn')),
  	CONSTRAINT "order_proposals_ended" CHECK (("order_proposals"."state" = 'open') = ("order_proposals"."ended_at" is null)),
  	CONSTRAINT "order_proposals_time" CHECK ("order_proposals"."agree_by" > "order_proposals"."asked_at"),
  	CONSTRAINT "order_proposals_back" CHECK ("order_proposals"."back_toman" >= 0),
  	CONSTRAINT "order_proposals_change" CHECK (("order_proposals"."kind" = 'terms' and "order_proposals"."line_id" is null and "order_proposals"."back_toman" = 0) or ("order_proposals"."kind" <> 'terms' and "order_proposals"."line_id" is not null and "order_proposals"."variant_id" is not null and "order_proposals"."quantity" > 0 and "order_proposals"."total_toman" >= 0))
  );
  
  CREATE TABLE "order_rules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"review_quantity" numeric DEFAULT 10 NOT NULL,
  	"review_total_toman" numeric DEFAULT 500000000 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE UNIQUE INDEX "order_proposals_one_open" ON "order_proposals" USING btree ("order_id") WHERE "order_proposals"."state" = 'open';
  CREATE INDEX "order_proposals_order" ON "order_proposals" USING btree ("order_id","id");
  CREATE INDEX "order_proposals_due" ON "order_proposals" USING btree ("agree_by") WHERE "order_proposals"."state" = 'open';`);
  await db.execute(sql`
    alter table order_proposals add constraint order_proposals_order_fk foreign key (order_id) references orders (id);
    alter table order_proposals add constraint order_proposals_line_fk foreign key (line_id) references order_lines (id);
    alter table order_proposals add constraint order_proposals_variant_fk foreign key (variant_id) references variants (id);
    alter table order_rules add constraint order_rules_limits check (review_quantity >= 1 and review_quantity = floor(review_quantity) and review_total_toman >= 1 and review_total_toman = floor(review_total_toman));
    alter table code_uses add constraint code_uses_state check (state in ('held', 'used', 'released', 'void'));
    create unique index order_proposals_one_change on order_proposals (line_id) where state = 'agreed';
    create index code_uses_void on code_uses (user_id, code_id) where state = 'void';

    -- What was proposed stays as it was proposed, and what was answered stays answered.
    create function order_proposal_kept() returns trigger language plpgsql as $f$
    begin
      if tg_op = 'DELETE' or old.state <> 'open'
        or (to_jsonb(new) - 'state' - 'ended_at') is distinct from (to_jsonb(old) - 'state' - 'ended_at') then
        raise exception 'proposal % is not changed', old.id using errcode = '23514';
      end if;
      return new;
    end $f$;
    create trigger order_proposals_kept before update or delete on order_proposals for each row execute function order_proposal_kept();

    -- Nothing goes on with an order while its buyer is asked.
    create function order_not_asked() returns trigger language plpgsql as $f$
    begin
      if exists (select from order_proposals where order_id = new.id and state = 'open') then
        raise exception 'order % goes on although its buyer is asked', new.id using errcode = '23514';
      end if;
      return null;
    end $f$;
    create constraint trigger orders_not_asked after update of state on orders deferrable initially deferred
      for each row when (old.state is distinct from new.state) execute function order_not_asked();

    -- What was bought is what was paid for.
    create function order_line_kept() returns trigger language plpgsql as $f$
    begin
      if (select state from orders where id = old.order_id) is distinct from 'awaiting-payment' then
        raise exception 'the lines of order % are paid for', old.order_id using errcode = '23514';
      end if;
      if tg_op = 'DELETE' then return old; end if;
      return new;
    end $f$;
    create trigger order_lines_kept before update or delete on order_lines for each row execute function order_line_kept();
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   drop trigger order_lines_kept on order_lines;
  drop function order_line_kept();
  drop trigger orders_not_asked on orders;
  drop function order_not_asked();
  alter table code_uses drop constraint code_uses_state;
  drop index code_uses_void;
  DROP TABLE "order_proposals" CASCADE;
  drop function order_proposal_kept();
  DROP TABLE "order_rules" CASCADE;`);
}
