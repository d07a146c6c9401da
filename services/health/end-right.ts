import { refuse } from '#domain/result';
import { service } from '../service';
import { commit } from '../store/commit';
import { endRightOf } from './store/rights';

/** Ends a right to one's file, at once: whoever asks after this answer sees nothing. Pressed again, it stays ended. [SHARE-2: end] */
export const endRight = service('health.end-right', (ctx, ref: string) =>
  commit<{ of: string }>(ctx, async (tx) => {
    const found = await endRightOf(tx, ctx, ref);
    if (!found) return refuse('access.hidden', undefined, { status: 404 });
    return { value: { of: found.memberRef }, audit: found.before ? [] : { action: 'health.end-right', subject: `file-right:${found.rightId}` } };
  }),
);
