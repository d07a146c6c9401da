import { and, desc, eq } from '@payloadcms/db-postgres/drizzle';
import { devices, orders, sales_channels_locales, users, variants, variants_locales, warranty_tickets } from '../store/schema.generated';
import { guarded } from '../service';
import { deviceSubject } from '../devices/device';
import { historyOf } from '../transitions/history';

/** Everything that after-sales staff see of a device. [WAR-7, WAR-8] */
export const staffDevice = guarded('admin.devices.read', async (ctx, deviceId: number) => {
  const { lang } = ctx;
  const { db } = ctx.rt;
  const [found] = await db
    .select({ device: devices, sku: variants.sku, name: variants_locales.title, order: orders.code, channel: sales_channels_locales.title })
    .from(devices)
    .innerJoin(variants, eq(variants.id, devices.variant))
    .leftJoin(variants_locales, and(eq(variants_locales._parentID, variants.id), eq(variants_locales._locale, lang)))
    .leftJoin(orders, eq(orders.id, devices.order))
    .leftJoin(sales_channels_locales, and(eq(sales_channels_locales._parentID, devices.channel), eq(sales_channels_locales._locale, lang)))
    .where(eq(devices.id, deviceId));
  if (!found) return null;
  const [[owner], events, tickets] = await Promise.all([
    db
      .select({ phone: users.phone, firstName: users.firstName, lastName: users.lastName })
      .from(users)
      .where(eq(users.id, found.device.user ?? 0)),
    historyOf(db, deviceSubject(deviceId)),
    db.select().from(warranty_tickets).where(eq(warranty_tickets.device, deviceId)).orderBy(desc(warranty_tickets.id)),
  ]);
  return { ...found, owner: owner ?? null, tickets, events };
});

export type StaffDevice = NonNullable<Awaited<ReturnType<typeof staffDevice>>>;
