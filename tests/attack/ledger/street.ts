import type { Actor, Ask } from './actor';

type Plan = { atOnce: number; /** Commands that each of them gives. */ each: number; askAs: (at: number) => Ask };
export type Street = {
  /** When so many commands were begun, or all are done. */
  until(commands: number): Promise<void>;
  /** Nobody begins anything new; resolves when what was begun has ended. */
  still(): Promise<void>;
  goOn(): void;
  /** When everybody has done their part. */
  end(): Promise<void>;
};

/** Everybody takes their next step in turn, so many at a time; the first fault ends it for all. */
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
