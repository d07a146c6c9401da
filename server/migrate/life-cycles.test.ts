import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LifeCycle } from '#domain/lifecycle';
import { createTestDatabase, type TestDatabase } from '../../tests/database';
import { insertOrder } from '../../tests/jobs/order';
import { lifeCycles, waysOf } from './life-cycles';

type Cycle = LifeCycle<string, string, string>;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Tables whose rows are written once and never change state. */
const WRITTEN_ONCE = ['wallet_transactions'];
/** What stands with a thing right now, as staff see it: any may follow any. */
const SAID_BY_STAFF = ['rental_units'];
/** How a link stood when it was asked last, held by a check: any may follow any. */
const HEARD_LAST = ['links'];
/** Decided once, held by a trigger of their own; a file of health has no moves yet. */
const WITHOUT_MOVES = ['members', 'request_fares', 'request_supplements'];
/** The CMS's own. */
const NOT_OURS = ['payload_jobs_log'];

const isCycle = (one: unknown): one is Cycle => typeof one === 'object' && one !== null && 'moves' in one && 'states' in one && 'start' in one;

async function cyclesOfTheDomain(): Promise<Cycle[]> {
  const files = readdirSync('domain', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const found: Cycle[] = [];
  for (const file of files.filter((one) => /\b(?:LifeCycle<|WorkCycle<|moderated\()/.test(readFileSync(path.join('domain', one), 'utf8')))) {
    const exported = Object.values((await import(path.resolve('domain', file))) as Record<string, unknown>);
    for (const one of exported) found.push(...(isCycle(one) ? [one] : typeof one === 'object' && one !== null ? Object.values(one).filter(isCycle) : []));
  }
  return found;
}

test('[ADM-4: the allowed moves only] every life cycle of the domain is one that the database holds', async () => {
  const found = await cyclesOfTheDomain();
  expect(found.map(({ name }) => name).sort()).toEqual([...new Set(lifeCycles.map(({ cycle }) => cycle.name))].sort());
  expect(found.filter((one) => !lifeCycles.some(({ cycle }) => cycle === one))).toEqual([]);
});

test('[ADM-4: the allowed moves only] every table with a state has its guards, and they know this build’s ways', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name = 'state' order by 1`,
  );
  const withState = rows
    .map(({ name }) => name)
    .filter((name) => ![...WRITTEN_ONCE, ...SAID_BY_STAFF, ...HEARD_LAST, ...WITHOUT_MOVES, ...NOT_OURS].includes(name));
  expect(withState).toEqual([...new Set(lifeCycles.map(({ table }) => table))].sort());
  const guards = await database.pool.query<{ name: string }>(
    `select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgfoid = 'life_cycle_kept'::regproc group by 1 having count(*) = 2 order by 1`,
  );
  expect(guards.rows.map(({ name }) => name)).toEqual(withState);
  const ways = await database.pool.query<{ way: string }>(`select concat_ws(' ', of_table, cycle, from_state, to_state) as way from life_cycle_ways`);
  const ours = lifeCycles.flatMap(({ table, cycle }) => waysOf(cycle).map((way) => [table, cycle.name, ...way].join(' ')));
  expect(ways.rows.map(({ way }) => way).sort()).toEqual(ours.sort());
});

test('[ADM-4: the allowed moves only] a move that is in no life cycle is refused by the database itself, whoever writes it', async () => {
  const { id } = await insertOrder(database.pool, { state: 'placed' });
  await expect(database.pool.query(`update orders set state = 'delivered' where id = $1`, [id])).rejects.toThrow(
    'a row of orders does not go from placed to delivered',
  );
  await expect(database.pool.query(`update orders set state = 'queued' where id = $1`, [id])).resolves.toMatchObject({ rowCount: 1 });
  await expect(
    database.pool.query(
      `insert into messages (id, channel, notice, recipient, lang, facts, body, promise, state, created_at) values ('m', 'sms', 'x', '0', 'fa', '{}', '', 'at-least-once', 'lost', now())`,
    ),
  ).rejects.toThrow('does not go from lost to lost');
});
