import { count, eq } from '@payloadcms/db-postgres/drizzle';
import type { Ctx } from '../context';
import { addressCount } from '../addresses/address-book';
import { devices, orders } from '../store/schema.generated';
import { myWallet } from '../wallet/wallet';
import { sessionState } from './session-state';

/** What the account's first page shows: who it is, and how much stands in each part. [DASH-1] */
export async function dashboardPage(ctx: Ctx) {
  const [session, orderCount, deviceCount, addresses, wallet] = await Promise.all([
    sessionState(ctx),
    countOrders(ctx),
    countDevices(ctx),
    addressCount(ctx),
    myWallet(ctx),
  ]);
  return { session, orders: orderCount, devices: deviceCount, addresses, balanceToman: wallet.balanceToman };
}

async function countOrders(ctx: Ctx): Promise<number> {
  if (ctx.actor.kind !== 'user') return 0;
  const [row] = await ctx.rt.db.select({ orders: count() }).from(orders).where(eq(orders.user, ctx.actor.userId));
  return row?.orders ?? 0;
}

async function countDevices(ctx: Ctx): Promise<number> {
  if (ctx.actor.kind !== 'user') return 0;
  const [row] = await ctx.rt.db.select({ devices: count() }).from(devices).where(eq(devices.user, ctx.actor.userId));
  return row?.devices ?? 0;
}
