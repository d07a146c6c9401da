import type { Toman } from '../money';
import { toman } from '../money';

/** Orders with more pieces of one product than this are reviewed first. [ORD-7] */
export const HIGH_QUANTITY = 10;
/** Orders with a total above this are reviewed first. [ORD-7] */
export const HIGH_TOTAL_TOMAN = toman(500_000_000);
/** The most that staff may set for both. [ORD-7] */
export const MOST_REVIEW_QUANTITY = 1_000;
export const MOST_REVIEW_TOMAN = toman(50_000_000_000);
/** How long a buyer has to agree when a high order is not approved as it is. [ORD-7] */
export const AGREEMENT_HOURS = 48;

/** Whether an order is looked at before it is queued: many of one product, or a high total; staff may set both. [ORD-7] */
export function needsReview(
  order: { lines: readonly { productId: number; quantity: number }[]; totalToman: Toman },
  limits: { quantity: number; totalToman: number } = { quantity: HIGH_QUANTITY, totalToman: HIGH_TOTAL_TOMAN },
): boolean {
  const byProduct = new Map<number, number>();
  for (const line of order.lines) byProduct.set(line.productId, (byProduct.get(line.productId) ?? 0) + line.quantity);
  return [...byProduct.values()].some((quantity) => quantity > limits.quantity) || order.totalToman > limits.totalToman;
}
