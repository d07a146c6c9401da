import { lineKey } from '#domain/cart/line';
import { deposited, used, walletHouse } from '#domain/ledger/wallet-money';
import { toman } from '#domain/money';
import type { Result } from '#domain/result';
import { refuse } from '#domain/result';
import { availableToman } from '#domain/wallet/wallet';
import { clockContext } from '#services/clock-context';
import type { Actor, Ctx } from '#services/context';
import { giveDifference } from '#services/groups/give-difference';
import { joinGroup } from '#services/groups/join';
import { leaveGroup } from '#services/groups/leave';
import { leadGroup } from '#services/groups/move';
import { openGroup } from '#services/groups/open';
import { settleGroup } from '#services/groups/settle';
import { giveUp } from '#services/orders/end-unpaid';
import { moveOrder } from '#services/orders/move';
import { placeOrder } from '#services/orders/place';
import { paymentReturned } from '#services/payable-kinds/returned';
import { startPayment } from '#services/orders/start-payment';
import { carryOutRefund, NotRefundedYet } from '#services/refunds/carry-out';
import { takeRefundToWallet } from '#services/refunds/to-wallet';
import type { Runtime } from '#services/runtime';
import { commitOnce } from '#services/store/commit';
import { payOrderFromWallet } from '#services/orders/pay-from-wallet';
import { startTopUp } from '#services/top-ups/start';
import { lockWallet } from '#services/wallet/wallet';
import { ulid } from 'ulidx';
import type { Asked, Command, Said } from './commands';

const CALLBACK = 'http://127.0.0.1:1/payment/return';
const STAFF: Actor = { kind: 'staff', staffId: 1, name: 'operations', roles: ['operations'] };
/** The database's error for a wallet below zero. */
const BELOW_ZERO = /wallets_never_below_zero|wallets_held_is_there/;

/** Carries out one command through the services, as pages and jobs do. */
export async function carryOut(rt: Runtime, { key, command, laterMs }: Asked): Promise<Said> {
  const now = new Date(Date.now() + laterMs);
  const as = (actor: Actor): Ctx => ({ rt, actor, lang: 'fa', now, requestId: ulid(), source: 'WEBSITE', ip: '127.0.0.1' });
  const buyer = (userId: number) => as({ kind: 'user', userId, sessionId: 'attack' });
  const clock = () => ({ ...clockContext(rt, 'attack'), now });
  switch (command.do) {
    case 'gift':
    case 'fee':
      return said(await moveByBooks(clock(), key, command));
    case 'top-up':
      return authority(await startTopUp(buyer(command.user), { key, amountToman: command.toman, provider: 'sandbox', returnTo: null, callbackUrl: CALLBACK }));
    case 'credit':
    case 'from-bank':
      return { ok: true, value: (await paymentReturned(clock(), command.authority)).kind };
    case 'order': {
      await fillCart(rt, command);
      const { user, addressId, pay, shownToman } = command;
      const wish = typeof pay === 'number' ? ({ by: 'both', walletToman: pay } as const) : { by: pay };
      return said(await placeOrder(buyer(user), { key, shownToman, acceptsTerms: true, address: { id: addressId }, courierNote: null, pay: wish }));
    }
    case 'to-bank':
      return authority(await startPayment(buyer(command.user), { code: command.code, callbackUrl: CALLBACK }));
    case 'pay-open':
      return said(await payOrderFromWallet(buyer(command.user), { key, code: command.code, shownToman: command.shownToman }));
    case 'give-up':
      return said(await giveUp(buyer(command.user), command.code));
    case 'cancel': {
      const moved = await moveOrder(as(STAFF), { orderId: command.orderId, event: 'cancel', reason: 'آزمون', expectedState: 'placed' });
      const sql = `select id, amount_toman::int as toman, destination from refunds where order_id = $1 order by id`;
      return { ok: true, value: { did: moved.ok || moved.code, refunds: (await rt.pool.query(sql, [command.orderId])).rows } };
    }
    case 'carry-out': {
      const done = await carryOutRefund(clock(), command.refundId).catch((error: unknown) => {
        if (!(error instanceof NotRefundedYet)) throw error;
      });
      return { ok: true, value: done ?? (await rt.pool.query(`select state from refunds where id = $1`, [command.refundId])).rows[0]?.state };
    }
    case 'take':
      return said(await takeRefundToWallet(buyer(command.user), { key, refundId: command.refundId }));
    case 'open-group':
      return said(await openGroup(buyer(command.user), { variantId: command.variantId, fullName: 'آوین کهن‌سار', phone: command.phone }));
    case 'join':
      return said(await joinGroup(buyer(command.user), command.group, { fullName: 'آوین کهن‌سار', phone: command.phone }));
    case 'leave':
      return said(await leaveGroup(buyer(command.user), command.group));
    case 'share': {
      const { user, group, addressId, shownToman } = command;
      const pay = { by: 'wallet' } as const;
      return said(await placeOrder(buyer(user), { key, shownToman, acceptsTerms: true, address: { id: addressId }, courierNote: null, pay, group }));
    }
    case 'close':
      return said(await leadGroup(buyer(command.user), command.group, 'close'));
    case 'difference': {
      const { rows } = await rt.pool.query<{ id: number }>(`select id from group_members where order_id = $1`, [command.orderId]);
      return { ok: true, value: await giveDifference(clock(), rows[0]?.id ?? 0) };
    }
    case 'settle': {
      const { rows } = await rt.pool.query<{ id: number }>(`select id from groups where code = $1`, [command.group]);
      await settleGroup(clock(), rows[0]?.id ?? 0);
      return { ok: true, value: (await rt.pool.query(`select state from groups where code = $1`, [command.group])).rows[0]?.state };
    }
  }
}

