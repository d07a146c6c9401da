import { randomBytes } from 'node:crypto';
import { totpStep } from '#domain/accounts/second-factor';
import { totpCode } from '#services/factors/totp';
import type { Arena, Attack } from '../attack';
import { inParallel, type Heard } from '../gate/ask';
import { staffOf } from '../races/staff';
import { own } from './own-request';

const PASSWORD = 'کوه بلند و رود آرام';
const FORM = 'application/x-www-form-urlencoded';
const TRIES = 5;
const TIMED = 31;
/** The most by which the time of a wrong password may differ between a known and an unknown account, as medians of alternating attempts. */
const MOST_APART = 1.7;

type Colleague = { id: number; email: string; secret: string; codes: string[] };

const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const post = (arena: Arena, path: string, fields: Record<string, string>, cookie?: string) =>
  own(arena, { method: 'POST', path, type: FORM, body: form(fields), ...(cookie ? { cookie } : {}), headers: { Accept: 'text/html' } });
const cookieIn = (heard: Heard, name: string) => new RegExp(`${name}=[^;,]+`).exec(String(heard.headers['set-cookie']))?.[0];
const secretIn = (html: string) => /<code dir="ltr">([A-Z2-7 ]{32,})<\/code>/.exec(html)?.[1]?.replaceAll(' ', '');
const codesIn = (html: string) => [...html.matchAll(/<li><code>([A-Z0-9-]{11})<\/code>/g)].map((found) => found[1] ?? '');

function must(fine: boolean, what: string): asserts fine {
  if (!fine) throw new Error(what);
}

async function keyMailedTo({ portal }: Arena, email: string): Promise<string> {
  const outbox = await fetch(`${portal.url}/dev/outbox?to=${encodeURIComponent(email)}`, { headers: { Accept: 'application/json' } });
  const { messages } = (await outbox.json()) as { messages: { facts: { link?: string } }[] };
  const key = /key=([\w-]+)/.exec(messages.map(({ facts }) => facts.link).find(Boolean) ?? '')?.[1];
  must(Boolean(key), `no invitation came to ${email}`);
  return key ?? '';
}

/** Follows an invitation's link to its end. */
async function accept(arena: Arena, key: string, password: string): Promise<{ secret: string; heard: Heard }> {
  const page = await own(arena, { path: `/admin/invitation?key=${key}`, headers: { Accept: 'text/html' } });
  const secret = secretIn(page.text) ?? '';
  must(secret.length === 32, `the invitation shows no secret: ${page.status}`);
  const code = totpCode(secret, totpStep(new Date()));
  return { secret, heard: await post(arena, '/admin/invitation', { key, password, again: password, code }) };
}

async function colleague(arena: Arena): Promise<Colleague> {
  const email = `invited.${randomBytes(4).toString('hex')}@zarban.example`;
  const { cookie } = await staffOf(arena.portal);
  const invited = await post(arena, '/admin/invite', { name: 'آوین کهن‌سار', email, roles: 'support', lang: 'fa' }, cookie);
  must(invited.status === 200, `the invitation was not sent: ${invited.status}`);
  const key = await keyMailedTo(arena, email);
  const weak = await post(arena, '/admin/invitation', { key, password: 'abc', again: 'abc', code: '000000' });
  must(weak.status === 422, `the password abc: ${weak.status}`);
  const { secret, heard } = await accept(arena, key, PASSWORD);
  const codes = codesIn(heard.text);
  must(heard.status === 200 && codes.length === 10, `the invitation was not taken: ${heard.status}, ${codes.length} codes`);
  const again = await own(arena, { path: `/admin/invitation?key=${key}`, headers: { Accept: 'text/html' } });
  must(again.status === 404 && !secretIn(again.text), `a used invitation: ${again.status}`);
  const { rows } = await arena.db.query<{ id: number }>('select id from staff where email = $1', [email]);
  return { id: rows[0]?.id ?? 0, email, secret, codes };
}

const givePassword = (arena: Arena, email: string, password: string, cookie?: string) =>
  own(arena, { method: 'POST', path: '/cms-api/staff/login', body: JSON.stringify({ email, password }), ...(cookie ? { cookie } : {}) });

async function half(arena: Arena, email: string): Promise<string> {
  const cookie = cookieIn(await givePassword(arena, email, PASSWORD), 'zb_staff-token');
  must(Boolean(cookie), `the password of ${email} was not taken`);
  return cookie ?? '';
}

