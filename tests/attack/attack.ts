import type pg from 'pg';
import type { Portal } from '../portal';

/** What an attack is given: a running portal of our own and its database, to look at what the attack has left. */
export type Arena = {
  portal: Portal;
  db: pg.Pool;
  say(line: string): void;
  seed: number;
  /** Random numbers in [0, 1), repeatable by the printed seed, whichever attacks run. */
  random(): number;
  quick: boolean;
  /** Aborted when the attack has had its time: what works in rounds of its own stops before the next. */
  over: AbortSignal;
};

export type Attack = {
  name: string;
  /** Whether `--quick` runs it too. */
  quick: boolean;
  /** Throws when the portal failed; else gives one line with the figures. */
  run(arena: Arena): Promise<string>;
};
