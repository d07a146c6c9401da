import { isDeepStrictEqual } from 'node:util';
import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { Address } from '#domain/addresses/address';
import { cityCode } from '#domain/addresses/iran';
import { mayAddAddress } from '#domain/addresses/address-book';
import type { Result } from '#domain/result';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { commit } from '../store/commit';
import { addresses, users } from '../store/schema.generated';
import { isRowId } from '#domain/row-id';
import { addressColumns, liveAddresses, noAddress } from './address-book';
import { service, type By } from '../service';

/** Adds an address to one's own book; a form that was sent twice gets the address that it made (idempotent). [ORD-14] */
export const addAddress = service('addresses.change', async (ctx, address: Address): Promise<Result<{ id: number }>> => {
  const { actor } = ctx;
  return commit(ctx, async (tx) => {
    const added = await insertAddress(tx, ctx, actor.userId, address);
    if (!added.ok) return added;
    return { value: added.value, audit: { action: 'addresses.added', subject: `address:${added.value.id}` } };
  });
});

/** Inserts an address while the book has room. */
async function insertAddress(tx: Tx, ctx: Ctx, userId: number, address: Address): Promise<Result<{ id: number }>> {
  // The account's row is the lock: its addresses are counted and added one at a time.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const kept = await tx.select(addressColumns).from(addresses).where(liveAddresses(userId));
  const stored = asStored(address);
  const same = kept.find((one) => isDeepStrictEqual({ ...one, id: 0 }, { ...stored, id: 0 }));
  if (same) return { ok: true, value: { id: same.id } };
  const allowed = mayAddAddress(kept.length);
  if (!allowed.ok) return allowed;
  const at = ctx.now.toISOString();
  const [made] = await tx
    .insert(addresses)
    .values({ ...stored, user: userId, createdAt: at, updatedAt: at })
    .returning({ id: addresses.id });
  if (!made) throw new Error('the address was not written');
  return { ok: true, value: made };
}

/** Changes an address of one's own; orders keep the address that they were made with. [ORD-3, ORD-14] */
export const editAddress = service(
  'addresses.change',
  async (ctx, id: number, address: Address) => change(ctx, id, { ...asStored(address), updatedAt: ctx.now.toISOString() }, 'addresses.edited'),
  () => noAddress,
);

/** Takes an address out of one's book (soft delete); orders keep theirs. [ORD-14] */
export const removeAddress = service(
  'addresses.change',
  async (ctx, id: number) => change(ctx, id, { removedAt: ctx.now.toISOString(), updatedAt: ctx.now.toISOString() }, 'addresses.removed'),
  () => noAddress,
);

/** A city of the list is kept by its code, so that both languages name it. */
export function asStored(address: Address): Address {
  return { ...address, city: cityCode(address.province, address.city) ?? address.city };
}

async function change(
  ctx: By<'addresses.change'>,
  id: number,
  values: Partial<typeof addresses.$inferInsert>,
  action: string,
): Promise<Result<{ id: number }>> {
  if (!isRowId(id)) return noAddress;
  return commit(ctx, async (tx) => {
    const mine = and(liveAddresses(ctx.actor.userId), eq(addresses.id, id));
    const [changed] = await tx.update(addresses).set(values).where(mine).returning({ id: addresses.id });
    return changed ? { value: changed, audit: { action, subject: `address:${id}` } } : noAddress;
  });
}
