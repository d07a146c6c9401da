/** Thrown before any work began: too many were waiting, or the wait was too long. */
export class TooBusy extends Error {}

export type Turns = {
  /** Does the work when it is its turn; what belongs to a request that had one already goes before those that had none. */
  take<T>(whose: object, gone: AbortSignal, work: () => Promise<T>): Promise<T>;
  /** Within a turn: gives it up while something outside is awaited, and takes another before it goes on. That second wait has no limits, since what was begun must end. */
  aside<T>(whose: object, work: () => Promise<T>): Promise<T>;
};

type Waiting = { begin: () => void };
type Limits = {
  /** How many requests are worked on at a time. */ most: number;
  /** How many may wait. */ mostWaiting: number;
  /** How long one waits at most. */ waitMs: number;
};

/**
 * Load shedding with backpressure: requests are worked on in the order they came, so many at a time: the others wait and hold nothing meanwhile. Without
 * it all of a rush share the database's connections step by step, and the first is answered when the last is.
 * Rejects with `TooBusy` before anything was begun, also for whoever went away while waiting.
 */
export function openTurns({ most, mostWaiting, waitMs }: Limits): Turns {
  let working = 0;
  /** How many turns each request holds now; 0 when it held one before. */
  const had = new WeakMap<object, number>();
  /** How many outside answers each request awaits now. */
  const awaited = new WeakMap<object, number>();
  const lines: { begun: Waiting[]; fresh: Waiting[] } = { begun: [], fresh: [] };

  function next(): void {
    if (working >= most) return;
    const waiting = lines.begun.shift() ?? lines.fresh.shift();
    if (!waiting) return;
    working += 1;
    waiting.begin();
  }

  return {
    async take(whose, gone, work) {
      const line = had.has(whose) ? lines.begun : lines.fresh;
      if (working < most) working += 1;
      else await turn(line, gone);
      count(whose, 1);
      try {
        return await work();
      } finally {
        count(whose, -1);
        giveBack();
      }
    },
    async aside(whose, work) {
      if (!had.get(whose)) return work();
      // What is awaited side by side gives up one turn, and has one again at its end.
      if (beside(whose, 1) === 1) giveBack();
      try {
        return await work();
      } finally {
        if (beside(whose, -1) === 0) {
          if (working < most) working += 1;
          else await new Promise<void>((begin) => lines.begun.push({ begin }));
        }
      }
    },
  };

  function beside(whose: object, more: 1 | -1): number {
    const now = (awaited.get(whose) ?? 0) + more;
    awaited.set(whose, now);
    return now;
  }

  function count(whose: object, more: 1 | -1): void {
    had.set(whose, (had.get(whose) ?? 0) + more);
  }

  function giveBack(): void {
    working -= 1;
    next();
  }

  function turn(line: Waiting[], gone: AbortSignal): Promise<void> {
    if (gone.aborted) throw new TooBusy('left before waiting');
    if (line.length >= mostWaiting) throw new TooBusy('the line is full');
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer);
        gone.removeEventListener('abort', left);
      };
      const giveUp = (why: string) => {
        leave();
        line.splice(line.indexOf(waiting), 1);
        reject(new TooBusy(why));
      };
      const left = () => giveUp('left while waiting');
      const waiting: Waiting = {
        begin: () => {
          leave();
          resolve();
        },
      };
      const timer = setTimeout(giveUp, waitMs, 'waited too long');
      gone.addEventListener('abort', left, { once: true });
      line.push(waiting);
    });
  }
}
