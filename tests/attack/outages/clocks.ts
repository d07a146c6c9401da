import { setTimeout as pause } from 'node:timers/promises';
import type { Arena, Attack } from '../attack';
import { makeBuyers, unitOf } from '../races/buyers';
import { goToGateway, openCheckout, orderCode, postCheckout, press } from '../races/checkout';
import { value } from '../races/expect';
import { openClient } from '../races/http';
import { openSide } from './side-portal';

const MINUTE = 60_000;
/** How long the wrong clocks are watched: longer than a relay's interval of five seconds. */
const WATCHED_MS = 8_000;

/** Runs a worker that is 70 minutes fast while a buyer pays, and a web process that is 10 minutes slow while one logs in: neither does anything that depends on time. [OPS-1] */
export const wrongClocks: Attack = { name: 'wrong clocks', quick: true, run };

async function run(arena: Arena): Promise<string> {
  const client = openClient(4);
  const shop = { url: arena.portal.url, client };
  try {
    const unit = await unitOf(arena.db, 'NS1-SE-PLUS');
    await arena.db.query('update stock set available = greatest(available, 10) where variant_id = $1', [unit.id]);
    const [buyer] = await makeBuyers(arena.db, 1, { unit });
    if (!buyer) throw new Error('no buyer');
    const code = orderCode(await postCheckout(shop, await openCheckout(shop, buyer)));
    if (!code) throw new Error('no order');
    const payUrl = await goToGateway(shop, buyer, code);
    const state = () => value<string>(arena.db, 'select state as value from orders where code = $1', [code]);

    const fast = await openSide(arena, { laterMs: 70 * MINUTE });
    try {
      await notReady(client, fast.portal.url, 70 * 60);
      await pause(WATCHED_MS);
      if ((await state()) !== 'awaiting-payment') throw new Error(`a fast worker made the order ${await state()}`);
    } finally {
      await fast.end();
    }
    const back = await press(shop, payUrl, 'pay');
    if (back) await client.ask(new URL(back, shop.url).href, { cookie: buyer.cookie });
    const paid = await state();
    if (['awaiting-payment', 'cancelled', 'expired'].includes(paid)) throw new Error(`the buyer paid, and the order is ${paid}`);

    const slow = await openSide(arena, { laterMs: -10 * MINUTE });
    try {
      await notReady(client, slow.portal.url, -10 * 60);
      const codes = () => value(arena.db, 'select count(*)::int as value from login_challenges');
      const before = await codes();
      for (const [path, words] of [
        ['/login', 'چیزی ثبت نشد'],
        ['/en/login', 'nothing was stored'],
      ] as const) {
        const form = new URLSearchParams({ intent: 'phone', phone: '09121234567' });
        const { status, headers, text } = await client.ask(slow.portal.url + path, { form });
        if (status !== 503 || !headers['retry-after'] || !text.includes(words)) throw new Error(`${path} answered ${status}: ${text.slice(0, 200)}`);
      }
      if ((await codes()) !== before) throw new Error('a login code was made by a slow clock');
      const page = await client.ask(`${slow.portal.url}/en/login`);
      if (page.status !== 200) throw new Error(`a page to read answered ${page.status}`);
    } finally {
      await slow.end();
    }
  } finally {
    client.close();
  }
  return 'an order lived beside a worker 70 minutes fast and was paid; no code was made by a process 10 minutes slow; both not ready, pages to read answered';
}

async function notReady(client: ReturnType<typeof openClient>, url: string, aheadSeconds: number): Promise<void> {
  const { status, text } = await client.ask(`${url}/readyz`);
  const { clock, clockAheadSeconds } = JSON.parse(text) as { clock: string; clockAheadSeconds: number };
  if (status !== 503 || clock !== 'off' || Math.abs(clockAheadSeconds - aheadSeconds) > 3) throw new Error(`readiness says ${status} ${text}`);
}
