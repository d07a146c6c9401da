import { and, asc, eq, inArray, lte } from '@payloadcms/db-postgres/drizzle';
import type { RequestEvent, RequestState } from '#domain/service-requests/states';
import { each } from '../each';
import { clockwork } from '../service';
import { commit } from '../store/commit';
import { openRequests } from '../store/open-requests';
import { service_requests } from '../store/schema.generated';
import { REQUESTS } from '../transitions/nouns';
import { transition } from '../transitions/transition';
import { askOfBill } from './ask-of-bill';
import { voidBill } from './bill';
import { keepRequestPromise } from './promise';
import { lockRequest, requestSubject, standing } from './row';
import { tellRequester } from './tell';
import { visitsStand } from './visit-row';

/*
 * For the clock:
 *   `requests` queue, kind `due`, every minute: settleDueRequests
 * Whatever moved a deadline, a holiday or a new price, is asked of the row itself: nothing wakes too early or is missed.
 */

/** What a broken promise does to a request, by its state. */
const whenOver: Readonly<Partial<Record<RequestState, RequestEvent>>> = {
  'not-checked': 'silence',
  'waiting-info': 'provider-silence',
  'waiting-action': 'provider-silence',
  'waiting-accept': 'lapse',
  'waiting-payment': 'lapse',
};

/** Says that nobody answered, or lets a price lapse; for one request, once. [INP-3, INP-5] */
export const settleRequest = clockwork('requests.settle', async (ctx, requestId: number): Promise<RequestState | null> => {
  const [found] = await ctx.rt.db
    .select({ code: service_requests.code, user: service_requests.user, state: service_requests.state, dueAt: service_requests.dueAt })
    .from(service_requests)
    .where(eq(service_requests.id, requestId));
  // A price lapses once the gateway has said that nothing is paid for it.
  if (found?.state === 'waiting-payment' && found.dueAt !== null && new Date(found.dueAt) <= ctx.now) {
    if ((await askOfBill(ctx, found)) === 'unknown') return null;
  }
  const settled = await commit<RequestState | null>(ctx, async (tx) => {
    const row = await lockRequest(tx, requestId);
    const event = row && whenOver[row.state];
    const now = row && standing(row, ctx.now, await visitsStand(tx, row, ctx.now));
    // Whoever is at the door, or says so, is nobody’s silence, and neither is a result or a deposit that is late: the desk has it among what is late.
    if (!row || !event || !now?.overdue || now.atDoor || now.resultAwaited || now.depositAwaited) return { value: null, audit: [] };
    const made = await transition(tx, ctx, REQUESTS, row, { event, who: ['clock'], standing: now });
    if (!made.ok) return made;
    const { to, tells } = made.value.moved;
    await keepRequestPromise(tx, ctx, { id: row.id, event, to });
    if (event === 'lapse') await voidBill(tx, ctx, row, event);
    return {
      value: to,
      audit: { action: `requests.${event}`, subject: requestSubject(row.id), facts: { from: row.state, to } },
      tell: await tellRequester(tx, ctx, made.value.row, tells, null),
    };
  });
  if (!settled.ok) throw new Error(`request ${requestId} was not settled: ${settled.code}`);
  return settled.value;
});

const AT_ONCE = 500;

/** Every request whose promise is over, the oldest first. [INP-5, JOB-1: request deadlines] */
export const settleDueRequests = clockwork('requests.settle', async (ctx): Promise<{ settled: number }> => {
  const states = Object.keys(whenOver) as RequestState[];
  const late = await ctx.rt.db
    .select({ id: service_requests.id })
    .from(service_requests)
    .where(
      and(
        lte(service_requests.dueAt, ctx.now.toISOString()),
        inArray(service_requests.state, states),
        // The index of what is open is asked by its own words.
        openRequests,
      ),
    )
    .orderBy(asc(service_requests.dueAt), asc(service_requests.id))
    .limit(AT_ONCE);
  let settled = 0;
  await each(late, async ({ id }) => {
    if ((await settleRequest(ctx, id)) !== null) settled += 1;
  });
  return { settled };
});
