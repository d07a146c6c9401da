import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Wallet } from '#domain/wallet/wallet';
import type { Tx } from '../runtime';
import { wallets } from '../store/tables';
import { service } from '../service';

const columns = { balanceToman: wallets.balanceToman, heldToman: wallets.heldToman };

/** Locks a wallet: whoever spends from it takes turns. A payable that is made at the same time only names it, and does not wait. [WAL-4] */
export async function lockWallet(tx: Tx, userId: number): Promise<Wallet> {
  const [wallet] = await tx.select(columns).from(wallets).where(eq(wallets.userId, userId)).for('no key update');
  if (!wallet) throw new Error(`user ${userId} has no wallet`);
  return wallet;
}

/** The wallet of whoever asks; empty for a guest. [WAL-1] */
export const myWallet = service(
  'wallet.read',
  async (ctx): Promise<Wallet> => {
    const none = { balanceToman: 0, heldToman: 0 };
    const [wallet] = await ctx.rt.db.select(columns).from(wallets).where(eq(wallets.userId, ctx.actor.userId));
    return wallet ?? none;
  },
  () => ({ balanceToman: 0, heldToman: 0 }),
);
