import { and, desc, eq, inArray, lt } from '@payloadcms/db-postgres/drizzle';
import { isWalletCause, type WalletCause } from '#domain/wallet/causes';
import type { Tx } from '../runtime';
import { payables, refunds, walletTransactions } from '../store/tables';
import { service } from '../service';

/** So many movements stand on one page. */
export const TRANSACTIONS_PER_PAGE = 20;

/** A deposit or a use of credit, succeeded or failed, and what stood in the wallet afterwards. [WAL-1] */
export type WalletTransaction = {
  id: number;
  kind: 'deposit' | 'use';
  state: 'succeeded' | 'failed';
  cause: WalletCause | null;
  amountToman: number;
  balanceToman: number;
  at: Date;
  /** What it belongs to: the kind of payable, and the code that its owner knows it by. */
  of: { kind: string; code: string } | null;
};
export type WalletHistory = { rows: WalletTransaction[]; /** Where the next page begins. */ next: number | null };

/** The wallet's history, newest first, on from the movement that the address names. [WAL-1] */
export const myWalletHistory = service(
  'wallet.read',
  async (ctx, before: number | null = null): Promise<WalletHistory> => {
    const { db } = ctx.rt;
    const from = before !== null && Number.isSafeInteger(before) && before > 0 ? lt(walletTransactions.id, before) : undefined;
    const found = await db
      .select()
      .from(walletTransactions)
      .where(and(eq(walletTransactions.userId, ctx.actor.userId), from))
      .orderBy(desc(walletTransactions.id))
      .limit(TRANSACTIONS_PER_PAGE + 1);
    const rows = found.slice(0, TRANSACTIONS_PER_PAGE);
    const known = await payablesOf(
      db,
      rows.map((row) => row.subject),
    );
    return {
      rows: rows.map(({ id, kind, state, cause, amountToman, balanceToman, at, subject }) => ({
        id,
        kind,
        state,
        cause: isWalletCause(cause) ? cause : null,
        amountToman,
        balanceToman,
        at,
        of: known.get(subject) ?? null,
      })),
      next: found.length > TRANSACTIONS_PER_PAGE ? (rows.at(-1)?.id ?? null) : null,
    };
  },
  () => ({ rows: [], next: null }),
);

/** The payables with a code among these subjects, and among those that these refunds are of. */
async function payablesOf(tx: Tx, subjects: readonly string[]): Promise<Map<string, { kind: string; code: string }>> {
  if (subjects.length === 0) return new Map();
  const refundIds = subjects.flatMap((subject) => (subject.startsWith('refund:') ? [subject.slice('refund:'.length)] : []));
  const back =
    refundIds.length > 0 ? await tx.select({ id: refunds.id, payableId: refunds.payableId }).from(refunds).where(inArray(refunds.id, refundIds)) : [];
  const ofSubject = new Map([...subjects.map((one) => [one, one] as const), ...back.map(({ id, payableId }) => [`refund:${id}`, payableId] as const)]);
  const named = await tx
    .select({ id: payables.id, kind: payables.kind, code: payables.code })
    .from(payables)
    .where(inArray(payables.id, [...new Set(ofSubject.values())]));
  const byId = new Map(named.flatMap(({ id, kind, code }) => (code === null ? [] : [[id, { kind, code }] as const])));
  return new Map([...ofSubject].flatMap(([subject, id]) => (byId.has(id) ? [[subject, byId.get(id) as { kind: string; code: string }]] : [])));
}
