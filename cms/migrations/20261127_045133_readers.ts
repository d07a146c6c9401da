import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_topics_record_types" AS ENUM('blood-pressure', 'blood-sugar', 'heart-rate', 'blood-oxygen', 'body-temperature');
  CREATE TABLE "articles_set_aside" (
  	"user_id" integer NOT NULL,
  	"post_id" integer NOT NULL,
  	"set_aside_at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "articles_set_aside_user_id_post_id_pk" PRIMARY KEY("user_id","post_id")
  );
  
  CREATE TABLE "readers_by_records" (
  	"user_id" integer PRIMARY KEY NOT NULL,
  	"since" timestamp (3) with time zone NOT NULL
  );
  
  CREATE TABLE "topic_follows" (
  	"user_id" integer NOT NULL,
  	"topic_id" integer NOT NULL,
  	"since" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "topic_follows_user_id_topic_id_pk" PRIMARY KEY("user_id","topic_id")
  );
  
  CREATE TABLE "useful_answers" (
  	"post_id" integer NOT NULL,
  	"print" text NOT NULL,
  	"useful" boolean NOT NULL,
  	"lang" text NOT NULL,
  	"answered_at" timestamp (3) with time zone NOT NULL,
  	CONSTRAINT "useful_answers_post_id_print_pk" PRIMARY KEY("post_id","print")
  );
  
  CREATE TABLE "topics_record_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_topics_record_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "topics_record_types" ADD CONSTRAINT "topics_record_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "topics_record_types_order_idx" ON "topics_record_types" USING btree ("order");
  CREATE INDEX "topics_record_types_parent_idx" ON "topics_record_types" USING btree ("parent_id");`);
  await guards(db);
}

/** What goes takes along what readers chose and said of it; and kept pages hear of a topic's types. */
async function guards(db: MigrateUpArgs['db']): Promise<void> {
  await db.execute(sql`
    alter table topic_follows add constraint topic_follows_user_fk foreign key (user_id) references users(id) on delete cascade;
    alter table topic_follows add constraint topic_follows_topic_fk foreign key (topic_id) references topics(id) on delete cascade;
    create index topic_follows_topic on topic_follows (topic_id);
    alter table articles_set_aside add constraint articles_set_aside_user_fk foreign key (user_id) references users(id) on delete cascade;
    alter table articles_set_aside add constraint articles_set_aside_post_fk foreign key (post_id) references posts(id) on delete cascade;
    create index articles_set_aside_post on articles_set_aside (post_id);
    create index articles_set_aside_newest on articles_set_aside (user_id, set_aside_at desc, post_id desc);
    alter table readers_by_records add constraint readers_by_records_user_fk foreign key (user_id) references users(id) on delete cascade;
    alter table useful_answers add constraint useful_answers_post_fk foreign key (post_id) references posts(id) on delete cascade;
    alter table useful_answers add constraint useful_answers_lang check (lang in ('fa', 'en'));
    alter table courses add constraint courses_slug_taken check (slug <> 'panel');
    create unique index topics_record_types_once on topics_record_types (parent_id, value);
    create trigger topics_record_types_changed after insert or update or delete or truncate on topics_record_types for each statement execute function content_changed();
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   alter table courses drop constraint courses_slug_taken;
  DROP TABLE "articles_set_aside" CASCADE;
  DROP TABLE "readers_by_records" CASCADE;
  DROP TABLE "topic_follows" CASCADE;
  DROP TABLE "useful_answers" CASCADE;
  DROP TABLE "topics_record_types" CASCADE;
  DROP TYPE "public"."enum_topics_record_types";`);
}
