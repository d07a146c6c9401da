import { formsOf } from '../../plain-browser';
import type { Buyer } from '../races/buyers';
import { authorityOf, goToGateway, openCheckout, orderCode, postCheckout, type Shop } from '../races/checkout';
import type { LyingGateway } from './gateway';
import type { Lie } from './lie';

export type Purchase = {
  buyer: Buyer;
  what: 'order' | 'top-up';
  lie: Lie;
  authority: string;
  /** The first session, where there were two. */ refused?: string;
  told: string;
};

const MOST_TRIES = 5;

/** Where the gateway sends a browser. */
export function callbackOf(gateway: LyingGateway, authority: string, status: 'OK' | 'NOK' = 'OK', more: Record<string, string> = {}): string {
  const session = gateway.sessions.find(authority);
  const url = new URL(session?.callbackUrl ?? 'http://127.0.0.1');
  for (const [key, value] of Object.entries({ Authority: authority, Status: status, ...more })) url.searchParams.set(key, value);
  return url.href;
}

/** One buyer orders, or adds credit, by the pages' own forms, and the gateway lies in this way. */
export async function purchase(shop: Shop, gateway: LyingGateway, buyer: Buyer, what: Purchase['what'], lie: Lie): Promise<Purchase> {
  const back = async (authority: string, status: 'OK' | 'NOK' = 'OK', more: Record<string, string> = {}) => {
    const answer = await shop.client.ask(callbackOf(gateway, authority, status, more));
    if (answer.status !== 303) throw new Error(`the way back answered ${answer.status} for “${lie}”`);
    return answer.location ?? '';
  };
  const code = what === 'order' ? await order(shop, buyer) : null;
  const open = () => again(() => (code ? goToGateway(shop, buyer, code) : topUp(shop, buyer)));
  let authority = authorityOf(await open());
  gateway.lie(authority, lie);
  const done: Purchase = { buyer, what, lie, authority, told: '' };
  switch (lie) {
    case 'none':
    case 'charges another amount':
    case 'loses the answer after the charge':
    case 'says not paid':
    case 'talks nonsense':
      gateway.charge(authority);
      done.told = await back(authority);
      break;
    case 'reports before the buyer is back': {
      gateway.charge(authority);
      const [, told] = await Promise.all([back(authority), back(authority)]);
      done.told = told;
      break;
    }
    case 'reports many times at once':
      gateway.charge(authority);
      done.told = (await Promise.all(Array.from({ length: 4 }, (_, at) => back(authority, at % 2 ? 'NOK' : 'OK'))))[0] ?? '';
      break;
    case 'reports before it is paid':
      await back(authority);
      gateway.charge(authority);
      done.told = await back(authority);
      break;
    case 'never reports':
    case 'reports three days late':
      gateway.charge(authority);
      break;
    case 'charges three days late':
      done.told = await back(authority, 'NOK');
      break;
    case 'reports what was refused':
      refuse(gateway, authority);
      done.told = await back(authority, 'OK');
      break;
    case 'reports another amount':
      gateway.charge(authority);
      done.told = await back(authority, 'OK', { Amount: '1', RefID: '1', code: '100' });
      break;
    case 'charges the refused session too':
      if (code) {
        refuse(gateway, authority);
        done.refused = authority;
        await back(authority, 'NOK');
        authority = authorityOf(await open());
        done.authority = authority;
      }
      gateway.charge(authority);
      done.told = await back(authority);
      break;
  }
  return done;
}

function refuse(gateway: LyingGateway, authority: string): void {
  const session = gateway.sessions.find(authority);
  if (session) gateway.sessions.change(session, { refusedAt: new Date().toISOString() });
}

async function order(shop: Shop, buyer: Buyer): Promise<string> {
  const answer = await postCheckout(shop, await openCheckout(shop, buyer));
  const code = orderCode(answer);
  if (!code) throw new Error(`no order: ${answer.status} ${answer.location ?? ''}`);
  return code;
}

async function topUp({ url, client }: Shop, buyer: Buyer): Promise<string> {
  const address = `${url}${buyer.lang === 'en' ? '/en' : ''}/account/wallet`;
  const page = await client.ask(address, { cookie: buyer.cookie });
  const form = formsOf(page.text, address).find(({ fields }) => fields['once'] && 'amount' in fields);
  if (!form) throw new Error(`no form to add credit at ${address}: ${page.status}`);
  const answer = await client.ask(form.action, { cookie: buyer.cookie, form: new URLSearchParams({ ...form.fields, amount: '500000' }) });
  if (!answer.location?.includes('/pg/StartPay/')) throw new Error(`the gateway was not opened: ${answer.status} ${answer.location ?? ''}`);
  return answer.location;
}

/** The gateway's answer to opening a session may be lost: the buyer presses again. */
async function again(open: () => Promise<string>): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await open();
    } catch (error) {
      if (tries >= MOST_TRIES) throw error;
    }
  }
}
