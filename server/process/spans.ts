import { performance } from 'node:perf_hooks';

export type Spans = {
  /** Ends the span that is under way, by what was done in it. */
  done: (what: string) => void;
  /** All spans in whole milliseconds, with the process's own beginning first. */
  all: () => Record<string, number>;
};

/** Measures the steps of a start: where a process that died must be back soon, it shows what it waited for. [OPS-1] */
export function openSpans(now: () => number = () => performance.now()): Spans {
  let from = now();
  const spans: Record<string, number> = { loaded: Math.round(from) };
  return {
    done: (what) => {
      const at = now();
      spans[what] = Math.round(at - from);
      from = at;
    },
    all: () => ({ ...spans }),
  };
}
