import { firstHoldRules, type HoldRules } from '#domain/orders/unpaid';
import type { Tx } from '../runtime';
import { order_rules } from '../store/schema.generated';

/** How much may be kept for unpaid orders, as staff have set it; the first figures until they have. [ORD-4] */
export async function holdRules(tx: Tx): Promise<HoldRules> {
  const [rules] = await tx
    .select({ mostOfVariant: order_rules.mostOfVariant, unpaidADay: order_rules.unpaidADay, unpaidAtAddress: order_rules.unpaidAtAddress })
    .from(order_rules)
    .limit(1);
  return rules ?? firstHoldRules;
}
