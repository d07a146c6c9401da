import type { Arena, Attack } from '../attack';
import { PlainBrowser } from '../../plain-browser';
import { fromCookie, inCookie } from '../forms/people';
import { bodyOf } from '../forms/inputs';
import { forgetLimits, somePhone } from '../forms/states';
import { FORM_TYPE, send } from '../forms/send';
import { ask, inParallel, type Heard } from '../gate/ask';

const WRONG_CODES = 200;
const AT_ONCE = 12;
const STRANGERS = 14;
const CODES_OF_ONE_NETWORK = 6;
const NETWORKS = ['127.1.1', '127.2.2', '127.3.3'];
const WISHES_OF_NETWORKS = 45;
const CODES_OF_NETWORKS = 12;

type Asked = { browser: PlainBrowser; phone: string; code: string };
type LoginCookie = { token: string; sealed: string };

/** A browser that has asked for a code, and the code that came. */
async function asked({ db, portal }: Arena, phone = somePhone()): Promise<Asked> {
  await forgetLimits(db);
  const browser = new PlainBrowser(portal.url);
  await browser.open('/login');
  await browser.submit(browser.form('phone'), { phone });
  const outbox = await fetch(`${portal.url}/dev/outbox?to=${phone}`, { headers: { Accept: 'application/json' } });
  const { messages } = (await outbox.json()) as { messages: { facts: { code?: string } }[] };
  const code = messages[0]?.facts.code;
  if (!code || !browser.cookies.has('zb_login')) throw new Error(`no code came to ${phone}`);
  return { browser, phone, code };
}

/** Sends a code with this browser's cookies, which it does not change. */
function check(browser: PlainBrowser, code: string): Promise<Heard> {
  return send(
    browser,
    { action: `${browser.origin}/login/code` },
    bodyOf([
      ['intent', 'check'],
      ['code', code],
    ]),
  );
}

const sessionOf = (heard: Heard) => (heard.headers['set-cookie'] ?? []).find((line) => line.startsWith('zb_session=') && !/^zb_session=;/.test(line));
/** Checks that an answer is a refusal, on the same page or by starting over, and opens no session. */
function refused(what: string, heard: Heard): void {
  const back = heard.status === 303 && String(heard.headers.location).startsWith('/login') && !String(heard.headers.location).includes('profile');
  if ((heard.status >= 400 && heard.status < 500) || back) if (!sessionOf(heard)) return;
  throw new Error(`${what}: ${heard.status} → ${heard.headers.location ?? ''}`);
}
const wrongFor = (code: string, step: number) => String((Number(code) + step) % 1_000_000).padStart(6, '0');

/** Sends two hundred wrong codes at once: five are counted, and then the right one is refused too. */
const guessing: Attack = {
  name: 'login: 200 wrong codes',
  quick: true,
  run: async (arena) => {
    const { browser, phone, code } = await asked(arena);
    const codes = Array.from({ length: WRONG_CODES }, (_, at) => wrongFor(code, at + 1));
    const answers = await inParallel(codes, AT_ONCE, (wrong) => check(browser, wrong));
    for (const answer of answers) refused('a wrong code', answer);
    refused('the right code after them', await check(browser, code));
    const { rows } = await arena.db.query<{ tries: number }>('select tries from login_challenges where address = $1', [phone]);
    if (rows.length !== 1 || rows[0]?.tries !== 5) throw new Error(`counted: ${JSON.stringify(rows)}`);
    const { rows: made } = await arena.db.query('select 1 from users where phone = $1', [phone]);
    if (made.length > 0) throw new Error('an account was made');
    const said = new Map<number, number>();
    for (const { status } of answers) said.set(status, (said.get(status) ?? 0) + 1);
    return `${WRONG_CODES} refused (${[...said].map(([status, count]) => `${count} × ${status}`).join(', ')}), 5 counted, the right one refused after them`;
  },
};

