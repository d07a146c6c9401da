import { waysOf } from '#server/migrate/life-cycles';
import { putInState } from '../../put-in-state';
import { HAVE_HISTORY, judge } from './judge';
import { cycleOf, linesSince, look } from './look';
import type { World } from './world';

const KEYS: Readonly<Record<string, string>> = { code_uses: 'order_id' };

/** Writes every illegal move straight into the tables, one by one: the database refuses each; with its guards off, the walk's own check notices each. */
export async function plantMoves(world: World): Promise<{ refused: number; seen: number }> {
  const { pool } = world.shop.database;
  const first = await look(pool);
  const tried = new Set<string>();
  let seen = 0;
  for (const [key, { table, kind, state }] of first.states) {
    const id = key.slice(table.length + 1);
    const cycle = cycleOf(table, kind);
    const legal = new Set(waysOf(cycle).map((way) => way.join(' ')));
    for (const to of cycle.states) {
      const move = `${table} ${kind} ${state} ${to}`;
      if (legal.has(`${state} ${to}`) || tried.has(move)) continue;
      tried.add(move);
      const update = `update ${table} set state = $1 where ${KEYS[table] ?? 'id'}::text = $2`;
      const answer = await pool.query(update, [to, id]).then(
        () => null,
        (error: { code?: string; message: string }) => error,
      );
      if (!answer) throw new Error(`the database took ${move}`);
      if (answer.code !== '23514') throw new Error(`the database refused ${move} for another reason: ${answer.message}`);
      const before = await look(pool);
      const eased = await putInState(pool, update, [to, id]).then(
        () => true,
        () => false,
      );
      // Where a constraint of the row itself stands in the way too, there is nothing to see.
      if (!eased) continue;
      const wrong = judge(before, await look(pool), await linesSince(pool, before), null);
      // There the walk sees any single step, elsewhere what no way leads to.
      if (wrong.length === 0 && HAVE_HISTORY.has(table)) throw new Error(`the walk does not see ${move}`);
      if (wrong.length > 0) seen += 1;
      await putInState(pool, update, [state, id]);
    }
  }
  return { refused: tried.size, seen };
}
