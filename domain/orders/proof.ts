import type { Toman } from '../money';
import { times, toman } from '../money';
import type { Trace } from './pricing';

export type TraceRule = Trace['rule'];
/** What a rule looked at: the code, the group's percent and members, how many of what price. */
export type TraceFacts = Readonly<Record<string, string | number>>;
/** A toman's origin as the order keeps it: the rule, the line by its place, how much. [N-A5] */
export type KeptTrace = { rule: TraceRule; line: number | null; amountToman: Toman; facts: TraceFacts };

type ProvenLine = { quantity: number; unitToman: number; engravingToman: number; discountToman: number };
type Proven = { lines: readonly ProvenLine[]; deliveryToman: number; discountRule: 'discount' | 'group' };

/** The same for an order from before proofs were stored, derived from its lines and delivery. */
export function proofOfLines({ lines, deliveryToman, discountRule }: Proven): KeptTrace[] {
  const each = lines.flatMap(({ quantity, unitToman, engravingToman, discountToman }, line): KeptTrace[] => [
    { rule: 'price', line, amountToman: times(toman(unitToman), quantity), facts: { count: quantity, unitToman } },
    { rule: 'engraving', line, amountToman: times(toman(engravingToman), quantity), facts: { count: quantity, unitToman: engravingToman } },
    { rule: discountRule, line, amountToman: toman(0 - discountToman), facts: {} },
  ]);
  return [...each.filter((one) => one.amountToman !== 0), { rule: 'delivery', line: null, amountToman: toman(deliveryToman), facts: {} }];
}
