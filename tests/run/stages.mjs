import { cpus } from 'node:os';

const SLOWEST = 10;
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** The processors' busy time and total time since the machine started, in milliseconds. */
const spent = () =>
  cpus().reduce(
    ({ busy, all }, { times }) => {
      const whole = Object.values(times).reduce((sum, ms) => sum + ms, 0);
      return { busy: busy + whole - times.idle, all: all + whole };
    },
    { busy: 0, all: 0 },
  );

/**
 * @typedef {{ run<T>(name: string, work: () => Promise<T>, note?: string): Promise<T>; slow(name: string, ms: number): void; print(): void }} Stages
 */

/** The stages of a run with their times and how busy the machine was, and the slowest items. @type {(write?: (line: string) => void, now?: () => number, load?: () => { busy: number; all: number }) => Stages} */
export const openStages = (write = (line) => void process.stdout.write(`${line}\n`), now = () => performance.now(), load = spent) => {
  const times = [];
  const slow = [];
  const began = now();
  return {
    /** Runs one part under its heading; its time counts whether it ends well or not. */
    async run(name, work, note) {
      write(`\n== ${name}${note ? ` (${note})` : ''}`);
      const [from, before] = [now(), load()];
      try {
        return await work();
      } finally {
        const after = load();
        times.push({ name, ms: now() - from, busy: Math.round((100 * (after.busy - before.busy)) / Math.max(1, after.all - before.all)) });
      }
    },
    /** One thing that was run, by the time it took. */
    slow: (name, ms) => void slow.push({ name, ms }),
    print() {
      if (slow.length > 0) write(`\nthe slowest:`);
      for (const { name, ms } of slow.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST)) write(`  ${seconds(ms).padStart(8)}  ${name}`);
      write(`\n${times.map(({ name, ms, busy }) => `${name} ${seconds(ms)} (${busy} % busy)`).join(', ')}; in all ${seconds(now() - began)}`);
    },
  };
};
