import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_redirects_collection" AS ENUM('posts', 'products', 'courses', 'lessons', 'tags', 'topics', 'authors', 'centres', 'pages');
  CREATE TABLE "link_places" (
  	"collection" text NOT NULL,
  	"ref" integer NOT NULL,
  	"lang" text NOT NULL,
  	"url" text NOT NULL,
  	"words" text NOT NULL,
  	CONSTRAINT "link_places_collection_ref_lang_url_pk" PRIMARY KEY("collection","ref","lang","url")
  );
  
  CREATE TABLE "link_reads" (
  	"collection" text NOT NULL,
  	"ref" integer NOT NULL,
  	"read_to" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "link_reads_collection_ref_pk" PRIMARY KEY("collection","ref")
  );
  
  CREATE TABLE "links" (
  	"url" text PRIMARY KEY NOT NULL,
  	"state" text DEFAULT 'waiting' NOT NULL,
  	"tries" smallint DEFAULT 0 NOT NULL,
  	"failing_since" timestamp (3) with time zone,
  	"heard" text,
  	"next_at" timestamp (3) with time zone NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"collection" "enum_redirects_collection" NOT NULL,
  	"within" numeric DEFAULT 0 NOT NULL,
  	"ref" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "link_places" ADD CONSTRAINT "link_places_url_links_url_fk" FOREIGN KEY ("url") REFERENCES "public"."links"("url") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "link_places_url" ON "link_places" USING btree ("url");
  CREATE INDEX "links_due" ON "links" USING btree ("next_at");
  CREATE INDEX "redirects_slug_idx" ON "redirects" USING btree ("slug");
  CREATE INDEX "redirects_ref_idx" ON "redirects" USING btree ("ref");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");`);
  await keepFormerAddresses(db);
  await db.execute(sql`
    alter table links add constraint links_state check (state in ('waiting', 'fine', 'doubtful', 'broken'));
    alter table links add constraint links_failing check ((tries > 0) = (failing_since is not null) and tries >= 0);`);
}

/** A name in an address that a public document gives up is kept by the database itself, whoever changes it; a document that takes it wins. */
async function keepFormerAddresses(db: MigrateUpArgs['db']): Promise<void> {
  await db.execute(sql`
    create unique index redirects_once on redirects (collection, within, slug);
    alter table redirects add constraint redirects_within check ((collection = 'lessons') = (within > 0));

    create function redirects_shown(document jsonb) returns boolean language sql immutable as $f$
      select coalesce(document ->> '_status', 'published') = 'published' and coalesce((document ->> 'published')::boolean, true)
    $f$;
    create function redirects_keep() returns trigger language plpgsql as $f$
    declare
      list enum_redirects_collection := tg_table_name::enum_redirects_collection;
      before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
      after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
      -- Each course names its own lessons.
      place_before integer := case when tg_table_name = 'lessons' then (before ->> 'course_id')::integer else 0 end;
      place_after integer := case when tg_table_name = 'lessons' then (after ->> 'course_id')::integer else 0 end;
      was_public boolean := false;
    begin
      if tg_op = 'DELETE' then
        delete from redirects where collection = list and ref = old.id;
        return null;
      end if;
      if tg_op = 'UPDATE' and before ->> 'slug' <> '' and (before ->> 'slug', place_before) is distinct from (after ->> 'slug', place_after) then
        was_public := redirects_shown(before);
        if not was_public and before ? '_status' then
          execute format('select exists (select from %I where parent_id = $1 and version_slug = $2 and version__status = %L)', '_' || tg_table_name || '_v', 'published')
            into was_public using old.id, before ->> 'slug';
        end if;
        if was_public then
          insert into redirects (slug, collection, within, ref) values (before ->> 'slug', list, place_before, old.id)
            on conflict (collection, within, slug) do update set ref = excluded.ref, created_at = now(), updated_at = now();
        end if;
      end if;
      if redirects_shown(after) then
        delete from redirects where collection = list and within = place_after and slug = after ->> 'slug';
      end if;
      return null;
    end $f$;`);
  for (const table of ['posts', 'products', 'courses', 'lessons', 'tags', 'topics', 'authors', 'centres', 'pages']) {
    await db.execute(sql.raw(`create trigger ${table}_redirects after insert or update or delete on ${table} for each row execute function redirects_keep();`));
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop function redirects_keep() cascade; drop function redirects_shown(jsonb);`);
  await db.execute(sql`
   ALTER TABLE "link_places" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "link_reads" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "links" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "link_places" CASCADE;
  DROP TABLE "link_reads" CASCADE;
  DROP TABLE "links" CASCADE;
  DROP TABLE "redirects" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  DROP TYPE "public"."enum_redirects_collection";`);
}
