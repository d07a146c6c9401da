import { HIGH_QUANTITY, HIGH_TOTAL_TOMAN } from '#domain/orders/review';
import type { Tx } from '../runtime';
import { order_rules } from '../store/schema.generated';

/** From where on an order is reviewed, as staff have set it; the first figures until they have. [ORD-7] */
export async function reviewLimits(tx: Tx): Promise<{ quantity: number; totalToman: number }> {
  const [rules] = await tx.select({ quantity: order_rules.reviewQuantity, totalToman: order_rules.reviewTotalToman }).from(order_rules).limit(1);
  return rules ?? { quantity: HIGH_QUANTITY, totalToman: HIGH_TOTAL_TOMAN };
}
