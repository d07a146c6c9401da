import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** The database refuses every move that is in no life cycle, whoever writes it; which there are and for which tables, each build says when it migrates (server/migrate/life-cycles.ts). */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table life_cycle_ways (
      of_table text not null,
      cycle text not null,
      from_state text not null,
      to_state text not null,
      primary key (of_table, cycle, from_state, to_state)
    );
    create function life_cycle_kept() returns trigger language plpgsql as $f$
    declare
      was text;
      kind text;
    begin
      if tg_op = 'UPDATE' then was := old.state::text; else was := new.state::text; end if;
      if tg_nargs > 0 then kind := to_jsonb(new) ->> 'kind'; end if;
      if not exists (
        select from life_cycle_ways w
        where w.of_table = tg_table_name and w.from_state = was and w.to_state = new.state::text and (kind is null or w.cycle = kind)
      ) then
        raise exception 'a row of % does not go from % to %', tg_table_name, was, new.state using errcode = '23514';
      end if;
      return new;
    end $f$;
  `);
}

export async function down(_: MigrateDownArgs): Promise<void> {
  throw new Error('life cycles are not taken away: restore a backup instead');
}
