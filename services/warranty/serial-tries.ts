import { and, eq, gte, sql } from '@payloadcms/db-postgres/drizzle';
import { HOUR_MS } from '#domain/calendars/day';
import { SERIAL_TRIES_HOURS, mayTrySerial } from '#domain/warranty/registration';
import type { Result } from '#domain/result';
import { networkHash } from '../secrets';
import type { Ctx } from '../context';
import { commit } from '../store/commit';
import { oneAtATime } from '../store/one-at-a-time';
import { serialTries } from '../store/tables';

/** Counts a try before it is looked at, in a commit of its own: a refused one counts as well. [WAR-3] */
export async function countSerialTry(ctx: Ctx, userId: number): Promise<Result<true>> {
  const ipHash = networkHash(ctx.rt, 'serial-tries', ctx.ip);
  return commit<true>(ctx, async (tx) => {
    // One try of an account and of a network at a time, or a hundred at once would all be the first.
    await oneAtATime(tx, `serial-tries:${userId}`);
    await oneAtATime(tx, `serial-tries:${ipHash}`);
    const since = gte(serialTries.at, new Date(ctx.now.getTime() - SERIAL_TRIES_HOURS * HOUR_MS));
    const count = async (of: ReturnType<typeof eq>) =>
      (
        await tx
          .select({ n: sql<number>`count(*)::int` })
          .from(serialTries)
          .where(and(of, since))
      )[0]?.n ?? 0;
    const allowed = mayTrySerial({ byUser: await count(eq(serialTries.userId, userId)), byAddress: await count(eq(serialTries.ipHash, ipHash)) });
    if (!allowed.ok) return allowed;
    await tx.insert(serialTries).values({ userId, ipHash, at: ctx.now });
    return { value: true, audit: [] };
  });
}
