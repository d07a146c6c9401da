import { unknownRequest } from '#domain/service-requests/code';
import type { RequestState } from '#domain/service-requests/states';
import type { Result } from '#domain/result';
import { service } from '../service';
import { commit } from '../store/commit';
import { REQUESTS } from '../transitions/nouns';
import { transition } from '../transitions/transition';
import { keepRequestPromise } from './promise';
import { lockMyRequest, requestSubject, standing } from './row';
import { tellRequester } from './tell';

/** What whoever asked decides: to decline a price, or to cancel. */
export type RequestDecision = { code: string; event: 'decline' | 'cancel' };

/** The requester ends a request that is not paid; pressed twice it says that it has ended. Another’s is as absent as none. [INP-4, INP-7] */
export const decideRequest = service(
  'requests.decide',
  async (ctx, { code, event }: RequestDecision): Promise<Result<{ code: string; state: RequestState }>> => {
    const { userId } = ctx.actor;
    return commit<{ code: string; state: RequestState }>(ctx, async (tx) => {
      const row = await lockMyRequest(tx, userId, code);
      if (!row) return unknownRequest;
      if (row.state === 'cancelled') return { value: { code: row.code, state: row.state }, audit: [] };
      const made = await transition(tx, ctx, REQUESTS, row, { event, who: ['requester'], standing: standing(row, ctx.now) });
      if (!made.ok) return made;
      const { to, tells } = made.value.moved;
      const dueAt = await keepRequestPromise(tx, ctx, { id: row.id, event, to });
      return {
        value: { code: row.code, state: to },
        audit: { action: `requests.${event}`, subject: requestSubject(row.id), facts: { from: row.state, to } },
        tell: await tellRequester(tx, ctx, made.value.row, tells, dueAt),
      };
    });
  },
);