/** A code opens one session, in the browser that asked for it, for the phone it went to. */
const replay: Attack = {
  name: 'login: replayed codes',
  quick: true,
  run: async (arena) => {
    const first = await asked(arena);
    const second = await asked(arena);
    refused('a code of another phone', await check(second.browser, first.code === second.code ? wrongFor(first.code, 1) : first.code));
    const stranger = new PlainBrowser(arena.portal.url);
    refused('a code without the browser that asked', await check(stranger, first.code));
    const both = await inParallel([1, 2, 3, 4, 5], 5, () => check(first.browser, first.code));
    const opened = both.filter((heard) => heard.status === 303 && sessionOf(heard));
    if (opened.length !== 1) throw new Error(`${opened.length} sessions of one code`);
    refused('a used code', await check(first.browser, first.code));

    const older = await asked(arena);
    const newer = await asked(arena, older.phone);
    if (older.code !== newer.code) refused('the newer code in the older browser', await check(older.browser, newer.code));
    const entered = await check(newer.browser, newer.code);
    if (entered.status !== 303 || !sessionOf(entered)) throw new Error(`the newer code: ${entered.status}`);
    refused('the older code once the newer one was used', await check(older.browser, older.code));
    return '5 parallel uses opened 1 session; used, another’s, a stranger’s, the older one: refused';
  },
};

/** The login's cookie is bound to its own challenge: whatever is changed in it opens nothing. */
const editedLogin: Attack = {
  name: 'login: edited cookie of a login in progress',
  quick: true,
  run: async (arena) => {
    const mine = await asked(arena);
    const theirs = await asked(arena);
    const kept = ({ browser }: Asked) => fromCookie(browser.cookies.get('zb_login') ?? '') as LoginCookie;
    const [own, other] = [kept(mine), kept(theirs)];
    const flip = (text: string, at: number) => text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
    const edited: [string, unknown][] = [
      ['the token of another login', { token: other.token, sealed: own.sealed }],
      ['the sealed half of another login', { token: own.token, sealed: other.sealed }],
      ['no sealed half', { token: own.token, sealed: '' }],
      ['a token in a list', { token: [own.token], sealed: own.sealed }],
      ['a token that is an object', { token: { $ne: '' }, sealed: own.sealed }],
      ['a number', 7],
      ['nothing', null],
      ['a string', own.token],
      ...[0, 7, 20, own.token.length - 2].map((at): [string, unknown] => [`the token with letter ${at} changed`, { ...own, token: flip(own.token, at) }]),
      ...[3, 60, own.sealed.length - 3].map((at): [string, unknown] => [`the sealed half with letter ${at} changed`, { ...own, sealed: flip(own.sealed, at) }]),
    ];
    for (const [what, value] of edited) {
      await arena.db.query(`update login_challenges set tries = 0 where used_at is null`);
      mine.browser.cookies.set('zb_login', inCookie(value));
      refused(what, await check(mine.browser, mine.code));
    }
    for (const raw of ['%', 'e30', '%00', '{}', 'A'.repeat(3_000)]) {
      mine.browser.cookies.set('zb_login', raw);
      refused(`the cookie ${raw.slice(0, 10)}`, await check(mine.browser, mine.code));
    }
    await arena.db.query(`update login_challenges set tries = 0 where used_at is null`);
    mine.browser.cookies.set('zb_login', inCookie(own));
    const entered = await check(mine.browser, mine.code);
    if (entered.status !== 303 || !sessionOf(entered)) throw new Error(`unchanged it should open: ${entered.status}`);
    return `${edited.length + 5} edits opened nothing; unchanged it does`;
  },
};

