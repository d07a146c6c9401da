import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import type { Address } from '#domain/addresses/address';
import { mayAddAddress } from '#domain/addresses/address-book';
import { ok, refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { addresses } from '../store/schema.generated';

/** An address of the book by its id, or a new one that goes into the book if it still fits there. */
export type WantedAddress = { id: number } | { fields: Address };

/** Where the order goes, read or saved in the order's own transaction. [ORD-1, ORD-14] */
export async function addressFor(tx: Tx, ctx: Ctx, userId: number, wanted: WantedAddress): Promise<Result<Address>> {
  const live = and(eq(addresses.user, userId), isNull(addresses.removedAt));
  if ('id' in wanted) {
    const [row] = await tx.select().from(addresses).where(and(live, eq(addresses.id, wanted.id)));
    if (!row) return refuse('addresses.address.gone', undefined, { field: 'address', status: 409 });
    const { receiverName, receiverPhone, country, province, city, fullAddress, unit, plate, postalCode } = row;
    return ok({ receiverName, receiverPhone, country, province, city, fullAddress, unit, plate, postalCode });
  }
  const kept = await tx.select({ id: addresses.id, fullAddress: addresses.fullAddress, postalCode: addresses.postalCode }).from(addresses).where(live);
  const known = kept.some((row) => row.postalCode === wanted.fields.postalCode && row.fullAddress === wanted.fields.fullAddress);
  if (!known && mayAddAddress(kept.length).ok) {
    const now = ctx.now.toISOString();
    await tx.insert(addresses).values({ user: userId, ...wanted.fields, createdAt: now, updatedAt: now });
  }
  return ok(wanted.fields);
}
