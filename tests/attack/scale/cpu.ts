import { readdirSync, readFileSync } from 'node:fs';
import { treeOf } from '../../bench/portal/processes';

/** The time that a process and all that descend from it have computed, in microseconds: its database is one of them. */
export function cpuOfTree(pid: number): number {
  return treeOf(pid).reduce((sum, one) => sum + cpuOf(one), 0) / 1_000;
}

function cpuOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce((sum, task) => sum + Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]), 0);
  } catch {
    return 0;
  }
}
