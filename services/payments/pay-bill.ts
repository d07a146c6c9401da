import { payShare, type PayWish } from '#domain/wallet/pay-share';
import { ok, type Refusal, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { lockPayable, type Locked } from '../payables/lock';
import { awaitsPayment } from '../payables/row';
import type { Tx } from '../runtime';
import { commit, commitOnce, type Change, type Once } from '../store/commit';
import { creditThere, heldFor, holdCredit, releaseCredit } from '../wallet/hold';
import { askForPayable } from './ask-gateway';
import { openAttempt } from './attempts';
import { payFromWallet } from './from-wallet';
import { openSession } from './open-session';

type PayBill = {
  /** Its payable's id. */ id: string;
  userId: number;
  /** The price that was on the page. */ shownToman: number;
  wish: PayWish;
  once: Once;
  /** What stands at the gateway: the words, the code, and where it sends the payer back to. */
  gateway: { description: string; reference: string; callbackUrl: string };
  /** What its kind says when it is not open any more, or has another price. */
  says: { closed: Refusal; otherPrice: (prices: { wasToman: number; isToman: number }) => Refusal };
  /** The audit's word for a wallet's share that is kept. */
  shares: string;
};
/** It is paid, or the payer goes on to the gateway. */
type BillPaid = { payUrl: string | null };
const PAID: BillPaid = { payUrl: null };

/** Pays an open bill from the wallet, at the gateway, or by both; what the bank has taken already counts first. Pressed many times it is paid once. [ORD-4, WAL-3] */
export async function payBill(ctx: Ctx, bill: PayBill): Promise<Result<BillPaid>> {
  const asked = await askForPayable(ctx, bill.id);
  if (asked.kind === 'settled') return ok(PAID);
  if (bill.wish.by === 'wallet')
    return commitOnce<BillPaid>(ctx, bill.once, (tx) =>
      inTime(tx, ctx, bill, async (at) => {
        const change = await payFromWallet(tx, ctx, at);
        return 'ok' in change ? change : { ...change, value: PAID };
      }),
    );
  const kept = await commit<null>(ctx, (tx) => inTime(tx, ctx, bill, (at) => keepShare(tx, ctx, at, bill)));
  if (!kept.ok) return kept;
  const attempt = await openAttempt(ctx, bill.id);
  if (!attempt.ok) return attempt;
  const session = await openSession(ctx, { payment: attempt.value, userId: bill.userId, ...bill.gateway });
  return session.ok ? ok({ payUrl: session.value.payUrl }) : session;
}

/** Goes on with a locked bill that waits for its payment at the price that was shown. */
async function inTime<T>(
  tx: Tx,
  ctx: Ctx,
  { id, shownToman, says }: Pick<PayBill, 'id' | 'shownToman' | 'says'>,
  go: (at: Locked) => Promise<Change<T> | Refusal>,
): Promise<Change<T> | Refusal> {
  const at = await lockPayable(tx, ctx, id);
  if (!at || !awaitsPayment(at.payable, ctx.now)) return says.closed;
  const { totalToman } = at.payable;
  if (totalToman !== shownToman) return says.otherPrice({ wasToman: shownToman, isToman: totalToman });
  return go(at);
}

/** Keeps the wallet's share while the rest is paid at the gateway; a share that was wished otherwise before is freed first. */
async function keepShare(tx: Tx, ctx: Ctx, { payable }: Locked, { wish, shares }: Pick<PayBill, 'wish' | 'shares'>): Promise<Change<null> | Refusal> {
  const { id, userId, totalToman } = payable;
  const share = payShare(wish, totalToman, await creditThere(tx, { payableId: id, userId }));
  if (!share.ok) return share;
  const { walletToman } = share.value;
  const held = await heldFor(tx, id);
  if (held && held.amountToman === walletToman) return { value: null, audit: [] };
  if (held) await releaseCredit(tx, ctx, id);
  if (walletToman > 0) {
    const holds = await holdCredit(tx, ctx, { payableId: id, userId, amountToman: walletToman });
    if (!holds.ok) return holds;
  }
  return { value: null, audit: { action: shares, subject: id, facts: { walletToman } } };
}
