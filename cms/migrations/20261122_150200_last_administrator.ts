import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** One administrator stays, also when two press at once: who takes the role away waits for who does it already. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function administrator_stays() returns trigger language plpgsql as $f$
    begin
      if old.value <> 'administrator' then return null; end if;
      perform pg_advisory_xact_lock(hashtext('administrators'));
      if not exists (select from staff_roles where value = 'administrator') then
        raise exception 'one administrator stays' using errcode = '23514';
      end if;
      return null;
    end $f$;
    create constraint trigger staff_roles_administrator after update or delete on staff_roles deferrable initially deferred
      for each row execute function administrator_stays();
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger staff_roles_administrator on staff_roles;
    drop function administrator_stays();`);
}
