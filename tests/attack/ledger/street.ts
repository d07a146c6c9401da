import type { Actor, Ask } from './actor';

type Plan = { atOnce: number; /** How many commands each actor gives. */ each: number; askAs: (at: number) => Ask };
export type Street = {
  /** Resolves when so many commands were begun, or all are done. */
  until(commands: number): Promise<void>;
  /** Pauses all actors; resolves when commands under way have ended. */
  still(): Promise<void>;
  goOn(): void;
  /** Resolves when every actor is done. */
  end(): Promise<void>;
};

/** Runs all actors step by step, so many at a time; the first error stops all. */
export function openStreet(actors: readonly Actor[], { atOnce, each, askAs }: Plan): Street {
  const waiting = actors.map((actor, at) => ({ actor, at, done: 0 }));
  let fault: unknown;
  let begun = 0;
  let going = 0;
  let open = Promise.resolve();
  let goOn = () => {};
  const looking = new Set<() => void>();
  const changed = () => looking.forEach((look) => look());

  async function lane(): Promise<void> {
    for (;;) {
      await open;
      const one = fault === undefined ? waiting.shift() : undefined;
      if (!one) return;
      going += 1;
      const ask: Ask = (command, how) => {
        one.done += 1;
        begun += 1;
        changed();
        return askAs(one.at)(command, how);
      };
      await one.actor.step(ask).catch((error: unknown) => void (fault ??= error));
      going -= 1;
      if (one.done < each) waiting.push(one);
      changed();
    }
  }
  const lanes = Promise.all(Array.from({ length: atOnce }, lane));

  function when(true_: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const look = () => {
        if (fault !== undefined) reject(fault as Error);
        else if (!true_()) return;
        else resolve();
        looking.delete(look);
      };
      looking.add(look);
      look();
    });
  }
  return {
    until: (commands) => when(() => begun >= commands || (waiting.length === 0 && going === 0)),
    still: () => {
      open = new Promise((resolve) => (goOn = resolve));
      return when(() => going === 0);
    },
    goOn: () => goOn(),
    end: async () => {
      await lanes;
      if (fault !== undefined) throw fault;
    },
  };
}
