import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "health_seen" DROP CONSTRAINT "health_seen_owner_has_no_right";
  ALTER TABLE "health_seen" ADD CONSTRAINT "health_seen_owner_has_no_right" CHECK (("health_seen"."right_id" is null) = ("health_seen"."relation" in ('owner', 'link') or ("health_seen"."relation" = 'consultation' and coalesce("health_seen"."type", '') = 'conversation')));`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "health_seen" DROP CONSTRAINT "health_seen_owner_has_no_right";
  ALTER TABLE "health_seen" ADD CONSTRAINT "health_seen_owner_has_no_right" CHECK (("health_seen"."right_id" is null) = ("health_seen"."relation" in ('owner', 'link')));`);
}
