import { and, desc, eq, gt, isNull } from '@payloadcms/db-postgres/drizzle';
import type { ClosedPart } from '#domain/accounts/penalty';
import { service } from '../service';
import { accountPenalties } from '../store/tables';

/** What of one's account is closed: from which day on it is open again, and why. */
export type MyPenalty = { id: number; parts: ClosedPart[]; until: Date; reason: string };

/** What staff have closed of one's own account, the longest first; its reading stays open. [ROLE-6] */
export const myPenalties = service(
  'account.open',
  (ctx): Promise<MyPenalty[]> =>
    ctx.rt.db
      .select({ id: accountPenalties.id, parts: accountPenalties.parts, until: accountPenalties.until, reason: accountPenalties.reason })
      .from(accountPenalties)
      .where(and(eq(accountPenalties.userId, ctx.actor.userId), isNull(accountPenalties.liftedAt), gt(accountPenalties.until, ctx.now)))
      .orderBy(desc(accountPenalties.until), desc(accountPenalties.id)),
  () => [],
);
