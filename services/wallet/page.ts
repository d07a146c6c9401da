import { availableToman, type Wallet } from '#domain/wallet/wallet';
import type { Ctx } from '../context';
import { newOnceKey } from '../once-key';
import { walletProviders } from '../gateways/gateway';
import { myWalletHistory, type WalletHistory } from './history';
import { myWallet } from './wallet';

export type WalletPage = { wallet: Wallet & { availableToman: number }; history: WalletHistory; providers: ReturnType<typeof walletProviders>; once: string };

/** Balance, history and the ways to add credit. [WAL-1, WAL-2] */
export async function walletPage(ctx: Ctx, before: number | null): Promise<WalletPage> {
  const [wallet, history] = await Promise.all([myWallet(ctx), myWalletHistory(ctx, before)]);
  return { wallet: { ...wallet, availableToman: availableToman(wallet) }, history, providers: walletProviders(ctx.rt), once: newOnceKey() };
}
