import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { migrations } from '#cms/migrations/index';
import { openFiles } from '#services/files/store';
import { keyOf } from '#services/health/store/keys';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../tests/database';
import { withFile } from '../../tests/health';
import { atGateway, buyer, comeBack, openShop, order, type Shop } from '../../tests/shop';
import { testContext, testRuntime } from '../../tests/test-context';
import { startObjectStorage } from '../../tests/twins/object-storage';
import { migrateWithin } from '../migrate/run';
import { backUp } from './back-up';
import { backUpCommand, restoreCommand } from './commands';
import { readParts, writeParts, type Part } from './parts';
import { restore, restoreKeys } from './restore';

// Each restore makes every table anew.
vi.setConfig({ testTimeout: 90_000 });

const fingerprints = { session: 'a', code: 'b', payload: 'c' };
const folder = mkdtempSync(path.join(os.tmpdir(), 'zarban-backup-'));
const files = openFiles({ store: 'folder', folder: path.join(folder, 'files') });
const backup = path.join(folder, 'portal.backup');
let shop: Shop;
const opened: TestDatabase[] = [];

beforeAll(async () => {
  shop = await openShop();
  const paid = await order(shop, await buyer(shop));
  await comeBack(shop, await atGateway(await buyer(shop), paid.code, 'pay'));
  await order(shop, await buyer(shop, 2), 3);
  await shop.database.pool.query(`update users set first_name = $1, history = $2`, ['آوین «\\t»\n\u200c', 'a\tb\\N\r\n{"x":"\\."}']);
  await shop.database.pool.query(`insert into payload_migrations (name, batch) values ('seed', 0)`);
  await files.put('media/heart.webp', { bytes: new Uint8Array([0, 10, 13, 255, 123]), type: 'image/webp' });
  await files.put('papers/large.pdf', { bytes: new Uint8Array(700_000).fill(10), type: 'application/pdf' });
  await backUp({ databaseUrl: shop.database.url, files, fingerprints }, backup);
});
afterAll(async () => {
  for (const database of opened) await database.drop();
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function empty(): Promise<TestDatabase> {
  const database = await createEmptyDatabase();
  opened.push(database);
  return database;
}

/** All rows, keys, checks, triggers, indexes and counters, as PostgreSQL itself tells them. */
async function allOf({ pool }: Pick<TestDatabase, 'pool'>): Promise<Record<string, unknown>> {
  const list = async (text: string) => (await pool.query<{ one: string }>(text)).rows.map(({ one }) => one);
  const names = await list(`select relname as one from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`);
  const rows: Record<string, unknown> = {};
  // One after the other: the tests' server has few connections for all of them.
  for (const name of names) {
    rows[name] = await list(`select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as one from public."${name}" t`);
  }
  return {
    rows,
    rules: await list(
      `select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated as one from pg_constraint where connamespace = 'public'::regnamespace order by 1`,
    ),
    triggers: await list(`select pg_get_triggerdef(oid) || tgenabled::text as one from pg_trigger where not tgisinternal order by 1`),
    indexes: await list(`select indexdef as one from pg_indexes where schemaname = 'public' order by 1`),
    counters: await list(`select sequencename || ' ' || coalesce(last_value, 0) as one from pg_sequences where schemaname = 'public' order by 1`),
  };
}

const tablesIn = async ({ pool }: TestDatabase) =>
  (await pool.query(`select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`)).rowCount;

/** Writes the backup again with its parts changed; it is as valid as the first. */
async function changed(change: (part: Part, bytes: Buffer) => { part: Part; bytes: Buffer } | null): Promise<string> {
  const file = path.join(folder, `changed-${Math.random()}.backup`);
  const out = writeParts(file);
  for await (const { part, bytes } of readParts(backup)) {
    const next = change(part, bytes);
    if (next) await out.write(next.part, next.bytes);
  }
  await out.done();
  return file;
}

test('[OPS-5] a backup restored into an empty database has every row, key, trigger, index, counter and file of the first', async () => {
  const target = await empty();
  const store = openFiles({ store: 'folder', folder: path.join(folder, 'restored') });
  const done = await restore({ databaseUrl: target.url, files: store, fingerprints }, backup);
  expect(done).toMatchObject({ files: 2, otherSecrets: [] });
  expect(done.rows).toBeGreaterThan(40);
  expect(await allOf(target)).toEqual(await allOf(shop.database));
  expect(await store.names()).toEqual(['media/heart.webp', 'papers/large.pdf']);
  for (const name of await files.names()) expect(await store.read(name)).toEqual(await files.read(name));
});

test('[OPS-5: keys apart] the keys of members lie in a backup of their own: with both a sealed text opens again, with the ordinary one alone none does, and a destroyed key is in none made later', async () => {
  const [kept, gone] = [await withFile(shop, 71), await withFile(shop, 72)];
  const sealed = (await keyOf(shop.rt.db, shop.rt, kept.id))!.seal('words', 'سردرد پس از دارو');
  await shop.database.pool.query('update members set place_sealed = $1 where id = $2', [sealed, kept.id]);
  await shop.database.pool.query('delete from member_keys where member_id = $1', [gone.id]);
  const [all, keys] = [path.join(folder, 'with-file.backup'), path.join(folder, 'members.keys')];
  await backUp({ databaseUrl: shop.database.url, files, fingerprints }, all);
  expect(await backUp({ databaseUrl: shop.database.url, files, fingerprints }, keys, 'keys')).toMatchObject({ tables: 1, files: 0 });
  const target = await empty();
  await restore({ databaseUrl: target.url, files, fingerprints }, all);
  const rt = testRuntime(target, shop.rt.clock);
  const text = async () => (await target.pool.query<{ t: string }>('select place_sealed as t from members where id = $1', [kept.id])).rows[0]!.t;
  expect([await keyOf(rt.db, rt, kept.id), await text()]).toEqual([null, sealed]);
  await expect(restore({ databaseUrl: (await empty()).url, files, fingerprints }, keys)).rejects.toThrow('keys of members alone');
  await expect(restoreKeys({ databaseUrl: target.url }, all)).rejects.toThrow('holds no keys');
  const back = await restoreKeys({ databaseUrl: target.url }, keys);
  expect(back.keys).toBeGreaterThan(0);
  expect((await keyOf(rt.db, rt, kept.id))!.open('words', await text())).toBe('سردرد پس از دارو');
  expect(await keyOf(rt.db, rt, gone.id)).toBeNull();
  expect(await restoreKeys({ databaseUrl: target.url }, keys)).toMatchObject({ keys: 0 });
  const bytes = gunzipSync(readFileSync(all)).toString('utf8');
  const { rows } = await shop.database.pool.query<{ wrapped: string }>('select wrapped from member_keys');
  expect(rows.filter(({ wrapped }) => bytes.includes(wrapped))).toEqual([]);
});

test('[OPS-5] what was restored goes on: an order is placed and paid, and its guards still hold', async () => {
  const target = await empty();
  await restore({ databaseUrl: target.url, files, fingerprints }, backup);
  const rt = testRuntime(target, shop.rt.clock);
  rt.settings.payment.url = shop.gateway.url;
  const there: Shop = { ...shop, database: target, rt };
  const ctx = await buyer(there, 3);
  const { code } = await order(there, testContext(rt, { actor: ctx.actor }));
  await comeBack(there, await atGateway(ctx, code, 'pay'));
  expect((await target.pool.query('select state from orders where code = $1', [code])).rows).toEqual([{ state: 'placed' }]);
  await expect(target.pool.query(`delete from audit`)).rejects.toThrow();
  await expect(target.pool.query(`update ledger_postings set amount_toman = amount_toman + 1`)).rejects.toThrow();
  await expect(target.pool.query(`insert into order_lines select * from order_lines limit 1`)).rejects.toThrow();
});

test('[OPS-5] a backup made while orders come in is of one moment: all of an order or nothing', async () => {
  const file = path.join(folder, 'busy.backup');
  const busy = Promise.all(Array.from({ length: 12 }, async (_, at) => order(shop, await buyer(shop, 10 + at))));
  await backUp({ databaseUrl: shop.database.url, files, fingerprints }, file);
  await busy;
  const target = await empty();
  await restore({ databaseUrl: target.url, files, fingerprints }, file);
  const { rows } = await target.pool.query(`
    select count(*)::int as halves from orders o
    where not exists (select 1 from order_lines l where l.order_id = o.id) or not exists (select 1 from events e where e.subject = 'order:' || o.id)
      or not exists (select 1 from audit a where a.subject = 'order:' || o.code or a.subject = 'order:' || o.id)`);
  expect(rows).toEqual([{ halves: 0 }]);
});

test('[OPS-5] a backup of an older version is restored as it was and then brought to this build’s', async () => {
  const old = await empty();
  const client = new pg.Client({ connectionString: old.url });
  await client.connect();
  const names = migrations.map(({ name }) => name).slice(0, 3);
  await migrateWithin(client, names);
  await client.query(`insert into users (phone, first_name) values ('09120000001', 'نوا')`);
  await client.end();
  const file = path.join(folder, 'old.backup');
  await backUp({ databaseUrl: old.url, files, fingerprints }, file);
  const [target, fresh] = [await empty(), await createTestDatabase()];
  opened.push(fresh);
  await restore({ databaseUrl: target.url, files, fingerprints }, file);
  const [now, new_] = [await allOf(target), await allOf(fresh)];
  for (const part of ['rules', 'triggers', 'indexes']) expect(now[part]).toEqual(new_[part]);
  expect((await target.pool.query(`select 1 from payload_migrations where name = 'seed'`)).rowCount).toBe(1);
  expect((await target.pool.query('select first_name from users')).rows).toEqual([{ first_name: 'نوا' }]);
});

describe('what is refused leaves the database empty', () => {
  const rowsOf = (table: string, change: (bytes: Buffer) => Buffer | null) =>
    changed((part, bytes) => {
      if (part.kind !== 'rows' || part['table'] !== table) return { part, bytes };
      const next = change(bytes);
      return next && { part, bytes: next };
    });
  const broken: [string, () => Promise<string>, RegExp][] = [
    ['cut off', async () => write('cut', readFileSync(backup).subarray(0, -2_000)), /no whole backup/],
    ['without its end', () => changed((part, bytes) => (part.kind === 'end' ? null : { part, bytes })), /its end is missing/],
    ['a byte changed on the disk', async () => write('flipped', flipped(readFileSync(backup))), /no whole backup/],
    ['no backup at all', async () => write('text', Buffer.from('hello')), /no whole backup/],
    ['a row changed', () => rowsOf('users', (bytes) => Buffer.from(bytes.toString().replace('0912', '0913'))), /users is not what it was/],
    [
      'a row missing that others name',
      () =>
        changed((part, bytes) => {
          if (part['table'] !== 'users') return { part, bytes };
          return part.kind === 'rows' ? null : { part: { ...part, rows: 0, sha256: createHash('sha256').digest('hex') }, bytes };
        }),
      /foreign key/,
    ],
    [
      'of a newer build',
      () =>
        changed((part, bytes) =>
          part.kind === 'manifest' ? { part: { ...part, migrations: [...(part['migrations'] as string[]), '29990101_later'] }, bytes } : { part, bytes },
        ),
      /newer build/,
    ],
    [
      'with a file that would leave its place',
      () => changed((part, bytes) => ({ part: part.kind === 'file' ? { ...part, name: '../../etc/x' } : part, bytes })),
      /name that is none/,
    ],
  ];
  const write = (name: string, bytes: Buffer) => {
    const file = path.join(folder, `${name}.backup`);
    writeFileSync(file, bytes);
    return file;
  };

  test.each(broken)('[OPS-5] %s', async (_, make, why) => {
    const [target, file] = [await empty(), await make()];
    await expect(restore({ databaseUrl: target.url, files, fingerprints }, file)).rejects.toThrow(why);
    expect(await tablesIn(target)).toBe(0);
  });

  test('[OPS-5] a database that holds anything is not touched', async () => {
    const before = await allOf(shop.database);
    await expect(restore({ databaseUrl: shop.database.url, files, fingerprints }, backup)).rejects.toThrow('not empty');
    expect(await allOf(shop.database)).toEqual(before);
  });
});

function flipped(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  copy[copy.length >> 1] = (copy[copy.length >> 1] as number) ^ 0x40;
  return copy;
}

test('[OPS-5] a backup is its owner’s alone, takes no other’s place, and one that fails leaves nothing behind', async () => {
  expect(statSync(backup).mode & 0o077).toBe(0);
  await expect(backUp({ databaseUrl: shop.database.url, files, fingerprints }, backup)).rejects.toThrow('is there already');
  const failing = { ...files, read: async () => Promise.reject(new Error('the store is away')) };
  const file = path.join(folder, 'failing.backup');
  await expect(backUp({ databaseUrl: shop.database.url, files: failing, fingerprints }, file)).rejects.toThrow('the store is away');
  expect(readdirSync(folder).filter((name) => name.startsWith('failing'))).toEqual([]);
  await expect(backUp({ databaseUrl: (await empty()).url, files, fingerprints }, file)).rejects.toThrow('holds no portal');
});

test('[OPS-5] the commands do it for a set-up with DATABASE_URL and a bucket, and say when the secrets are others', async () => {
  const storage = await startObjectStorage({ bucket: 'zarban', key: 'zarban', secret: 'a-file-secret' });
  const bucket = { FILES_URL: storage.url, FILES_KEY: 'zarban', FILES_SECRET: 'a-file-secret' };
  const said: string[] = [];
  const file = path.join(folder, 'command.backup');
  try {
    await openFiles({ store: 's3', url: storage.url, key: 'zarban', secret: 'a-file-secret' }).put('media/heart.webp', {
      bytes: new Uint8Array([1]),
      type: 'image/webp',
    });
    await backUpCommand([file], { DATABASE_URL: shop.database.url, DATA_DIR: path.join(folder, 'one'), ...bucket }, (line) => said.push(line));
    storage.objects.clear();
    const target = await empty();
    await restoreCommand([file], { DATABASE_URL: target.url, DATA_DIR: path.join(folder, 'other'), ...bucket }, (line) => said.push(line));
    expect((await allOf(target))['rules']).toEqual((await allOf(shop.database))['rules']);
    expect([...storage.objects.keys()]).toEqual(['/zarban/media/heart.webp']);
    expect(said.join('\n')).toMatch(/1 file\n.*personal data[\s\S]*every row compared[\s\S]*session, code, payload/);
    expect(existsSync(file)).toBe(true);
  } finally {
    await storage.stop();
  }
  await expect(backUpCommand([], {}, () => {})).rejects.toThrow('npm run backup');
});
