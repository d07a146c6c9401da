import type { Arena } from '../attack';
import { inParallel } from '../gate/ask';
import { isTaken } from './accepted';
import { echoes } from './answers';
import { bodyOfCase, casesOf, type Case } from './cases';
import { send } from './send';
import { forgetLimits } from './states';
import { showAgain, type FoundForm } from './walk';

const AT_ONCE = 6;
/** Forms that are answered on their own page, and lead nowhere. */
const ANSWERED = new Set(['tool compute', 'appShareNew default']);
const MARKS = '[\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069\\u0001-\\u0008]';
/** Pages that display what somebody has written. */
const SHOWS = ['/account', '/account/info', '/account/addresses', '/shop/cart', '/shop/checkout'];

/** Sends what a form rightly accepts: it is accepted, leads on within the portal, is stored normalised and shown as text. */
export async function takeAll({ db, portal, quick }: Arena, forms: readonly FoundForm[]): Promise<{ sent: number; problems: string[] }> {
  const wishes = forms
    .filter(({ intent }) => intent !== 'GET')
    .flatMap((found) => casesOf(found).filter((wish, at) => isTaken(wish) && (!quick || at % 8 === (found.lang === 'fa' ? 1 : 5))));
  await forgetLimits(db);
  const answers = await inParallel(wishes, AT_ONCE, (wish) => taken(portal.url, db, wish));
  const problems = answers.filter((answer) => answer !== null);
  for (const [table, columns] of Object.entries(WRITTEN)) {
    const { rows } = await db.query<{ one: string }>(
      `select concat_ws(' ', ${columns}) as one from ${table} where concat_ws(' ', ${columns}) ~ '${MARKS}' limit 3`,
    );
    problems.push(...rows.map(({ one }) => `${table} keeps a mark that nobody sees: ${JSON.stringify(one)}`));
  }
  const { rows } = await db.query<{ one: string }>(
    `select postal_code as one from addresses where postal_code !~ '^[0-9]{10}$' or receiver_phone !~ '^09[0-9]{9}$' limit 3`,
  );
  problems.push(...rows.map(({ one }) => `an address keeps digits as typed: ${one}`));
  return { sent: wishes.length, problems };
}

/** The columns that hold what people wrote. */
const WRITTEN: Readonly<Record<string, string>> = {
  users: 'first_name, last_name, job, residence, history, email, birth_day',
  addresses: 'receiver_name, receiver_phone, full_address, city, unit, plate, postal_code',
  orders: 'receiver_name, full_address, city, unit, plate, postal_code, courier_note, discount_code',
  cart_lines: 'engraving::text, line_key',
  subscriptions: 'contact',
  login_challenges: 'address',
  request_messages: 'words',
  inquiries: 'province, city',
  inquiry_details: 'name, phone, email, topic, call_time, place, position, words',
  reviews: 'body, shown_name',
  comments: 'body, shown_name',
  questions: 'title, body',
  answers: 'body, sources, shown_name',
  family_asks: 'first_name, last_name, birth_day',
  sale_contacts: 'contact',
  devices: 'serial, received_on, purchased_on',
  warranty_tickets: 'province, city',
  events: 'reason',
};

async function taken(origin: string, db: Arena['db'], wish: Case): Promise<string | null> {
  const { found, field, input } = wish;
  const { at, form } = await showAgain(db, origin, found);
  if (/^login|email|^deviceNew|^contact|^callRequest|^demo|^careers|^group|^sale|^appAdult|^article|^newsItem/.test(found.name) || found.intent === 'email')
    await forgetLimits(db);
  let answer = await send(at.browser, form, bodyOfCase(wish, form));
  // Some inputs are one and the same phone, to which another case may write in the same minute.
  for (let again = 0; again < 3 && answer.status === 429; again++) {
    await forgetLimits(db);
    answer = await send(at.browser, form, bodyOfCase(wish, form));
  }
  const { status, headers, text } = answer;
  const name = `${found.lang} ${found.name}, ${field}: ${input.name}`;
  if (ANSWERED.has(found.name)) return status === 200 && !echoes(text) ? null : `${name}: ${status}, should be answered`;
  if (status !== 303) return `${name}: ${status}, should be taken: ${text.slice(text.indexOf('class="err"'), text.indexOf('class="err"') + 200)}`;
  const to = new URL(String(headers.location), origin);
  // Money is paid at the gateway.
  if (to.pathname.startsWith('/pg/StartPay/')) return null;
  if (to.origin !== origin) return `${name}: led to ${to.href}`;
  if (input.name !== 'markup') return null;
  for (const path of [to.pathname, ...SHOWS.map((one) => (found.lang === 'en' ? `/en${one}` : one))]) {
    const page = await at.browser.open(path);
    if (page.status >= 500 || echoes(page.text)) return `${name}: ${page.status} at ${path} shows it as markup`;
  }
  return null;
}
