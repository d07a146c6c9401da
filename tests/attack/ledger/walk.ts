import { buildChild } from '../../jobs/child';
import { randomFrom } from '../arena';
import type { Arena, Attack } from '../attack';
import { openBank } from '../refunds/bank';
import { diceOf } from './actor';
import type { Actor, Ask } from './actor';
import { audit, glance } from './books';
import { openBuyer } from './buyer';
import { openCircle } from './circle';
import type { Command } from './commands';
import { openCrew } from './crew';
import { openHouse, settlePeople } from './house';
import { openStreet } from './street';

const COMMANDS = { quick: 1_000, whole: 100_000 };
const KILLS = { quick: { process: 3, database: 1 }, whole: { process: 300, database: 50 } };
const BUYERS = 48;
const CIRCLES = 4;
const FRIENDS = 6;
const AT_ONCE = 16;
/** After how many kills progress is printed. */
const SAID_EVERY = 50;
/** The longest random delay before a kill, so that it hits any moment of a command. */
const KILL_WITHIN_MS = 6;

/** Sends random commands with money through the services and compares with a model in memory, while processes and database are killed. [WAL-4, ORD-13, OPS-1] */
export const ledgerWalk: Attack = { name: 'ledger', quick: true, run };

async function run({ quick, seed, random, say, over }: Arena): Promise<string> {
  const [total, kills] = quick ? [COMMANDS.quick, KILLS.quick] : [COMMANDS.whole, KILLS.whole];
  const house = await openHouse();
  const bank = await openBank();
  const people = await settlePeople(house.pool(), BUYERS + CIRCLES * FRIENDS, (at) => (at < BUYERS ? 40_000 + 10_000 * (at % 12) : 500_000));
  const dice = (at: number) => diceOf(randomFrom(`${seed}:ledger:${at}`));
  const actors: Actor[] = [
    ...people.slice(0, BUYERS).map((person, at) => openBuyer({ person, dice: dice(at), bank })),
    ...Array.from({ length: CIRCLES }, (_, at) => {
      const from = BUYERS + at * FRIENDS;
      return openCircle(people.slice(from, from + FRIENDS), dice(BUYERS + at));
    }),
  ];
  const crew = openCrew(await buildChild('tests/attack/ledger/worker-main.ts'), house, bank.url);
  const kinds = new Map<Command['do'], number>();
  let asked = 0;
  const askAs =
    (at: number): Ask =>
    (command, { key = `c${at}-${(asked += 1)}-${seed}`, turn = 0 } = {}) => {
      kinds.set(command.do, (kinds.get(command.do) ?? 0) + 1);
      return crew.ask(key, command, { turn: at + turn });
    };
  const began = Date.now();
  const street = openStreet(actors, { atOnce: AT_ONCE, each: Math.ceil(total / actors.length), askAs });
  const seen = { posting: 0 };
  const downs: number[] = [];
  try {
    for (const kind of drawn(kills, random)) {
      over.throwIfAborted();
      await street.until(Math.floor(((downs.length + 1) * total) / (kills.process + kills.database + 1)));
      await pause(random() * KILL_WITHIN_MS);
      const since = Date.now();
      if (kind === 'database') await house.kill();
      else await crew.kill(Math.floor(random() * 2));
      await street.still();
      downs.push(Date.now() - since);
      await glance(house.pool(), actors, seen);
      street.goOn();
      if (downs.length % SAID_EVERY === 0) say(`${crew.counts.asked} commands, ${downs.length} kills, ${Math.round((Date.now() - began) / 1000)} s`);
    }
    await street.end();
    await glance(house.pool(), actors, seen);
    const seconds = (Date.now() - began) / 1000;
    const { entries, toman } = await audit(house.pool(), actors, bank);
    say([...kinds].map(([kind, count]) => `${count} × ${kind}`).join(', '));
    return `${crew.counts.asked} commands (${Math.round(crew.counts.asked / seconds)} a second, ${crew.counts.replayed} asked again), ${kills.process} kills of the process and ${kills.database} of the database: wallets equal the model after each, ${entries} entries of ${toman} toman, sum 0`;
  } finally {
    crew.close();
    await bank.stop();
    await house.close();
  }
}

/** The kinds of kills in random order. */
function drawn(kills: { process: number; database: number }, random: () => number): ('process' | 'database')[] {
  const left = { ...kills };
  return Array.from({ length: kills.process + kills.database }, () => {
    const kind = random() * (left.process + left.database) < left.database ? 'database' : 'process';
    left[kind] -= 1;
    return kind;
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
