import { afterEach, beforeEach, expect, test } from 'vitest';
import { REFUND_LOST_AFTER_MINUTES } from '#domain/refunds/calls';
import type { Ctx } from '../context';
import { endHold, endUnpaid } from '../orders/end-unpaid';
import { closeChecked, placedBy, pressLater } from '../../tests/gateway';
import { carryOutRefunds } from '../refunds/carry-out-due';
import { atGateway, books, buyer, comeBack, DEVICE_TOMAN, later, openShop, state, stockOf, type Shop } from '../../tests/shop';
import { addCredit, clockOf, walletState, wrongWallets } from '../../tests/wallet';
import { reconcilePayments } from './reconcile';

let shop: Shop;
let people = 0;
beforeEach(async () => {
  shop = await openShop();
  people = 0;
});
afterEach(() => closeChecked(shop));

const PART = 2_000_000;
const ways = { gateway: { by: 'gateway' }, both: { by: 'both', walletToman: PART }, wallet: { by: 'wallet' } } as const;
type Way = keyof typeof ways;

/** Somebody new with credit and an order that is to be paid in this way. */
async function orderOf(way: Way): Promise<{ ctx: Ctx; code: string; orderId: number }> {
  const ctx = await buyer(shop, (people += 1));
  await addCredit(shop, ctx, way === 'wallet' ? DEVICE_TOMAN : PART);
  return { ctx, ...(await placedBy(shop, ctx, ways[way])) };
}
const pay = (authority: string) => pressLater(shop, authority);
const often = (authority: string) => Promise.all(Array.from({ length: 5 }, () => comeBack(shop, authority)));
const rounds = async (...minutes: number[]) => {
  for (const at of minutes) {
    later(shop, await buyer(shop, people), at);
    await reconcilePayments(clockOf(shop));
  }
};

/** What a gateway may do with a payment, and how its order ends. */
const callbacks: Readonly<Record<string, { does: (ctx: Ctx, at: { code: string; orderId: number }) => Promise<unknown>; ends: string }>> = {
  'paid and back': { does: async (ctx, { code }) => comeBack(shop, await atGateway(ctx, code, 'pay')), ends: 'placed' },
  'reported five times at once': { does: async (ctx, { code }) => often(await atGateway(ctx, code, 'pay')), ends: 'placed' },
  'reported again days later': {
    does: async (ctx, { code }) => {
      const authority = await atGateway(ctx, code, 'pay');
      await comeBack(shop, authority);
      later(shop, ctx, 3 * 24 * 60);
      await often(authority);
    },
    ends: 'placed',
  },
  'never reported': {
    does: async (ctx, { code }) => {
      await atGateway(ctx, code, 'pay-and-close');
      await rounds(3, 6);
    },
    ends: 'placed',
  },
  'reported before it is paid, then paid': {
    does: async (ctx, { code }) => {
      const authority = await atGateway(ctx, code, null);
      await often(authority);
      await pay(authority);
      await often(authority);
    },
    ends: 'placed',
  },
  'forged: an authority that is nobody’s': {
    does: async (ctx, { code }) => {
      await often(`S${'0'.repeat(35)}`);
      await comeBack(shop, await atGateway(ctx, code, 'pay'));
    },
    ends: 'placed',
  },
  'refused, and reported as paid': { does: async (ctx, { code }) => often(await atGateway(ctx, code, 'refuse')), ends: 'awaiting-payment' },
  'paid less at the bank than asked': {
    does: async (ctx, { code }) => {
      const authority = await atGateway(ctx, code, null);
      const session = shop.gateway.sessions.find(authority);
      if (session) shop.gateway.sessions.change(session, { amount: 1_000 });
      await pay(authority);
      await often(authority);
    },
    ends: 'awaiting-payment',
  },
  'paid three days late': {
    does: async (ctx, { code, orderId }) => {
      const authority = await atGateway(ctx, code, null);
      later(shop, ctx, 16);
      await endHold(clockOf(shop), orderId);
      later(shop, ctx, 61);
      await endUnpaid(clockOf(shop), orderId);
      later(shop, ctx, 3 * 24 * 60);
      await pay(authority);
      await often(authority);
      for (const minutes of [0, REFUND_LOST_AFTER_MINUTES]) {
        later(shop, ctx, 3 * 24 * 60 + minutes);
        await carryOutRefunds(clockOf(shop));
      }
    },
    ends: 'refunded',
  },
};

test('[ORD-4] whatever the gateway does with a callback, and whichever way is paid, there is one consistent order and every toman is accounted for', async () => {
  let sold = 0;
  let kept = 0;
  for (const way of ['gateway', 'both'] as const) {
    for (const [name, { does, ends }] of Object.entries(callbacks)) {
      const order = await orderOf(way);
      await does(order.ctx, order);
      expect([way, name, (await state(shop, order.code)).state]).toEqual([way, name, ends]);
      const { balance, held } = await walletState(shop, order.ctx);
      if (ends === 'placed') sold += 1;
      if (ends === 'awaiting-payment') kept += 1;
      const shouldHold = way === 'both' && ends === 'awaiting-payment' ? PART : 0;
      expect([way, name, balance, held]).toEqual([way, name, way === 'both' && ends === 'placed' ? 0 : PART, shouldHold]);
      expect([way, name, await wrongWallets(shop)]).toEqual([way, name, []]);
    }
  }
  const whole = await orderOf('wallet');
  sold += 1;
  expect(await state(shop, whole.code)).toMatchObject({ state: 'placed', payments: [] });
  expect(await stockOf(shop)).toBe(100 - sold - kept);
  expect(await books(shop)).toMatchObject({ sales: -sold * DEVICE_TOMAN, 'refunds-due': 0, all: 0 });
}, 120_000);
