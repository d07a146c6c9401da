/** The house's accounts: money at a gateway, what was sold, what is owed back. [WAL-4] */
export type LedgerAccount = `gateway:${string}` | 'sales:goods' | 'sales:delivery' | 'refunds:due';

export type LedgerLine = { account: LedgerAccount; amountToman: number };

/** A movement of money that names its cause; cause and subject together happen once. [WAL-4] */
export type LedgerEntry = { cause: string; subject: string; lines: readonly LedgerLine[] };

/** Whether an entry's lines sum to zero. [WAL-4] */
export function isBalanced(lines: readonly { amountToman: number }[]): boolean {
  return lines.length > 0 && lines.reduce((sum, line) => sum + line.amountToman, 0) === 0;
}

/** Makes an entry; lines of nothing fall away, and one that does not sum to zero is a bug. [WAL-4] */
export function ledgerEntry(cause: string, subject: string, lines: readonly LedgerLine[]): LedgerEntry {
  const kept = lines.filter((line) => line.amountToman !== 0);
  if (!isBalanced(kept)) throw new Error(`entry ${cause} of ${subject} does not sum to zero`);
  return { cause, subject, lines: kept };
}
