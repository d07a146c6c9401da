import { createHash } from 'node:crypto';
import type { Arena, Attack } from '../attack';
import { same } from '../races/expect';
import { openClient } from '../races/http';
import type { Answer } from '../races/http';
import { inTurns } from '../races/in-turns';
import { addressesOf } from './addresses';
import { makeGuest, makeVisitors } from './visitors';
import type { Visitor } from './visitors';

const REQUESTS = { quick: 250, whole: 1_000 };
const AT_ONCE = 50;
const LANGUAGES = ['fa', 'en-GB,en;q=0.9', 'de', undefined];
/** Text that a page has only where it was made for one visitor or one answer. */
const NEVER = /nonce|name="once"|zb_(?:session|cart|flash|login)|csrf/i;

type Kept = { bytes: string; private: string | undefined };

/** Requests all pages with and without sessions: no byte of one visitor reaches another, and cached pages stay identical. */
export const privateBytes: Attack = { name: 'private bytes', quick: true, run };

async function run({ portal, db, quick, random }: Arena): Promise<string> {
  const client = openClient(AT_ONCE);
  const shop = { url: portal.url, client };
  try {
    const visitors = [...(await makeVisitors(shop, db)), await makeGuest(shop, db)];
    const addresses = await addressesOf(db, visitors);
    const kept = addresses.filter(({ cached }) => cached);
    // An editor's change empties the cache; the first who ask then are known, so that anything of theirs that is kept is seen.
    await db.query('update site set updated_at = updated_at');
    const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
    await inTurns(kept, AT_ONCE, ({ path }) => client.ask(portal.url + path, { cookie: pick(visitors).cookie }));

    const before = await asGuests();
    const forGuests = new Set([...before.values()].map(({ bytes }) => bytes));
    let known = 0;
    let unknown = 0;
    await inTurns(Array.from({ length: quick ? REQUESTS.quick : REQUESTS.whole }), AT_ONCE, async () => {
      const { path, cached } = pick(addresses);
      const visitor = random() < 0.5 ? pick(visitors) : undefined;
      const language = pick(LANGUAGES);
      const cookie = [visitor?.cookie, random() < 0.2 ? 'zb_lang=ImZhIg%3D%3D' : undefined].filter(Boolean).join('; ');
      const answer = await client.ask(portal.url + path, { cookie, headers: { ...(language ? { 'Accept-Language': language } : {}), ...disguise(random()) } });
      if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}`);
      if (visitor) known += 1;
      else unknown += 1;
      const others = visitors.filter((one) => one !== visitor);
      holdsNothing(path, answer, others);
      if (!visitor) noCookie(path, cached, answer);
      else if (cached && answer.headers['content-type']?.startsWith('text/html') && forGuests.has(bytesOf(answer)))
        throw new Error(`${path} is shown to a known visitor as to a guest: without name and cart`);
    });
    const after = await asGuests();
    for (const [path, page] of before) same(`the bytes of ${path} for a guest`, after.get(path)?.bytes, page.bytes);
    const leaks = [...after].filter(([, page]) => page.private);
    same('pages with what is made for one visitor', leaks, []);
    return `${known + unknown} requests (${known} with a session or a cart) over ${addresses.length} addresses; ${before.size} kept answers without a private byte, equal before and after`;

    /** All cached pages as four kinds of guests get them: each has its own cache entry. */
    async function asGuests(): Promise<Map<string, Kept>> {
      const found = new Map<string, Kept>();
      const wanted = kept.flatMap(({ path }) => LANGUAGES.slice(0, 2).map((language) => ({ path, language })));
      await inTurns(wanted, AT_ONCE, async ({ path, language }) => {
        const answer = await client.ask(portal.url + path, { headers: { 'Accept-Language': language ?? '' } });
        if (answer.status !== 200) throw new Error(`${path} answered a guest ${answer.status}`);
        holdsNothing(path, answer, visitors);
        noCookie(path, true, answer);
        found.set(`${path} (${language})`, { bytes: bytesOf(answer), private: NEVER.exec(answer.text)?.[0] });
      });
      return found;
    }
  } finally {
    client.close();
  }
}

function bytesOf(answer: Answer): string {
  return createHash('sha256').update(answer.text).digest('hex');
}

/** A request's odd headers, which might make a cache keep or give what it should not. */
function disguise(chance: number): Record<string, string> {
  if (chance < 0.1) return { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' };
  if (chance < 0.2) return { 'Cache-Control': 'no-cache', Pragma: 'no-cache' };
  if (chance < 0.3) return { Range: 'bytes=0-99' };
  if (chance < 0.4) return { 'X-Original-URL': '/account', 'X-Rewrite-URL': '/account' };
  return {};
}

function holdsNothing(path: string, answer: Answer, visitors: readonly Visitor[]): void {
  const whole = `${answer.text}\n${JSON.stringify(answer.headers)}`;
  for (const visitor of visitors) {
    const mark = visitor.marks.find((one) => one !== '' && !path.includes(one) && whole.includes(one));
    if (mark) throw new Error(`${path} holds “${mark}”, which belongs to another visitor`);
  }
}

function noCookie(path: string, cached: boolean, answer: Answer): void {
  if (!cached) return;
  const { 'set-cookie': cookies, 'content-security-policy': policy = '' } = answer.headers;
  if (cookies) throw new Error(`${path} sets a cookie: ${cookies.join(', ').slice(0, 200)}`);
  if (/nonce/.test(String(policy))) throw new Error(`${path} carries a nonce in its policy, which every visitor would share`);
}
