import { deliveryToman } from '#domain/orders/delivery';
import { LEAST_PAYABLE_TOMAN } from '#domain/orders/pricing';
import { GATEWAY_REFUND_LEAST_TOMAN } from '#domain/refunds/calls';
import { toman } from '#domain/money';
import { expectSaid, valueOf } from './actor';
import type { Actor, Ask, Someone } from './actor';
import type { Command } from './commands';
import { emptyPurse, free, oneOrder } from './purse';

type Open = { orderId: number; code: string; total: number; part: number; authority: string | null };
type Placed = { orderId: number; part: number; rest: number };
type Refund = { id: string; toman: number; destination: 'wallet' | 'gateway'; orderId: number };
type Step = { weight: number; run: (ask: Ask) => Promise<void> };

const POOR = 'wallet.credit.insufficient';
/** Limits of what one buyer does: enough to choose from, few enough to end. */
const MOST = { topUps: 3, placed: 6, refunds: 6 };

/** A single buyer with a wallet: adds credit, pays whole or in part from it, gives orders up, gets refunds, gifts and fees. */
export function openBuyer({ person, dice, bank }: Someone): Actor {
  const { id: user, addressId, variantId, priceToman } = person;
  const purse = emptyPurse();
  const orders = new Map<number, string>();
  const topUps: { authority: string; toman: number }[] = [];
  const placed: Placed[] = [];
  const refunds: Refund[] = [];
  let open: Open | null = null;

  const thousands = (most: number) => 1_000 * (1 + dice.below(most));
  const fee = (): Command => ({ do: 'fee', user, toman: thousands(80), blind: dice.below(2) === 0 });
  const takeOne = <T>(list: T[]): T => list.splice(dice.below(list.length), 1)[0] as T;
  const bill = (quantity: number) => {
    const goods = toman(priceToman * quantity);
    return goods + deliveryToman('tehran', goods);
  };
  const order = (pay: Extract<Command, { do: 'order' }>['pay'], quantity: number): Command => ({
    do: 'order',
    user,
    addressId,
    variantId,
    quantity,
    pay,
    shownToman: bill(quantity),
  });
  const place = (orderId: number, part: number, rest: number) => {
    orders.set(orderId, 'placed');
    placed.push({ orderId, part, rest });
  };

  async function gift(ask: Ask): Promise<void> {
    const command: Command = { do: 'gift', user, toman: thousands(50) };
    expectSaid(command, await ask(command), true);
    purse.balance += command.toman;
  }
  async function charge(ask: Ask): Promise<void> {
    const command = fee() as Extract<Command, { do: 'fee' }>;
    const enough = command.toman <= free(purse);
    expectSaid(command, await ask(command), enough || POOR);
    if (enough) purse.balance -= command.toman;
  }
  /** Sends two charges at once, of which the wallet may be able to bear only one. */
  async function both(ask: Ask): Promise<void> {
    const first = fee() as Extract<Command, { do: 'fee' }>;
    const buys = open === null && dice.below(2) === 0;
    const second = buys ? order('wallet', 1) : (fee() as Extract<Command, { do: 'fee' }>);
    const takes = [first.toman, second.do === 'order' ? second.shownToman : (second as typeof first).toman] as const;
    const said = await Promise.all([ask(first, { turn: 0 }), ask(second, { turn: 1 })]);
    const done = [said[0].ok, said[1].ok] as const;
    if (!oneOrder(purse, takes, done)) throw new Error(`${JSON.stringify([first, second])}: ${JSON.stringify(done)} with ${JSON.stringify(purse)}`);
    for (const at of [0, 1] as const) {
      if (said[at].ok) purse.balance -= takes[at];
      else expectSaid([first, second][at] as Command, said[at], POOR);
    }
    if (buys && said[1].ok) place(valueOf<{ orderId: number }>(said[1]).orderId, takes[1], 0);
  }
  /** Sends the same key twice at once, to two processes. */
  async function twice(ask: Ask): Promise<void> {
    const command: Command = dice.below(2) === 0 ? { do: 'gift', user, toman: thousands(50) } : fee();
    const key = `${user}-${dice.random()}`;
    const said = await Promise.all([ask(command, { key, turn: 0 }), ask(command, { key, turn: 1 })]);
    const enough = command.do === 'gift' || (command.do === 'fee' && command.toman <= free(purse));
    for (const one of said) expectSaid(command, one, enough || POOR);
    if (command.do === 'gift') purse.balance += command.toman;
    else if (command.do === 'fee' && enough) purse.balance -= command.toman;
  }
  async function topUp(ask: Ask): Promise<void> {
    const command: Command = { do: 'top-up', user, toman: thousands(300) };
    topUps.push({ authority: valueOf<string>(await ask(command)), toman: command.toman });
  }
  async function credit(ask: Ask): Promise<void> {
    const { authority, toman: added } = takeOne(topUps);
    const pays = dice.below(5) > 0;
    if (pays) bank.pay(authority);
    else bank.refuse(authority);
    const kind = valueOf<string>(await ask({ do: 'credit', authority }));
    if (kind !== (pays ? 'credited' : 'not-credited')) throw new Error(`a top-up of ${added} is ${kind}`);
    if (pays) purse.balance += added;
  }
  async function buy(ask: Ask): Promise<void> {
    const command = order('wallet', 1 + dice.below(3)) as Extract<Command, { do: 'order' }>;
    const wanted = open ? 'orders.payment.open' : command.shownToman <= free(purse) || POOR;
    const said = await ask(command);
    expectSaid(command, said, wanted);
    if (!said.ok) return;
    purse.balance -= command.shownToman;
    place(valueOf<{ orderId: number }>(said).orderId, command.shownToman, 0);
  }
  async function hold(ask: Ask): Promise<void> {
    const quantity = 1 + dice.below(3);
    const total = bill(quantity);
    const part = dice.below(4) === 0 ? 0 : Math.min(thousands(200), total - LEAST_PAYABLE_TOMAN);
    const command = order(part === 0 ? 'gateway' : part, quantity);
    const said = await ask(command);
    expectSaid(command, said, part <= free(purse) || 'wallet.credit.changed');
    if (!said.ok) return;
    const made = valueOf<{ orderId: number; code: string }>(said);
    orders.set(made.orderId, 'awaiting-payment');
    purse.held += part;
    open = { ...made, total, part, authority: null };
  }
  const ended = (state: string): Open => {
    const order = open as Open;
    orders.set(order.orderId, state);
    purse.held -= order.part;
    open = null;
    return order;
  };
  async function payRest(ask: Ask): Promise<void> {
    const order = open as Open;
    if (order.authority === null) {
      order.authority = valueOf<string>(await ask({ do: 'to-bank', user, code: order.code }));
      return;
    }
    bank.pay(order.authority);
    const kind = valueOf<string>(await ask({ do: 'from-bank', authority: order.authority }));
    if (kind !== 'placed') throw new Error(`a paid order is ${kind}`);
    ended('placed');
    purse.balance -= order.part;
    placed.push({ orderId: order.orderId, part: order.part, rest: order.total - order.part });
  }
  async function payWhole(ask: Ask): Promise<void> {
    const { code, total, part, orderId } = open as Open;
    const command: Command = { do: 'pay-open', user, code, shownToman: total };
    const enough = total <= free(purse) + part;
    const said = await ask(command);
    expectSaid(command, said, enough || POOR);
    if (!enough) return;
    ended('placed');
    purse.balance -= total;
    placed.push({ orderId, part: total, rest: 0 });
  }
  async function giveUp(ask: Ask): Promise<void> {
    // Pressed again after a crash it finds the order given up.
    await ask({ do: 'give-up', user, code: (open as Open).code });
    ended('cancelled');
  }
  async function cancel(ask: Ask): Promise<void> {
    const { orderId, part, rest } = takeOne(placed);
    const { refunds: owed } = valueOf<{ refunds: Omit<Refund, 'orderId'>[] }>(await ask({ do: 'cancel', orderId }));
    const wanted = [part, rest].filter((amount) => amount > 0).sort((a, b) => a - b);
    const found = owed.map((one) => one.toman).sort((a, b) => a - b);
    if (JSON.stringify(found) !== JSON.stringify(wanted)) throw new Error(`order ${orderId} owes ${JSON.stringify(owed)}, the model ${JSON.stringify(wanted)}`);
    const gateway = owed.filter((one) => one.destination === 'gateway').map((one) => one.toman);
    if (gateway.some((amount) => amount !== rest || amount < GATEWAY_REFUND_LEAST_TOMAN))
      throw new Error(`order ${orderId} gives back ${JSON.stringify(owed)}`);
    orders.set(orderId, 'refund-pending');
    refunds.push(...owed.map((one) => ({ ...one, orderId })));
  }
  async function giveBack(ask: Ask, command: (refund: Refund) => Command, toWallet: (refund: Refund) => boolean): Promise<void> {
    const refund = takeOne(refunds);
    expectSaid(command(refund), await ask(command(refund)), true);
    if (toWallet(refund)) purse.balance += refund.toman;
    if (!refunds.some((one) => one.orderId === refund.orderId)) orders.set(refund.orderId, 'refunded');
  }

  const steps = (): Step[] => [
    { weight: 24, run: gift },
    { weight: 26, run: charge },
    { weight: 6, run: both },
    { weight: 4, run: twice },
    { weight: topUps.length < MOST.topUps ? 9 : 0, run: topUp },
    { weight: topUps.length * 5, run: credit },
    { weight: placed.length < MOST.placed ? 5 : 0, run: buy },
    { weight: open || placed.length >= MOST.placed ? 0 : 5, run: hold },
    { weight: open ? 5 : 0, run: payRest },
    { weight: open ? 2 : 0, run: payWhole },
    { weight: open ? 3 : 0, run: giveUp },
    { weight: refunds.length < MOST.refunds ? placed.length * 3 : 0, run: cancel },
    {
      weight: refunds.length * 6,
      run: (ask) =>
        giveBack(
          ask,
          ({ id }) => ({ do: 'carry-out', refundId: id }),
          ({ destination }) => destination === 'wallet',
        ),
    },
    {
      weight: refunds.length * 2,
      run: (ask) =>
        giveBack(
          ask,
          ({ id }) => ({ do: 'take', user, refundId: id }),
          () => true,
        ),
    },
  ];
  return {
    step: async (ask) => {
      const all = steps();
      let at = dice.below(all.reduce((sum, { weight }) => sum + weight, 0));
      for (const { weight, run } of all) if ((at -= weight) < 0) return run(ask);
    },
    purses: () => new Map([[user, purse]]),
    orders: () => orders,
  };
}
