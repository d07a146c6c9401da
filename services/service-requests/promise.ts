import { answerClock, requestClocks, visitClock } from '#domain/service-requests/clocks';
import type { LabTestCode } from '#domain/service-requests/lab-tests';
import { resultClock } from '#domain/service-requests/result';
import type { RequestEvent, RequestState } from '#domain/service-requests/states';
import type { Hours } from '#domain/service-requests/visits';
import type { Clock } from '#domain/calendars/deadline';
import type { PromiseKind } from '#domain/work/nouns';
import { loadHolidays } from '../calendars/holidays';
import type { Ctx } from '../context';
import { closeDeadline } from '../deadlines/close';
import { openDeadline } from '../deadlines/open';
import type { Tx } from '../runtime';
import { isPaidAfterwards, requestSubject, type RequestRow } from './row';

/** What comes next of an arranged request: somebody in these hours, the result of these tests, or what the desk has to say before there are any hours. */
type Ahead = { visit: Hours | null; tests: readonly LabTestCode[] | null; waits: 'services.response' | 'services.deposit' | null };
type Begun = { kind: PromiseKind; clock: Clock; startsAt?: Date };

/** By when whoever asked first hears of us: what is arranged by phone is called about within minutes, all else is looked at by the hours of review. [INP-5, AMB-1] */
export function firstPromise(of: Pick<RequestRow, 'service'>): Begun {
  const kind = isPaidAfterwards(of) ? 'ambulance.call' : 'services.review';
  return { kind, clock: requestClocks[kind] };
}

/** What is promised in a state that was just reached; the price that stands has its own time. [INP-5, JOB-1: request deadlines] */
function promiseOf(to: Exclude<RequestState, 'not-checked'>, now: Date, { visit, tests, waits }: Ahead): Begun | null {
  switch (to) {
    case 'waiting-info':
      return { kind: 'services.response', clock: requestClocks['services.response'] };
    case 'waiting-accept':
      return { kind: 'services.answer', clock: answerClock(now, visit?.from ?? null) };
    case 'waiting-action':
      if (tests) return { kind: 'services.result', clock: resultClock(tests) };
      if (waits) return { kind: waits, clock: requestClocks[waits] };
      // A visit is promised from the end of its hours; one whose hours are over is arranged anew first.
      return visit && visit.to > now ? { kind: 'services.visit', clock: visitClock, startsAt: visit.to } : null;
    default:
      return null;
  }
}

/** Ends the promise of the state that was left and begins that of the one that was reached; until when a price stands does not change by being accepted. */
export async function keepRequestPromise(
  tx: Tx,
  ctx: Ctx,
  { id, event, to, visit = null, tests = null, waits = null }: { id: number; event: RequestEvent | 'visit'; to: RequestState } & Partial<Ahead>,
): Promise<Date | null> {
  if (event === 'accept' || to === 'not-checked') return null;
  await closeDeadline(tx, { subject: requestSubject(id), at: ctx.now });
  const begun = promiseOf(to, ctx.now, { visit, tests, waits });
  return begun && openPromise(tx, ctx, id, begun);
}

/** Begins a promise of a request. */
export async function openPromise(tx: Tx, ctx: Ctx, id: number, begun: Begun): Promise<Date> {
  const { dueAt } = await openDeadline(tx, { startsAt: ctx.now, ...begun, subject: requestSubject(id), holidays: await loadHolidays(tx) });
  return dueAt;
}
