import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { nounOfQueue, statesIn, statesOf, statesOfThat, type NounName, type WorkQueue } from '#domain/work/nouns';

/** Whether a row's state is one of these, as constants, so that a partial index can serve it. */
function among(column: SQL, states: readonly string[]): SQL {
  const words = sql.raw(states.map((state) => `'${state}'`).join(', '));
  return states.length === 1 ? sql`${column} = ${words}` : sql`${column} in (${words})`;
}

const notAmong = (column: SQL, states: readonly string[]): SQL => sql`${column} not in (${sql.raw(states.map((state) => `'${state}'`).join(', '))})`;

/** Whether a noun's row does not rest, as its partial indexes say it. [ADM-3] */
export function unrested(name: NounName, column: SQL): SQL {
  return notAmong(column, statesOfThat(name, 'rests'));
}

/** Whether a row waits in a queue, by the indexes of what is open. [ADM-3] */
export function waitsIn(queue: WorkQueue, column: SQL): SQL {
  const name = nounOfQueue(queue);
  const own = statesIn(queue);
  const resting = statesOfThat(name, 'rests');
  if (own.length === 1) return among(column, own);
  const others = statesOf(name).filter((state) => !own.includes(state) && !resting.includes(state));
  return others.length === 0 ? unrested(name, column) : sql`${unrested(name, column)} and ${notAmong(column, others)}`;
}
