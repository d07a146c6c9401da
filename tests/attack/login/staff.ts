import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { orderEvents } from '#domain/orders/states';
import type { Arena, Attack } from '../attack';
import { adminEndpoints, type Endpoint } from '../gate/admin-endpoints';
import { inParallel, type Heard } from '../gate/ask';
import { rowsNow, untilQuiet, writtenBetween } from '../gate/untouched';
import { own } from './own-request';

const AT_ONCE = 8;
const SHOWN = 15;
const WRONG_CODES = 200;
/** The role whose account this attack locks; no other attack logs in with it. */
const ROLE = 'after-sales';
const TABLES_OF_A_LOGIN = ['staff', 'staff_sessions', 'attempts'];

function account({ portal }: Arena): { email: string; password: string } {
  const found = portal.accounts().find(({ roles }) => roles?.includes(ROLE));
  if (!found) throw new Error(`no account is ${ROLE}`);
  return found;
}

/** The password alone; gives the cookie of the half session. */
async function half(arena: Arena): Promise<string> {
  const { email, password } = account(arena);
  const heard = await own(arena, { method: 'POST', path: '/cms-api/staff/login', body: JSON.stringify({ email, password }) });
  const cookie = /zb_staff-token=[^;]+/.exec(String(heard.headers['set-cookie']))?.[0];
  if (heard.status !== 200 || !cookie) throw new Error(`the password was not taken: ${heard.status} ${heard.text.slice(0, 200)}`);
  if (/"token"|"user":\{/.test(heard.text)) throw new Error(`the answer to the password tells more than it should: ${heard.text.slice(0, 200)}`);
  return cookie;
}

async function codeNow({ portal }: Arena, email: string): Promise<string> {
  const env: NodeJS.ProcessEnv = { ...process.env, DATA_DIR: portal.dataDir, NODE_ENV: 'production' };
  const { stdout } = await promisify(execFile)(process.execPath, ['--conditions=production', 'build/server/staff-code.mjs', email], { env });
  return stdout.trim();
}

/** Puts the account back as it was. */
async function release({ db }: Arena): Promise<void> {
  await db.query(`update factors set tries = 0, locked_until = null where staff_id in (select parent_id from staff_roles where value = $1)`, [ROLE]);
  await db.query(`delete from attempts where bucket like 'staff-login%'`);
}

/** Whether an answer to an unauthenticated request says too much: allowed are 404, 403, and that one is nobody. */
function tells({ method, path }: Endpoint, { status, text }: Heard): string | null {
  const me = method === 'GET' && /\/(me|init)$/.test(path) && status === 200 && !/"user":\s*\{/.test(text);
  const logout = method === 'POST' && path.endsWith('/logout') && status === 400;
  // What anybody may do, in all collections: nothing.
  const rights = (path.includes('/access') && status === 200 && !/true/.test(text.replace(/"canAccessAdmin":false/g, ''))) || null;
  const empty = method === 'GET' && status === 200 && /"docs":\[\]/.test(text) && /"totalDocs":0/.test(text);
  if (status >= 400 && status < 500) return /"docs":\[\{|"phone":|"receiverPhone":|\$argon|"hash":|"salt":/.test(text) ? `${status} with data` : null;
  return me || logout || rights || empty ? null : `${status}: ${text.slice(0, 100)}`;
}

/** Calls the whole admin API without the second factor: the caller counts as nobody. */
const halfSession: Attack = {
  name: 'login: the admin’s interface without the second factor',
  quick: true,
  run: async (arena) => {
    await arena.portal.admin;
    await release(arena);
    const cookie = await half(arena);
    const token = cookie.split('=')[1] ?? '';
    const endpoints = await adminEndpoints([...orderEvents, 'move-stock', 'reset-factor', 'invite-again']);
    const ways: { name: string; cookie?: string; headers?: Record<string, string> }[] = [
      { name: 'half a session', cookie },
      { name: 'nobody' },
      { name: 'its token as a header', headers: { Authorization: `JWT ${token}` } },
      { name: 'its token as a bearer', headers: { Authorization: `Bearer ${token}` } },
      { name: 'half, method overridden', cookie, headers: { 'X-Payload-HTTP-Method-Override': 'GET', 'X-HTTP-Method-Override': 'PATCH' } },
      { name: 'half, said to be inside', cookie, headers: { 'x-middleware-subrequest': 'middleware:middleware:middleware', 'X-Forwarded-For': '127.0.0.1' } },
    ];
    const before = await untilQuiet(arena.db);
    const shots = (arena.quick ? ways.slice(0, 3) : ways).flatMap((way) => endpoints.map((endpoint) => ({ way, endpoint })));
    // Logging in again is what half a session may do; it is tried elsewhere.
    const asked = shots.filter(({ endpoint }) => !(endpoint.method === 'POST' && /\/(login)$/.test(endpoint.path)));
    const body = JSON.stringify({
      expectedState: 'queued',
      reason: 'x',
      delta: 1,
      key: 'x',
      title: 'x',
      email: 'a@example.com',
      password: 'x',
      token: 'x',
      data: { title: 'x' },
    });
    const answers = await inParallel(asked, AT_ONCE, async ({ way, endpoint }) => {
      const heard = await own(arena, {
        ...way,
        method: endpoint.method,
        path: `${endpoint.path}${endpoint.method === 'GET' ? '?limit=1&depth=2' : '?where[id][exists]=true'}`,
        ...(endpoint.method === 'GET' ? {} : { body }),
      });
      const told = tells(endpoint, heard);
      return told && `${way.name}: ${endpoint.method} ${endpoint.path}: ${told}`;
    });
    const problems = answers.filter((answer) => answer !== null);
    const written = writtenBetween(before, await rowsNow(arena.db, TABLES_OF_A_LOGIN));
    if (written.length > 0) problems.unshift(`written in ${written.join(', ')}`);
    if (problems.length > 0) throw new Error(`${problems.length} of ${asked.length}:\n${problems.slice(0, SHOWN).join('\n')}`);
    return `${endpoints.length} endpoints, ${asked.length} requests as half a session, as nobody and in disguise: nothing read, nothing written`;
  },
};

/** Tries other ways in without the second factor: pages, queues, files, odd spellings, server actions, a second API. */
const waysAround: Attack = {
  name: 'login: ways around the second factor',
  quick: true,
  run: async (arena) => {
    await arena.portal.admin;
    await release(arena);
    const cookie = await half(arena);
    const before = await untilQuiet(arena.db);
    const problems: string[] = [];
    const closed = ['forgot-password', 'reset-password', 'first-register', 'unlock', 'verify/x'].flatMap((name) => {
      const [first = '', ...rest] = name;
      const spelt = `%${first.charCodeAt(0).toString(16)}${rest.join('')}`;
      return [
        `/cms-api/staff/${name}`,
        `/cms-api/staff/${name}/`,
        `/cms-api/staff/${spelt}`,
        `/cms-api/./staff/${name}`,
        `/cms-api/x/../staff/${name}`,
        `/cms-api//staff/${name}`,
        `/cms-api/staff//${name}`,
        `/cms-api/staff/${name}?x`,
        `/cms-api/%73taff/${name}`,
        `/CMS-API/staff/${name}`,
        `/cms-api/STAFF/${name}`,
        `/cms-api/staff;x/${name}`,
      ];
    });
    const graphql = ['/cms-api/graphql', '/cms-api/graphql-playground', '/graphql', '/api/graphql', '/admin/graphql', '/cms-api/%67raphql'];
    const pages = [
      '/admin',
      '/admin/collections/orders',
      '/admin/collections/users',
      '/admin/collections/orders/1',
      '/admin/order-list',
      '/admin/account',
      '/operations',
      '/operations/queues',
      '/operations/queues/outbox',
      '/operations/queues/api/queues',
      '/admin/create-first-user',
      '/admin/forgot',
      '/admin/reset/x',
      '/admin//collections/orders',
      '/admin/./collections/orders',
      '/admin/%63ollections/orders',
    ];
    for (const who of [cookie, undefined]) {
      for (const path of [...closed, ...graphql]) {
        for (const method of ['GET', 'POST']) {
          const body =
            method === 'POST'
              ? JSON.stringify({ email: account(arena).email, query: '{Orders{docs{code}}}', password: 'another long password', token: 'x' })
              : undefined;
          const { status, text } = await own(arena, { method, path, cookie: who, body });
          // The address may be led to its plain form, where it is closed.
          if (status >= 500 || (status >= 200 && status < 300 && !/"user":null/.test(text)))
            problems.push(`${who ? 'half' : 'nobody'}: ${status} ${method} ${path}: ${text.slice(0, 80)}`);
        }
      }
      for (const path of pages) {
        const { status, headers, text } = await own(arena, { path, cookie: who, headers: { Accept: 'text/html' } });
        const led = [301, 302, 303, 307, 308].includes(status) && !/collections|queues/.test(String(headers.location).split('?')[0] ?? '');
        const plain = [301, 308].includes(status);
        if (!led && !plain && status !== 404) problems.push(`${who ? 'half' : 'nobody'}: ${status} ${path} → ${headers.location} ${text.slice(0, 60)}`);
      }
    }
    problems.push(...(await serverActions(arena, cookie)));
    const written = writtenBetween(before, await rowsNow(arena.db, TABLES_OF_A_LOGIN));
    if (written.length > 0) problems.unshift(`written in ${written.join(', ')}`);
    if (problems.length > 0) throw new Error(`${problems.length}:\n${problems.slice(0, SHOWN).join('\n')}`);
    return `${(closed.length + graphql.length) * 4} closed addresses and spellings, ${pages.length * 2} pages, ${SERVER_FUNCTIONS.length * 4} calls of server functions: nothing told, nothing written`;
  },
};

const SERVER_FUNCTIONS = [
  'form-state',
  'table-state',
  'render-document',
  'render-list',
  'render-widget',
  'get-default-layout',
  'copy-data-from-locale',
  'schedule-publish',
  'render-document-slots',
  'slugify',
  'render-field',
];

/** The admin's pages call the server by an action whose id stands in the build; the login's page is open to everybody. */
async function serverActions(arena: Arena, cookie: string): Promise<string[]> {
  const { readFileSync } = await import('node:fs');
  const manifest = JSON.parse(readFileSync('cms/.next/server/server-reference-manifest.json', 'utf8')) as { node: Record<string, unknown> };
  const problems: string[] = [];
  for (const id of Object.keys(manifest.node)) {
    for (const name of SERVER_FUNCTIONS) {
      const args = {
        collectionSlug: 'orders',
        docID: 1,
        id: 1,
        operation: 'update',
        schemaPath: 'orders',
        formState: {},
        docPermissions: { fields: true },
        docPreferences: { fields: {} },
        initialData: {},
        type: 'publish',
        query: {},
        path: 'x',
      };
      for (const [path, who] of [
        ['/admin/login', undefined],
        ['/admin/login', cookie],
      ] as const) {
        const { status, text } = await own(arena, {
          method: 'POST',
          path,
          cookie: who,
          type: 'text/plain;charset=UTF-8',
          headers: { 'Next-Action': id, Accept: 'text/x-component' },
          body: JSON.stringify([{ name, args }]),
        });
        if (/"docs":\[\{|"phone"|"receiverPhone"|receiverName|"priceToman"/.test(text))
          problems.push(`${who ? 'half' : 'nobody'}: server function ${name}: ${status} ${text.slice(0, 120)}`);
      }
    }
  }
  return problems;
}

/** Sends two hundred codes of the second factor, and passwords: they are counted, the account is locked, and the right one is refused meanwhile. */
const guessing: Attack = {
  name: 'login: 200 wrong codes of the second factor',
  quick: true,
  run: async (arena) => {
    await arena.portal.admin;
    await release(arena);
    const { email, password } = account(arena);
    const cookie = await half(arena);
    const right = await codeNow(arena, email);
    const give = (code: string) =>
      own(arena, { method: 'POST', path: '/admin/second-factor', cookie, type: 'application/x-www-form-urlencoded', body: `code=${code}` });
    const codes = Array.from({ length: WRONG_CODES }, (_, at) => String((Number(right) + 1_000 + at * 37) % 1_000_000).padStart(6, '0'));
    const answers = await inParallel(codes, AT_ONCE, give);
    const odd = answers.filter(({ status }) => status !== 422 && status !== 429);
    if (odd.length > 0) throw new Error(`a wrong code: ${odd[0]?.status}`);
    const late = await give(await codeNow(arena, email));
    if (late.status !== 429) throw new Error(`the right code while it is locked: ${late.status}`);
    const { rows } = await arena.db.query(`select 1 from staff_verified v join staff_roles r on r.parent_id = v.staff_id where r.value = $1`, [ROLE]);
    if (rows.length > 0) throw new Error('a session was opened');
    const locked = answers.filter(({ status }) => status === 429).length;
    await release(arena);

    const enter = (secret: string, whose = email) =>
      own(arena, { method: 'POST', path: '/cms-api/staff/login', body: JSON.stringify({ email: whose, password: secret }) });
    const secrets = Array.from({ length: 12 }, (_, at) => `not the password ${at}`);
    const wrong = await inParallel(secrets, 4, (secret) => enter(secret));
    const statuses = (answers: Heard[]) =>
      answers
        .map(({ status }) => status)
        .sort()
        .join();
    if (statuses(wrong) !== [...Array(5).fill(401), ...Array(7).fill(429)].join()) throw new Error(`wrong passwords: ${statuses(wrong)}`);
    const right2 = await enter(password);
    if (right2.status !== 429) throw new Error(`the right password from where so many wrong ones came: ${right2.status}`);
    const unknown = await inParallel(secrets, 4, (secret) => enter(secret, 'nobody@example.com'));
    const said = (answers: Heard[]) => new Set(answers.map(({ status, text }) => `${status} ${text.replace(/[\d۰-۹]/g, '')}`));
    if (statuses(unknown) !== statuses(wrong) || [...said(unknown)].some((one) => !said(wrong).has(one)))
      throw new Error(`an unknown address is told apart: ${[...said(unknown)].join(' ')} / ${[...said(wrong)].join(' ')}`);
    await release(arena);
    return `${WRONG_CODES} codes refused (${locked} by the lock), the right one after them too; 12 passwords, 5 looked at, an unknown address is not told apart`;
  },
};

export const staffAttacks: readonly Attack[] = [halfSession, waysAround, guessing];
