import type { Command, Said } from './commands';
import type { Person } from './house';
import type { Purse } from './purse';

/** Asks for a command; `turn` sends a second press to another process. */
export type Ask = (command: Command, how?: { key?: string; turn?: number }) => Promise<Said>;
/** A simulated person who acts step by step, by their own random numbers and the answers they get. */
export type Actor = {
  step(ask: Ask): Promise<void>;
  /** The wallets that this actor expects. */
  purses(): ReadonlyMap<number, Purse>;
  /** The order states that this actor expects. */
  orders(): ReadonlyMap<number, string>;
};
export type Dice = { random(): number; below(limit: number): number; pick<T>(from: readonly T[]): T };
export type Bankroll = { pay(authority: string): void; refuse(authority: string): void };
export type Someone = { person: Person; dice: Dice; bank: Bankroll };

export function diceOf(random: () => number): Dice {
  const below = (limit: number) => Math.floor(random() * limit);
  return { random, below, pick: (from) => from[below(from.length)] as never };
}

/** Fails unless the answer is the one that the model has. */
export function expectSaid(command: Command, said: Said, wanted: true | string): void {
  const found = said.ok ? true : said.code;
  if (found !== wanted) throw new Error(`${JSON.stringify(command)}: ${found === true ? 'done' : found}, the model has ${wanted === true ? 'done' : wanted}`);
}

/** A value of an answer that was “done”. */
export function valueOf<T>(said: Said): T {
  if (!said.ok) throw new Error(`refused: ${said.code}`);
  return said.value as T;
}
