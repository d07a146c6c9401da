import { service } from '../service';
import { commit } from '../store/commit';
import { makeMyself } from './store/myself';

/** Makes the file of an account's own where it has none yet: the first page of the app that somebody opens. [FAM-4] */
export const beginFile = service('health.begin', (ctx) =>
  commit(ctx, async (tx) => {
    const made = await makeMyself(tx, ctx, ctx.actor.userId);
    return { value: null, audit: made ? { action: 'health.begin', subject: `member:${made.ref}` } : [] };
  }),
);
