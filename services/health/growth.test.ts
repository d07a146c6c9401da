import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillFile } from '../../tests/attack/scale/file-growth';
import { heard } from '../../tests/attack/scale/statements';
import { ownStore, withFile } from '../../tests/health';
import { openShop, type Shop } from '../../tests/shop';
import type { Ctx } from '../context';
import { overview } from './overview';
import { typePage } from './type-page';

const READINGS = 5_000;
/** A page of a list of which every fifth row is asked for; and all readings of the ten days that were opened, of a hundred. */
const MOST_READ = { own: 150, helper: 150, confined: READINGS / 10, one: 1, stranger: 0 };

let shop: Shop;
let own: Ctx;
let helper: Ctx;
let confined: Ctx;
let one: Ctx;
let stranger: Ctx;
let file: string;
let forget = () => {};
beforeAll(async () => {
  shop = await openShop();
  forget = ownStore(shop);
  own = (await withFile(shop, 1)).ctx;
  [helper, confined, one, stranger] = (await Promise.all([2, 3, 4, 5].map(async (number) => (await withFile(shop, number)).ctx))) as [Ctx, Ctx, Ctx, Ctx];
  const { pool } = shop.database;
  const id = ({ actor }: Ctx) => (actor.kind === 'user' ? actor.userId : 0);
  const { rows } = await pool.query<{ id: string; ref: string }>('select id, ref from members where account_id = $1', [id(own)]);
  file = rows[0]?.ref ?? '';
  await fillFile(pool, Number(rows[0]?.id), READINGS);
  const open = (to: Ctx, more: string, values: string) =>
    pool.query(
      `insert into file_rights (ref, member_id, user_id, starts_at, source, granted_by, ${more}) select left('growth' || $2 || repeat('x', 22), 22), $1::bigint, $2::int, now() - interval '30 days', 'test', $3, ${values}`,
      [rows[0]?.id, id(to), `user:${id(own)}`],
    );
  await open(helper, 'relation', `'family-see'`);
  await open(confined, 'relation, types, from_at, to_at', `'share', '{blood-pressure}', now() - interval '90 days', now() - interval '80 days'`);
  await open(one, 'relation, record_id', `'share', (select min(id) from health_records where member_id = $1::bigint)`);
  await pool.query('vacuum analyze');
}, 60_000);
afterAll(async () => {
  forget();
  await shop.stop();
});

type Node = { 'Relation Name'?: string; 'Actual Rows': number; 'Actual Loops': number; 'Rows Removed by Filter'?: number; Plans?: Node[] };

/** The most readings that one step of a statement has looked at. */
async function readingsRead(work: () => Promise<unknown>): Promise<number> {
  const statements = (await heard(shop.database.pool, work)).filter(({ text }) => text.includes('health_records'));
  expect(statements.length).toBeGreaterThan(0);
  let most = 0;
  const walk = (node: Node) => {
    if (node['Relation Name'] === 'health_records') most = Math.max(most, (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']);
    for (const part of node.Plans ?? []) walk(part);
  };
  for (const { text, values = [] } of statements) {
    const { rows } = await shop.database.pool.query<{ 'QUERY PLAN': { Plan: Node }[] }>(`explain (analyze, format json) ${text}`, values);
    for (const { Plan: plan } of rows[0]?.['QUERY PLAN'] ?? []) walk(plan);
  }
  return most;
}

const type = (range: '30' | 'all', only: 'non-standard' | null = null, after: string | null = null) =>
  ({ type: 'blood-pressure', range, only, after }) as const;

test.each([
  ['the file at a glance', (ctx: Ctx, of: string | null) => overview(ctx, of)],
  ['a type of thirty days', (ctx: Ctx, of: string | null) => typePage(ctx, { of, ...type('30') })],
  ['a type of all time', (ctx: Ctx, of: string | null) => typePage(ctx, { of, ...type('all') })],
  ['what lay beyond the range', (ctx: Ctx, of: string | null) => typePage(ctx, { of, ...type('all', 'non-standard') })],
  [
    'a page in the middle',
    async (ctx: Ctx, of: string | null) => {
      const first = await typePage(ctx, { of, ...type('all') });
      return typePage(ctx, { of, ...type('all', null, first.ok ? first.value.next : null) });
    },
  ],
] as const)(
  `[REC-6: growth] %s looks at no more readings than it shows, for the owner, for whom it was opened to whole, of a time, or one of them, and for nobody`,
  async (_, work) => {
    const readers = { own: [own, null], helper: [helper, file], confined: [confined, file], one: [one, file], stranger: [stranger, file] } as const;
    for (const [name, [who, of]] of Object.entries(readers))
      expect([name, await readingsRead(() => work({ ...who, now: new Date() }, of))]).toSatisfy(([, read]) => read <= MOST_READ[name as keyof typeof readers]);
  },
);
