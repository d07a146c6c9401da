/** Does a piece of work when there is room for it; null where too many wait already. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T | null>;

/** A queue that runs `atOnce` jobs at a time in order of arrival, with at most `mostWaiting` behind them. */
export function openQueue({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): Queue {
  const line: (() => void)[] = [];
  let working = 0;
  return async (work) => {
    if (working >= atOnce) {
      if (line.length >= mostWaiting) return null;
      await new Promise<void>((begin) => line.push(begin));
    } else working += 1;
    try {
      return await work();
    } finally {
      // Whoever is next takes over the place.
      const next = line.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
