import { eq } from '@payloadcms/db-postgres/drizzle';
import { refuse, type Result, ok } from '#domain/result';
import { sellableUnits, type SellableUnit } from '../catalog/sellable';
import type { Ctx } from '../context';
import type { KeyRefusals } from '../store/commit';
import type { Tx } from '../runtime';
import { users } from '../store/schema.generated';
import type { MemberRow } from './row';
import { GROUP_MEMBERS } from '../transitions/nouns';
import { beginOne } from '../transitions/transition';

/** The group sale's form: full name and mobile number. [GRP-1] */
export type Person = { fullName: string; phone: string };

/** The refusal of a second unpaid group for the same device: nobody counts in several at once. */
export const elsewhere: KeyRefusals = {
  group_members_one_open: refuse('groups.member.elsewhere', undefined, { status: 409 }),
  group_members_once: refuse('groups.member.already', undefined, { status: 409 }),
};

/** The number that was confirmed at login is the one that counts. [GRP-1] */
export async function isOwnPhone(tx: Tx, userId: number, phone: string): Promise<Result<null>> {
  const [user] = await tx.select({ phone: users.phone }).from(users).where(eq(users.id, userId));
  return user?.phone === phone ? ok(null) : refuse('groups.phone.other', undefined, { field: 'phone' });
}

/** A unit that a group may gather for: on sale and in stock. */
export async function unitForGroup(tx: Tx, variantId: number): Promise<Result<SellableUnit>> {
  const unit = (await sellableUnits(tx, [variantId])).get(variantId);
  if (!unit?.sellable) return refuse('groups.product.not-for-sale', undefined, { field: 'unit', status: 409 });
  if (unit.available === 0) return refuse('groups.product.sold-out', undefined, { field: 'unit', status: 409 });
  return ok(unit);
}

/** Inserts a new member; their unit has its first colour until they choose. */
export async function takePlace(tx: Tx, ctx: Ctx, groupId: number, userId: number, unit: SellableUnit, { fullName }: Person): Promise<MemberRow> {
  const colour = unit.features.find((feature) => feature.type === 'COLOR' && feature.available);
  const place = {
    groupId,
    userId,
    variantId: unit.variantId,
    fullName,
    lang: ctx.lang,
    joinedAt: ctx.now,
    featureIds: colour ? [colour.id] : [],
    engraving: [],
  };
  return beginOne(tx, ctx, GROUP_MEMBERS, place, { event: 'join' });
}
