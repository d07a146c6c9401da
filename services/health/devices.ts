import { isFamilyKind, familyDeviceKinds, type FamilyDeviceKind, type GivenDevice } from '#domain/health/family-device';
import type { Look } from '#domain/catalog/kinds';
import { ok, refuse, type Refusal, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { service, type By } from '../service';
import { commit } from '../store/commit';
import { familyState, type Member } from './family-state';
import { devicesOf, giveDevice, lockGift, lockOwnDevice, takeDevice, type DeviceRow } from './store/family-devices';
import { lastMeasured } from './store/last-readings';
import { fileToWrite } from './store/records';
import { fileReach, see } from './store/see';

const hidden = refuse('access.hidden', undefined, { status: 404 });
/** Another's device, one that is nobody's and a serial that was never made: one and the same answer. */
const none: Refusal = refuse('health.devices.none', undefined, { field: 'serial' });

/** A device of the family, as its owner sees it. */
export type FamilyDevice = {
  serial: string;
  name: string;
  look: Look;
  kind: FamilyDeviceKind;
  /** The reference of the gift, and who uses it; none while nobody does whom its owner reaches. */
  ref: string | null;
  member: Pick<Member, 'ref' | 'firstName' | 'lastName' | 'isMine'> | null;
  /** When who uses it measured last what it measures. */
  lastAt: Date | null;
};
/** Devices with those who may get one: whose files one may add to. */
export type FamilyDevices = { devices: FamilyDevice[]; members: Member[] };

/** The devices that are registered to an account and who of its family uses each, with when that member measured last. [FAM-3] */
export const familyDevices = service('health.family', async (ctx): Promise<Result<FamilyDevices>> => {
  const family = await familyState(ctx);
  return family.ok ? ok(await devicesAmong(ctx, family.value.members)) : family;
});

/** The same, for whoever has read the family already. */
export async function devicesAmong(ctx: By<'health.family'>, all: readonly Member[]): Promise<FamilyDevices> {
  const rows = await devicesOf(ctx.rt.db, ctx, ctx.actor.userId);
  const members = all.filter((one) => mayAdd(ctx, one));
  const last = await lastOf(ctx, rows, members);
  return { members, devices: rows.map((row) => shownDevice(row, members, last)) };
}

/** Gives a device of one's own to a member whose file one may add to, in the place of whoever has it; again it is the same. Of two at once the later stands. [FAM-3, NUM-2] */
export const addDevice = service('health.family', (ctx, { serial, member }: GivenDevice) =>
  commit<{ ref: string; serial: string }>(ctx, async (tx) => {
    const file = await fileToWrite(tx, ctx, { ref: member }, 'health.add');
    if (!file) return hidden;
    const device = await lockOwnDevice(tx, ctx.actor.userId, serial);
    if (!device) return none;
    if (!isFamilyKind(device.kind)) return refuse('health.devices.model', undefined, { field: 'serial' });
    const given = await giveDevice(tx, ctx, { deviceId: device.id, userId: ctx.actor.userId, memberId: file.memberId });
    return { value: { ref: given.ref, serial }, audit: given.isNew ? { action: 'health.device-given', subject: `device:${device.id}` } : [] };
  }),
);

/** Hands a device on to another member. [FAM-3] */
export const moveDevice = service(
  'health.family',
  async (ctx, { ref, member }: { ref: string; member: string }): Promise<Result<{ ref: string; serial: string }>> => {
    const [device] = await devicesOf(ctx.rt.db, ctx, ctx.actor.userId, ref);
    return device ? addDevice(ctx, { serial: device.serial, member }) : hidden;
  },
);

/** Takes a device out of the family: it stays registered to its owner, and what was measured stays. Pressed again, it stays so. [FAM-3: delete] */
export const removeDevice = service('health.family', (ctx, ref: string) =>
  commit<{ ref: string }>(ctx, async (tx) => {
    const gift = await lockGift(tx, ctx.actor.userId, ref);
    if (!gift) return hidden;
    if (gift.isOver) return { value: { ref }, audit: [] };
    await takeDevice(tx, ctx, gift.deviceId);
    return { value: { ref }, audit: { action: 'health.device-taken', subject: `device:${gift.deviceId}` } };
  }),
);

/** Whether one may add to a member's file, and so give them a device. */
const mayAdd = (ctx: Ctx, { isMine, relation }: Member) => isMine || (relation !== null && fileReach(ctx, 'health.add').includes(relation));

/** When each member measured last what their devices measure: one look into each file, with its line. */
async function lastOf(ctx: Ctx, rows: readonly DeviceRow[], members: readonly Member[]): Promise<Map<string, Record<string, string>>> {
  const found = new Map<string, Record<string, string>>();
  await Promise.all(
    members.map(async ({ ref, isMine }) => {
      const types = rows.flatMap((row) => (row.member_ref === ref && isFamilyKind(row.kind) ? [familyDeviceKinds[row.kind]] : []));
      if (types.length === 0) return;
      const besides = { last: lastMeasured([...new Set(types)], ctx.rt.clock()) };
      const seen = await see(ctx, { action: 'health.read', whose: isMine ? 'mine' : { ref }, door: 'page', besides });
      if (seen) found.set(ref, seen.besides['last'] as Record<string, string>);
    }),
  );
  return found;
}

function shownDevice(
  { serial, name, look, kind, ref, member_ref: of }: DeviceRow,
  members: readonly Member[],
  last: ReadonlyMap<string, Record<string, string>>,
): FamilyDevice {
  if (!isFamilyKind(kind)) throw new Error(`device ${serial} is of no kind that a family has`);
  const member = members.find((one) => one.ref === of) ?? null;
  const at = member && last.get(member.ref)?.[familyDeviceKinds[kind]];
  return {
    ...{ serial, name, look, kind, ref: member ? ref : null },
    member: member && { ref: member.ref, firstName: member.firstName, lastName: member.lastName, isMine: member.isMine },
    lastAt: at ? new Date(at) : null,
  };
}

/** The device of a gift and those who may get it; another's is not there. */
export const devicePage = service('health.family', async (ctx, ref: string): Promise<Result<{ device: FamilyDevice; members: Member[] }>> => {
  const all = await familyDevices(ctx);
  if (!all.ok) return all;
  const device = all.value.devices.find((one) => one.ref === ref);
  return device ? ok({ device, members: all.value.members }) : hidden;
});
