import { readdirSync, readFileSync } from 'node:fs';

/** Stops a PostgreSQL server with all its processes as they are, as a hanging disk or hypervisor does; the returned function lets them go on. */
export function freeze(postmaster: number): () => void {
  const stopped = [postmaster];
  process.kill(postmaster, 'SIGSTOP');
  for (const pid of childrenOf(postmaster)) {
    process.kill(pid, 'SIGSTOP');
    stopped.push(pid);
  }
  return () => {
    for (const pid of stopped.reverse()) {
      try {
        process.kill(pid, 'SIGCONT');
      } catch {
        /* it has ended */
      }
    }
  };
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return undefined;
  }
}
