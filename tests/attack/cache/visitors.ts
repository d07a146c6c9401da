import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { fillCarts, makeBuyers, unitOf } from '../races/buyers';
import type { Buyer } from '../races/buyers';
import { openCheckout, orderCode, postCheckout } from '../races/checkout';
import type { Shop } from '../races/checkout';

export type Visitor = {
  cookie: string;
  /** Texts that belong to this visitor alone and may be on nobody else's page. */
  marks: string[];
  code: string;
};

const COUNT = 4;
/** The quantity in the carts: a number that no public page contains. */
const QUANTITY = 7;

/** Buyers whose names, phones, addresses, orders and sessions are unlike any text of the site. */
export async function makeVisitors(shop: Shop, db: pg.Pool): Promise<Visitor[]> {
  const unit = await unitOf(db, 'NS0');
  const marks = Array.from({ length: COUNT }, (_, index) => ({ first: `نشان${letters()}`, last: `مهر${letters()}`, street: `کوچه‌ی ${letters()}`, index }));
  const buyers = await makeBuyers(db, COUNT, { unit, quantity: 1, name: (index) => marks[index] ?? { first: '', last: '' } });
  const visitors: Visitor[] = [];
  for (const [index, buyer] of buyers.entries()) {
    const { first = '', last = '', street = '' } = marks[index] ?? {};
    await db.query(`update addresses set full_address = $2, postal_code = $3 where user_id = $1`, [buyer.userId, `خیابان نمونه، ${street}`, digits(10)]);
    const code = orderCode(await postCheckout(shop, await openCheckout(shop, buyer)));
    if (!code) throw new Error('a visitor could not order');
    await fillCarts(db, [buyer.userId], { unit, quantity: QUANTITY });
    const { rows } = await db.query<{ postal: string }>(`select postal_code as postal from addresses where user_id = $1`, [buyer.userId]);
    visitors.push({ cookie: buyer.cookie, code, marks: [first, last, street, code, buyer.phone, persian(buyer.phone), rows[0]?.postal ?? '', tokenOf(buyer)] });
  }
  return visitors;
}

/** A guest with a cart and its flash message: two more cookies that bypass the cache. */
export async function makeGuest({ url, client }: Shop, db: pg.Pool): Promise<Visitor> {
  const unit = await unitOf(db, 'NS0');
  const form = new URLSearchParams({ intent: 'add', variant: String(unit.id), colour: String(unit.colourId ?? ''), quantity: '3', from: '/shop/ns0' });
  const added = await client.ask(`${url}/shop/cart`, { form });
  const cookies = [added.headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0] ?? '');
  if (added.status !== 303 || cookies.length < 2) throw new Error(`a guest could not fill a cart: ${added.status}`);
  return { cookie: cookies.join('; '), code: '', marks: cookies.map((pair) => pair.slice(pair.indexOf('=') + 1)) };
}

function tokenOf(buyer: Buyer): string {
  return buyer.cookie.slice(buyer.cookie.indexOf('=') + 1);
}

const LETTERS = 'بپتجچخدذرزژسشغفقکگلمنوهی';

/** Eight random letters, which occur in no text of the site. */
function letters(): string {
  return [...randomBytes(8)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

function digits(count: number): string {
  return `1${[...randomBytes(count - 1)].map((byte) => byte % 10).join('')}`;
}

function persian(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCodePoint(0x06_f0 + Number(digit)));
}
