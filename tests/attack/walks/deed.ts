import type { Ctx } from '#services/context';

/** Somebody who walks: a buyer, a guest, staff of one role, or the clock. */
export type Person = {
  name: string;
  /** Their roles as the life cycles name them; a buyer is also member, leader, owner and writer of what is theirs. */
  as: readonly string[];
  userId?: number;
  phone?: string;
  ctx(): Ctx;
};

/** One action that somebody tries. */
export type Deed = {
  name: string;
  by: Person;
  /** The move that is asked for, where one is. */
  asks?: { table: string; id: number; event: string };
  /** Whether it concerns what is not theirs: it has to be refused. */
  stranger?: boolean;
  /** Tables that a refusal may change all the same: counted attempts, a cart that was filled before; `all` where it is several steps. */
  leaves?: readonly string[] | 'all';
  run(): Promise<unknown>;
};
