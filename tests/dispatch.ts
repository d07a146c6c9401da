import type { DispatchForm } from '#domain/orders/dispatch';
import { unitKey } from '#domain/orders/dispatch';
import { unitsToSend } from '#services/orders/units-to-send';
import { makeDevice } from './warranty';
import type { Shop } from './shop';

/** The form by which staff dispatch an order, with a made device for each that it holds. */
export async function dispatchForm(shop: Shop, orderId: number, more: Partial<DispatchForm> = {}): Promise<DispatchForm> {
  const units = await unitsToSend(shop.rt.db, 'fa', orderId);
  const serials: Record<string, string> = {};
  for (const unit of units) serials[unitKey(unit)] = await makeDevice(shop, unit.variantId);
  return { courier: 'post-express', tracking: '44021887310001', serials, ...more };
}
