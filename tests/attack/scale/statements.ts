import type pg from 'pg';

type Query = { text: string; values?: unknown[] };
export type Plan = {
  text: string;
  /** Tables that were scanned whole, with their number of rows. */ scanned: Map<string, number>;
  offset: boolean;
};

/** Writes down every statement that goes through a pool while something is done. */
export async function heard(pool: pg.Pool, work: () => Promise<unknown>): Promise<Query[]> {
  const all: Query[] = [];
  const own = pool.query.bind(pool) as (...args: unknown[]) => unknown;
  pool.query = ((config: string | Query, values?: unknown[]) => {
    all.push(typeof config === 'string' ? { text: config, values } : { text: config.text, values: config.values ?? values });
    return own(config, values);
  }) as typeof pool.query;
  try {
    await work();
  } finally {
    pool.query = own as typeof pool.query;
  }
  return all;
}

/** The query plan: which tables it would scan whole. */
export async function planOf(pool: pg.Pool, { text, values = [] }: Query): Promise<Plan> {
  const scanned = new Map<string, number>();
  const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: Node }[] }>(`explain (format json) ${text}`, values);
  const sizes = await pool.query<{ name: string; rows: number }>(`select relname as name, reltuples::float8 as rows from pg_class where relkind = 'r'`);
  const size = new Map(sizes.rows.map((row) => [row.name, row.rows]));
  const walk = (node: Node) => {
    const table = node['Relation Name'];
    if (table && node['Node Type'] === 'Seq Scan') scanned.set(table, size.get(table) ?? 0);
    for (const part of node.Plans ?? []) walk(part);
  };
  for (const { Plan: plan } of rows[0]?.['QUERY PLAN'] ?? []) walk(plan);
  return { text, scanned, offset: /\boffset\b/i.test(text) };
}

type Node = { 'Node Type': string; 'Relation Name'?: string; Plans?: Node[] };
