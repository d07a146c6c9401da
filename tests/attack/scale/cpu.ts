import { readdirSync, readFileSync } from 'node:fs';
import { treeOf } from '../../bench/portal/processes';

/** The CPU time in nanoseconds of each thread of a process and its descendants, its database included. */
export type Spent = ReadonlyMap<string, number>;

export function spentBy(pid: number): Spent {
  return new Map(treeOf(pid).flatMap((one) => threadsOf(one)));
}

/** The CPU time used since then, in microseconds; threads that have ended do not count. */
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