/** Books gifts and fees, which have no page yet, by an entry in one commit, as every service does. [WAL-4] */
function moveByBooks(ctx: Ctx, key: string, command: Extract<Command, { do: 'gift' | 'fee' }>): Promise<Result<{ toman: number }>> {
  const { user: userId } = command;
  const amountToman = toman(command.toman);
  const entry =
    command.do === 'gift'
      ? { cause: 'gifts.given', subject: `attack:${key}`, lines: deposited({ userId, amountToman, against: walletHouse.gifts }) }
      : { cause: 'fees.taken', subject: `attack:${key}`, lines: used({ userId, amountToman, against: walletHouse.fees }) };
  const poor = refuse('wallet.credit.insufficient', undefined, { status: 409 });
  return commitOnce(ctx, { form: command.do, key, body: command }, async (tx) => {
    if (command.do === 'fee' && !command.blind && availableToman(await lockWallet(tx, userId)) < amountToman) return poor;
    return { value: { toman: command.toman }, audit: { action: `attack.${command.do}`, subject: `user:${userId}` }, entry };
  }).catch((error: unknown) => {
    if (BELOW_ZERO.test(String((error as { cause?: unknown }).cause ?? error))) return poor;
    throw error;
  });
}

/** Puts the goods to buy into the cart, replacing what an interrupted attempt left there. */
async function fillCart(rt: Runtime, { user, variantId, quantity }: Extract<Command, { do: 'order' }>): Promise<void> {
  await rt.pool.query(
    `insert into cart_lines (cart_id, line_key, variant_id, feature_ids, engraving, quantity) select id, $2, $3, '{}', '{}', $4 from carts where user_id = $1
     on conflict (cart_id, line_key) do update set quantity = excluded.quantity`,
    [user, lineKey({ variantId, featureIds: [], engraving: [] }), variantId, quantity],
  );
}

function said(result: Result<unknown>): Said {
  return result.ok ? { ok: true, value: result.value } : { ok: false, code: result.code };
}

function authority(result: Result<{ payUrl: string }>): Said {
  return result.ok ? { ok: true, value: result.value.payUrl.slice(result.value.payUrl.lastIndexOf('/') + 1) } : said(result);
}
