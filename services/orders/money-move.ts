import type { Moved } from '#domain/lifecycle';
import { moveOrder } from '#domain/orders/life-cycle';
import type { OrderEvent, OrderState } from '#domain/orders/states';
import type { OrderRow } from './row';

/** A move that money itself makes; that it is not legal is a bug. */
export function moneyMove(order: OrderRow, event: OrderEvent): Moved<OrderState, OrderEvent> {
  const moved = moveOrder(order, event, ['clock']);
  if (!moved.ok) throw new Error(`order ${order.id} does not ${event}: ${moved.code}`);
  return moved.value;
}
