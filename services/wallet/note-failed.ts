import type { WalletCause } from '#domain/wallet/causes';
import { walletCauses } from '#domain/wallet/causes';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { walletTransactions } from '../store/tables';
import { lockWallet } from './wallet';

type Failed = { userId: number; cause: WalletCause; subject: string; amountToman: number };

/** Notes a failed deposit or use of credit in the history; the balance is unchanged. [WAL-1] */
export async function noteFailed(tx: Tx, ctx: Ctx, { userId, cause, subject, amountToman }: Failed): Promise<void> {
  const { balanceToman } = await lockWallet(tx, userId);
  await tx.insert(walletTransactions).values({ userId, kind: walletCauses[cause], state: 'failed', cause, subject, amountToman, balanceToman, at: ctx.now });
}
