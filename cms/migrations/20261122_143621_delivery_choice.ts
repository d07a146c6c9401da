import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_orders_delivery_part" AS ENUM('morning', 'afternoon', 'evening');
  ALTER TABLE "orders" ADD COLUMN "delivery_day" varchar;
  ALTER TABLE "orders" ADD COLUMN "delivery_part" "enum_orders_delivery_part";`);
  // A part belongs to a day, a day is a real one and no Friday, and what is promised is the chosen day's end.
  await db.execute(sql`
    alter table orders add constraint orders_delivery_choice check (
      case when delivery_day is null then delivery_part is null
      when delivery_day !~ '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' then false
      else extract(isodow from make_date(substr(delivery_day, 1, 4)::int, substr(delivery_day, 6, 2)::int, substr(delivery_day, 9, 2)::int)) <> 5
        and (promised_by is null or promised_by =
          (make_date(substr(delivery_day, 1, 4)::int, substr(delivery_day, 6, 2)::int, substr(delivery_day, 9, 2)::int) + 1)::timestamp at time zone 'Asia/Tehran')
      end
    )
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders" DROP CONSTRAINT "orders_delivery_choice";
  ALTER TABLE "orders" DROP COLUMN "delivery_day";
  ALTER TABLE "orders" DROP COLUMN "delivery_part";
  DROP TYPE "public"."enum_orders_delivery_part";`);
}
