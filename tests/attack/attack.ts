import type pg from 'pg';
import type { Portal } from '../portal';

/** What an attack is given: a running portal of our own and its database, to look at what the attack has left. */
export type Arena = {
  portal: Portal;
  db: pg.Pool;
  say(line: string): void;
  seed: number;
  /** Numbers in [0, 1) that the printed seed brings again, whichever attacks run. */
  random(): number;
  quick: boolean;
};

export type Attack = {
  name: string;
  /** Whether `--quick` runs it too. */
  quick: boolean;
  /** Throws when the portal did not hold; else one line with the figure. */
  run(arena: Arena): Promise<string>;
};
