import type { Refusal, Result } from '#domain/result';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { commit } from '../store/commit';
import type { Change, KeyRefusals } from '../store/commit';
import { markDone } from './done';

export type Ran<T> = { ran: true; value: T } | { ran: false };

/** Does an outbox row's work once: its effect and its mark stand in one commit, so a repeated job changes nothing. [JOB-2] */
export async function runOnce<T>(ctx: Ctx, outboxId: string, work: (tx: Tx) => Promise<Change<T> | Refusal>, keys: KeyRefusals = {}): Promise<Result<Ran<T>>> {
  return commit<Ran<T>>(
    ctx,
    async (tx) => {
      if (!(await markDone(tx, outboxId, ctx.now))) return { value: { ran: false }, audit: [] };
      const change = await work(tx);
      return 'ok' in change ? change : { ...change, value: { ran: true, value: change.value } };
    },
    keys,
  );
}
