import { answerClock, requestClocks, visitClock } from '#domain/service-requests/clocks';
import type { RequestEvent, RequestState } from '#domain/service-requests/states';
import type { Hours } from '#domain/service-requests/visits';
import type { Clock } from '#domain/calendars/deadline';
import type { PromiseKind } from '#domain/work/nouns';
import { loadHolidays } from '../calendars/holidays';
import type { Ctx } from '../context';
import { closeDeadline } from '../deadlines/close';
import { openDeadline } from '../deadlines/open';
import type { Tx } from '../runtime';
import { requestSubject } from './row';

type Begun = { kind: PromiseKind; clock: Clock; startsAt?: Date };

/** What is promised in a state that was just reached; the price that stands has its own time. [INP-5, JOB-1: request deadlines] */
function promiseOf(to: RequestState, now: Date, visit: Hours | null): Begun | null {
  switch (to) {
    case 'not-checked':
      return { kind: 'services.review', clock: requestClocks['services.review'] };
    case 'waiting-info':
      return { kind: 'services.response', clock: requestClocks['services.response'] };
    case 'waiting-accept':
      return { kind: 'services.answer', clock: answerClock(now, visit?.from ?? null) };
    case 'waiting-action':
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
  { id, event, to, visit = null }: { id: number; event: RequestEvent | 'send' | 'visit'; to: RequestState; visit?: Hours | null },
): Promise<Date | null> {
  const subject = requestSubject(id);
  if (event === 'accept') return null;
  if (event !== 'send') await closeDeadline(tx, { subject, at: ctx.now });
  const begun = promiseOf(to, ctx.now, visit);
  if (!begun) return null;
  const { dueAt } = await openDeadline(tx, { startsAt: ctx.now, ...begun, subject, holidays: await loadHolidays(tx) });
  return dueAt;
}
