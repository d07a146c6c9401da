import { soldService } from '#domain/ledger/service-money';
import { orderAccounts } from '#domain/ledger/order-money';
import { walletAccount } from '#domain/ledger/wallet-money';
import { toman } from '#domain/money';
import type { PaidBy } from '../payables/kind';
import type { LedgerEntry } from '../store/commit';

/** What is booked as a bill of a service is paid: each side its entry. The card's part bears the deposit first, as the wallet's bears the fee. [INP-4, ORD-4] */
export function soldBy({ payable, payment, walletToman }: Omit<PaidBy, 'late'>, depositToman: number): LedgerEntry[] {
  const byCard = Math.min(payment?.amountToman ?? 0, depositToman);
  const sold = (from: string, amountToman: number, deposit: number) => soldService({ from, amountToman: toman(amountToman), depositToman: toman(deposit) });
  const entry: LedgerEntry[] = [];
  if (payment)
    entry.push({
      cause: 'payments.received',
      subject: `payment:${payment.id}`,
      lines: sold(orderAccounts.gateway(payment.provider), payment.amountToman, byCard),
    });
  if (walletToman > 0)
    entry.push({ cause: 'payables.paid-by-wallet', subject: payable.id, lines: sold(walletAccount(payable.userId), walletToman, depositToman - byCard) });
  return entry;
}
