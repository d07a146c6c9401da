import type { Arena, Attack } from '../attack';
import { makeBuyers, unitOf } from './buyers';
import { openCheckout, orderCode, postCheckout } from './checkout';
import { isRefusal, same, tally, value } from './expect';
import { openClient } from './http';
import { inTurns } from './in-turns';
import { saveInLoop, setStock, staffOf } from './staff';

const BUYERS = { quick: 60, whole: 200 };
const LIMIT = 10;
const READERS = 16;

/** Many buyers use a limited code at once while its terms are being saved. [DISC-4] */
export const codeLimit: Attack = { name: 'code limit', quick: true, run };

async function run({ portal, db, quick }: Arena): Promise<string> {
  const count = quick ? BUYERS.quick : BUYERS.whole;
  const unit = await unitOf(db, 'NB1');
  const staff = await staffOf(portal);
  const made = await staff.call('POST', '/discount-codes', { code: 'RACE10', kind: 'percent', value: 10, usesLimit: LIMIT, active: true });
  if (made.status !== 201) throw new Error(`the code was not made: ${made.status} ${made.text.slice(0, 300)}`);
  const { doc } = JSON.parse(made.text) as { doc: { id: number } };
  await setStock(staff, unit, await value(db, `select available from stock where variant_id = $1`, [unit.id]), count + 40);
  const buyers = await makeBuyers(db, count, { unit, codeId: doc.id });
  const reading = openClient(READERS);
  const buying = openClient(count);
  try {
    const forms = await inTurns(buyers, READERS, (buyer) => openCheckout({ url: portal.url, client: reading }, buyer));
    const editor = saveInLoop(staff, [{ path: `/discount-codes/${doc.id}`, body: (turn) => ({ usesLimit: LIMIT, note: `ذخیره‌ی ${turn}` }) }]);
    const answers = await Promise.all(
      forms.map(async (form) => ({ lang: form.buyer.lang, answer: await postCheckout({ url: portal.url, client: buying }, form) })),
    );
    const saves = await editor.stop();

    const kinds = answers.map(({ answer, lang }) => {
      if (orderCode(answer)) return 'order';
      return isRefusal(answer, lang, 'discounts.code.used-up') ? 'refused' : `status ${answer.status}: ${answer.text.slice(0, 200)}`;
    });
    same('answers', tally(kinds.sort()), `${LIMIT} × order, ${count - LIMIT} × refused`);
    same('counter', await value(db, `select used from code_counters where code_id = $1`, [doc.id]), LIMIT);
    same('uses', await value(db, `select count(*)::int from code_uses where code_id = $1 and state = 'held'`, [doc.id]), LIMIT);
    same('orders', await value(db, `select count(*)::int from orders where discount_code = 'RACE10' and discount_toman > 0`), LIMIT);
    same('stock', await value(db, `select available from stock where variant_id = $1`, [unit.id]), count + 40 - LIMIT);
    if (saves < 2) throw new Error(`the editor saved only ${saves} times meanwhile`);
    return `limit ${LIMIT}, ${count} buyers at once, ${saves} saves of its terms meanwhile: ${LIMIT} uses, ${count - LIMIT} refusals`;
  } finally {
    reading.close();
    buying.close();
  }
}
