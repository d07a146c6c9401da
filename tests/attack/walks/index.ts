import { randomFrom, databaseUrl } from '../arena';
import type { Arena, Attack } from '../attack';
import { lifeCycles, waysOf } from '#server/migrate/life-cycles';
import { plantMoves } from './plant';
import { walk, type Walked } from './walk';
import { openWorld } from './world';

const STEPS = { quick: 160, whole: 1_500 };
const WORLDS = { quick: 1, whole: 3 };

/** Walks every life cycle as every role, then tries every illegal move on the tables themselves. [ADM-4, ORD-5, GRP-4, WAR-7] */
const everyLife: Attack = { name: 'walks', quick: true, run };

async function run({ portal, quick, seed, say }: Arena): Promise<string> {
  const size = quick ? 'quick' : 'whole';
  const all: Walked[] = [];
  let refused = 0;
  let seen = 0;
  const worlds = Array.from({ length: WORLDS[size] }, async (_, at) => {
    const world = await openWorld(databaseUrl(portal.dataDir), randomFrom(`${seed}:walks:${at}`));
    try {
      all.push(await walk(world, STEPS[size]));
      const planted = await plantMoves(world);
      refused += planted.refused;
      seen += planted.seen;
    } finally {
      await world.shop.stop();
    }
  });
  const ends = await Promise.allSettled(worlds);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  const ways = new Set(all.flatMap(({ by }) => [...by.keys()]));
  const known = new Set(
    lifeCycles.flatMap(({ table, cycle }) =>
      waysOf(cycle)
        .filter(([from, to]) => from !== to)
        .map(([from, to]) => `${table} ${from}→${to}`),
    ),
  );
  const walked = [...known].filter((way) => ways.has(way));
  say(`ways not walked: ${[...known].filter((way) => !ways.has(way)).join(', ') || 'none'}`);
  const sum = (of: (one: Walked) => number) => all.reduce((total, one) => total + of(one), 0);
  return `${sum((one) => one.done + one.refused)} deeds, ${sum((one) => one.refused)} of them refused and without a trace, ${sum((one) => one.moves)} moves on ${walked.length} of ${known.size} ways; ${refused} planted moves refused by the database, ${seen} seen past it`;
}

/** All that concerns life cycles. */
export const walks: readonly Attack[] = [everyLife];
