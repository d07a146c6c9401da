import type { Arena, Attack } from '../attack';
import { somebody } from '../forms/people';
import { verifyProvider } from '../forms/service-requests';
import { verifyDoctor } from '../forms/states';
import { ask, inParallel } from './ask';
import { foreign, ofThePortal, type Disguise } from './disguises';
import { bodies } from './bodies';
import { connections } from './connections';
import { guessedAddresses } from './guessed-addresses';
import { nuls } from './nul';
import { places, type Place } from './places';
import { slowLines } from './slow-lines';
import { spellings } from './spellings';
import { rowsNow, untilQuiet, writtenBetween } from './untouched';

const AT_ONCE = 12;
const SHOWN = 12;

type Shot = { place: Place; disguise: Disguise };

/** A logged-in buyer, whose cookies go with each request: a request that passed the gate would write in their name. */
async function target({ db, portal }: Arena) {
  const person = await somebody(db, portal.url, { address: true, cart: true });
  const cookie = [...person.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { userId: person.id, cookie, params: { slug: 'nb1', code: 'ZB-1', serial: 'NB1405080001', id: String(person.addressId) } };
}

/** Sends every disguise to every place that writes: the gate answers 403 in the page's language, and not a row changes. */
const matrix: Attack = {
  name: 'gate: writing routes by disguises',
  quick: true,
  run: async (arena) => {
    const { db, portal } = arena;
    const { cookie, params } = await target(arena);
    const all = await places(params);
    // The bank's return and the API are asked from anywhere, by design; they read no cookie.
    const guarded = all.filter(({ door }) => door !== 'callback' && door !== 'bearer');
    // In a hurry each place behind the pages gets every third disguise, each place others.
    const chosen = (at: number, place: Place, which: number) => !arena.quick || place.door === 'portal' || (at + which) % 3 === arena.seed % 3;
    const shots = guarded.flatMap((place, at) =>
      [...foreign, ...(place.door === 'portal' ? ofThePortal : [])].filter((_, which) => chosen(at, place, which)).map((disguise) => ({ place, disguise })),
    );
    await portal.admin;
    const before = await untilQuiet(db);
    const passed = (await inParallel(shots, AT_ONCE, (shot) => refusedBy(portal.url, cookie, shot))).filter((one) => one !== null);
    const written = writtenBetween(before, await rowsNow(db));
    if (written.length > 0) throw new Error(`written in ${written.join(', ')}`);
    if (passed.length > 0) throw new Error(`${passed.length} of ${shots.length} passed:\n${passed.slice(0, SHOWN).join('\n')}`);
    const doors = (door: Place['door']) => new Set(guarded.filter((place) => place.door === door).map(({ method, path }) => `${method} ${path}`)).size;
    return `${shots.length} requests (${doors('portal')} addresses of pages, ${doors('admin')} of the admin, ${doors('operations')} of operations; ${foreign.length + ofThePortal.length} disguises), all 403, 0 rows written`;
  },
};

async function refusedBy(origin: string, cookie: string, { place, disguise }: Shot): Promise<string | null> {
  const path = disguise.path?.(place.path) ?? place.path;
  const method = disguise.method ?? place.method;
  const headers = { 'Content-Type': place.type, Cookie: cookie, ...disguise.headers(origin) };
  const { status, text } = await ask(origin, { method, path, headers, body: place.body });
  const lang = path === '/en' || path.startsWith('/en/') ? 'en' : 'fa';
  if (status === 403 && text.includes('class="gate-page"') && text.includes(`<html lang="${lang}"`)) return null;
  return `${status} ${place.name}, ${disguise.name}: ${text.slice(0, 120).replace(/\s+/g, ' ')}`;
}

/** The same requests from our own pages reach their route: so the matrix proves the gate, and not a wrong address. */
const reach: Attack = {
  name: 'gate: the same routes from our own pages',
  quick: true,
  run: async (arena) => {
    const { db, portal } = arena;
    const { userId, cookie, params } = await target(arena);
    // To anybody else the pages of a provider and of a doctor are not there.
    await verifyProvider(db, userId);
    await verifyDoctor(db, userId);
    const all = (await places(params)).filter(({ door }) => door !== 'operations');
    // As browsers send them: by default, where the page tells nobody where it is, and where the header is left out.
    const ways: Record<string, string>[] = [
      { Origin: portal.url, 'Sec-Fetch-Site': 'same-origin' },
      { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
      { 'Sec-Fetch-Site': 'same-origin' },
    ];
    const shots = ways.flatMap((own) => all.map((place) => ({ own, place })));
    const lost = await inParallel(shots, AT_ONCE, async ({ own, place }) => {
      // An intent that nobody has: the action answers it, and writes nothing.
      const body = place.door === 'portal' ? 'intent=nobody-has-this' : place.body;
      const session: Record<string, string> = place.door === 'portal' ? { Cookie: cookie } : {};
      const { status, text } = await ask(portal.url, { ...place, body, headers: { 'Content-Type': place.type, ...own, ...session } });
      const gate = text.includes('class="gate-page"');
      if (place.door === 'portal' ? status === 400 && !gate : status < 500 && !gate) return null;
      return `${status} ${place.name} (Origin ${own['Origin'] ?? 'left out'})`;
    });
    const wrong = lost.filter((one) => one !== null);
    if (wrong.length > 0) throw new Error(`${wrong.length} do not answer as themselves:\n${wrong.slice(0, SHOWN).join('\n')}`);
    return `${all.length} places answer as themselves, each in ${ways.length} ways`;
  },
};

/** A cross-site return from a bank is not logged in, and a made-up one finds no payment. */
const callback: Attack = {
  name: 'gate: the payment’s return from anywhere',
  quick: true,
  run: async (arena) => {
    const { db, portal } = arena;
    const { cookie } = await target(arena);
    const before = await untilQuiet(db);
    const queries = [
      '',
      '?Authority=A000',
      '?Authority=&Status=OK',
      `?Authority=${'A'.repeat(900)}&Status=OK`,
      "?Authority=' or 1=1 --&Status=OK",
      '?Status=OK',
    ];
    for (const [at, query] of queries.entries()) {
      for (const method of ['GET', 'POST']) {
        const headers = { ...foreign[at % foreign.length]?.headers(portal.url), Host: new URL(portal.url).host, Cookie: cookie };
        const { status, headers: heard } = await ask(portal.url, {
          method,
          path: `/payment/return${encodeURI(query)}`,
          headers,
          body: method === 'POST' ? 'x=1' : undefined,
        });
        if (status !== 303 || !String(heard.location).startsWith('/shop/cart')) throw new Error(`${status} ${method} ${query} → ${heard.location}`);
      }
    }
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const { status } = await ask(portal.url, { method, path: '/payment/return', headers: { Origin: portal.url } });
      if (status !== 403) throw new Error(`${status} ${method}`);
    }
    const written = writtenBetween(before, await rowsNow(db));
    if (written.length > 0) throw new Error(`written in ${written.join(', ')}`);
    return `${queries.length * 2} made-up returns, 3 methods, 0 rows written`;
  },
};

export const gateAttacks: readonly Attack[] = [matrix, reach, callback, bodies, spellings, nuls, guessedAddresses, connections, slowLines];
