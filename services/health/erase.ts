import { clockwork } from '../service';
import { UNDO_DAYS } from './change-reading';
import { eraseImports } from './import';
import { eraseEntries } from './store/ehr';
import { eraseRecords, removedBefore, storedAs } from './store/files';

const LOT = 100;

/**
 * For the clock: `health` queue, kind `erase`, every hour. Erases what its owner removed thirty days ago, readings and
 * entries of the history, with all of its versions and files, and what was brought to be looked at a day ago; nothing else is
 * erased by itself. The files go first, while the rows are locked: a process that dies
 * between leaves rows, and the next hour finds them. [REC-1: delete, EHR-2: delete]
 */
export const eraseReadings = clockwork('health.erase', async (ctx): Promise<number> => {
  const before = new Date(ctx.now.getTime() - UNDO_DAYS * 86_400_000);
  let gone = await eraseEntries(ctx.rt.db, before);
  for (let lot = LOT; lot === LOT; gone += lot) {
    lot = await ctx.rt.db.transaction(async (tx) => {
      const { ids, files } = await removedBefore(tx, before, LOT);
      await Promise.all(files.map((id) => ctx.rt.files.remove(storedAs(id))));
      if (ids.length > 0) await eraseRecords(tx, ids);
      return ids.length;
    });
  }
  for (let lot = LOT; lot === LOT;) lot = await eraseImports(ctx, LOT);
  return gone;
});
