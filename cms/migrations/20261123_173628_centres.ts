import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_centres_hours_days" AS ENUM('saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday');
  CREATE TYPE "public"."enum_centres_kind" AS ENUM('hospital', 'clinic', 'doctor', 'laboratory', 'pharmacy', 'imaging', 'physiotherapy', 'dentist', 'beauty');
  CREATE TYPE "public"."enum_centres_province" AS ENUM('east-azerbaijan', 'west-azerbaijan', 'ardabil', 'isfahan', 'alborz', 'ilam', 'bushehr', 'tehran', 'chaharmahal', 'south-khorasan', 'razavi-khorasan', 'north-khorasan', 'khuzestan', 'zanjan', 'semnan', 'sistan', 'fars', 'qazvin', 'qom', 'kurdistan', 'kerman', 'kermanshah', 'kohgiluyeh', 'golestan', 'gilan', 'lorestan', 'mazandaran', 'markazi', 'hormozgan', 'hamadan', 'yazd');
  CREATE TYPE "public"."enum_centres_city" AS ENUM('ahar', 'bonab', 'tabriz', 'maragheh', 'marand', 'mianeh', 'urmia', 'bukan', 'khoy', 'salmas', 'mahabad', 'miandoab', 'ardabil', 'parsabad', 'khalkhal', 'meshginshahr', 'isfahan', 'khomeinishahr', 'shahinshahr', 'kashan', 'golpayegan', 'najafabad', 'fardis', 'karaj', 'nazarabad', 'hashtgerd', 'ilam', 'ivan', 'dehloran', 'borazjan', 'bushehr', 'kangan', 'ganaveh', 'eslamshahr', 'pardis', 'parand', 'tehran', 'damavand', 'rey', 'shahriar', 'varamin', 'borujen', 'shahrekord', 'lordegan', 'birjand', 'tabas', 'ferdows', 'qaen', 'torbat-heydarieh', 'sabzevar', 'quchan', 'kashmar', 'mashhad', 'neyshabur', 'esfarayen', 'bojnurd', 'shirvan', 'abadan', 'ahvaz', 'behbahan', 'khorramshahr', 'dezful', 'shushtar', 'mahshahr', 'abhar', 'khorramdarreh', 'zanjan', 'damghan', 'semnan', 'shahrud', 'garmsar', 'iranshahr', 'chabahar', 'zabol', 'zahedan', 'saravan', 'jahrom', 'shiraz', 'fasa', 'kazerun', 'lar', 'marvdasht', 'abyek', 'takestan', 'qazvin', 'qom', 'kahak', 'baneh', 'bijar', 'saqqez', 'sanandaj', 'marivan', 'bam', 'jiroft', 'rafsanjan', 'zarand', 'sirjan', 'kerman', 'eslamabad', 'sonqor', 'kermanshah', 'kangavar', 'dehdasht', 'gachsaran', 'yasuj', 'bandar-turkman', 'aliabad', 'gorgan', 'gonbad', 'anzali', 'talesh', 'rasht', 'lahijan', 'langarud', 'borujerd', 'khorramabad', 'dorud', 'kuhdasht', 'amol', 'babol', 'chalus', 'ramsar', 'sari', 'qaemshahr', 'nowshahr', 'arak', 'khomein', 'saveh', 'mahallat', 'bandar-lengeh', 'bandar-abbas', 'qeshm', 'kish', 'minab', 'tuyserkan', 'malayer', 'nahavand', 'hamadan', 'ardakan', 'bafq', 'meybod', 'yazd');
  CREATE TYPE "public"."enum_centres_on_holidays" AS ENUM('closed', 'open', 'own');
  CREATE TABLE "centres_phones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"phone" varchar NOT NULL
  );
  
  CREATE TABLE "centres_hours_days" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_centres_hours_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "centres_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL
  );
  
  CREATE TABLE "centres_holiday_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"to" varchar
  );
  
  CREATE TABLE "centres_exceptions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"from" varchar,
  	"to" varchar
  );
  
  CREATE TABLE "centres" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar NOT NULL,
  	"kind" "enum_centres_kind" NOT NULL,
  	"published" boolean DEFAULT false NOT NULL,
  	"province" "enum_centres_province" NOT NULL,
  	"city" "enum_centres_city" NOT NULL,
  	"latitude" numeric NOT NULL,
  	"longitude" numeric NOT NULL,
  	"on_holidays" "enum_centres_on_holidays" DEFAULT 'closed' NOT NULL,
  	"licence" varchar,
  	"photo_id" integer,
  	"appointment" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "centres_locales" (
  	"title" varchar NOT NULL,
  	"district" varchar,
  	"address" varchar NOT NULL,
  	"services" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "centres_id" integer;
  ALTER TABLE "centres_phones" ADD CONSTRAINT "centres_phones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."centres"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "centres_hours_days" ADD CONSTRAINT "centres_hours_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."centres_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "centres_hours" ADD CONSTRAINT "centres_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."centres"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "centres_holiday_hours" ADD CONSTRAINT "centres_holiday_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."centres"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "centres_exceptions" ADD CONSTRAINT "centres_exceptions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."centres"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "centres" ADD CONSTRAINT "centres_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "centres_locales" ADD CONSTRAINT "centres_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."centres"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "centres_phones_order_idx" ON "centres_phones" USING btree ("_order");
  CREATE INDEX "centres_phones_parent_id_idx" ON "centres_phones" USING btree ("_parent_id");
  CREATE INDEX "centres_hours_days_order_idx" ON "centres_hours_days" USING btree ("order");
  CREATE INDEX "centres_hours_days_parent_idx" ON "centres_hours_days" USING btree ("parent_id");
  CREATE INDEX "centres_hours_order_idx" ON "centres_hours" USING btree ("_order");
  CREATE INDEX "centres_hours_parent_id_idx" ON "centres_hours" USING btree ("_parent_id");
  CREATE INDEX "centres_holiday_hours_order_idx" ON "centres_holiday_hours" USING btree ("_order");
  CREATE INDEX "centres_holiday_hours_parent_id_idx" ON "centres_holiday_hours" USING btree ("_parent_id");
  CREATE INDEX "centres_exceptions_order_idx" ON "centres_exceptions" USING btree ("_order");
  CREATE INDEX "centres_exceptions_parent_id_idx" ON "centres_exceptions" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "centres_slug_idx" ON "centres" USING btree ("slug");
  CREATE INDEX "centres_kind_idx" ON "centres" USING btree ("kind");
  CREATE INDEX "centres_province_idx" ON "centres" USING btree ("province");
  CREATE INDEX "centres_photo_idx" ON "centres" USING btree ("photo_id");
  CREATE INDEX "centres_updated_at_idx" ON "centres" USING btree ("updated_at");
  CREATE INDEX "centres_created_at_idx" ON "centres" USING btree ("created_at");
  CREATE UNIQUE INDEX "centres_locales_locale_parent_id_unique" ON "centres_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_centres_fk" FOREIGN KEY ("centres_id") REFERENCES "public"."centres"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_centres_id_idx" ON "payload_locked_documents_rels" USING btree ("centres_id");
  -- Kept pages are made anew when a centre changes.
  create trigger centres_changed after insert or update or delete or truncate on centres for each statement execute function content_changed();
  create trigger centres_locales_changed after insert or update or delete or truncate on centres_locales for each statement execute function content_changed();
  create trigger centres_phones_changed after insert or update or delete or truncate on centres_phones for each statement execute function content_changed();
  create trigger centres_hours_changed after insert or update or delete or truncate on centres_hours for each statement execute function content_changed();
  create trigger centres_hours_days_changed after insert or update or delete or truncate on centres_hours_days for each statement execute function content_changed();
  create trigger centres_holiday_hours_changed after insert or update or delete or truncate on centres_holiday_hours for each statement execute function content_changed();
  create trigger centres_exceptions_changed after insert or update or delete or truncate on centres_exceptions for each statement execute function content_changed();`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "centres_phones" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "centres_hours_days" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "centres_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "centres_holiday_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "centres_exceptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "centres" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "centres_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "centres_phones" CASCADE;
  DROP TABLE "centres_hours_days" CASCADE;
  DROP TABLE "centres_hours" CASCADE;
  DROP TABLE "centres_holiday_hours" CASCADE;
  DROP TABLE "centres_exceptions" CASCADE;
  DROP TABLE "centres" CASCADE;
  DROP TABLE "centres_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_centres_fk";
  
  DROP INDEX "payload_locked_documents_rels_centres_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "centres_id";
  DROP TYPE "public"."enum_centres_hours_days";
  DROP TYPE "public"."enum_centres_kind";
  DROP TYPE "public"."enum_centres_province";
  DROP TYPE "public"."enum_centres_city";
  DROP TYPE "public"."enum_centres_on_holidays";`);
}
