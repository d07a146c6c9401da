import { requestClocks } from '#domain/service-requests/clocks';
import { unknownRequest } from '#domain/service-requests/code';
import type { RequestState } from '#domain/service-requests/states';
import { refuse, type Result } from '#domain/result';
import { closeDeadline } from '../deadlines/close';
import { service } from '../service';
import { commit } from '../store/commit';
import { REQUESTS } from '../transitions/nouns';
import { note } from '../transitions/transition';
import { firstPromise, openPromise } from './promise';
import { lockMyRequest, requestSubject, type RequestRow } from './row';

/** The silences in which whoever asked can wait on. */
const silent: readonly RequestState[] = ['no-answer-staff', 'no-answer-provider'];

/** Whether a request that nobody answered can be given more time: while no promise of that time stands. */
export function mayWait({ state, dueAt }: Pick<RequestRow, 'state' | 'dueAt'>, now: Date): boolean {
  return silent.includes(state) && (dueAt === null || new Date(dueAt) <= now);
}

/** The requester waits on though nobody answered: an entry of the history with a new promise, no other state; it can be cancelled as freely as before. [INP-3, INP-5] */
export const keepWaiting = service('requests.decide', async (ctx, code: string): Promise<Result<{ code: string; dueAt: Date }>> => {
  return commit<{ code: string; dueAt: Date }>(ctx, async (tx) => {
    const row = await lockMyRequest(tx, ctx.actor.userId, code);
    if (!row) return unknownRequest;
    if (!silent.includes(row.state)) return refuse('lifecycle.move.not-now', undefined, { status: 409 });
    if (!mayWait(row, ctx.now) && row.dueAt) return { value: { code: row.code, dueAt: new Date(row.dueAt) }, audit: [] };
    const subject = requestSubject(row.id);
    await closeDeadline(tx, { subject, at: ctx.now });
    const response = { kind: 'services.response', clock: requestClocks['services.response'] } as const;
    const dueAt = await openPromise(tx, ctx, row.id, row.state === 'no-answer-staff' ? firstPromise(row) : response);
    await note(tx, ctx, REQUESTS, row, { event: 'wait', facts: { dueAt: dueAt.toISOString() } });
    return { value: { code: row.code, dueAt }, audit: { action: 'requests.wait', subject, facts: { state: row.state } } };
  });
});
