import type pg from 'pg';
import { quote } from './tables';

type Rule = { table: string; name: string };

/** Drops foreign keys and triggers within the transaction, since rows arrive one by one while others are missing. Gives what puts them back; the keys then hold for every row, or nothing was restored. [OPS-5] */
export async function withoutRules(client: pg.Client): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<Rule & { definition: string }>(`
    select k.relname as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_class k on k.oid = c.conrelid
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace order by 1, 2`);
  const { rows: triggers } = await client.query<Rule>(`
    select k.relname as table, t.tgname as name from pg_trigger t join pg_class k on k.oid = t.tgrelid
    where not t.tgisinternal and t.tgenabled = 'O' and k.relnamespace = 'public'::regnamespace order by 1, 2`);
  for (const { table, name } of keys) await client.query(`alter table public.${quote(table)} drop constraint ${quote(name)}`);
  for (const { table, name } of triggers) await client.query(`alter table public.${quote(table)} disable trigger ${quote(name)}`);
  return async () => {
    for (const { table, name, definition } of keys) {
      await client.query(`alter table public.${quote(table)} add constraint ${quote(name)} ${definition}`);
    }
    for (const { table, name } of triggers) await client.query(`alter table public.${quote(table)} enable trigger ${quote(name)}`);
  };
}
