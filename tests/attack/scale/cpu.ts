import { readdirSync, readFileSync } from 'node:fs';
import { treeOf } from '../../bench/portal/processes';

/** What each thread of a process and of all that descend from it has computed, in nanoseconds: its database is one of them. */
export type Spent = ReadonlyMap<string, number>;

export function spentBy(pid: number): Spent {
  return new Map(treeOf(pid).flatMap((one) => threadsOf(one)));
}

/** What they have computed since, in microseconds; who has ended meanwhile does not count. */
export function since(before: Spent, after: Spent): number {
  let nanoseconds = 0;
  for (const [thread, spent] of after) nanoseconds += spent - (before.get(thread) ?? 0);
  return nanoseconds / 1_000;
}

function threadsOf(pid: number): [string, number][] {
  try {
    return readdirSync(`/proc/${pid}/task`).map((task) => [
      `${pid}/${task}`,
      Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]),
    ]);
  } catch {
    return [];
  }
}
