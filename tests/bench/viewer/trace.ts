import type { Page } from '@playwright/test';

type Said = { name?: string; src_func?: string; data?: { type?: string } };
export type TraceEvent = { name: string; ph: string; ts: number; dur?: number; tdur?: number; pid: number; tid: number; args?: Said };
/** What the main thread did from one begin of a frame to the next. */
export type Frame = { work: number; tasks: TraceEvent[] };

/** Chromium's own trace of what a page's threads do meanwhile, its main thread slowed. */
export async function traced(page: Page, slowdown: number, act: () => Promise<void>): Promise<TraceEvent[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  });
  await act();
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.end');
  await complete;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return events;
}

/** Milliseconds that the busiest page's main thread worked in each frame, ascending; a frame goes from one begin of the page's to the next. */
export function frameWork(events: TraceEvent[]): { work: number[]; seconds: number; frames: Frame[]; own: TraceEvent[] } {
  const mains = new Set(events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`));
  const begins = (name: string) => events.filter((event) => event.name === name && mains.has(`${event.pid} ${event.tid}`));
  const begun = ['BeginMainThreadFrame', 'Commit', 'UpdateLayerTree'].map(begins).find((found) => found.length > 0) ?? [];
  const busiest = mostCommon(begun.map(({ pid, tid }) => `${pid} ${tid}`));
  const own = events.filter((event) => `${event.pid} ${event.tid}` === busiest && event.ph === 'X');
  const starts = begun
    .filter(({ pid, tid }) => `${pid} ${tid}` === busiest)
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  const frames = starts.map((): Frame => ({ work: 0, tasks: [] }));
  for (const task of own.filter(({ name }) => name === 'RunTask')) {
    const frame = frames[starts.findLastIndex((start) => start <= task.ts + (task.dur ?? 0) / 2)];
    frame?.tasks.push(task);
    if (frame) frame.work += msOf(task);
  }
  const seconds = starts.length > 1 ? (starts.at(-1)! - starts[0]!) / 1e6 : 0;
  return { work: frames.map(({ work }) => work).sort((a, b) => a - b), seconds, frames, own };
}

/** The thread's own time where the trace has it: other processes of a busy machine are not the page's work. */
export function msOf({ dur = 0, tdur }: TraceEvent): number {
  return (tdur ?? dur) / 1000;
}

function mostCommon(names: string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
