import type { Arena, Attack } from '../attack';
import { rowsNow, untilQuiet, writtenBetween } from '../gate/untouched';
import { PlainBrowser } from '../../plain-browser';
import { noRefusal } from './answers';
import { commentOf } from './commented';
import { ticketOf } from './devices';
import { bodyOf } from './inputs';
import { refusedRefund } from './money';
import { secondSession, somebody, type Person } from './people';
import { send } from './send';
import { sensible } from './sensible';
import { dearerRequest, pricedRequest } from './service-requests';

const langs = ['fa', 'en'] as const;
const at = (lang: 'fa' | 'en', path: string) => (lang === 'en' ? `/en${path}` : path);

type Owned = {
  person: Person;
  code: string;
  once: string;
  /** A refund that they may take into their wallet. */ refund: string;
  /** A device of theirs and its open ticket. */ serial: string;
  ticket: string;
  /** Services of theirs: with a price to accept, and one that is paid. */ priced: string;
  paid: string;
  /** A comment of theirs that waits. */ comment: number;
};

/** Somebody with an address, a cart and an order that waits for its payment. */
async function owner({ db, portal }: Arena): Promise<Owned> {
  const person = await somebody(db, portal.url, { address: true, cart: true });
  await person.browser.open('/shop/checkout');
  const form = person.browser.form('order');
  const page = await person.browser.submit(form, { terms: 'on' });
  const code = decodeURIComponent(/\/shop\/pay\/([^/?]+)/.exec(page.url)?.[1] ?? '');
  if (!code) throw new Error(`no order was made: ${page.status} ${page.url}`);
  await refusedRefund(db, person.id);
  const { rows } = await db.query<{ id: string }>('select id from refunds where user_id = $1', [person.id]);
  const { serial, code: ticket } = await ticketOf(db, person.id);
  const priced = await pricedRequest(db, person.id, { state: 'waiting-accept' });
  const paid = await dearerRequest(db, person.id);
  const comment = await commentOf(db, person.id);
  return { person, code, once: form.fields['once'] ?? '', refund: rows[0]?.id ?? '', serial, ticket, priced, paid, comment };
}

/** Posts to the owner's page as somebody else; says what is wrong with the refusal. */
async function tried(browser: PlainBrowser, lang: 'fa' | 'en', path: string, fields: Record<string, string>): Promise<string | null> {
  const heard = await send(browser, { action: new URL(at(lang, path), browser.origin).href }, bodyOf(Object.entries(fields)));
  const problem = noRefusal(heard, lang);
  return problem && `${lang} ${path} ${fields['intent'] ?? ''}: ${problem}`;
}

/** Uses other people's orders, addresses, cart lines and once-keys: they are not found, and not a row changes. */
const othersThings: Attack = {
  name: 'forms: other people’s things',
  quick: true,
  run: async (arena) => {
    const { db, portal } = arena;
    const theirs = await owner(arena);
    const me = await somebody(db, portal.url, { address: true, cart: true });
    await db.query(`insert into carts (user_id) values ($1) on conflict do nothing`, [theirs.person.id]);
    const { id: session } = await secondSession(db, theirs.person.id);
    const before = await untilQuiet(db);
    const problems: (string | null)[] = [];
    let asked = 0;
    for (const lang of langs) {
      for (const path of [
        `/shop/pay/${theirs.code}`,
        `/account/orders/${theirs.code}`,
        `/shop/done/${theirs.code}`,
        `/account/addresses/${theirs.person.addressId}`,
        `/account/devices/${theirs.serial}`,
        `/account/devices/${theirs.serial}/ticket`,
        `/account/tickets/${theirs.ticket}`,
        `/account/requests/${theirs.priced}/pay`,
        `/account/requests/${theirs.paid}/cancel`,
        `/account/requests/${theirs.paid}/supplement`,
      ]) {
        const page = await me.browser.open(at(lang, path));
        asked += 1;
        if (page.status !== 404 || page.text.includes(theirs.person.phone)) problems.push(`${page.status} ${lang} ${path}`);
      }
      const address = String(theirs.person.addressId);
      const { once = '', shown = '' } =
        (await me.browser.open(at(lang, `/shop/checkout?address=${address}`))).forms.find((form) => form.fields['once'])?.fields ?? {};
      const odd = { ...sensible(lang), intent: 'default' };
      const posts: [string, Record<string, string>][] = [
        [`/shop/pay/${theirs.code}`, { intent: 'go' }],
        [`/shop/pay/${theirs.code}`, { intent: 'give-up' }],
        [`/account/addresses/${address}`, odd],
        ['/account/addresses', { intent: 'delete', id: address }],
        ['/account/addresses', { intent: 'delete', id: '2147483648' }],
        ['/shop/checkout', { intent: 'order', once, shown, address, terms: 'on' }],
        ['/shop/cart', { intent: 'remove', key: '999999::' }],
        ['/shop/cart', { intent: 'quantity', key: '999999::', quantity: '1' }],
        [`/shop/pay/${theirs.code}`, { intent: 'wallet', once: `${once}x`, shown }],
        [`/account/orders/${theirs.code}`, { intent: 'take-refund', once: `${once}y`, refund: theirs.refund }],
        ['/account/info', { intent: 'confirm', code: '123456', approval: '654321' }],
        ['/account/sessions', { intent: 'end', id: session }],
        [`/account/devices/${theirs.serial}/ticket`, { ...odd, once: `${once}z` }],
        [`/account/tickets/${theirs.ticket}`, { intent: 'withdraw' }],
        ['/account/comments', { intent: 'withdraw', comment: String(theirs.comment) }],
        [`/account/requests/${theirs.priced}/pay`, { intent: 'accept', version: '1' }],
        [`/account/requests/${theirs.priced}/pay`, { intent: 'pay', once: `${once}v`, shown: '500000', pay: 'wallet' }],
        [`/account/requests/${theirs.priced}/cancel`, { intent: 'decline', fee: '0' }],
        [`/account/requests/${theirs.paid}/cancel`, { intent: 'cancel', fee: '100000' }],
        [`/account/requests/${theirs.paid}/supplement`, { intent: 'decline', ordinal: '1' }],
        [`/account/requests/${theirs.paid}/supplement`, { intent: 'pay', once: `${once}m`, ordinal: '1', shown: '150000', pay: 'wallet' }],
      ];
      for (const [path, fields] of posts) {
        asked += 1;
        problems.push(await tried(me.browser, lang, path, fields));
      }
    }
    const written = writtenBetween(before, await rowsNow(db));
    if (written.length > 0) problems.push(`written in ${written.join(', ')}`);
    problems.push(await theirOnceKey(arena, theirs, me));
    const found = problems.filter((problem) => problem !== null);
    if (found.length > 0) throw new Error(found.join('\n'));
    return `${asked} requests for what is another’s: not there, 0 rows written; another’s once-key brings nothing of theirs`;
  },
};

