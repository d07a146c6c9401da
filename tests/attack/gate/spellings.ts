import { href, pages, patternsOf } from '../../../app/routes';
import type { Page, PageName } from '../../../app/routes';
import type { Attack } from '../attack';
import { somebody } from '../forms/people';
import { ask, inParallel } from './ask';

const AT_ONCE = 12;
const SHOWN = 12;
const coded = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

/** Ways to write an address that a router may read as the same one. */
const leads: Readonly<Record<string, (path: string) => string>> = {
  capitals: (path) => path.toUpperCase(),
  'one capital': (path) => path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
  'one letter in code': (path) => path.replace(/[a-z](?=[^/]*$)/, coded),
  'all letters in code': (path) => path.replace(/[a-z]/g, coded),
  'a slash at the end': (path) => `${path}/`,
};
const refused: Readonly<Record<string, (path: string) => string>> = {
  'two slashes': (path) => `/${path}`,
  'two slashes at the end': (path) => `${path}//`,
  'two slashes within': (path) => path.replace(/(.)\//, '$1//'),
  'a slash in code': (path) => path.replace(/(.)\//, '$1%2f'),
  'a backslash': (path) => path.replace(/(.)\//, '$1%5c'),
  'a step of its own': (path) => `/.${path}`,
  'a step and back': (path) => `/x/..${path}`,
  'the same in code': (path) => `/x/%2e%2e${path}`,
  'a dot': (path) => `${path}.`,
  'a semicolon': (path) => `${path};a=1`,
  'one in code': (path) => `${path}%3b`,
  NUL: (path) => `${path}%00`,
  'a line': (path) => `${path}%0a`,
  'code of code': (path) => path.replace(/[a-z](?=[^/]*$)/, (letter) => `%25${coded(letter).slice(1)}`),
  'an overlong letter': (path) => `${path}%c0%af`,
  'half a letter': (path) => `${path}%e0%a4`,
};

/** Requests every page in every spelling: a reader is redirected to the canonical address, a form is refused, and nothing private opens for a guest. */
export const spellings: Attack = {
  name: 'gate: addresses in odd spellings',
  quick: true,
  run: async ({ db, portal, quick, seed }) => {
    const person = await somebody(db, portal.url, { address: true });
    const cookie = [...person.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const all = (Object.entries(pages) as [PageName, Page][]).flatMap(([name, page]) =>
      patternsOf(page).map(({ lang }) => ({
        page,
        path: href(lang, name, { code: 'zb-1', slug: 'ns1', id: 'x', serial: 'nb1405080001', reader: 'x' } as never).replace('*', 'user/info'),
      })),
    );
    const shots = all
      .filter(({ path }) => path.length > 3)
      .flatMap(({ page, path }) => [
        ...Object.entries(leads).flatMap(([way, spell]) => (spell(path) === path ? [] : [{ page, path, way, sent: spell(path), led: true }])),
        ...Object.entries(refused).flatMap(([way, spell]) => (spell(path) === path ? [] : [{ page, path, way, sent: spell(path), led: false }])),
      ])
      .filter((_, at) => !quick || at % 4 === seed % 4);
    const wrong = (
      await inParallel(shots, AT_ONCE, async ({ page, path, way, sent, led }) => {
        const read = await ask(portal.url, { method: 'GET', path: `${sent}?x=1`, headers: { Cookie: cookie, Accept: 'text/html' } });
        const to = String(read.headers.location ?? '');
        const own = { Origin: portal.url, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded', Cookie: cookie };
        const posted = await ask(portal.url, { method: 'POST', path: sent, headers: own, body: 'intent=nobody' });
        const fine = led ? read.status === 308 && sameAddress(to, `${path}?x=1`) : read.status === 404 && !to && !read.text.includes(person.phone);
        const kept = /no-store/.test(String(read.headers['cache-control']));
        return fine && kept && posted.status === 403 ? null : `${way} ${sent} (${page.access}): ${read.status} ${to}, posted ${posted.status}`;
      })
    ).filter((one) => one !== null);
    if (wrong.length > 0) throw new Error(`${wrong.length} of ${shots.length}:\n${wrong.slice(0, SHOWN).join('\n')}`);
    await nobodyLeads(portal.url, cookie);
    return `${shots.length} spellings of ${all.length} addresses led to the one or refused, none took a form`;
  },
};

/** Parameters keep the letters that were sent. */
function sameAddress(to: string, path: string): boolean {
  return to.toLowerCase() === path.toLowerCase() && to.startsWith(path.slice(0, path.indexOf('/', 1)).slice(0, 3));
}

/** Tries to be redirected to another site by the language switch, a login's return address and the last page. */
async function nobodyLeads(origin: string, cookie: string): Promise<void> {
  const wishes = [
    '/en/en//evil.example',
    '/en//evil.example',
    '//evil.example',
    '/%2fevil.example',
    '/en/%2f/evil.example',
    '/\\evil.example',
    '/%5cevil.example',
  ];
  const headers = { Origin: origin, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded', Cookie: cookie };
  for (const wish of wishes) {
    for (const lang of ['fa', 'en']) {
      const chosen = await ask(origin, { method: 'POST', path: '/language', headers, body: `lang=${lang}&to=${encodeURIComponent(wish)}` });
      expectHere(origin, wish, chosen.headers.location);
    }
    for (const path of [wish, `/login?to=${encodeURIComponent(wish)}`]) {
      const read = await ask(origin, { method: 'GET', path, headers: { Cookie: cookie, Accept: 'text/html' } });
      expectHere(origin, wish, read.headers.location);
      for (const [, address = ''] of read.text.matchAll(/(?:href|action)="([^"]*evil[^"]*)"/g)) expectHere(origin, wish, address.replaceAll('&amp;', '&'));
    }
  }
}

function expectHere(origin: string, wish: string, address: string | undefined): void {
  if (address !== undefined && new URL(address, origin).origin !== origin) throw new Error(`${wish} leads to ${address}`);
}
