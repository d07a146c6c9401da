import { unknownRequest } from '#domain/service-requests/code';
import { payShare, type PayWish } from '#domain/wallet/pay-share';
import { ok, refuse, type Refusal, type Result } from '#domain/result';
import { say } from '#locales/say';
import type { Ctx } from '../context';
import { lockPayable, type Locked } from '../payables/lock';
import { awaitsPayment } from '../payables/row';
import { askForPayable } from '../payments/ask-gateway';
import { openAttempt } from '../payments/attempts';
import { payFromWallet } from '../payments/from-wallet';
import { openSession } from '../payments/open-session';
import type { Tx } from '../runtime';
import { service } from '../service';
import { commit, commitOnce, type Change } from '../store/commit';
import { creditThere, heldFor, holdCredit, releaseCredit } from '../wallet/hold';
import { billOf } from './bill';
import { myRequest } from './row';

export type PayRequest = {
  /** The form's once-key. */
  key: string;
  code: string;
  /** The price that was on the page. */ shownToman: number;
  wish: PayWish;
  /** Where the gateway sends the payer back to. */ callbackUrl: string;
};
/** It is paid, or the payer goes on to the gateway. */
export type RequestPaid = { code: string; payUrl: string | null };

/** Pays the bill of an accepted price, from the wallet, at the gateway, or by both; what the bank has taken already counts first. Pressed many times it is paid once. [INP-3, ORD-4, WAL-3] */
export const payRequest = service('requests.pay', async (ctx, { key, code, shownToman, wish, callbackUrl }: PayRequest): Promise<Result<RequestPaid>> => {
  const row = await myRequest(ctx.rt.db, ctx.actor.userId, code);
  if (!row) return unknownRequest;
  const bill = await billOf(ctx.rt.db, row, 'open');
  if (!bill) return (await billOf(ctx.rt.db, row, 'paid')) ? ok({ code: row.code, payUrl: null }) : closed;
  const asked = await askForPayable(ctx, bill.id);
  if (asked.kind === 'settled') return ok({ code: row.code, payUrl: null });
  const form = { form: 'pay-request', key, body: { code: row.code, shownToman, wish } };
  if (wish.by === 'wallet')
    return commitOnce<RequestPaid>(ctx, form, (tx) =>
      inTime(tx, ctx, { id: bill.id, shownToman }, async (at) => {
        const change = await payFromWallet(tx, ctx, at);
        return 'ok' in change ? change : { ...change, value: { code: row.code, payUrl: null } };
      }),
    );
  const kept = await commit<null>(ctx, (tx) => inTime(tx, ctx, { id: bill.id, shownToman }, (at) => keepShare(tx, ctx, at, wish)));
  if (!kept.ok) return kept;
  const attempt = await openAttempt(ctx, bill.id);
  if (!attempt.ok) return attempt;
  const description = say(row.lang, 'services.pay.gateway-description', { code: row.code });
  const session = await openSession(ctx, { payment: attempt.value, userId: ctx.actor.userId, description, callbackUrl, reference: row.code });
  return session.ok ? ok({ code: row.code, payUrl: session.value.payUrl }) : session;
});

const closed = refuse('services.bill.void', undefined, { status: 409 });

/** Goes on with a locked bill that waits for its payment at the price that was shown. */
async function inTime<T>(
  tx: Tx,
  ctx: Ctx,
  { id, shownToman }: { id: string; shownToman: number },
  go: (at: Locked) => Promise<Change<T> | Refusal>,
): Promise<Change<T> | Refusal> {
  const at = await lockPayable(tx, ctx, id);
  if (!at || !awaitsPayment(at.payable, ctx.now)) return closed;
  const { totalToman } = at.payable;
  if (totalToman !== shownToman) return refuse('services.offer.other-price', { wasToman: shownToman, isToman: totalToman }, { status: 409 });
  return go(at);
}

/** Keeps the wallet's share while the rest is paid at the gateway; a share that was wished otherwise before is freed first. */
async function keepShare(tx: Tx, ctx: Ctx, { payable }: Locked, wish: PayWish): Promise<Change<null> | Refusal> {
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
  return { value: null, audit: { action: 'requests.pay-share', subject: id, facts: { walletToman } } };
}
