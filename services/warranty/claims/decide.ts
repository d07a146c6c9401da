import { and, eq, notInArray } from '@payloadcms/db-postgres/drizzle';
import { refuse, type Refusal, type Result } from '#domain/result';
import { claimAsksWhy, claimedDevice, type ClaimEvent, type ClaimState } from '#domain/warranty/claim-life-cycle';
import { reasonText } from '#domain/warranty/fields';
import { warrantyPeriod } from '#domain/warranty/period';
import { closedTicketStates } from '#domain/warranty/ticket-life-cycles';
import type { Ctx } from '../../context';
import { closeDeadline } from '../../deadlines/close';
import type { Tx } from '../../runtime';
import { changedMeanwhile, commit, type AuditLine, type Later } from '../../store/commit';
import { warranty_tickets } from '../../store/schema.generated';
import { deviceSubject, lastMoment, lockDevice, movers, tellOwner, type DeviceRow, moveDeviceOn } from '../../devices/device';
import { claimPapers, paperCount } from '../photos';
import { reminderOf } from '../../devices/remind';
import { endTransfer } from '../transfers';
import { CLAIMS } from '../../transitions/nouns';
import { transition } from '../../transitions/transition';
import { claimSubject, lockClaim, type ClaimRow } from './row';
import { freeUnit, nextUnit } from '../free-unit';
import { service } from '../../service';

export type ClaimDecision = {
  claimId: number;
  event: Exclude<ClaimEvent, 'withdraw'>;
  reason?: string;
  /** The state that was on the screen. */ expectedState: ClaimState;
};

/** After-sales staff decide a registration: confirmed, refused, or, where the device is somebody's, given to whoever asks or kept with the holder. Both are told. [WAR-2, WAR-3, WAR-7] */
export const decideClaim = service('claims.decide', async (ctx, move: ClaimDecision): Promise<Result<{ state: ClaimState }>> => {
  const reason = move.reason?.trim() ? reasonText.read(move.reason) : null;
  if (reason && !reason.ok) return { ...reason, field: 'reason' };
  return commit<{ state: ClaimState }>(ctx, async (tx) => {
    const claim = await lockClaim(tx, move.claimId);
    if (!claim) return refuse('warranty.claim.unknown', undefined, { status: 404 });
    if (claim.state !== move.expectedState) return changedMeanwhile();
    const device = await lockDevice(tx, claim.serial);
    const standing = { device: claimedDevice(device?.state ?? null) };
    const decided = await transition(tx, ctx, CLAIMS, claim, { event: move.event, who: movers(ctx.actor), reason: reason?.value, standing });
    if (!decided.ok) return decided;
    const { to, reason: why = '' } = decided.value.moved;
    if (!why && claimAsksWhy({ event: move.event }, await paperCount(tx, claim.id))) return refuse('lifecycle.reason.missing', undefined, { field: 'reason' });
    const followed = await follow(tx, ctx, { claim, device, event: move.event, why });
    if ('ok' in followed) return followed;
    await closeDeadline(tx, { subject: claimSubject(claim.id), at: ctx.now });
    const facts = { from: claim.state, to, ...(why ? { reason: why } : {}) };
    return {
      value: { state: to },
      audit: [{ action: `claims.${move.event}`, subject: claimSubject(claim.id), facts }, ...followed.audit],
      tell: followed.tell,
    };
  });
});

type Deciding = { claim: ClaimRow; device: DeviceRow | null; event: ClaimDecision['event']; why: string };
type Followed = { audit: AuditLine[]; tell: Later[] };

/** What a decision does to the device, and who is told what. */
async function follow(tx: Tx, ctx: Ctx, { claim, device, event, why }: Deciding): Promise<Followed | Refusal> {
  const { serial } = claim;
  if (event === 'refuse' || event === 'keep' || !device) {
    const told = [await tellOwner(tx, ctx, claim.user, { notice: 'warranty.claim-refused', facts: { code: claim.code, serial, reason: why } }, claim.lang)];
    const holder = event === 'keep' ? device?.user : null;
    return { audit: [], tell: holder ? [...told, await tellOwner(tx, ctx, holder, { notice: 'warranty.kept', facts: { serial } })] : told };
  }
  const holder = device.user;
  const free = event === 'give' ? await takeFrom(tx, ctx, device, why) : device;
  if ('ok' in free) return free;
  const set = {
    ...(free.warrantyEndsOn === null ? await purchaseOf(tx, claim, free) : await freeUnit(tx, free)),
    user: claim.user,
    registeredAt: ctx.now.toISOString(),
  };
  const confirmed = await moveDeviceOn(tx, ctx, free, { event: 'confirm', who: movers(ctx.actor), reason: why, set });
  if (!confirmed.ok) return confirmed;
  await endTransfer(tx, ctx, { deviceId: device.id, toUserId: claim.user });
  await claimPapers(tx, { claimId: claim.id, deviceId: device.id });
  const endsOn = confirmed.value.warrantyEndsOn ?? '';
  const tell = [await tellOwner(tx, ctx, claim.user, { notice: 'warranty.registered', facts: { serial, endsDate: lastMoment(endsOn) } }, claim.lang)];
  if (event === 'give' && holder) tell.push(await tellOwner(tx, ctx, holder, { notice: 'warranty.given-away', facts: { serial, reason: why } }));
  return {
    audit: [{ action: 'devices.confirmed', subject: deviceSubject(device.id), facts: { claim: claim.id, from: holder } }],
    tell: [...tell, ...reminderOf(ctx, device.id, claim.user, endsOn)],
  };
}

/** The holder's device is given up by the decision; never while a ticket of theirs is open. */
async function takeFrom(tx: Tx, ctx: Ctx, device: DeviceRow, why: string): Promise<DeviceRow | Refusal> {
  if (device.state === 'void') return refuse('warranty.claim.give-void', undefined, { status: 409 });
  const [open] = await tx
    .select({ code: warranty_tickets.code })
    .from(warranty_tickets)
    .where(and(eq(warranty_tickets.device, device.id), notInArray(warranty_tickets.state, [...closedTicketStates])));
  if (open) return refuse('warranty.claim.open-ticket', { code: open.code }, { status: 409 });
  const released = await moveDeviceOn(tx, ctx, device, { event: 'release', who: movers(ctx.actor), reason: why, set: { user: null } });
  return released.ok ? released.value : released;
}

async function purchaseOf(tx: Tx, { purchasedOn, receivedOn, channel, order }: ClaimRow, device: DeviceRow): Promise<Partial<DeviceRow>> {
  const { endsOn, serviceEndsOn } = warrantyPeriod(purchasedOn);
  const bought = order === null ? { channel, order: null, unitNo: null } : { channel: null, order, unitNo: await nextUnit(tx, order, device) };
  return { ...bought, receivedOn, purchasedOn, warrantyEndsOn: endsOn, serviceEndsOn };
}
