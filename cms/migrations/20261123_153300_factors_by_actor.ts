import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/**
 * Second factors and recovery codes are by actor: a staff member's or an account's. The tables keep their rows under new names;
 * processes of the release before go on reading and writing them by views of the old names, which a later migration drops.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table staff_factors rename to factors;
    alter table factors drop constraint staff_factors_pkey;
    alter table factors add column id serial primary key, add column user_id integer, alter column staff_id drop not null;
    alter table factors add constraint factors_user_fk foreign key (user_id) references users(id);
    alter table factors add constraint factors_whose check ((staff_id is null) <> (user_id is null));
    create unique index factors_staff on factors (staff_id);
    create unique index factors_user on factors (user_id);
    create view staff_factors as
      select staff_id, secret, confirmed_at, last_step, tries, locked_until from factors where staff_id is not null with check option;

    alter table staff_recovery_codes rename to recovery_codes;
    alter table recovery_codes add column user_id integer, alter column staff_id drop not null;
    alter table recovery_codes add constraint recovery_codes_user_fk foreign key (user_id) references users(id);
    alter table recovery_codes add constraint recovery_codes_whose check ((staff_id is null) <> (user_id is null));
    alter index staff_recovery_codes_once rename to recovery_codes_staff;
    create unique index recovery_codes_user on recovery_codes (user_id, code_hash);
    create view staff_recovery_codes as
      select id, staff_id, code_hash, created_at, used_at from recovery_codes where staff_id is not null with check option;

    alter table sessions add column two_steps_at timestamp (3) with time zone;
  `);
}

/** Accounts lose their factors. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table sessions drop column two_steps_at;
    drop view staff_recovery_codes, staff_factors;
    delete from recovery_codes where staff_id is null;
    alter index recovery_codes_staff rename to staff_recovery_codes_once;
    alter table recovery_codes drop column user_id, alter column staff_id set not null;
    alter table recovery_codes rename to staff_recovery_codes;
    delete from factors where staff_id is null;
    drop index factors_staff;
    alter table factors drop column user_id, drop column id;
    alter table factors alter column staff_id set not null, add constraint staff_factors_pkey primary key (staff_id);
    alter table factors rename to staff_factors;
  `);
}
