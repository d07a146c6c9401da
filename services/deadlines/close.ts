import { and, eq, isNull, notInArray } from '@payloadcms/db-postgres/drizzle';
import { asidePromises } from '#domain/work/nouns';
import type { Tx } from '../runtime';
import { deadlines } from '../store/tables';
import { keepDueInStep } from './due';

/** A promise was kept, or is no longer owed: its clock stops. Without a kind, all clocks of the subject stop but those that stand aside of its state. */
export async function closeDeadline(tx: Tx, ask: { subject: string; kind?: string; at: Date }): Promise<void> {
  await tx
    .update(deadlines)
    .set({ closedAt: ask.at })
    .where(
      and(
        eq(deadlines.subject, ask.subject),
        isNull(deadlines.closedAt),
        ask.kind ? eq(deadlines.kind, ask.kind) : notInArray(deadlines.kind, [...asidePromises]),
      ),
    );
  await keepDueInStep(tx, ask.subject);
}
