import type { Page } from '@playwright/test';

type Said = { name?: string; src_func?: string; data?: { type?: string } };
export type TraceEvent = { name: string; ph: string; ts: number; dur?: number; tdur?: number; pid: number; tid: number; args?: Said };
/** The main thread's work from the begin of one frame to the next. */
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

/** Milliseconds that the busiest page's main thread worked in each frame, ascending; a frame goes from one rendering task of the page's to the next. */
export function frameWork(events: TraceEvent[]): { work: number[]; seconds: number; frames: Frame[]; own: TraceEvent[] } {
  const mains = new Set(events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf));
  const renderings = ['BeginMainThreadFrame', 'Commit', 'UpdateLayerTree']
    .map((name) => events.filter((event) => event.name === name && mains.has(threadOf(event))))
    .find((found) => found.length > 0);
  const busiest = mostCommon((renderings ?? []).map(threadOf));
  const own = events.filter((event) => threadOf(event) === busiest && event.ph === 'X').toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const marks = (renderings ?? []).filter((event) => threadOf(event) === busiest).map(({ ts }) => ts);
  marks.sort((a, b) => a - b);
  const frames: (Frame & { ts: number })[] = [];
  let mark = 0;
  for (const task of own.filter(({ name }) => name === 'RunTask')) {
    // A commit ends its rendering, so the frame begins where the task begins that it lies in: each frame has one.
    while (mark < marks.length && marks[mark]! < task.ts) mark++;
    if (mark < marks.length && marks[mark]! <= endOf(task)) frames.push({ ts: task.ts, work: 0, tasks: [] });
    const frame = frames.at(-1);
    frame?.tasks.push(task);
    if (frame) frame.work += msOf(task);
  }
  const seconds = frames.length > 1 ? (frames.at(-1)!.ts - frames[0]!.ts) / 1e6 : 0;
  return { work: frames.map(({ work }) => work).sort((a, b) => a - b), seconds, frames, own };
}

/** When an event ends. */
export function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur;
}

/** The thread's own time where the trace has it: other processes of a busy machine are not the page's work. */
export function msOf({ dur = 0, tdur }: TraceEvent): number {
  return (tdur ?? dur) / 1000;
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid} ${tid}`;
}

function mostCommon(names: string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
