import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "account_penalties" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"parts" text[] NOT NULL,
  	"from_at" timestamp (3) with time zone NOT NULL,
  	"until_at" timestamp (3) with time zone NOT NULL,
  	"reason" text NOT NULL,
  	"set_by" text NOT NULL,
  	"lifted_at" timestamp (3) with time zone,
  	"lifted_by" text,
  	"lift_reason" text,
  	CONSTRAINT "account_penalties_times" CHECK ("account_penalties"."until_at" > "account_penalties"."from_at" and ("account_penalties"."lifted_at" is null or "account_penalties"."lifted_at" >= "account_penalties"."from_at")),
  	CONSTRAINT "account_penalties_parts" CHECK (cardinality("account_penalties"."parts") > 0 and "account_penalties"."parts" <@ array['orders', 'bookings', 'requests', 'words']),
  	CONSTRAINT "account_penalties_reason" CHECK (btrim("account_penalties"."reason") <> ''),
  	CONSTRAINT "account_penalties_lifted" CHECK (num_nonnulls("account_penalties"."lifted_at", "account_penalties"."lifted_by", "account_penalties"."lift_reason") in (0, 3))
  );
  
  CREATE INDEX "account_penalties_user" ON "account_penalties" USING btree ("user_id","until_at");`);
  await db.execute(sql`alter table account_penalties add constraint account_penalties_user_fk foreign key (user_id) references users(id);`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "account_penalties" CASCADE;`);
}
