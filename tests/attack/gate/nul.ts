import { calls } from '../../../app/api/calls';
import { pages, patternsOf } from '../../../app/routes';
import type { Page } from '../../../app/routes';
import type { Attack } from '../attack';
import { inCookie, somebody } from '../forms/people';
import { sensible } from '../forms/sensible';
import { staffOf } from '../races/staff';
import { ask, inParallel, type Asked } from './ask';
import { places } from './places';

const AT_ONCE = 8;
const SHOWN = 20;
const FORM = 'application/x-www-form-urlencoded';
const COOKIES = ['zb_session', 'zb_cart', 'zb_login', 'zb_flash', 'zb_lang', 'zb_staff-token', 'zb_staff-lng'];
/** Query parameters that any page may read. */
const QUERY = ['q', 'to', 'after', 'source', 'unit', 'variant', 'sort', 'kind', 'show', 'search', 'limit', 'where[title][equals]', 'locale'];

type Shot = Asked & { name: string };

/** A NUL, which no text of the database holds, in every place that a request has: each is refused or left out, and none is an error. */
export const nuls: Attack = {
  name: 'gate: NUL in every place',
  quick: true,
  run: async (arena) => {
    const { db, portal } = arena;
    const person = await somebody(db, portal.url, { address: true, cart: true });
    const cookie = [...person.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    await portal.admin;
    const editor = await staffOf(portal);
    const all = [
      ...addresses(cookie, editor.cookie),
      ...(await forms(portal.url, cookie, String(person.addressId), arena.quick ? 12 : 1)),
      ...ofTheApi(),
      ...ofCookies(),
    ];
    const shots = [...all.filter((_, at) => !arena.quick || at % 4 === arena.seed % 4), ...ofTheAdmin(portal.url, editor.cookie)];
    const failed = (await inParallel(shots, AT_ONCE, (shot) => fails(portal.url, shot))).filter((one) => one !== null);
    if (failed.length > 0) throw new Error(`${failed.length} of ${shots.length} are errors:\n${failed.slice(0, SHOWN).join('\n')}`);
    return `${shots.length} requests, none an error`;
  },
};

async function fails(origin: string, { name, ...asked }: Shot): Promise<string | null> {
  const { status, headers, text } = await ask(origin, asked);
  const led = String(headers.location ?? '');
  if (status < 500 && !/%00|\u0000/.test(led)) return null;
  return `${status} ${name} ${led} ${text.slice(0, 80).replace(/\s+/g, ' ')}`;
}

/** Puts a NUL into each path segment and query name of every page and of the doors besides. */
function addresses(buyer: string, staff: string): Shot[] {
  const ours = Object.values(pages as Record<string, Page>).flatMap((page) => patternsOf(page).map(({ pattern }) => `/${pattern}`));
  const theirs = [
    '/admin',
    '/admin/collections/orders',
    '/cms-api/products',
    '/cms-api/orders',
    '/cms-api/staff/me',
    '/operations/queues',
    '/media/x',
    '/healthz',
  ];
  const get = (name: string, path: string, cookie: string): Shot => ({
    name: `${name} ${path}`,
    method: 'GET',
    path,
    headers: { Cookie: cookie, Accept: 'text/html' },
  });
  const plain = (pattern: string) => pattern.replace(/:\w+|\*/g, 'x');
  return [...ours.map((path) => [path, buyer] as const), ...theirs.map((path) => [path, staff] as const)].flatMap(([path, cookie]) => [
    get('step', `${plain(path)}%00`, cookie),
    ...(/[:*]/.test(path) ? [get('step', path.replace(/:\w+|\*/g, 'a%00b'), cookie), get('data', `${path.replace(/:\w+|\*/g, '%00')}.data`, cookie)] : []),
    get('query', `${plain(path)}?${QUERY.map((name) => `${encodeURIComponent(name)}=a%00b`).join('&')}`, cookie),
    get('name', `${plain(path)}?a%00b=1`, cookie),
  ]);
}

/** Puts a NUL into every field of every form, hidden ones too; a quick run combines some fields. */
async function forms(origin: string, cookie: string, address: string, together: number): Promise<Shot[]> {
  const all = await places({ slug: 'nb1', code: 'ZB-1', serial: 'NB1405080001', id: address });
  const names = [
    ...Object.keys(sensible('fa')),
    'intent',
    'once',
    'key',
    'to',
    'from',
    'variant',
    'colour',
    'engraving',
    'address',
    'discount',
    'offer',
    'group',
    'session',
    'after',
    'title',
  ];
  return all
    .filter(({ door }) => door === 'portal' || door === 'callback')
    .flatMap((place) =>
      Array.from({ length: Math.ceil(names.length / together) }, (_, at) => names.slice(at * together, (at + 1) * together)).map((some) => {
        const body = new URLSearchParams(place.body);
        for (const name of some) body.set(name, name === 'intent' ? `${body.get(name)}\u0000` : 'a\u0000b');
        if (!body.has('once')) body.set('once', 'a'.repeat(22));
        const headers = { Origin: origin, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': FORM, Cookie: cookie };
        return { name: `form ${place.name} ${some.join()}`, method: 'POST', path: place.path, headers, body: body.toString() };
      }),
    );
}

function ofTheApi(): Shot[] {
  return calls.flatMap((call) => {
    const path = call.at[0].replace(/\{\w+\}/g, 'a');
    const json = call.body?.type === 'application/json';
    const names = ['phone', 'code', 'refreshToken', 'firstName', 'lastName', 'nationalCode', 'birthDay', 'city', 'language', 'token'];
    const whole = Object.fromEntries(names.map((name) => [name, name === 'phone' ? '09121112233' : 'a']));
    const sent = [...names.map((name) => ({ ...whole, [name]: 'a\u0000b' })), Object.fromEntries(names.map((name) => [name, '\u0000']))];
    return sent.map((values, at) => {
      const type = json ? 'application/json' : 'multipart/form-data; boundary=zb';
      const part = ([name, value]: [string, string]) => `--zb\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
      const body = json ? JSON.stringify(values) : `${Object.entries(values).map(part).join('')}--zb--\r\n`;
      const headers = { 'Content-Type': type, Authorization: 'Bearer a%00b', Token: 'a%00b', 'Idempotency-Key': 'a%00b-0123456789012345' };
      const some: Record<string, string> = at % 2 === 0 ? headers : { 'Content-Type': type };
      return { name: `api ${path} ${at}`, method: call.method, path, headers: some, ...(call.method === 'GET' ? {} : { body }) };
    });
  });
}

function ofCookies(): Shot[] {
  const values = ['%00', 'a%00b', inCookie('a\u0000b'), inCookie({ phone: '\u0000', to: '/\u0000' }), inCookie(['\u0000'])];
  return COOKIES.flatMap((name) =>
    values.flatMap((value) =>
      ['/account', '/en/shop/cart', '/login/code', '/admin', '/cms-api/staff/me'].map((path) => ({
        name: `cookie ${name}=${value} ${path}`,
        method: 'GET',
        path,
        headers: { Cookie: `${name}=${value}`, 'User-Agent': 'a%00b', Referer: 'http://127.0.0.1/%00', 'Accept-Language': '%00' },
      })),
    ),
  );
}

/** Puts a NUL into the admin's API, with a full session. */
function ofTheAdmin(origin: string, cookie: string): Shot[] {
  const json = (method: string, path: string, value: unknown): Shot => ({
    name: `admin ${method} ${path}`,
    method,
    path,
    headers: { Origin: origin, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify(value),
  });
  const nul = 'a\u0000b';
  const form = `--zb\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${JSON.stringify({ alt: nul })}\r\n--zb--\r\n`;
  return [
    json('POST', '/cms-api/staff/login', { email: nul, password: nul }),
    json('POST', '/cms-api/products', { title: nul, slug: nul }),
    json('PATCH', '/cms-api/products/1', { title: nul }),
    json('POST', '/cms-api/media', { alt: nul }),
    json('PATCH', '/cms-api/globals/site', { phone: nul }),
    json('POST', '/cms-api/payload-preferences/x', { value: { a: nul } }),
    json('POST', '/cms-api/orders/1/do/confirm', { reason: nul, key: nul, expectedState: nul }),
    json('POST', '/cms-api/devices/do/add-serials', { serials: nul, reason: nul, key: nul }),
    { ...json('POST', '/cms-api/products', {}), headers: { Origin: origin, 'Content-Type': 'multipart/form-data; boundary=zb', Cookie: cookie }, body: form },
    {
      ...json('POST', '/cms-api/products', {}),
      headers: { Origin: origin, 'Content-Type': FORM, Cookie: cookie, 'X-Payload-HTTP-Method-Override': 'GET' },
      body: 'where[title][equals]=a%00b&limit=1',
    },
  ];
}
