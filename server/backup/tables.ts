import { createHash } from 'node:crypto';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';

export type Table = { name: string; columns: readonly string[] };
export type Sequence = { name: string; last: string; called: boolean };

/** Session settings that the text of a value depends on; the same on both sides, so that equal rows are equal bytes. */
const SAME_TEXT = `
  set local client_encoding = 'UTF8'; set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local synchronize_seqscans = off`;

/** Begins a transaction in which tables are read or written as text. */
export async function begin(client: pg.Client, mode = ''): Promise<void> {
  await client.query(`begin ${mode}`);
  await client.query(SAME_TEXT);
}

/** The portal's tables with their columns, by name, without the queue's schema, which is created again. */
async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select k.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class k join pg_attribute a on a.attrelid = k.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where k.relnamespace = 'public'::regnamespace and k.relkind = 'r' group by k.relname order by k.relname`);
  return rows;
}

/** Tables that lie in a backup of their own, so that what is erased there for good is in no other: the keys of members' sealed texts. */
export const APART: readonly string[] = ['member_keys'];

/** The tables of an ordinary backup, or those that lie apart. */
export async function tablesOfPart(client: pg.Client, part: BackupPart): Promise<Table[]> {
  return (await tablesOf(client)).filter(({ name }) => APART.includes(name) === (part === 'keys'));
}

/** What a backup holds: all but the keys of members, or these alone. */
export type BackupPart = 'all' | 'keys';

/** The portal's sequences with their values. */
export async function sequencesOf(client: pg.Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  );
  const all: Sequence[] = [];
  for (const { name } of rows) {
    const { rows: now } = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from public.${quote(name)}`,
    );
    if (now[0]) all.push({ name, ...now[0] });
  }
  return all;
}

/** Sets a counter to its former value. */
export async function setSequence(client: pg.Client, { name, last, called }: Sequence): Promise<void> {
  await client.query(`select setval($1::regclass, $2::bigint, $3)`, [`public.${quote(name)}`, last, called]);
}

export type Read = { rows: number; sha256: string };

/** Reads a whole table as PostgreSQL's own text, chunk by chunk; gives how many rows they were and their hash. */
export async function readRows(client: pg.Client, table: Table, take: (chunk: Buffer) => Promise<void>): Promise<Read> {
  const stream = client.query(to(`copy public.${quote(table.name)} (${columnsOf(table)}) to stdout`));
  const hash = createHash('sha256');
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk);
    await take(chunk);
  }
  return { rows: stream.rowCount, sha256: hash.digest('hex') };
}

/** Opens a table to be filled with such text. */
export function writeRows(client: pg.Client, table: Table, schema = 'public') {
  const stream = client.query(from(`copy ${schema}.${quote(table.name)} (${columnsOf(table)}) from stdin`));
  const failed = new Promise<never>((_, reject) => stream.once('error', reject));
  failed.catch(() => {});
  return {
    write: (chunk: Buffer) => Promise.race([failed, new Promise<void>((resolve) => (stream.write(chunk) ? resolve() : stream.once('drain', resolve)))]),
    end: () => Promise.race([failed, new Promise<void>((resolve) => (stream.once('finish', resolve), stream.end()))]),
  };
}

function columnsOf({ columns }: Table): string {
  return columns.map(quote).join(', ');
}

/** Quotes a name for SQL. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