/** Sends somebody's once-key as another: it makes their own order, and with another body it is refused. */
async function theirOnceKey({ db }: Arena, theirs: Owned, me: Person): Promise<string | null> {
  await me.browser.open('/shop/checkout');
  const form = me.browser.form('order');
  const fields = { ...form.fields, once: theirs.once, terms: 'on' };
  const first = await send(me.browser, form, bodyOf(Object.entries(fields)));
  const to = String(first.headers.location);
  if (first.status !== 303 || to.includes(theirs.code)) return `another’s once-key: ${first.status} → ${to}`;
  const again = await send(me.browser, form, bodyOf(Object.entries(fields)));
  if (again.status !== 303 || String(again.headers.location) !== to) return `the own once-key again: ${again.status} → ${again.headers.location}`;
  const changed = await send(me.browser, form, bodyOf(Object.entries({ ...fields, courierNote: 'x' })));
  if (changed.status !== 409) return `the own once-key with another body: ${changed.status}`;
  const { rows } = await db.query<{ count: number }>('select count(*)::int as count from orders where user_id = $1', [me.id]);
  return rows[0]?.count === 1 ? null : `${rows[0]?.count} orders of one once-key`;
}

/** Sends every form of an account without a login: each leads to the login and writes nothing. */
const nobody: Attack = {
  name: 'forms: own pages without a session',
  quick: true,
  run: async (arena) => {
    const { db, portal } = arena;
    const theirs = await owner(arena);
    const before = await untilQuiet(db);
    const ofAccounts = async () => (await db.query<{ n: number }>(`select count(*)::int as n from form_drafts where owner like 'user:%'`)).rows[0]?.n;
    const drafts = await ofAccounts();
    const guest = new PlainBrowser(portal.url);
    let asked = 0;
    for (const lang of langs) {
      const paths = [
        `/shop/pay/${theirs.code}`,
        '/shop/checkout',
        '/account/info',
        '/account/addresses',
        '/account/addresses/new',
        `/account/addresses/${theirs.person.addressId}`,
        '/login/profile',
      ];
      for (const path of [...paths, ...paths.slice(2, 6).map((one) => `${one}.data`)]) {
        for (const intent of ['default', 'go', 'give-up', 'order', 'edit', 'email', 'delete']) {
          const fields = { ...sensible(lang), intent, id: String(theirs.person.addressId) };
          const heard = await send(guest, { action: new URL(at(lang, path), portal.url).href }, bodyOf(Object.entries(fields)));
          asked += 1;
          const led = heard.status === 303 && String(heard.headers.location).startsWith(at(lang, '/login'));
          // Pages that come to life get the same redirect as data.
          const data = path.endsWith('.data') && heard.text.includes(at(lang, '/login'));
          if (!led && !data) throw new Error(`${heard.status} ${lang} ${path} ${intent} → ${heard.headers.location}`);
        }
      }
    }
    // What was typed waits for the login that these posts began, sealed by its token and belonging to no account (decision 033).
    const written = writtenBetween(before, await rowsNow(db)).filter((table) => table !== 'form_drafts');
    if (written.length > 0) throw new Error(`written in ${written.join(', ')}`);
    if ((await ofAccounts()) !== drafts) throw new Error('a post without a session left a draft to an account');
    return `${asked} posts led to the login, 0 rows written but drafts of nobody`;
  },
};

export const otherAttacks: readonly Attack[] = [othersThings, nobody];
