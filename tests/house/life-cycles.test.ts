import { expect, test } from 'vitest';
import { lifeCycles } from '../../server/migrate/life-cycles';

type Cycle = { name: string; states: readonly string[]; start: string; moves: readonly object[] };
const isCycle = (value: unknown): value is Cycle =>
  typeof value === 'object' && value !== null && ['name', 'states', 'start', 'moves'].every((part) => part in value);

test('[ADM-4] no life cycle of the domain is unknown to the database, which refuses every other move', async () => {
  const modules = import.meta.glob<Record<string, unknown>>('../../domain/**/!(*.test).ts');
  const found = new Map<Cycle, string>();
  for (const [file, load] of Object.entries(modules))
    for (const value of Object.values(await load()).flatMap((one) => (typeof one === 'object' && one !== null && !isCycle(one) ? Object.values(one) : [one])))
      if (isCycle(value)) found.set(value, file);
  expect(found.size).toBeGreaterThan(15);
  const guarded = new Set<unknown>(lifeCycles.map(({ cycle }) => cycle));
  expect([...found].filter(([cycle]) => !guarded.has(cycle)).map(([{ name }, file]) => `${name} of ${file}`)).toEqual([]);
});
