import { and, eq, inArray, max, ne } from '@payloadcms/db-postgres/drizzle';
import type { Tx } from '../runtime';
import { devices } from '../store/schema.generated';
import type { DeviceRow } from '../devices/device';

/** The unit number of a device that comes back to its owner: its former one in the order, or the next free one where another device was given that meanwhile. [WAR-2] */
export async function freeUnit(tx: Tx, { id, order, unitNo, variant }: DeviceRow): Promise<Pick<DeviceRow, 'unitNo'>> {
  if (order === null || unitNo === null) return { unitNo };
  const ofOrder = and(eq(devices.order, order), eq(devices.variant, variant), ne(devices.id, id));
  const [taken] = await tx
    .select({ id: devices.id })
    .from(devices)
    .where(and(ofOrder, eq(devices.unitNo, unitNo), inArray(devices.state, ['active', 'void'])));
  if (!taken) return { unitNo };
  return { unitNo: await nextUnit(tx, order, { variant }) };
}

/** The number after the last of a model in an order. */
export async function nextUnit(tx: Tx, order: number, { variant }: Pick<DeviceRow, 'variant'>): Promise<number> {
  const [last] = await tx
    .select({ unitNo: max(devices.unitNo) })
    .from(devices)
    .where(and(eq(devices.order, order), eq(devices.variant, variant)));
  return (last?.unitNo ?? 0) + 1;
}