/** Uses a cookie from before a reset: it has ended, shows no secret, enrols nothing and sets no password. */
const afterReset: Attack = {
  name: 'login: a stolen cookie and a reset factor',
  quick: true,
  run: async (arena) => {
    const person = await colleague(arena);
    const stolen = [await half(arena, person.email), await half(arena, person.email)] as const;
    const entered = await post(arena, '/admin/second-factor', { code: person.codes[0] ?? '' }, stolen[0]);
    must(entered.status === 422, `a recovery code as a code of the phone: ${entered.status}`);
    const recovered = await post(arena, '/admin/second-factor?by=recovery', { code: person.codes[0] ?? '' }, stolen[0]);
    must(recovered.status === 303, `the recovery code: ${recovered.status}`);
    const twice = await post(arena, '/admin/second-factor?by=recovery', { code: person.codes[0] ?? '' }, stolen[1]);
    must(twice.status === 422, `the recovery code once more: ${twice.status}`);
    const reset = await (await staffOf(arena.portal)).call('POST', `/staff/${person.id}/do/reset-factor`, {});
    const key = /key=([\w-]+)/.exec(reset.text)?.[1] ?? '';
    must(reset.status === 200 && key !== '', `the reset: ${reset.status} ${reset.text.slice(0, 200)}`);
    const fresh = await half(arena, person.email);
    for (const cookie of [...stolen, fresh]) {
      for (const path of ['/admin/second-factor', '/admin/second-factor?by=recovery', '/admin/recovery-codes', '/admin/password', '/admin/account']) {
        const heard = await own(arena, { path, cookie, headers: { Accept: 'text/html' } });
        must(heard.status === 303 || heard.status === 403, `${path} with the old cookie: ${heard.status}`);
        must(!secretIn(heard.text), `${path} shows the secret`);
      }
      const code = totpCode(person.secret, totpStep(new Date()));
      for (const [path, fields] of [
        ['/admin/second-factor', { code }],
        ['/admin/second-factor?by=recovery', { code: person.codes[1] ?? '' }],
        ['/admin/password', { old: PASSWORD, password: `${PASSWORD} تازه`, again: `${PASSWORD} تازه` }],
        ['/admin/invitation', { key: '', password: PASSWORD, again: PASSWORD, code }],
      ] as const) {
        const heard = await post(arena, path, fields, cookie);
        must(heard.status !== 200 && !(heard.status === 303 && heard.headers.location === '/admin'), `${path} posted with the old cookie: ${heard.status}`);
      }
      const patched = await own(arena, { method: 'PATCH', path: `/cms-api/staff/${person.id}`, cookie, body: JSON.stringify({ password: `${PASSWORD} x` }) });
      must(patched.status === 403, `a password by the interface: ${patched.status}`);
    }
    const { heard: wrong } = await accept(arena, key, 'not the password of theirs');
    must(wrong.status === 422, `the link without the password: ${wrong.status}`);
    const { heard: right } = await accept(arena, key, PASSWORD);
    must(right.status === 200 && codesIn(right.text).length === 10, `the link with the password: ${right.status}`);
    return 'an invitation, a recovery code once, a reset: three old cookies saw and did nothing on five pages, the link and the password together enrolled';
  },
};

/** How long a wrong password takes on an account and on none, as medians of alternating attempts, so that a slow machine slows both. */
async function timesOf(arena: Arena, email: string): Promise<{ theirs: number; nobodys: number }> {
  const nobody = `nobody.${randomBytes(3).toString('hex')}@zarban.example`;
  const taken: Record<string, number[]> = { [email]: [], [nobody]: [] };
  for (let turn = 0; turn < TIMED; turn += 1) {
    // What is counted is forgotten, so that each password is looked at; who goes first changes.
    await arena.db.query(`delete from attempts where bucket like 'staff-login%'`);
    for (const whose of turn % 2 === 0 ? [email, nobody] : [nobody, email]) {
      const begun = performance.now();
      const { status } = await givePassword(arena, whose, `wrong ${turn}`);
      taken[whose]?.push(performance.now() - begun);
      must(status === 401, `a wrong password: ${status}`);
    }
  }
  await arena.db.query(`delete from attempts where bucket like 'staff-login%'`);
  const median = (values: number[] = []) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return { theirs: median(taken[email]), nobodys: median(taken[nobody]) };
}

/** Tries wrong passwords as strangers: they have to wait, a known browser does not, and nothing tells an account from none. */
const lockOut: Attack = {
  name: 'login: a colleague locked out by strangers',
  quick: true,
  run: async (arena) => {
    const person = await colleague(arena);
    const first = await half(arena, person.email);
    await new Promise((resolve) => setTimeout(resolve, 30_000 - (Date.now() % 30_000) + 200));
    const code = totpCode(person.secret, totpStep(new Date()));
    const eight = await inParallel(Array<number>(8).fill(0), 8, () => post(arena, '/admin/second-factor', { code }, first));
    must(
      eight.every(({ status }) => status === 303),
      `one right code eight times at once: ${eight.map(({ status }) => status).join()}`,
    );
    const known = eight.map((heard) => cookieIn(heard, 'zb_staff-known')).find(Boolean);
    must(Boolean(known), 'the browser is not known after a whole login');
    const locked = await arena.db.query('select 1 from factors where staff_id = $1 and locked_until is not null', [person.id]);
    must(locked.rows.length === 0, 'the right code locked the factor');
    const { theirs, nobodys } = await timesOf(arena, person.email);
    const apart = Math.max(theirs / nobodys, nobodys / theirs);
    must(apart < MOST_APART, `an account takes ${theirs.toFixed(0)} ms, none ${nobodys.toFixed(0)} ms`);
    for (let at = 0; at < TRIES; at += 1) {
      const { status } = await givePassword(arena, person.email, `wrong ${at}`);
      must(status === 401, `a wrong password: ${status}`);
    }
    for (let at = 0; at < 3; at += 1) {
      const { status } = await givePassword(arena, person.email, `wrong again ${at}`);
      must(status === 429, `a stranger after five wrong passwords: ${status}`);
    }
    const back = await givePassword(arena, person.email, PASSWORD, known);
    must(back.status === 200, `the colleague’s own browser meanwhile: ${back.status}`);
    return `five tries and then 429, the known browser enters meanwhile; ${theirs.toFixed(0)} ms for an account, ${nobodys.toFixed(0)} ms for none (${apart.toFixed(2)} ×, ${TIMED} of each in turns); one right code eight times: in`;
  },
};

export const stolenAttacks: readonly Attack[] = [afterReset, lockOut];
