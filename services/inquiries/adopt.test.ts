import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyer, openShop, type Shop } from '../../tests/shop';
import { testContext } from '../../tests/test-context';
import { adoptInquiries } from './adopt';
import { askQuestion } from './ask';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());

const asked = async (phone: string) => {
  const sent = await askQuestion(testContext(shop.rt), {
    ...{ name: 'آوین کهن‌سار', topic: 'order', words: 'سفارش من کی می‌رسد؟', once: `key-${phone}-0123456789` },
    contact: { channel: 'phone', address: phone },
  });
  if (!sent.ok) throw new Error(sent.code);
  return sent.value.code;
};
const kept = async (code: string) =>
  (
    await shop.database.pool.query<{ user: number | null; times: number }>(
      `select i.user_id as user, (select count(*)::int from audit a where a.action = 'inquiries.adopted' and a.subject = 'inquiry:' || i.id) as times from inquiries i where i.code = $1`,
      [code],
    )
  ).rows[0];

test('[CONT-1, AUTH-6] what was asked with one’s number is adopted once, however many tabs log in; another’s stays nobody’s', async () => {
  const me = await buyer(shop, 471);
  const [mine, theirs] = [await asked('09120000471'), await asked('09120000472')];
  const answers = await Promise.all(Array.from({ length: 6 }, () => adoptInquiries(me, [mine, theirs])));
  expect(answers.map((answer) => (answer.ok ? answer.value : answer.code)).sort()).toEqual([0, 0, 0, 0, 0, 1]);
  expect(await kept(mine)).toEqual({ user: me.actor.kind === 'user' ? me.actor.userId : 0, times: 1 });
  expect(await kept(theirs)).toEqual({ user: null, times: 0 });
});

test('[CONT-1, AUTH-6] what becomes somebody’s while one logs in is not taken from them', async () => {
  const [me, other] = [await buyer(shop, 473), await buyer(shop, 474)];
  const otherId = other.actor.kind === 'user' ? other.actor.userId : 0;
  const code = await asked('09120000473');
  const first = await shop.database.pool.connect();
  await first.query('begin');
  await first.query('update inquiries set user_id = $1 where code = $2', [otherId, code]);
  const second = adoptInquiries(me, [code]);
  const waits = `select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  while ((await first.query<{ n: number }>(waits)).rows[0]?.n === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await first.query('commit');
  first.release();
  expect(await second).toEqual({ ok: true, value: 0 });
  expect(await kept(code)).toEqual({ user: otherId, times: 0 });
});
