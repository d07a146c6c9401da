import { asc, eq } from '@payloadcms/db-postgres/drizzle';
import { toman } from '#domain/money';
import type { Priced, Trace } from '#domain/orders/pricing';
import { proofOfLines, type TraceFacts } from '#domain/orders/proof';
import { unknownOrder } from '#domain/orders/tracking-code';
import { ok, type Result } from '#domain/result';
import { orderSubject } from '../deadlines/order-subject';
import { keepTraces, tracesOf, type ProofRow } from '../payables/traces';
import type { Tx } from '../runtime';
import { groupMembers, orderLines } from '../store/tables';
import { myOrder, type OrderRow } from './row';
import { service } from '../service';

type Made = {
  payableId: string;
  priced: Priced;
  /** The lines' keys, ordered as the order's lines. */
  keys: readonly string[];
  code: string | null;
  share: { percent: { base: number; gift: number }; members: number } | null;
};

/** Keeps with the order where each toman of its total comes from: rule, line, amount and what the rule looked at. [N-A5] */
export async function keepProof(tx: Tx, { payableId, priced, keys, code, share }: Made): Promise<void> {
  const factsOf = (trace: Trace): TraceFacts => {
    const count = priced.lines.find((line) => line.key === trace.key)?.quantity ?? 1;
    switch (trace.rule) {
      case 'price':
      case 'colour':
      case 'engraving':
        return { count, unitToman: trace.amountToman / count };
      case 'discount':
        return code === null ? {} : { code };
      case 'group':
        return share ? { sharePercent: share.percent.base, members: share.members } : {};
      case 'gift':
        return share ? { sharePercent: share.percent.gift, members: share.members } : {};
      case 'delivery':
        return {};
    }
  };
  const free: Trace[] = priced.deliveryToman === 0 ? [{ rule: 'delivery', key: null, amountToman: toman(0) }] : [];
  await keepTraces(
    tx,
    payableId,
    [...priced.proof, ...free].map((trace) => ({
      rule: trace.rule,
      line: trace.key === null ? null : keys.indexOf(trace.key),
      amountToman: trace.amountToman,
      facts: factsOf(trace),
    })),
  );
}

/** Where each toman of an order's total comes from; the rows sum to it. [N-A5] */
export async function proofOf(tx: Tx, order: Pick<OrderRow, 'id' | 'deliveryToman'>): Promise<ProofRow[]> {
  const kept = await tracesOf(tx, orderSubject(order.id));
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.position));
  const [member] = await tx.select({ id: groupMembers.id }).from(groupMembers).where(eq(groupMembers.orderId, order.id));
  const rows = kept.length > 0 ? kept : proofOfLines({ lines, deliveryToman: order.deliveryToman, discountRule: member ? 'group' : 'discount' });
  return rows.map(({ rule, line, amountToman, facts }) => {
    const found = line === null ? null : lines[line];
    return { rule, line, amountToman, facts, name: found ? { fa: found.nameFa, en: found.nameEn } : null };
  });
}

/** The proof of the buyer's own order, as a computer reads it too. [N-A5] */
export type PriceProof = { code: string; totalToman: number; rows: ProofRow[] };

/** Where each toman of the buyer's own order comes from; another's order is as absent as none. [N-A5] */
export const myProof = service(
  'orders.read',
  async (ctx, code: string): Promise<Result<PriceProof>> => {
    const order = await myOrder(ctx.rt.db, ctx, code);
    if (!order) return unknownOrder;
    return ok({ code: order.code, totalToman: order.totalToman, rows: await proofOf(ctx.rt.db, order) });
  },
  () => unknownOrder,
);
