import { clockwork } from '../service';
import { commit } from '../store/commit';
import { oneAtATime } from '../store/one-at-a-time';
import { chainAsItIs, chainMinute, unchainedMinutes } from './store/chain';

/*
 * For the clock: `health` queue, kind `chain` every minute, and `check-chain` every hour.
 */

/** How long a minute is over before its lines are chained: longer than any statement that could still write one. */
const WAIT_MS = 120_000;
const MOST_AT_ONCE = 500;
/** How far back the chain is reckoned again each hour. */
const CHECKED_MS = 32 * 86_400_000;

/** Chains the lines of who saw what, minute by minute (hash chain), so that a line changed later is found. The head lies in each backup. [ROLE-4] */
export const chainSeen = clockwork('health.chain', async (ctx): Promise<number> => {
  const minutes = await unchainedMinutes(ctx.rt.db, new Date(Math.floor((ctx.now.getTime() - WAIT_MS) / 60_000) * 60_000), MOST_AT_ONCE);
  // In turn: each hash holds the one before.
  for (const minute of minutes) {
    await commit(ctx, async (tx) => {
      await oneAtATime(tx, 'health-chain');
      await chainMinute(tx, minute, ctx.now);
      return { value: null, audit: [] };
    });
  }
  return minutes.length;
});

/** Reckons the last month of the chain again; a minute whose lines are not what they were fails this job, which operations see. [ROLE-4] */
export const checkSeen = clockwork('health.chain', async (ctx): Promise<number> => {
  const minutes = await chainAsItIs(ctx.rt.db, new Date(ctx.now.getTime() - CHECKED_MS));
  const broken = minutes.find(({ kept, now }) => kept !== now);
  if (broken) throw new Error(`the lines of who saw what at ${broken.minute.toISOString()} are not what was written`);
  return minutes.length;
});
