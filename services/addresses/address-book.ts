import { and, count, desc, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import type { Address } from '#domain/addresses/address';
import { refuse, type Refusal } from '#domain/result';
import { isRowId } from '#domain/row-id';
import type { Tx } from '../runtime';
import { addresses } from '../store/schema.generated';
import { service } from '../service';

export type SavedAddress = Address & { id: number };

/** The refusal of another's address, a deleted one or none: the same for all. */
export const noAddress: Refusal = refuse('common.not-found', undefined, { status: 404 });

/** The columns of an address that its owner sees. */
export const addressColumns = {
  id: addresses.id,
  receiverName: addresses.receiverName,
  receiverPhone: addresses.receiverPhone,
  country: addresses.country,
  province: addresses.province,
  city: addresses.city,
  fullAddress: addresses.fullAddress,
  unit: addresses.unit,
  plate: addresses.plate,
  postalCode: addresses.postalCode,
};

/** The addresses of an account that were not deleted. */
export function liveAddresses(userId: number) {
  return and(eq(addresses.user, userId), isNull(addresses.removedAt));
}

/** The address book of whoever asks, the newest first. [ORD-14] */
export const myAddresses = service(
  'addresses.list',
  async (ctx): Promise<SavedAddress[]> => {
    return ctx.rt.db.select(addressColumns).from(addresses).where(liveAddresses(ctx.actor.userId)).orderBy(desc(addresses.id));
  },
  () => [],
);

/** One address of one's own book; another's id is as absent as none. [ORD-14] */
export const myAddress = service(
  'addresses.list',
  async (ctx, id: number, tx: Tx = ctx.rt.db): Promise<SavedAddress | Refusal> => {
    if (!isRowId(id)) return noAddress;
    const [row] = await tx
      .select(addressColumns)
      .from(addresses)
      .where(and(liveAddresses(ctx.actor.userId), eq(addresses.id, id)));
    return row ?? noAddress;
  },
  () => noAddress,
);

/** How many addresses an account has. */
export const addressCount = service(
  'addresses.list',
  async (ctx): Promise<number> => {
    const [row] = await ctx.rt.db.select({ addresses: count() }).from(addresses).where(liveAddresses(ctx.actor.userId));
    return row?.addresses ?? 0;
  },
  () => 0,
);
