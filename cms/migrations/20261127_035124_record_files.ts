import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "health_files" (
  	"id" text PRIMARY KEY NOT NULL,
  	"record_id" bigint NOT NULL,
  	"position" integer NOT NULL,
  	"kind" text NOT NULL,
  	"bytes" integer NOT NULL,
  	"sha256" text NOT NULL,
  	CONSTRAINT "health_files_position" CHECK ("health_files"."position" in (0, 1)),
  	CONSTRAINT "health_files_id" CHECK ("health_files"."id" ~ '^[0-9a-f]{32}$' and "health_files"."bytes" > 0)
  );
  
  ALTER TABLE "health_record_versions" ALTER COLUMN "n1" DROP NOT NULL;
  ALTER TABLE "health_records" ALTER COLUMN "n1" DROP NOT NULL;
  ALTER TABLE "health_record_versions" ADD COLUMN "lines_sealed" text;
  ALTER TABLE "health_records" ADD COLUMN "lines_sealed" text;
  CREATE UNIQUE INDEX "health_files_two" ON "health_files" USING btree ("record_id","position");
  ALTER TABLE "health_records" ADD CONSTRAINT "health_records_numbers" CHECK (("health_records"."n1" is null) = ("health_records"."type" in ('ecg', 'heart-sound', 'lab-test', 'ultrasound')));`);
  await db.execute(sql`
    alter table health_files add constraint health_files_record_fk foreign key (record_id) references health_records(id) on delete cascade;
    create function health_file_kept() returns trigger language plpgsql as $f$
    begin
      if tg_op = 'UPDATE' then raise exception 'health_files is append-only'; end if;
      if exists (select from health_records r where r.id = old.record_id) then
        raise exception 'a file is erased with its record alone' using errcode = 'check_violation', constraint = 'health_files_stay';
      end if;
      return old;
    end $f$;
    create trigger health_files_kept before update or delete on health_files for each row execute function health_file_kept();`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "health_files" CASCADE;
  DROP FUNCTION health_file_kept();
  ALTER TABLE "health_records" DROP CONSTRAINT "health_records_numbers";
  ALTER TABLE "health_record_versions" ALTER COLUMN "n1" SET NOT NULL;
  ALTER TABLE "health_records" ALTER COLUMN "n1" SET NOT NULL;
  ALTER TABLE "health_record_versions" DROP COLUMN "lines_sealed";
  ALTER TABLE "health_records" DROP COLUMN "lines_sealed";`);
}
