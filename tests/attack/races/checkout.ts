import { setTimeout } from 'node:timers/promises';
import { formsOf } from '../../plain-browser';
import type { PlainForm } from '../../plain-browser';
import type { Buyer } from './buyers';
import type { Answer, Client } from './http';

export type Filled = { buyer: Buyer; action: string; fields: Record<string, string> };
export type Shop = { url: string; client: Client };

const inLang = (buyer: Buyer, path: string) => (buyer.lang === 'en' ? `/en${path}` : path);

/** Opens the checkout page as the buyer's browser does, and fills its form. */
export async function openCheckout({ url, client }: Shop, buyer: Buyer): Promise<Filled> {
  const address = `${url}${inLang(buyer, '/shop/checkout')}`;
  const page = await client.ask(address, { cookie: buyer.cookie });
  const form = formWith(page, address, 'once');
  return { buyer, action: form.action, fields: { ...form.fields, terms: 'on' } };
}

const PATIENCE = 20;

/** Posts the form; a buyer who is asked to come back in a moment does so. */
export async function postCheckout({ client }: Shop, { buyer, action, fields }: Filled, more: Record<string, string> = {}): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    const answer = await client.ask(action, { cookie: buyer.cookie, form: new URLSearchParams({ ...fields, ...more }) });
    if (answer.status !== 503 || tries === PATIENCE) return answer;
    await setTimeout(2_000);
  }
}

/** The order's code, when the answer leads to its payment. */
export function orderCode(answer: Answer): string | undefined {
  return answer.status === 303 ? /\/shop\/pay\/([^/?]+)$/.exec(answer.location ?? '')?.[1] : undefined;
}

/** Presses “pay” on the order's page; the address at the gateway that the buyer is sent to. */
export async function goToGateway({ url, client }: Shop, buyer: Buyer, code: string): Promise<string> {
  const address = `${url}${inLang(buyer, `/shop/pay/${code}`)}`;
  const answer = await client.ask(address, { cookie: buyer.cookie, form: new URLSearchParams({ intent: 'go' }) });
  if (answer.status !== 303 || !answer.location?.includes('/pg/StartPay/'))
    throw new Error(`the gateway was not opened: ${answer.status} ${answer.location ?? ''}`);
  return answer.location;
}

/** Presses one of the sandbox's buttons; where it leads, if it does. */
export async function press({ client }: Shop, payUrl: string, choice: 'pay' | 'refuse' | 'pay-and-close' | 'pay-twice' | 'late'): Promise<string | undefined> {
  return (await client.ask(payUrl, { form: new URLSearchParams({ do: choice }) })).location;
}

export function authorityOf(payUrl: string): string {
  return payUrl.slice(payUrl.lastIndexOf('/') + 1);
}

function formWith(page: Answer, url: string, field: string): PlainForm {
  const form = formsOf(page.text, url).find(({ names }) => names.includes(field));
  if (!form) throw new Error(`no form with ${field} at ${url}: ${page.status} ${page.location ?? page.text.slice(0, 300)}`);
  return form;
}
