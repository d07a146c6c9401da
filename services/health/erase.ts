import { DAY_MS } from '#domain/calendars/day';
import { CLOSED_DAYS } from '#domain/health/close-file';
import type { Tx } from '../runtime';
import { clockwork, type By } from '../service';
import { UNDO_DAYS } from './change-reading';
import { eraseTalks } from './erase-talks';
import { eraseImports } from './import';
import { eraseEntries } from './store/ehr';
import { eraseFile, fileToErase, readingsLeft, removeAll } from './store/erase-file';
import { eraseRecords, filesOfRecords, removedBefore, storedAs } from './store/files';

const LOT = 100;

/**
 * For the clock: `health` queue, kind `erase`, every hour. Erases what its owner removed thirty days ago, readings and
 * entries of the history, with all of its versions and files, then children's files that were closed so long ago, and what
 * was brought to be looked at a day ago; nothing else is erased by itself. What lies in the store goes first, while the
 * rows are locked: a process that dies between leaves rows, and the next hour finds them. [REC-1: delete, EHR-2: delete, FAM-2: delete]
 */
export const eraseReadings = clockwork('health.erase', async (ctx): Promise<number> => {
  const before = new Date(ctx.now.getTime() - UNDO_DAYS * DAY_MS);
  let gone = await eraseEntries(ctx.rt.db, before);
  for (let lot = LOT; lot === LOT; gone += lot) {
    lot = await ctx.rt.db.transaction(async (tx) => eraseThem(tx, ctx, await removedBefore(tx, before, LOT)));
  }
  for (let lot = LOT; lot === LOT;) lot = await eraseImports(ctx, LOT);
  for (let more = true; more;) more = await eraseOne(ctx);
  return gone;
});

/** Erases one closed file, a lot of readings at a time, each in a transaction of its own; false where none is due. */
async function eraseOne(ctx: By<'health.erase'>): Promise<boolean> {
  const before = new Date(ctx.now.getTime() - CLOSED_DAYS * DAY_MS);
  return ctx.rt.db.transaction(async (tx) => {
    const file = await fileToErase(tx, before);
    if (!file) return false;
    await removeAll(tx, file, LOT);
    const left = await readingsLeft(tx, file.id, LOT);
    if (left.length > 0) await eraseThem(tx, ctx, left);
    else {
      await eraseTalks(tx, ctx, file.id);
      await eraseFile(tx, file, ctx.now);
    }
    return true;
  });
}

async function eraseThem(tx: Tx, ctx: By<'health.erase'>, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const files = await filesOfRecords(tx, ids);
  await Promise.all(files.map((id) => ctx.rt.files.remove(storedAs(id))));
  await eraseRecords(tx, ids);
  return ids.length;
}
