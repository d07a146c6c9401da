import type pg from 'pg';
import type { LifeCycle } from '#domain/lifecycle';
import { messageLifeCycle } from '#domain/notices/message-life-cycle';
import { cancelRequestLifeCycle } from '#domain/orders/cancel-request';
import { codeUseLifeCycle, creditLifeCycle, goodsLifeCycle } from '#domain/orders/kept-life-cycles';
import { proposalLifeCycle } from '#domain/orders/proposal';
import { payableLifeCycle, paymentLifeCycle, topUpLifeCycle } from '#domain/payments/life-cycle';
import { refundCallLifeCycle } from '#domain/refunds/life-cycle';
import { nounNames, nounOf, nouns } from '#domain/work/nouns';

export type GuardedCycle = { table: string; cycle: LifeCycle<string, string, string> };

/** Every life cycle there is, by the table that it holds for: the nouns of work, and what stands beside them; several of one table are told apart by its `kind`. [ADM-4] */
export const lifeCycles: readonly GuardedCycle[] = [
  ...nounNames.flatMap((name) => nounOf(name).cycles.map((cycle) => ({ table: nouns[name].table, cycle }))),
  { table: 'order_proposals', cycle: proposalLifeCycle },
  { table: 'order_cancel_requests', cycle: cancelRequestLifeCycle },
  { table: 'holds', cycle: goodsLifeCycle },
  { table: 'wallet_holds', cycle: creditLifeCycle },
  { table: 'code_uses', cycle: codeUseLifeCycle },
  { table: 'payables', cycle: payableLifeCycle },
  { table: 'payments', cycle: paymentLifeCycle },
  { table: 'top_ups', cycle: topUpLifeCycle },
  { table: 'refund_calls', cycle: refundCallLifeCycle },
  { table: 'messages', cycle: messageLifeCycle },
];

/** The allowed transitions of a life cycle: each state to itself, and each that leads to another. */
export function waysOf({ states, moves }: GuardedCycle['cycle']): [from: string, to: string][] {
  const ways = moves.flatMap(({ from, to }) => from.map((one): [string, string] => [one, to]));
  const all = [...states.map((state): [string, string] => [state, state]), ...ways];
  return [...new Map(all.map((way) => [way.join(' '), way])).values()];
}

/** Writes this build's life cycles into the table by which triggers refuse every other move. [ADM-4] */
export async function keepLifeCycles(client: pg.Client): Promise<void> {
  const rows = lifeCycles.flatMap(({ table, cycle }) => waysOf(cycle).map((way) => [table, cycle.name, ...way]));
  const columns = [0, 1, 2, 3].map((at) => rows.map((row) => row[at]));
  await client.query(
    `with ours as (select * from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as t (of_table, cycle, from_state, to_state)),
      gone as (delete from life_cycle_ways w where not exists (select 1 from ours o where (o.of_table, o.cycle, o.from_state, o.to_state) = (w.of_table, w.cycle, w.from_state, w.to_state)))
    insert into life_cycle_ways select * from ours on conflict do nothing`,
    columns,
  );
  await guardLifeCycles(client);
}

/** Sets the guards where a table has none yet: a new life cycle needs a line above and nothing else. */
async function guardLifeCycles(client: pg.Client): Promise<void> {
  const tables = [...new Set(lifeCycles.map(({ table }) => table))];
  const { rows } = await client.query<{ name: string }>(
    `select t.name from unnest($1::text[]) as t (name) where not exists (select from pg_trigger where tgrelid = to_regclass('public.' || t.name) and tgname = t.name || '_goes_on')`,
    [tables],
  );
  for (const { name } of rows) {
    const by = lifeCycles.filter(({ table }) => table === name).length > 1 ? `'kind'` : '';
    await client.query(`
      create trigger ${name}_begins before insert on ${name} for each row execute function life_cycle_kept(${by});
      create trigger ${name}_goes_on before update on ${name} for each row when (old.state is distinct from new.state) execute function life_cycle_kept(${by});`);
  }
}
