import { eq } from '@payloadcms/db-postgres/drizzle';
import { unitKey } from '#domain/orders/dispatch';
import { orderLifeCycle } from '#domain/orders/life-cycle';
import type { OrderEvent, OrderState } from '#domain/orders/states';
import { addToCart } from '#services/cart/add';
import { cartView } from '#services/cart/view';
import { applyCode } from '#services/cart/apply-code';
import { askForSerials } from '#services/orders/ask-serials';
import { correctDispatch } from '#services/orders/correct-dispatch';
import { endHold, endUnpaid, expireHolds, giveUp } from '#services/orders/end-unpaid';
import { moveOrder } from '#services/orders/move';
import { placeOrder } from '#services/orders/place';
import { queueOrder, queuePlacedOrders } from '#services/orders/queue';
import { reconcilePayments } from '#services/payments/reconcile';
import { paymentReturned } from '#services/payable-kinds/returned';
import { startPayment } from '#services/orders/start-payment';
import { toCorrect } from '#services/staff/order-dispatch';
import { orders } from '#services/store/schema.generated';
import { payOrderFromWallet } from '#services/orders/pay-from-wallet';
import { startTopUp } from '#services/top-ups/start';
import { dispatchForm } from '../../../dispatch';
import { pressLater } from '../../../gateway';
import { homeOf, orderForm } from '../../../shop';
import { makeDevice } from '../../../warranty';
import { chooseMove } from '../choose-move';
import type { Deed } from '../deed';
import { oneRow, WALK_CODE, type World } from '../world';
import { staffContext } from '../../../warranty';

type Row = { id: number; code: string; state: OrderState; owner: number; total: number };
const ORDERS = `select id, code, state::text as state, user_id as owner, total_toman::int as total from orders`;
const CALLBACK = 'http://127.0.0.1:3000/payment/return';
const TOP_UP_TOMAN = 20_000_000;

const key = (world: World) => `key-${world.random()}`;

/** Presses a button at the gateway, as the buyer or somebody with the address does. */
export async function press(world: World, payUrl: string): Promise<void> {
  const what = world.one(['pay', 'pay', 'pay', 'refuse', 'pay-and-close', 'pay-no-refund', 'nothing']);
  if (what !== 'nothing') await fetch(payUrl, { method: 'POST', body: new URLSearchParams({ do: what }), redirect: 'manual' });
}

/** A way to pay, at random. */
export function wayToPay(world: World) {
  return world.one([undefined, undefined, { by: 'gateway' as const }, { by: 'wallet' as const }, { by: 'both' as const, walletToman: 1_000_000 }]);
}

