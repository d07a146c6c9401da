import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { Moved } from '#domain/lifecycle';
import type { ClaimEvent, ClaimState } from '#domain/warranty/claim-life-cycle';
import { actorName, type Ctx } from '../../context';
import type { Tx } from '../../runtime';
import { device_claims } from '../../store/schema.generated';
import { deviceClaimEvents } from '../../store/tables';

/** A claim's row as the tables keep it. */
export type ClaimRow = typeof device_claims.$inferSelect;

/** The subject of a claim's promise and audit lines. */
export function claimSubject(id: number): string {
  return `claim:${id}`;
}

/** A claim, locked: staff and whoever asked take turns here. */
export async function lockClaim(tx: Tx, id: number): Promise<ClaimRow | null> {
  const [row] = await tx.select().from(device_claims).where(eq(device_claims.id, id)).for('update');
  return row ?? null;
}

/** One line of a claim's history. */
export async function writeClaimEvent(
  tx: Tx,
  ctx: Ctx,
  claimId: number,
  line: { event: string; from: ClaimState | null; to: ClaimState; reason?: string | null },
): Promise<void> {
  const { event, from, to, reason = null } = line;
  await tx.insert(deviceClaimEvents).values({ claimId, event, fromState: from, toState: to, actor: actorName(ctx.actor), reason, at: ctx.now });
}

/** Writes a decided move of a locked claim and its line in the history. [WAR-7] */
export async function writeClaimMove(tx: Tx, ctx: Ctx, claim: ClaimRow, moved: Moved<ClaimState, ClaimEvent>): Promise<void> {
  const now = ctx.now.toISOString();
  const [after] = await tx
    .update(device_claims)
    .set({ state: moved.to, stateSince: now, updatedAt: now })
    .where(and(eq(device_claims.id, claim.id), eq(device_claims.state, moved.from)))
    .returning({ id: device_claims.id });
  if (!after) throw new Error(`claim ${claim.id} is not ${moved.from} although it is locked`);
  await writeClaimEvent(tx, ctx, claim.id, { event: moved.event, from: moved.from, to: moved.to, reason: moved.reason });
}
