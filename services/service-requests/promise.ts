import { answerClock, requestClocks } from '#domain/service-requests/clocks';
import type { RequestEvent, RequestState } from '#domain/service-requests/states';
import type { Clock } from '#domain/calendars/deadline';
import type { PromiseKind } from '#domain/work/nouns';
import { loadHolidays } from '../calendars/holidays';
import type { Ctx } from '../context';
import { closeDeadline } from '../deadlines/close';
import { openDeadline } from '../deadlines/open';
import type { Tx } from '../runtime';
import { requestSubject } from './row';

type Begun = { kind: PromiseKind; clock: Clock };

/** What is promised in a state that was just reached; the price that stands has its own time. [INP-5, JOB-1: request deadlines] */
function promiseOf(to: RequestState, now: Date, visitFrom: Date | null): Begun | null {
  switch (to) {
    case 'not-checked':
      return { kind: 'services.review', clock: requestClocks['services.review'] };
    case 'waiting-info':
      return { kind: 'services.response', clock: requestClocks['services.response'] };
    case 'waiting-accept':
      return { kind: 'services.answer', clock: answerClock(now, visitFrom) };
    default:
      return null;
  }
}

/** Ends the promise of the state that was left and begins that of the one that was reached; until when a price stands does not change by being accepted. */
export async function keepRequestPromise(
  tx: Tx,
  ctx: Ctx,
  { id, event, to, visitFrom = null }: { id: number; event: RequestEvent | 'send'; to: RequestState; visitFrom?: Date | null },
): Promise<Date | null> {
  const subject = requestSubject(id);
  if (event === 'accept') return null;
  if (event !== 'send') await closeDeadline(tx, { subject, at: ctx.now });
  const begun = promiseOf(to, ctx.now, visitFrom);
  if (!begun) return null;
  const { dueAt } = await openDeadline(tx, { ...begun, subject, startsAt: ctx.now, holidays: await loadHolidays(tx) });
  return dueAt;
}
