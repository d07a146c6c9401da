import type { Attack } from '../attack';
import { PlainBrowser } from '../../plain-browser';
import { fromCookie, inCookie, somebody } from '../forms/people';
import { inParallel } from '../gate/ask';

const OWN_PAGES = [
  '/account',
  '/account/info',
  '/account/addresses',
  '/account/orders',
  '/account/sessions',
  '/shop/checkout',
  '/en/account',
  '/account.data',
  '/account/info.data',
];

/** Sends altered session cookies: nothing that resembles a real one opens anything. */
const edited: Attack = {
  name: 'login: edited and ended sessions',
  quick: true,
  run: async ({ db, portal }) => {
    const theirs = await somebody(db, portal.url, { address: true });
    const cookie = theirs.browser.cookies.get('zb_session') ?? '';
    const token = fromCookie(cookie) as string;
    const { rows } = await db.query<{ id: string; token_hash: string }>('select id, token_hash from sessions where user_id = $1', [theirs.id]);
    const { id = '', token_hash: hash = '' } = rows[0] ?? {};
    const flips = [...token].map((letter, at) => token.slice(0, at) + (letter === 'A' ? 'B' : 'A') + token.slice(at + 1));
    const values: unknown[] = [
      ...flips,
      id,
      hash,
      theirs.id,
      String(theirs.id),
      theirs.phone,
      token.slice(0, -1),
      `${token}A`,
      token.toLowerCase(),
      ` ${token}`,
    ];
    const shapes: unknown[] = [[token], { token }, { toString: token }, true, null, '', 0, -1, { $ne: null }, "' or 1=1 --", token.split('')];
    const cookies = [...values, ...shapes].map(inCookie);
    const raw = [token, '%', '%E0%A4%A', 'undefined', `${cookie}x`, 'A'.repeat(3_500), Buffer.from(`"${token}`).toString('base64')];
    const open = await inParallel([...cookies, ...raw], 8, (one) => opens(portal.url, one, theirs.phone));
    const wrong = open.filter((found) => found !== null);
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
    if ((await opens(portal.url, cookie, theirs.phone)) === null) throw new Error('the unchanged cookie opens nothing: the attack proves nothing');
    await theirs.browser.open('/account');
    await theirs.browser.submit({ action: `${portal.url}/logout`, method: 'post', fields: {}, names: [], buttons: [], choices: {}, radios: {}, hidden: [] });
    const after = await opens(portal.url, cookie, theirs.phone);
    if (after !== null) throw new Error(`after logging out: ${after}`);
    const expired = await somebody(db, portal.url);
    await db.query(`update sessions set expires_at = now() - interval '1 second' where user_id = $1`, [expired.id]);
    const late = await opens(portal.url, expired.browser.cookies.get('zb_session') ?? '', expired.phone);
    if (late !== null) throw new Error(`an expired session: ${late}`);
    return `${cookies.length + raw.length} edited cookies × ${OWN_PAGES.length} pages led to the login; so did an ended and an expired session`;
  },
};

/** What a cookie opened that it should not; null when every page led to the login and showed nobody. */
async function opens(origin: string, cookie: string, phone: string): Promise<string | null> {
  const browser = new PlainBrowser(origin);
  for (const path of OWN_PAGES) {
    browser.cookies.set('zb_session', cookie);
    const response = await browser.send(path);
    const text = await response.text();
    const led = response.status === 303 && String(response.headers.get('Location')).includes('/login');
    // Pages that come to life hear it as data.
    const toldSo = path.endsWith('.data') && text.includes('SingleFetchRedirect');
    if ((!led && !toldSo) || text.includes(phone)) return `${response.status} ${path} with ${cookie.slice(0, 60)}`;
  }
  return null;
}

export const sessionAttacks: readonly Attack[] = [edited];
