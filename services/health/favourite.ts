import { refuse } from '#domain/result';
import { service } from '../service';
import { commit } from '../store/commit';
import { fileToWrite, keepAtHand, readingRow } from './store/records';

/** Keeps a reading at hand, or no longer; pressed again, it stays as it is. [REC-7: favourites] */
export const favouriteReading = service('health.favourite', (ctx, { ref, on }: { ref: string; on: boolean }) =>
  commit<{ stored: string }>(ctx, async (tx) => {
    const row = await readingRow(tx, ref);
    const file = row && (await fileToWrite(tx, ctx, { ref: row.memberRef }, 'health.favourite'));
    if (!row || !file) return refuse('access.hidden', undefined, { status: 404 });
    await keepAtHand(tx, ctx.actor.userId, row.id, on ? ctx.now : null);
    return { value: { stored: ref }, audit: [] };
  }),
);
