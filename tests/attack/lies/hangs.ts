import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fastFolder } from '../../fast-folder';
import type { Arena, Attack } from '../attack';
import { openLife } from '../crashes/life';
import { makeBuyers, unitOf } from '../races/buyers';
import { authorityOf, goToGateway, openCheckout, orderCode, postCheckout } from '../races/checkout';
import { openClient } from '../races/http';
import { openGateway } from './gateway';

/** More buyers than requests can be worked on at a time (ten for each of ten connections). */
const BUYERS = 150;
const AT_ONCE = 20;
/** The portal waits eight seconds for the gateway; a page asked for meanwhile must not. */
const PAGE_WITHIN_MS = 3_000;
const PAGES = 12;
const SHELF = 10_000;

/** A gateway that accepts every call and answers none: all who pay wait for it, and nobody else does. [ORD-4, SHELL-11] */
export const hangingGateway: Attack = { name: 'hanging gateway', quick: false, run };

async function run({ say }: Arena): Promise<string> {
  const dataDir = fastFolder('zarban-hangs-');
  const gateway = await openGateway(path.join(dataDir, 'hanging-gateway.jsonl'));
  const life = await openLife(dataDir, { ...gateway.env, PORTAL_ROLES: 'web,worker' });
  const [payers, visitor] = [openClient(BUYERS), openClient(2)];
  try {
    await life.start();
    const unit = await unitOf(life.db(), 'NS1-SE-PLUS');
    await life.db().query('update stock set available = $2 where variant_id = $1', [unit.id, SHELF]);
    const buyers = await makeBuyers(life.db(), BUYERS + 1, { unit });
    const other = buyers.pop();
    const shop = { url: life.url, client: payers };
    const orders: { buyer: (typeof buyers)[number]; code: string }[] = [];
    const lane = async () => {
      for (let buyer = buyers.pop(); buyer; buyer = buyers.pop()) {
        const code = orderCode(await postCheckout(shop, await openCheckout(shop, buyer)));
        if (!code) throw new Error('an order was not placed');
        orders.push({ buyer, code });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    say(`${orders.length} orders wait for their payment`);

    gateway.hang(true);
    const began = Date.now();
    const paying = orders.map(async ({ buyer, code }) => {
      const address = `${life.url}${buyer.lang === 'en' ? '/en' : ''}/shop/pay/${code}`;
      const { status } = await payers.ask(address, { cookie: buyer.cookie, form: new URLSearchParams({ intent: 'go' }) });
      return { status, ms: Date.now() - began };
    });
    // All have pressed, and are at the gateway.
    await setTimeout(1_500);
    const pages: number[] = [];
    for (let at = 0; at < PAGES; at += 1) {
      const from = Date.now();
      const { status } = await visitor.ask(`${life.url}/shop/cart`, { cookie: other?.cookie ?? '' });
      if (status !== 200) throw new Error(`the cart answered ${status}`);
      pages.push(Date.now() - from);
      await setTimeout(400);
    }
    const slowest = Math.max(...pages);
    if (slowest > PAGE_WITHIN_MS) throw new Error(`while the gateway hung, a page waited ${slowest} ms`);
    const told = await Promise.all(paying);
    const crashed = told.filter(({ status }) => status !== 503);
    if (crashed.length > 0) throw new Error(`${crashed.length} buyers were not told that the gateway cannot be reached, but ${crashed[0]?.status}`);

    const asked = gateway.hang(false);
    if (asked !== BUYERS) throw new Error(`${asked} of ${BUYERS} presses came to the gateway`);
    const sessions = new Set<string>();
    const again = async () => {
      for (let order = orders.pop(); order; order = orders.pop()) {
        // Every so many answers are lost; the same press again opens the session.
        for (let tries = 0; ; tries += 1) {
          try {
            sessions.add(authorityOf(await goToGateway(shop, order.buyer, order.code)));
            break;
          } catch (error) {
            if (tries === 3) throw error;
          }
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, again));
    const { rows } = await life
      .db()
      .query<{ orders: number; payments: number }>(
        `select count(distinct order_id)::int as orders, count(*)::int as payments from payments where authority is not null`,
      );
    if (sessions.size !== BUYERS || rows[0]?.orders !== BUYERS || rows[0]?.payments !== BUYERS)
      throw new Error(`${sessions.size} sessions, ${JSON.stringify(rows[0])} for ${BUYERS} orders`);
    const last = Math.max(...told.map(({ ms }) => ms));
    return `${BUYERS} payers at a gateway that hangs: each told 503, the last after ${(last / 1000).toFixed(1)} s; ${pages.length} pages of another visitor meanwhile, the slowest ${slowest} ms; afterwards ${BUYERS} sessions for ${BUYERS} orders`;
  } finally {
    payers.close();
    visitor.close();
    await life.stop();
    await gateway.close();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}
