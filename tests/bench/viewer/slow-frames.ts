import { endOf, msOf, type Frame, type TraceEvent } from './trace';

const KINDS_SHOWN = 12;
const NOTHING = 'BlinkScheduler_PerformMicrotaskCheckpoint';
type Share = { ms: number; times: number };

/** What slow frames spend their time on, compared with the others: each kind of event by its self time. */
export function slowFrames({ frames, own }: { frames: Frame[]; own: TraceEvent[] }, overMs: number): string[] {
  const alone = ownTimes(own);
  const slow = frames.filter(({ work }) => work > overMs);
  const rest = frames.filter(({ work }) => work <= overMs);
  if (slow.length === 0) return [`none of ${frames.length} frames works over ${overMs} ms`];
  const [inSlow, inRest] = [shares(slow, alone), shares(rest, alone)];
  const column = (found: Share | undefined, count: number) =>
    `${((found?.ms ?? 0) / Math.max(1, count)).toFixed(2)} ms (${((found?.times ?? 0) / Math.max(1, count)).toFixed(1)}x)`.padStart(18);
  const kinds = [...inSlow].sort((a, b) => b[1].ms - a[1].ms).slice(0, KINDS_SHOWN);
  const idle = own
    .filter(({ name }) => name === NOTHING)
    .map(msOf)
    .sort((a, b) => b - a);
  return [
    `${slow.length} of ${frames.length} frames work over ${overMs} ms; a frame of them, beside a frame of the others:`,
    ...kinds.map(([kind, found]) => `${column(found, slow.length)} ${column(inRest.get(kind), rest.length)}  ${kind}`),
    // A processor is slowed by stopping it again and again; where a stop lasts longer than asked for, it is none of the page's work.
    `the longest that an empty microtask checkpoint took, five of ${idle.length}: ${idle
      .slice(0, 5)
      .map((ms) => ms.toFixed(1))
      .join(', ')} ms`,
  ];
}

/** Each event of a thread with its self time. */
function ownTimes(own: TraceEvent[]): { event: TraceEvent; ms: number }[] {
  const open: { event: TraceEvent; ms: number }[] = [];
  return own.map((event) => {
    while (open.length > 0 && endOf(open.at(-1)!.event) <= event.ts) open.pop();
    const [ms, around] = [msOf(event), open.at(-1)];
    if (around) around.ms -= ms;
    const found = { event, ms };
    open.push(found);
    return found;
  });
}

function shares(frames: Frame[], alone: { event: TraceEvent; ms: number }[]): Map<string, Share> {
  const found = new Map<string, Share>();
  for (const task of frames.flatMap(({ tasks }) => tasks)) {
    for (let at = firstAt(alone, task.ts); at < alone.length && alone[at]!.event.ts < endOf(task); at++) {
      const { event, ms } = alone[at]!;
      const share = found.get(kindOf(event)) ?? { ms: 0, times: 0 };
      found.set(kindOf(event), { ms: share.ms + ms, times: share.times + 1 });
    }
  }
  return found;
}

function firstAt(alone: { event: TraceEvent }[], ts: number): number {
  let [low, high] = [0, alone.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (alone[middle]!.event.ts < ts) low = middle + 1;
    else high = middle;
  }
  return low;
}

function kindOf({ name, args }: TraceEvent): string {
  const more = args?.data?.type ?? args?.src_func;
  return more ? `${name} ${more}` : name;
}
