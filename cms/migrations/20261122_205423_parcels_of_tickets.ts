import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "ticket_parcels" (
  	"ticket_id" integer PRIMARY KEY NOT NULL,
  	"courier" text NOT NULL,
  	"tracking" text NOT NULL,
  	"actor" text NOT NULL,
  	"at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "ticket_parcels_tracking" CHECK ("ticket_parcels"."tracking" ~ '^[A-Z0-9]{5,30}$')
  );

  -- An order leaves with a recorded device for each piece that goes by serial: what is on sale without serials is asked for them here at the latest.
  CREATE FUNCTION "orders_leave_with_serials"() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE needed integer; bound integer;
  BEGIN
    select coalesce(sum(line.quantity * coalesce(content.quantity, 1)), 0) into needed
      from (select coalesce(agreed.variant_id, bought.variant_id) as variant_id, coalesce(agreed.quantity, bought.quantity) as quantity
        from order_lines bought left join order_proposals agreed on agreed.line_id = bought.id and agreed.state = 'agreed' where bought.order_id = new.id) line
      join variants sold on sold.id = line.variant_id
      left join products_contents content on content._parent_id = sold.product_id
      join variants unit on unit.id = coalesce(content.variant_id, sold.id)
      where unit.has_serials;
    select count(*) into bound from devices where order_id = new.id;
    IF bound < needed THEN
      RAISE EXCEPTION 'order % leaves with % of % serials', new.id, bound, needed USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_leave_with_serials';
    END IF;
    RETURN null;
  END $$;
  CREATE CONSTRAINT TRIGGER "orders_leave_with_serials" AFTER UPDATE ON "orders" DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (new.state = 'dispatched' AND old.state IS DISTINCT FROM new.state) EXECUTE FUNCTION "orders_leave_with_serials"();
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TRIGGER "orders_leave_with_serials" ON "orders";
  DROP FUNCTION "orders_leave_with_serials"();
  DROP TABLE "ticket_parcels" CASCADE;`);
}
