const SLOWEST = 10;
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * @typedef {{ run<T>(name: string, work: () => Promise<T>, note?: string): Promise<T>; slow(name: string, ms: number): void; print(): void }} Stages
 */

/**
 * The parts of a run with their times, and the slowest of what they ran.
 * @type {(write?: (line: string) => void, now?: () => number) => Stages}
 */
export const openStages = (write = (line) => void process.stdout.write(`${line}\n`), now = () => performance.now()) => {
  const times = [];
  const slow = [];
  const began = now();
  return {
    /** Runs one part under its heading; its time counts whether it ends well or not. */
    async run(name, work, note) {
      write(`\n== ${name}${note ? ` (${note})` : ''}`);
      const from = now();
      try {
        return await work();
      } finally {
        times.push({ name, ms: now() - from });
      }
    },
    /** One thing that was run, by the time it took. */
    slow: (name, ms) => void slow.push({ name, ms }),
    print() {
      if (slow.length > 0) write(`\nthe slowest:`);
      for (const { name, ms } of slow.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST)) write(`  ${seconds(ms).padStart(8)}  ${name}`);
      write(`\n${times.map(({ name, ms }) => `${name} ${seconds(ms)}`).join(', ')}; in all ${seconds(now() - began)}`);
    },
  };
};
