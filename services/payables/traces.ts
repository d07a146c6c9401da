import { asc, eq } from '@payloadcms/db-postgres/drizzle';
import type { KeptTrace } from '#domain/orders/proof';
import { toman } from '#domain/money';
import type { Tx } from '../runtime';
import { priceTraces } from '../store/tables';

/** A trace with the goods that it belongs to. */
export type ProofRow = KeptTrace & { name: { fa: string; en: string } | null };

/** Keeps where each toman of a total comes from: rule, line, amount and what the rule looked at. [N-A5] */
export async function keepTraces(tx: Tx, payableId: string, traces: readonly KeptTrace[]): Promise<void> {
  await tx.insert(priceTraces).values(traces.map((trace, position) => ({ ...trace, payableId, position })));
}

/** The stored traces; none for payables from before they were stored. */
export async function tracesOf(tx: Tx, payableId: string): Promise<KeptTrace[]> {
  const rows = await tx.select().from(priceTraces).where(eq(priceTraces.payableId, payableId)).orderBy(asc(priceTraces.position));
  return rows.map(({ rule, line, amountToman, facts }) => ({ rule, line, amountToman: toman(amountToman), facts }));
}
