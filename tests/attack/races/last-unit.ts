import type { Arena, Attack } from '../attack';
import { makeBuyers, unitOf } from './buyers';
import { openCheckout, orderCode, postCheckout } from './checkout';
import type { Filled } from './checkout';
import { isRefusal, same, saidOn, spread, tally, value } from './expect';
import { openClient } from './http';
import { inTurns } from './in-turns';
import { saveInLoop, setStock, staffOf } from './staff';

const BUYERS = { quick: 120, whole: 500 };
const READERS = 16;

/** All buyers order the last unit at once, while an editor saves its product and unit in a loop. [ORD-13] */
export const lastUnit: Attack = { name: 'last unit', quick: true, run };

async function run({ portal, db, quick }: Arena): Promise<string> {
  const unit = await unitOf(db, 'NS1-SE');
  const staff = await staffOf(portal);
  const count = quick ? BUYERS.quick : BUYERS.whole;
  const buyers = await makeBuyers(db, count, { unit });
  const reading = openClient(READERS);
  const buying = openClient(count);
  try {
    const forms = await inTurns(buyers, READERS, (buyer) => openCheckout({ url: portal.url, client: reading }, buyer));
    await setStock(staff, unit, await stockOf(), 1);

    const editor = saveInLoop(staff, [
      { path: `/products/${unit.productId}?locale=fa`, body: (turn) => ({ rank: 10 + (turn % 3), _status: 'published' }) },
      { path: `/variants/${unit.id}?locale=fa`, body: () => ({ title: unit.title.fa }) },
    ]);
    const began = Date.now();
    const answers = await Promise.all(forms.map((form) => buy(form)));
    const seconds = (Date.now() - began) / 1000;
    const saves = await editor.stop();

    const kinds = answers.map(({ answer, buyer }) => {
      if (orderCode(answer)) return 'order';
      return isRefusal(answer, buyer.lang, 'orders.stock.gone', { name: unit.title[buyer.lang] })
        ? 'refused'
        : `status ${answer.status}: ${saidOn(answer.text)}`;
    });
    same('answers', tally(kinds.sort()), `1 × order, ${count - 1} × refused`);
    same('stock', await stockOf(), 0);
    const ids = buyers.map((buyer) => buyer.userId);
    same('orders', await value(db, `select count(*)::int from orders where user_id = any($1)`, [ids]), 1);
    same('holds', await value(db, `select count(*)::int from holds h join orders o on o.id = h.order_id where o.user_id = any($1)`, [ids]), 1);
    same('movements against stock', await value(db, `select sum(delta)::int from stock_moves where variant_id = $1`, [unit.id]), 0);
    if (saves < 2) throw new Error(`the editor saved only ${saves} times meanwhile`);
    return `${count} buyers at once, ${saves} saves meanwhile: 1 order, ${count - 1} refusals, stock 0, in ${seconds.toFixed(1)} s (${spread(answers.map((one) => one.ms))})`;
  } finally {
    reading.close();
    buying.close();
  }

  async function buy(form: Filled) {
    const began = Date.now();
    const answer = await postCheckout({ url: portal.url, client: buying }, form);
    return { answer, buyer: form.buyer, ms: Date.now() - began };
  }
  function stockOf(): Promise<number> {
    return value(db, `select available from stock where variant_id = $1`, [unit.id]);
  }
}
