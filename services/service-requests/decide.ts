import { unknownRequest } from '#domain/service-requests/code';
import { requestReason } from '#domain/service-requests/fields';
import type { RequestState } from '#domain/service-requests/states';
import { refuse, type Result } from '#domain/result';
import { service } from '../service';
import { commit } from '../store/commit';
import { REQUESTS } from '../transitions/nouns';
import { transition } from '../transitions/transition';
import { askOfBill } from './ask-of-bill';
import { endingOf, endMoney } from './end-paid';
import { keepRequestPromise } from './promise';
import { visitsStand } from './visit-row';
import { cancelVisits } from './visit-plan';
import { lockMyRequest, requestSubject, standing } from './row';
import { tellRequester } from './tell';

/** What whoever asked decides: to decline a price, to cancel, or that nobody came. */
export type RequestDecision = {
  code: string;
  event: 'decline' | 'cancel' | 'nobody-came';
  reason?: string;
  /** The fee that the page said. */ seenFeeToman?: number;
};
export type Decided = { code: string; state: RequestState; /** What goes back of what was paid. */ backToman: number };

/** The requester ends a request, or says that nobody came; pressed twice it says that it has ended. Another’s is as absent as none. A fee that the page did not say is not taken. [INP-3, INP-4, INP-7, NUM-6] */
export const decideRequest = service('requests.decide', async (ctx, { code, event, seenFeeToman = 0, ...more }: RequestDecision): Promise<Result<Decided>> => {
  const { userId } = ctx.actor;
  const reason = more.reason?.trim() ? requestReason.read(more.reason) : null;
  if (reason && !reason.ok) return { ...reason, field: 'reason' };
  // Who declines while the bank has the money has paid.
  if (event === 'decline') await askOfBill(ctx, { code, user: userId });
  return commit<Decided>(ctx, async (tx) => {
    const row = await lockMyRequest(tx, userId, code);
    if (!row) return unknownRequest;
    if (row.state === 'cancelled') return { value: { code: row.code, state: row.state, backToman: 0 }, audit: [] };
    const visits = await visitsStand(tx, row, ctx.now);
    const end = await endingOf(tx, row, event, visits);
    if (end && end.feeToman > seenFeeToman) return refuse('services.cancel.fee', { feeToman: end.feeToman, backToman: end.backToman }, { status: 409 });
    const { feeToman = 0, backToman = 0 } = end ?? {};
    const made = await transition(tx, ctx, REQUESTS, row, {
      event,
      who: ['requester'],
      reason: reason?.value,
      standing: standing(row, ctx.now, visits),
      ...(end ? { facts: { feeToman, backToman } } : {}),
    });
    if (!made.ok) return made;
    const { to, tells } = made.value.moved;
    const dueAt = await keepRequestPromise(tx, ctx, { id: row.id, event, to });
    const { facts, tell = [], entry } = await endMoney(tx, ctx, { row, event, end });
    const freed = to === 'cancelled' ? await cancelVisits(tx, ctx, row) : { audit: [], tell: [] };
    return {
      value: { code: row.code, state: to, backToman },
      audit: [{ action: `requests.${event}`, subject: requestSubject(row.id), facts: { from: row.state, to, ...facts } }, ...freed.audit],
      tell: [...(await tellRequester(tx, ctx, made.value.row, tells, dueAt)), ...tell, ...freed.tell],
      ...(entry ? { entry } : {}),
    };
  });
});
