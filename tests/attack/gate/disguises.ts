/** One way in which a request pretends to be ours, or does not even try to. */
export type Disguise = {
  name: string;
  headers: (origin: string) => Record<string, string | string[]>;
  /** Another way to write the same address. */
  path?: (path: string) => string;
  method?: string;
};

const EVIL = 'https://evil.example';
const hostOf = (origin: string) => new URL(origin).host;
const ours = (origin: string) => ({ Host: hostOf(origin), Origin: origin, 'Sec-Fetch-Site': 'same-origin' });
const from = (name: string, more: Record<string, string | string[]>): Disguise => ({ name, headers: (origin) => ({ Host: hostOf(origin), ...more }) });
const query = (path: string, text: string) => `${path}${path.includes('?') ? '&' : '?'}${text}`;

/** Requests from other sites, in every method and for every door. */
export const foreign: readonly Disguise[] = [
  from('a foreign page', { Origin: EVIL, 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }),
  from('a foreign page in an old browser', { Origin: EVIL }),
  from('a foreign page that claims to be ours', { Origin: EVIL, 'Sec-Fetch-Site': 'same-origin' }),
  from('a sister site', { Origin: 'http://shop.127.0.0.1', 'Sec-Fetch-Site': 'same-site' }),
  { name: 'our name on https', headers: (origin) => ({ Host: hostOf(origin), Origin: origin.replace('http:', 'https:'), 'Sec-Fetch-Site': 'same-origin' }) },
  { name: 'our name on another port', headers: (origin) => ({ Host: hostOf(origin), Origin: `${origin}0`, 'Sec-Fetch-Site': 'same-site' }) },
  { name: 'our name as a user of a foreign one', headers: (origin) => ({ Host: hostOf(origin), Origin: `http://${hostOf(origin)}@evil.example` }) },
  from('Origin null without metadata', { Origin: 'null' }),
  from('Origin null, cross-site', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }),
  from('Origin null, same-site', { Origin: 'null', 'Sec-Fetch-Site': 'same-site' }),
  from('Origin null, typed by hand', { Origin: 'null', 'Sec-Fetch-Site': 'none' }),
  from('no Origin, no metadata', {}),
  from('no Origin, a foreign Referer', { Referer: `${EVIL}/form` }),
  { name: 'no Origin, our Referer', headers: (origin) => ({ Host: hostOf(origin), Referer: `${origin}/shop/cart` }) },
  from('no Origin, cross-site', { 'Sec-Fetch-Site': 'cross-site' }),
  from('no Origin, same-site', { 'Sec-Fetch-Site': 'same-site' }),
  from('no Origin, typed by hand', { 'Sec-Fetch-Site': 'none' }),
  from('metadata written oddly', { 'Sec-Fetch-Site': 'Same-Origin' }),
  from('metadata twice', { 'Sec-Fetch-Site': ['same-origin', 'cross-site'] }),
  { name: 'two Origins', headers: (origin) => ({ Host: hostOf(origin), Origin: [origin, EVIL] }) },
  { name: 'our Origin, cross-site', headers: (origin) => ({ ...ours(origin), 'Sec-Fetch-Site': 'cross-site' }) },
  from('a forwarded host', { Origin: EVIL, 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' }),
  from('Forwarded', { Origin: EVIL, 'Sec-Fetch-Site': 'same-origin', Forwarded: 'host=evil.example;proto=https' }),
  { name: 'our Origin at a foreign Host', headers: (origin) => ({ ...ours(origin), Host: 'evil.example' }) },
  { name: 'a foreign Host and its own Origin', headers: () => ({ Host: 'evil.example', Origin: 'http://evil.example', 'Sec-Fetch-Site': 'same-origin' }) },
  { name: 'a foreign Host that names ours', headers: (origin) => ({ ...ours(origin), Host: 'evil.example', 'X-Forwarded-Host': hostOf(origin) }) },
  { name: '_data', headers: ours, path: (path) => query(path, '_data=routes%2Fx') },
  { name: '_data, written with percent signs', headers: ours, path: (path) => query(path, '%5Fdata=routes') },
];

/** Further ones for the portal's pages: methods that they do not have, and the address that scripts use. */
export const ofThePortal: readonly Disguise[] = [
  ...['PUT', 'PATCH', 'DELETE'].map((method) => ({ name: `${method} from our own page`, headers: ours, method })),
  ...['PUT', 'PATCH', 'DELETE'].map((method) => ({ name: `${method} from a foreign page`, headers: () => ({ Origin: EVIL }), method })),
  ...foreign.slice(0, 12).map((disguise) => ({ ...disguise, name: `.data, ${disguise.name}`, path: (path: string) => asData(path) })),
  { name: '.data and _data', headers: ours, path: (path) => query(asData(path), '_data=x') },
];

/** The address by which hydrated pages post. */
function asData(path: string): string {
  const [before = '', after] = path.split('?');
  return `${before === '/' ? '/_root' : before}.data${after === undefined ? '' : `?${after}`}`;
}