/** Codes that a stranger asks for use up the stranger's share and nothing of a browser that was here before. */
const askedByStrangers: Attack = {
  name: 'login: codes asked by strangers',
  quick: true,
  run: async ({ db, portal, ...arena }) => {
    const { browser, phone, code } = await asked({ db, portal, ...arena });
    await browser.open('/login/code');
    await browser.submit(browser.form('check'), { code });
    if (!browser.cookies.has('zb_known')) throw new Error('the browser is not known after its login');
    const known = browser.cookies.get('zb_known') ?? '';
    const askOnce = async (cookie?: string) => {
      const other = new PlainBrowser(portal.url);
      if (cookie) other.cookies.set('zb_known', cookie);
      await other.open('/login');
      const page = await other.submit(other.form('phone'), { phone });
      // A quarter of an hour passes for this number alone.
      await db.query(`update login_challenges set created_at = created_at - interval '15 minutes' where address = $1`, [phone]);
      return page.url.endsWith('/login/code');
    };
    let sent = 0;
    for (let turn = 0; turn < STRANGERS; turn += 1) if (await askOnce()) sent += 1;
    if (sent > CODES_OF_ONE_NETWORK) throw new Error(`${sent} codes for one stranger`);
    if (await askOnce(`${known}x`)) throw new Error('a made-up browser is known');
    if (!(await askOnce(known))) throw new Error('the browser that was here before is kept out');
    return `${sent} codes for ${STRANGERS} wishes of strangers, then none; the browser that was here before gets its own`;
  },
};

/** Asks for a code to this number by the website's form or by the API, from this address; whether one goes out. */
async function askFrom({ db, portal }: Arena, phone: string, from: string, door: 'web' | 'api'): Promise<boolean> {
  const post = (path: string, type: string, body: string) =>
    ask(portal.url, {
      method: 'POST',
      path,
      from,
      body,
      headers: { 'Content-Type': type, Accept: 'text/html', ...(door === 'web' ? { Origin: portal.url, 'Sec-Fetch-Site': 'same-origin' } : {}) },
    });
  const before = await codesTo(db, phone);
  const heard =
    door === 'web'
      ? await post(
          '/login',
          FORM_TYPE,
          bodyOf([
            ['intent', 'phone'],
            ['phone', phone],
          ]),
        )
      : await post('/v2/user/login', 'application/json', JSON.stringify({ phone }));
  const sent = (await codesTo(db, phone)) - before;
  if (sent > 1 || ![200, 303, 429].includes(heard.status) || (heard.status === 429) !== (sent === 0))
    throw new Error(`${door}: ${heard.status} with ${sent} codes: ${heard.text.slice(0, 200)}`);
  return sent === 1;
}

async function codesTo(db: Arena['db'], phone: string): Promise<number> {
  const { rows } = await db.query<{ sent: number }>(`select count(*)::int as sent from messages where recipient = $1 and notice = 'accounts.login-code'`, [
    phone,
  ]);
  return rows[0]?.sent ?? 0;
}

/** Three networks with many addresses use up a number's codes by website and API; its owner, on an unknown browser and network, still gets one from each. */
const askedByNetworks: Attack = {
  name: 'login: codes asked by three networks',
  quick: true,
  run: async (arena) => {
    const { phone } = await asked(arena);
    const pass = (minutes: number) =>
      arena.db.query(`update login_challenges set created_at = created_at - make_interval(mins => $2) where address = $1`, [phone, minutes]);
    await pass(1_500);
    let [sent, last] = [0, true];
    for (let turn = 0; turn < WISHES_OF_NETWORKS; turn += 1) {
      const network = NETWORKS[turn % NETWORKS.length] ?? '';
      last = await askFrom(arena, phone, `${network}.${turn + 1}`, turn % 2 === 0 ? 'web' : 'api');
      if (last) sent += 1;
      await pass(13);
    }
    if (sent > CODES_OF_NETWORKS) throw new Error(`${sent} codes to one number`);
    for (const network of NETWORKS) if (await askFrom(arena, phone, `${network}.250`, 'web')) throw new Error('the strangers are not at their end');
    await pass(20);
    if (!(await askFrom(arena, phone, '127.9.9.9', 'web'))) throw new Error('the owner is kept out of the website');
    await pass(20);
    if (!(await askFrom(arena, phone, '127.9.9.9', 'api'))) throw new Error('the owner is kept out of the API');
    return `${sent} codes for ${WISHES_OF_NETWORKS} wishes of three networks within ten hours, then none; the owner in a new place gets one by each door`;
  },
};

export const codeAttacks: readonly Attack[] = [guessing, replay, editedLogin, askedByStrangers, askedByNetworks];
