import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freeze } from '../../freeze';
import type { Arena, Attack } from '../attack';
import { makeBuyers, unitOf } from '../races/buyers';
import { openCheckout, orderCode, postCheckout } from '../races/checkout';
import { spread } from '../races/expect';
import { openClient } from '../races/http';
import type { Answer } from '../races/http';

const FROZEN_MS = { quick: 9_000, whole: 45_000 };
/** How soon a request is answered: one under way when the database froze, and one that comes once that is known. */
const WITHIN_MS = { first: 9_000, later: 1_500 };
const KNOWN_AFTER_MS = 6_000;
const WELL_AGAIN_WITHIN_MS = 20_000;
const AT_ONCE = 40;

/** Freezes the database (SIGSTOP to all of its processes) under visitors and buyers: within seconds everybody is asked to come back, in the page's language, and all recovers by itself. [OPS-1, SHELL-11] */
export const frozenDatabase: Attack = { name: 'frozen database', quick: true, run };

type Seen = { what: string; status: number; ms: number; answer: Answer };

async function run({ portal, db, quick }: Arena): Promise<string> {
  const client = openClient(AT_ONCE);
  const shop = { url: portal.url, client };
  await portal.admin;
  const unit = await unitOf(db, 'NS1-SE-PLUS');
  await db.query('update stock set available = greatest(available, 20) where variant_id = $1', [unit.id]);
  const buyers = await makeBuyers(db, 4, { unit });
  const forms = await Promise.all(buyers.map((buyer) => openCheckout(shop, buyer)));
  const cookie = buyers[0]?.cookie ?? '';
  const ask = async (what: string, asked: () => Promise<Answer>): Promise<Seen> => {
    const from = Date.now();
    const answer = await asked();
    return { what, status: answer.status, ms: Date.now() - from, answer };
  };
  const round = (orders: boolean) => [
    ...['/shop/cart', '/account/orders', '/search?q=frozen', '/en/shop/cart', '/en/account', '/en/shop?kind=ecg'].map((page) =>
      ask(page, () => client.ask(portal.url + page, { cookie })),
    ),
    ...['/login', '/en/login'].map((page) =>
      ask(`POST ${page}`, () => client.ask(portal.url + page, { form: new URLSearchParams({ intent: 'phone', phone: '09121234567' }) })),
    ),
    ask('/v2/user/info', () => client.ask(`${portal.url}/v2/user/info`, { headers: { Authorization: `Bearer ${'a'.repeat(43)}` } })),
    ...(orders ? [] : [ask('/admin', () => client.ask(`${portal.url}/admin`))]),
    ...(orders
      ? forms.map(({ buyer, action, fields }) => ask('POST checkout', () => client.ask(action, { cookie: buyer.cookie, form: new URLSearchParams(fields) })))
      : []),
  ];

  const thaw = freeze(postmasterOf(portal.dataDir));
  const began = Date.now();
  let first: Seen[];
  const later: Seen[] = [];
  try {
    first = await Promise.all([...round(true), ...round(true)]);
    await pause(Math.max(0, began + KNOWN_AFTER_MS - Date.now()));
    while (Date.now() < began + (quick ? FROZEN_MS.quick : FROZEN_MS.whole)) {
      later.push(...(await Promise.all(round(false))));
      await pause(500);
    }
    const { status } = await client.ask(`${portal.url}/readyz`);
    if (status !== 503) throw new Error(`ready while the database hangs: ${status}`);
    if ((await client.ask(`${portal.url}/healthz`)).status !== 200) throw new Error('the process does not say that it lives');
  } finally {
    thaw();
  }
  check(first, WITHIN_MS.first);
  check(later, WITHIN_MS.later);

  const thawed = Date.now();
  for (;;) {
    const answers = await Promise.all([client.ask(`${portal.url}/readyz`), client.ask(`${portal.url}/en/shop/cart`, { cookie })]);
    if (answers.every(({ status }) => status === 200)) break;
    if (Date.now() > thawed + WELL_AGAIN_WITHIN_MS) throw new Error(`not well again: ${answers.map(({ status }) => status).join(', ')}`);
    await pause(100);
  }
  const well = Date.now() - thawed;
  // The forms that were answered 503 bring an order each when they are sent again, and one only.
  const again = await Promise.all(forms.map((form) => postCheckout(shop, form)));
  const codes = again.map(orderCode);
  if (codes.some((code) => !code)) throw new Error(`a form sent again was answered ${again.map(({ status }) => status).join(', ')}`);
  const { rows } = await db.query<{ orders: number }>('select count(*)::int as orders from orders where user_id = any($1)', [
    buyers.map(({ userId }) => userId),
  ]);
  if (rows[0]?.orders !== buyers.length) throw new Error(`${rows[0]?.orders} orders of ${buyers.length} buyers`);
  client.close();
  return `${first.length} under way told within ${spread(first.map(({ ms }) => ms))}, ${later.length} who came later within ${spread(later.map(({ ms }) => ms))}; well again ${well} ms after it went on; ${buyers.length} forms sent again, ${buyers.length} orders`;
}

function check(seen: readonly Seen[], withinMs: number): void {
  for (const { what, status, ms, answer } of seen) {
    if (ms > withinMs) throw new Error(`${what} waited ${ms} ms`);
    if (status !== 503) throw new Error(`${what} answered ${status}: ${answer.text.slice(0, 300)}`);
    if (!answer.headers['retry-after']) throw new Error(`${what} says not when to come back`);
    const english = what.includes('/en/');
    if (!what.startsWith('/admin') && !what.startsWith('/v2') && what !== 'POST checkout' && !answer.text.includes(`<html lang="${english ? 'en' : 'fa'}"`))
      throw new Error(`${what} is not answered in its language`);
    if (answer.text.includes('<html') && !/<header[\s\S]*<main[\s\S]*<footer/.test(answer.text)) throw new Error(`${what} has no shell`);
  }
}

function postmasterOf(dataDir: string): number {
  const { cluster } = JSON.parse(readFileSync(path.join(dataDir, 'database/owner.json'), 'utf8')) as { cluster: string };
  return Number(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
}
