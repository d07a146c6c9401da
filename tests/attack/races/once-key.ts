import type { Arena, Attack } from '../attack';
import { makeBuyers, unitOf } from './buyers';
import { openCheckout, orderCode, postCheckout } from './checkout';
import { isRefusal, same, tally, value } from './expect';
import { openClient } from './http';

const TIMES = 50;
const OTHER = { courierNote: 'پیش از آمدن تماس بگیرید' };

/** Sends the same once-key many times at once: one order and equal answers; with other content it is refused. */
export const onceKey: Attack = { name: 'once key', quick: true, run };

async function run({ portal, db }: Arena): Promise<string> {
  const unit = await unitOf(db, 'NH1');
  const [patient, torn] = await makeBuyers(db, 2, { unit });
  if (!patient || !torn) throw new Error('no buyers');
  const client = openClient(TIMES);
  const shop = { url: portal.url, client };
  const ordersOf = (userId: number) => value(db, `select count(*)::int from orders where user_id = $1`, [userId]);
  try {
    const form = await openCheckout(shop, patient);
    const answers = await Promise.all(Array.from({ length: TIMES }, () => postCheckout(shop, form)));
    const first = answers[0];
    if (!first || !orderCode(first)) throw new Error(`no order was made: ${first?.status}`);
    same('answers', tally(answers.map(({ status, location, text }) => `${status} ${location} ${text}`)), `${TIMES} × 303 ${first.location} `);
    same('orders', await ordersOf(patient.userId), 1);
    const changed = await postCheckout(shop, form, OTHER);
    same('other content is refused', isRefusal(changed, patient.lang, 'common.once-key-reused') && changed.status === 409, true);
    same('and the first answer stays', (await postCheckout(shop, form)).location, first.location);

    // Both contents at once: one wins, whoever has its content gets its answer, the others are refused.
    const both = await openCheckout(shop, torn);
    const mixed = await Promise.all(Array.from({ length: TIMES }, (_, index) => postCheckout(shop, both, index % 2 ? OTHER : {})));
    const kinds = mixed.map((answer) => orderCode(answer) ?? (isRefusal(answer, torn.lang, 'common.once-key-reused') ? 'refused' : `status ${answer.status}`));
    const code = kinds.find((kind) => kind !== 'refused');
    same('mixed answers', tally(kinds.sort()), tally([...Array<string>(TIMES / 2).fill(String(code)), ...Array<string>(TIMES / 2).fill('refused')].sort()));
    same('orders', await ordersOf(torn.userId), 1);
    return `${TIMES} posts of one key at once: 1 order, ${TIMES} equal answers; other content under the key: refused, also when both come at once`;
  } finally {
    client.close();
  }
}
