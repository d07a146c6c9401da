import { and, desc, eq, gt, inArray } from '@payloadcms/db-postgres/drizzle';
import { longestSeconds, mostRequests, opensAgain, type Limit } from '#domain/access/quota';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { oneAtATime } from '../store/one-at-a-time';
import { attempts } from '../store/tables';

/** A limited action: a bucket name that does not reveal whom it is about, and its limits. */
export type Quota = { bucket: string; limits: readonly Limit[] };

/** Throttling across processes: takes one of each of these quotas, or none; then it says when all are open again. Many at once are counted one after the other. */
export async function takeQuotas(tx: Tx, ctx: Ctx, quotas: readonly Quota[]): Promise<{ ok: true } | { ok: false; opensAt: Date }> {
  const inOrder = [...quotas].sort((a, b) => (a.bucket < b.bucket ? -1 : 1));
  for (const { bucket } of inOrder) await oneAtATime(tx, `quota ${bucket}`);
  let opens = -Infinity;
  for (const quota of inOrder) opens = Math.max(opens, opensAgain(await timesOf(tx, ctx, quota), quota.limits));
  if (opens > ctx.now.getTime()) return { ok: false, opensAt: new Date(opens) };
  await tx.insert(attempts).values(inOrder.map(({ bucket }) => ({ bucket, at: ctx.now })));
  return { ok: true };
}

/** Clears the counts: whoever was right in the end starts again. */
export async function forgetQuotas(tx: Tx, buckets: readonly string[]): Promise<void> {
  await tx.delete(attempts).where(inArray(attempts.bucket, [...buckets]));
}

async function timesOf(tx: Tx, ctx: Ctx, { bucket, limits }: Quota): Promise<Date[]> {
  const since = new Date(ctx.now.getTime() - longestSeconds(limits) * 1_000);
  const rows = await tx
    .select({ at: attempts.at })
    .from(attempts)
    .where(and(eq(attempts.bucket, bucket), gt(attempts.at, since)))
    .orderBy(desc(attempts.at))
    .limit(mostRequests(limits));
  return rows.map((row) => row.at);
}
