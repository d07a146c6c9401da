import { clockwork } from '../service';
import { UNDO_DAYS } from './change-reading';
import { eraseRemoved } from './store/records';

const LOT = 500;

/** For the clock: `health` queue, kind `erase`, every hour. Erases what its owner removed thirty days ago, with all of its versions; nothing else is erased by itself. [REC-1: delete] */
export const eraseReadings = clockwork('health.erase', async (ctx): Promise<number> => {
  const before = new Date(ctx.now.getTime() - UNDO_DAYS * 86_400_000);
  let gone = 0;
  for (let lot = LOT; lot === LOT; gone += lot) lot = await eraseRemoved(ctx.rt.db, before, LOT);
  return gone;
});