/** What can happen to orders, their payments and the credit that pays them. */
export const orderDeeds: readonly ((world: World) => Promise<Deed | undefined>)[] = [
  async (world) => {
    const by = world.one(world.buyers);
    const ctx = by.ctx();
    const quantity = world.chance(0.2) ? world.one([2, 12]) : 1;
    return {
      name: 'order',
      by,
      leaves: ['carts', 'cart_lines'],
      run: async () => {
        const added = await addToCart(ctx, { variantId: world.shop.unit.variantId, featureIds: [world.shop.unit.black], engraving: [], quantity });
        if (!added.ok) return added;
        if (world.chance(0.3)) await applyCode(ctx, WALK_CODE);
        return placeOrder(ctx, orderForm((await cartView(ctx, 'tehran')).priced.totalToman, { key: key(world), pay: wayToPay(world), address: homeOf(ctx) }));
      },
    };
  },
  ...[0, 1, 2].map(() => async (world: World): Promise<Deed | undefined> => {
    const order = await oneRow<Row>(world, `${ORDERS} where state = 'awaiting-payment'`);
    if (!order) return undefined;
    const by = world.chance(0.8) ? world.buyers.find((one) => one.userId === order.owner) : world.one(world.everybody);
    if (!by) return undefined;
    return {
      name: 'go to the gateway',
      by,
      stranger: by.userId !== order.owner,
      leaves: 'all',
      run: async () => {
        const started = await startPayment(by.ctx(), { code: order.code, callbackUrl: CALLBACK });
        if (started.ok) {
          await press(world, started.value.payUrl);
          if (world.chance(0.7)) await paymentReturned(world.clock.ctx(), started.value.payUrl.slice(started.value.payUrl.lastIndexOf('/') + 1));
        }
        return started;
      },
    };
  }),
  async (world) => {
    const payment = await oneRow<{ authority: string }>(world, `select authority from payments where authority is not null order by created_at desc limit 12`);
    const authority = payment && world.chance(0.95) ? payment.authority : `S${'0'.repeat(35)}`;
    // The bank charges late what had ended here.
    const late = world.chance(0.3);
    const run = async () => {
      if (late) await pressLater(world.shop, authority);
      return paymentReturned(world.clock.ctx(), authority);
    };
    return { name: late ? 'pay late and come back' : 'come back', by: world.clock, leaves: 'all', run };
  },
  async (world) => {
    const order = await oneRow<Row>(world, ORDERS);
    if (!order || world.chance(0.5)) return undefined;
    const by = world.chance(0.6) ? (world.buyers.find((one) => one.userId === order.owner) ?? world.one(world.buyers)) : world.one(world.everybody);
    const asks = { table: 'orders', id: order.id, event: 'give-up' };
    return { name: 'give up', by, asks, stranger: by.userId !== order.owner, leaves: 'all', run: () => giveUp(by.ctx(), order.code) };
  },
  async (world) => {
    const order = await oneRow<Row>(world, ORDERS);
    if (!order) return undefined;
    const by = world.chance(0.7) ? (world.buyers.find((one) => one.userId === order.owner) ?? world.one(world.buyers)) : world.one(world.everybody);
    const shownToman = world.chance(0.9) ? order.total : 1;
    return {
      name: 'pay from the wallet',
      by,
      stranger: by.userId !== order.owner,
      leaves: 'all',
      run: () => payOrderFromWallet(by.ctx(), { key: key(world), code: order.code, shownToman }),
    };
  },
  ...[0, 1, 2].map(() => async (world: World): Promise<Deed | undefined> => {
    const order = await oneRow<Row>(
      world,
      world.chance(0.8) ? `${ORDERS} where state not in ('awaiting-payment', 'cancelled', 'refunded', 'replacement')` : ORDERS,
    );
    if (!order) return undefined;
    const { event, by, expectedState, reason } = chooseMove(world, orderLifeCycle, order.state);
    const move = { orderId: order.id, event: event as OrderEvent, expectedState: expectedState as OrderState, ...(reason ? { reason } : {}) };
    // A dispatch says which made device goes; now and then it does not.
    const sends = event === 'dispatch' && world.chance(0.8);
    const run = async () => moveOrder(by.ctx(), sends ? { ...move, dispatch: await dispatchForm(world.shop, order.id) } : move);
    return { name: `orders ${event}`, by, asks: { table: 'orders', id: order.id, event }, leaves: sends ? ['devices'] : [], run };
  }),
  async (world) => {
    const order = await oneRow<Row>(world, world.chance(0.8) ? `${ORDERS} where state in ('dispatched', 'delivered')` : ORDERS);
    if (!order || world.chance(0.5)) return undefined;
    const by = world.chance(0.7) ? world.one(world.everybody.filter((one) => one.as.includes('support'))) : world.one(world.everybody);
    const may = ['support', 'operations', 'administrator'].some((role) => by.as.includes(role));
    const run = async () => {
      const { db } = world.shop.rt;
      const [row] = await db.select().from(orders).where(eq(orders.id, order.id));
      const now = row && (await toCorrect(staffContext(world.shop, 'support'), row));
      if (!now) return { ok: false };
      // Each device stays, is one that was made for it, or is one that went to somebody else.
      const other = async (unit: (typeof now.units)[number]) => {
        if (world.chance(0.5)) return unit.serial;
        if (world.chance(0.7)) return makeDevice(world.shop, unit.variantId);
        return (await oneRow<{ serial: string }>(world, `select serial from devices where order_id is not null`))?.serial ?? unit.serial;
      };
      const serials: Record<string, string> = {};
      for (const unit of now.units) serials[unitKey(unit)] = await other(unit);
      return correctDispatch(by.ctx(), {
        orderId: order.id,
        expectedState: order.state,
        seen: world.chance(0.9) ? now.parcel.corrections : now.parcel.corrections + 1,
        courier: world.one(['post-express', 'rider', now.parcel.courier]),
        tracking: world.chance(0.5) ? now.parcel.tracking : `4402188731${String(Math.floor(world.random() * 10_000)).padStart(4, '0')}`,
        serials,
        reason: world.chance(0.9) ? 'رسید دیگری خوانده شده بود' : '',
      });
    };
    return { name: 'correct a parcel', by, asks: { table: 'orders', id: order.id, event: 'correct-dispatch' }, stranger: !may, leaves: ['devices'], run };
  },
  async (world) => {
    const order = await oneRow<Row>(world, world.chance(0.8) ? `${ORDERS} where state in ('queued', 'confirmed')` : ORDERS);
    if (!order || world.chance(0.7)) return undefined;
    const by = world.chance(0.7) ? world.one(world.everybody.filter((one) => one.as.includes('support'))) : world.one(world.everybody);
    const may = ['support', 'after-sales', 'operations', 'administrator'].some((role) => by.as.includes(role));
    const serials = world.chance(0.5) ? '' : `NS${String(Math.floor(world.random() * 1e10)).padStart(10, '0')}`;
    return { name: 'ask for serials', by, stranger: !may, leaves: [], run: () => askForSerials(by.ctx(), { orderId: order.id, serials }) };
  },
  async (world) => {
    const order = await oneRow<Row>(world, ORDERS);
    if (!order) return undefined;
    const job = world.one([endHold, endUnpaid, queueOrder]);
    return { name: job.name, by: world.clock, leaves: 'all', run: () => job(world.clock.ctx(), order.id) };
  },
  async (world) => {
    const job = world.one([expireHolds, queuePlacedOrders, reconcilePayments]);
    return { name: job.name, by: world.clock, leaves: 'all', run: () => job(world.clock.ctx()) };
  },
  async (world) => {
    const by = world.one(world.everybody);
    return {
      name: 'top up',
      by,
      leaves: 'all',
      stranger: by.userId === undefined,
      run: async () => {
        const begun = await startTopUp(by.ctx(), { key: key(world), amountToman: TOP_UP_TOMAN, provider: 'sandbox', returnTo: null, callbackUrl: CALLBACK });
        if (begun.ok) {
          await press(world, begun.value.payUrl);
          if (world.chance(0.6)) await paymentReturned(world.clock.ctx(), begun.value.payUrl.slice(begun.value.payUrl.lastIndexOf('/') + 1));
        }
        return begun;
      },
    };
  },
];
