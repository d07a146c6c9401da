import type { Arena, Attack } from '../attack';
import { makeBuyers, unitOf } from './buyers';
import type { Buyer } from './buyers';
import { authorityOf, goToGateway, openCheckout, orderCode, postCheckout, press } from './checkout';
import type { Shop } from './checkout';
import { same, tally, value } from './expect';
import { openClient } from './http';

const TIMES = 50;
const ORDERS = { quick: 3, whole: 20 };

/** Sends the same callback of the gateway many times at once, by address and by form: it has one effect. [ORD-13] */
export const callback: Attack = { name: 'callback', quick: true, run };

async function run(arena: Arena): Promise<string> {
  const { portal, db, quick } = arena;
  const orders = quick ? ORDERS.quick : ORDERS.whole;
  const unit = await unitOf(db, 'NS0');
  const buyers = await makeBuyers(db, orders, { unit });
  const before: number = await value(db, `select available from stock where variant_id = $1`, [unit.id]);
  const client = openClient(TIMES);
  try {
    for (const buyer of buyers) await one(arena, { url: portal.url, client }, buyer);
    same('stock', await value(db, `select available from stock where variant_id = $1`, [unit.id]), before - orders);
    return `${orders} payments, each called back ${TIMES} times at once and once more: one settled payment, one ledger entry, one SMS each`;
  } finally {
    client.close();
  }
}

async function one({ db }: Arena, shop: Shop, buyer: Buyer): Promise<void> {
  const code = orderCode(await postCheckout(shop, await openCheckout(shop, buyer)));
  if (!code) throw new Error('no order was made');
  const payUrl = await goToGateway(shop, buyer, code);
  await press(shop, payUrl, 'pay-and-close');
  const back = (index: number) => {
    const query = new URLSearchParams({ Authority: authorityOf(payUrl), Status: index % 5 === 0 ? 'NOK' : 'OK' });
    const origin = { Origin: 'https://bank.example', 'Sec-Fetch-Site': 'cross-site' };
    const address = `${shop.url}/payment/return?${query}`;
    return shop.client.ask(address, index % 2 ? { form: new URLSearchParams(), headers: origin } : {});
  };
  const answers = await Promise.all(Array.from({ length: TIMES }, (_, index) => back(index)));
  answers.push(await back(1));
  const done = `303 ${buyer.lang === 'en' ? '/en' : ''}/shop/done/${code}`;
  same('answers', tally(answers.map(({ status, location }) => `${status} ${location ?? ''}`)), `${TIMES + 1} × ${done}`);

  const { rows } = await db.query(
    `select state, paid_toman = total_toman as paid,
       (select count(*)::int from payments where order_id = o.id and state = 'paid') as payments,
       (select count(*)::int from ledger_entries e join payments p on e.subject = 'payment:' || p.id where p.order_id = o.id) as entries,
       (select count(*)::int from messages where recipient = $2 and notice = 'orders.placed') as messages,
       (select count(*)::int from events where subject = 'order:' || o.id and event = 'pay') as events,
       (select count(*)::int from holds where order_id = o.id and state = 'sold') as sold,
       (select count(*)::int from cart_lines l join carts c on c.id = l.cart_id where c.user_id = o.user_id) as "inCart"
     from orders o where code = $1`,
    [code, buyer.phone],
  );
  same('effects', rows[0], { state: 'placed', paid: true, payments: 1, entries: 1, messages: 1, events: 1, sold: 1, inCart: 0 });
}
