import { and, asc, eq } from '@payloadcms/db-postgres/drizzle';
import { refuse, type Result } from '#domain/result';
import { claimedDevice } from '#domain/warranty/claim-life-cycle';
import { closeDeadline } from '../../deadlines/close';
import { commit } from '../../store/commit';
import { device_claims } from '../../store/schema.generated';
import { CLAIMS } from '../../transitions/nouns';
import { transition } from '../../transitions/transition';
import { claimSubject, lockClaim } from './row';
import { service } from '../../service';

export type MyClaim = { code: string; serial: string; dueAt: Date | null };

/** What the asker waits for, the oldest first. [WAR-3, WAR-8] */
export const myClaims = service(
  'devices.list',
  async (ctx): Promise<MyClaim[]> => {
    const rows = await ctx.rt.db
      .select({ code: device_claims.code, serial: device_claims.serial, dueAt: device_claims.dueAt })
      .from(device_claims)
      .where(and(eq(device_claims.user, ctx.actor.userId), eq(device_claims.state, 'waiting')))
      .orderBy(asc(device_claims.id));
    return rows.map((row) => ({ ...row, dueAt: row.dueAt ? new Date(row.dueAt) : null }));
  },
  () => [],
);

/** Whoever asked takes the request back while it waits; another's is as absent as none. [WAR-3] */
export const withdrawClaim = service('devices.register', async (ctx, code: string): Promise<Result<null>> => {
  const { userId } = ctx.actor;
  return commit<null>(ctx, async (tx) => {
    const [mine] = await tx
      .select({ id: device_claims.id })
      .from(device_claims)
      .where(and(eq(device_claims.code, code), eq(device_claims.user, userId)));
    const claim = mine ? await lockClaim(tx, mine.id) : null;
    if (!claim) return refuse('warranty.claim.unknown', undefined, { status: 404 });
    const moved = await transition(tx, ctx, CLAIMS, claim, { event: 'withdraw', who: ['owner'], standing: { device: claimedDevice(null) } });
    if (!moved.ok) return moved;
    await closeDeadline(tx, { subject: claimSubject(claim.id), at: ctx.now });
    return { value: null, audit: { action: 'claims.withdraw', subject: claimSubject(claim.id) } };
  });
});
