import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { Address } from '#domain/addresses/address';
import { mayAddAddress } from '#domain/addresses/address-book';
import { ok, refuse, type Result } from '#domain/result';
import { isRowId } from '#domain/row-id';
import { addressColumns, liveAddresses } from '../addresses/address-book';
import { asStored } from '../addresses/change-address';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { addresses } from '../store/schema.generated';

/** An address of the book by its id, or a new one that goes into the book if it still fits there. */
export type WantedAddress = { id: number } | { fields: Address };

/** Where the order goes, read or saved in the order's own transaction. [ORD-1, ORD-14] */
export async function addressFor(tx: Tx, ctx: Ctx, userId: number, wanted: WantedAddress): Promise<Result<Address>> {
  const live = liveAddresses(userId);
  if ('id' in wanted) {
    const [row] = isRowId(wanted.id)
      ? await tx
          .select(addressColumns)
          .from(addresses)
          .where(and(live, eq(addresses.id, wanted.id)))
      : [];
    if (!row) return refuse('addresses.address.gone', undefined, { field: 'address', status: 409 });
    const { id: _id, ...address } = row;
    return ok(address);
  }
  const fields = asStored(wanted.fields);
  const kept = await tx.select({ id: addresses.id, fullAddress: addresses.fullAddress, postalCode: addresses.postalCode }).from(addresses).where(live);
  const known = kept.some((row) => row.postalCode === fields.postalCode && row.fullAddress === fields.fullAddress);
  if (!known && mayAddAddress(kept.length).ok) {
    const now = ctx.now.toISOString();
    await tx.insert(addresses).values({ user: userId, ...fields, createdAt: now, updatedAt: now });
  }
  return ok(fields);
}
