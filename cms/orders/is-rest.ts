import { restingOrderStates } from '#domain/orders/life-cycle';

/** Whether nobody has to work on an order in this state. */
export function isRest(state: string): boolean {
  return (restingOrderStates as readonly string[]).includes(state);
}
