import { and, asc, eq, ne } from '@payloadcms/db-postgres/drizzle';
import { claimedDevice } from '#domain/warranty/claim-life-cycle';
import { commit } from '../store/commit';
import { device_claims, devices, orders, sales_channels_locales, users, variants_locales } from '../store/schema.generated';
import { warrantyPapers } from '../store/tables';
import { claimSubject } from '../warranty/claims/row';
import { service } from '../service';
import { historyOf } from '../transitions/history';

/** Everything that after-sales staff see of a registration or a dispute; opening it is noted in the audit. [WAR-3, WAR-7] */
export const staffClaim = service(
  'admin.claims.read',
  async (ctx, claimId: number) => {
    const { db } = ctx.rt;
    const [claim] = await db.select().from(device_claims).where(eq(device_claims.id, claimId));
    if (!claim) return null;
    await commit(ctx, () => Promise.resolve({ value: null, audit: { action: 'claims.read', subject: claimSubject(claimId), facts: { of: claim.user } } }));
    const person = { phone: users.phone, firstName: users.firstName, lastName: users.lastName };
    const [[owner], [found], [channel], [order], papers, others, events] = await Promise.all([
      db.select(person).from(users).where(eq(users.id, claim.user)),
      db
        .select({ device: devices, name: variants_locales.title, code: orders.code, buyer: orders.user, holder: person })
        .from(devices)
        .leftJoin(variants_locales, and(eq(variants_locales._parentID, devices.variant), eq(variants_locales._locale, ctx.lang)))
        .leftJoin(orders, eq(orders.id, devices.order))
        .leftJoin(users, eq(users.id, devices.user))
        .where(eq(devices.serial, claim.serial)),
      db
        .select({ title: sales_channels_locales.title })
        .from(sales_channels_locales)
        .where(and(eq(sales_channels_locales._parentID, claim.channel ?? 0), eq(sales_channels_locales._locale, ctx.lang))),
      db
        .select({ id: orders.id, code: orders.code })
        .from(orders)
        .where(eq(orders.id, claim.order ?? 0)),
      db.select({ id: warrantyPapers.id }).from(warrantyPapers).where(eq(warrantyPapers.claimId, claimId)).orderBy(asc(warrantyPapers.createdAt)),
      db
        .select({ id: device_claims.id, code: device_claims.code, state: device_claims.state })
        .from(device_claims)
        .where(and(eq(device_claims.serial, claim.serial), ne(device_claims.id, claimId)))
        .orderBy(asc(device_claims.id)),
      historyOf(db, claimSubject(claimId)),
    ]);
    return {
      claim,
      owner: owner ?? null,
      is: claimedDevice(found?.device.state ?? null),
      found: found ?? null,
      channel: channel?.title ?? null,
      order: order ?? null,
      papers,
      others,
      events,
    };
  },
  () => null,
);

export type StaffClaim = NonNullable<Awaited<ReturnType<typeof staffClaim>>>;
