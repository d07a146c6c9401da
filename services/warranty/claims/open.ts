import { and, count, eq, sql } from '@payloadcms/db-postgres/drizzle';
import { makeTrackingCode } from '#domain/orders/tracking-code';
import { refuse, type Refusal } from '#domain/result';
import { claimClock, claimCodeOf, CLAIM_PROMISE, MOST_OPEN_CLAIMS } from '#domain/warranty/claim-life-cycle';
import { loadHolidays } from '../../calendars/holidays';
import type { Ctx } from '../../context';
import { openDeadline } from '../../deadlines/open';
import type { Tx } from '../../runtime';
import type { Change } from '../../store/commit';
import { device_claims, devices } from '../../store/schema.generated';
import { unguessable } from '../../unguessable';
import { tellOwner } from '../../devices/device';
import type { KeptFile } from '../../files/keep-files';
import { writePapers } from '../photos';
import { CLAIMS } from '../../transitions/nouns';
import { beginOne } from '../../transitions/transition';
import { claimSubject } from './row';

export type NewClaim = {
  serial: string;
  userId: number;
  channelId: number | null;
  orderId: number | null;
  receivedOn: string | null;
  purchasedOn: string;
  photos: readonly KeptFile[];
};
export type Claimed = { code: string; dueAt: Date };

/**
 * A registration that staff look at before cover starts. The answer is the same whether the serial is free, somebody's
 * or does not exist, so it tells nothing; where the device is somebody's, staff decide between the two. [WAR-2, WAR-3]
 */
export async function openClaim(tx: Tx, ctx: Ctx, ask: NewClaim): Promise<Change<Claimed> | Refusal> {
  const { serial, userId, channelId, orderId, receivedOn, purchasedOn, photos } = ask;
  // Requests of one account take turns, or a hundred at once would all be the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`claims:${userId}`}, 0))`);
  const waiting = and(eq(device_claims.user, userId), eq(device_claims.state, 'waiting'));
  const [open] = await tx.select({ n: count() }).from(device_claims).where(waiting);
  if ((open?.n ?? 0) >= MOST_OPEN_CLAIMS) return refuse('warranty.claim.too-many', { count: open?.n ?? 0 }, { status: 429 });
  const [device] = await tx.select({ id: devices.id }).from(devices).where(eq(devices.serial, serial));
  const now = ctx.now.toISOString();
  const document = {
    ...{ code: claimCodeOf(makeTrackingCode(unguessable)), serial, device: device?.id ?? null },
    ...{ user: userId, lang: ctx.lang, channel: channelId, order: orderId, receivedOn, purchasedOn, createdAt: now, updatedAt: now },
  };
  const claim = await beginOne(tx, ctx, CLAIMS, document, { event: 'claim' });
  const subject = claimSubject(claim.id);
  await writePapers(tx, ctx, photos, { deviceId: null, userId, ticketId: null, claimId: claim.id });
  const { dueAt } = await openDeadline(tx, { kind: CLAIM_PROMISE, subject, clock: claimClock, startsAt: ctx.now, holidays: await loadHolidays(tx) });
  return {
    value: { code: claim.code, dueAt },
    audit: { action: 'claims.opened', subject, facts: { channel: channelId, order: orderId, purchasedOn } },
    tell: [await tellOwner(tx, ctx, userId, { notice: 'warranty.claimed', facts: { code: claim.code, serial, dueBy: dueAt } }, ctx.lang)],
  };
}

/** What the tables refuse of a claim, in words. */
export const claimKeys = {
  device_claims_one_waiting: refuse('warranty.claim.already', undefined, { field: 'serial', status: 409 }),
  device_claims_code_idx: refuse('common.busy', undefined, { status: 503 }),
};
