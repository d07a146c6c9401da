import type { Client } from '../races/http';
import { since, spentBy } from './cpu';

export type Visit = { path: string; cookie: string };
/** A portal's process with pages to visit, by their names. */
export type Place = { pid: number; url: string; visits: Readonly<Record<string, Visit>> };
export type Compared = { name: string; before: number; after: number; growth: number };

const REQUESTS = 24;
const ROUNDS = 7;
/** How many more rounds are measured when a cost seems to have grown: seven on a busy machine may be a tenth off by chance. */
const AGAIN = 14;
/** Requests before measuring, until the engine has compiled the page's code. */
const WARM = 60;
const MOST_GROWTH = 1.1;

/** The CPU of each page, database included, where there is little and where there is much, in turns; throws where one has grown by more than a tenth. [LIST-1, REC-6] */
export async function compareCosts(client: Client, places: readonly [Place, Place], say: (line: string) => void): Promise<Compared[]> {
  const names = Object.keys(places[0].visits);
  for (const place of places) for (const name of names) await cost(client, place, name, WARM);
  const costs = new Map(names.map((name) => [name, places.map((): number[] => [])]));
  const measure = async (some: readonly string[], rounds: number) => {
    for (let round = 0; round < rounds; round += 1) {
      for (const name of some) {
        // Each goes first as often as the other.
        for (const at of round % 2 === 0 ? [0, 1] : [1, 0]) costs.get(name)?.[at]?.push(await cost(client, places[at] as Place, name, REQUESTS));
      }
    }
  };
  const measured = () =>
    [...costs].map(([name, [small = [], large = []]]) => {
      const [before, after] = [median(small), median(large)];
      return { name, before, after, growth: after / before };
    });
  const grown = () => measured().filter(({ growth: by }) => by > MOST_GROWTH);
  await measure(names, ROUNDS);
  const suspects = grown();
  if (suspects.length > 0) say(`measured ${AGAIN} rounds more: ${suspects.map((row) => `${row.name} ${percent(row.growth)}`).join(', ')}`);
  await measure(
    suspects.map(({ name }) => name),
    AGAIN,
  );
  const rows = measured();
  for (const row of rows) say(`${row.name}: ${ms(row.before)} → ${ms(row.after)} (${percent(row.growth)})`);
  const broken = grown();
  if (broken.length > 0) throw new Error(`grew by more than a tenth: ${broken.map((row) => `${row.name} ${percent(row.growth)}`).join(', ')}`);
  return rows;
}

/** The page that has grown most, in words. */
export function mostGrown(rows: readonly Compared[]): string {
  const most = rows.reduce((one, other) => (other.growth > one.growth ? other : one));
  return `CPU per request at most ${percent(most.growth)} (${most.name})`;
}

/** What one request costs, in microseconds of CPU. */
async function cost(client: Client, { pid, url, visits }: Place, name: string, times: number): Promise<number> {
  const { path, cookie } = visits[name] as Visit;
  const before = spentBy(pid);
  for (let time = 0; time < times; time += 1) {
    const { status, location } = await client.ask(`${url}${path}`, { cookie });
    if (status !== 200) throw new Error(`${path}: ${status} ${location ?? ''}`);
  }
  return since(before, spentBy(pid)) / times;
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const ms = (microseconds: number) => `${(microseconds / 1_000).toFixed(1)} ms`;
const percent = (growth: number) => `${growth >= 1 ? '+' : '−'}${Math.abs((growth - 1) * 100).toFixed(0)} %`;
