import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openSession } from '#services/accounts/open-session';
import { provideRuntime, type Runtime } from '#services/runtime';
import { createTestDatabase, type TestDatabase } from '../../tests/database';
import { testContext, testRuntime } from '../../tests/test-context';
import type { Config } from '../config';
import { trustedProxies } from '../gate/forwarded';
import type { Gate } from '../gate/middleware';
import { rateLimit } from '../gate/rate';
import { uploadRoom } from '../gate/upload-room';
import { openSockets } from './open';
import type { SocketDoor } from './door';
import type { Rooms } from './rooms';

let database: TestDatabase;
let rt: Runtime;
let users = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  rt = testRuntime(database);
  provideRuntime(rt);
});
afterAll(() => database.drop());

/** An echo room; the test says who sits in it and whether they may stay. */
const sitting: string[] = [];
let mayStay = true;
const applications = new Set<string>();
const echo: Rooms = {
  async enter({ actor, rt: own, say }, first) {
    const { rows } = await own.pool.query<{ name: string }>('select application_name as name from pg_stat_activity where pid = pg_backend_pid()');
    applications.add(rows[0]?.name ?? '');
    if (first !== 'echo') return null;
    sitting.push(String(actor.userId));
    say('welcome');
    return {
      heard: async (text) => {
        if (text === 'fail') throw new Error('as asked');
        if (text === 'slow') await sleep(200);
        say(`${text} again`);
      },
      mayStay: async () => mayStay,
      left: () => void sitting.splice(sitting.indexOf(String(actor.userId)), 1),
    };
  },
};

let server: Server;
let door: SocketDoor;
let url: string;
let refused: string[];
async function open(rooms: Rooms | null = echo, scale = 1_000, askAgainMs = 60_000) {
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  refused = [];
  const gate: Gate = {
    reach: { origins: new Set([url]), hosts: new Set([new URL(url).host]) },
    policies: { https: false, paymentOrigin: undefined },
    trusted: trustedProxies([]),
    limit: rateLimit({ scale }),
    room: uploadRoom(),
    log: rt.log,
    stylesheet: () => undefined,
    refused: (why) => void refused.push(why),
  };
  const config = { env: { DATABASE_POOL: 5 } } as Config;
  door = openSockets({ config, url: database.url, gate, rt, rooms: rooms ?? undefined, firstWithinMs: 300, askAgainMs });
  server.on('upgrade', door.upgrade);
}
beforeEach(() => {
  mayStay = true;
  return open();
});
afterEach(async () => {
  await door.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function somebody(): Promise<string> {
  const { rows } = await database.pool.query<{ id: number }>(`insert into users (phone) values ($1) returning id`, [
    `0935${String((users += 1)).padStart(7, '0')}`,
  ]);
  const session = await openSession(rt.db, testContext(rt), { userId: Number(rows[0]?.id), source: 'WEBSITE', newClient: false });
  return `zb_session=${Buffer.from(JSON.stringify(session.token)).toString('base64')}`;
}

type Spoken = { ws: WebSocket; heard: string[]; ended: Promise<number> };
/** A socket as a browser opens it; a status where it was not opened. */
function connect(headers: Record<string, string>, path = '/web-chat'): Promise<Spoken | number> {
  const ws = new WebSocket(url.replace('http', 'ws') + path, { headers: { Origin: url, ...headers } });
  const heard: string[] = [];
  ws.on('message', (data: Buffer) => heard.push(data.toString()));
  ws.on('error', () => {});
  const ended = new Promise<number>((resolve) => void ws.once('close', resolve));
  return new Promise((resolve) => {
    ws.once('open', () => resolve({ ws, heard, ended }));
    ws.once('unexpected-response', (req, res) => {
      resolve(res.statusCode ?? 0);
      req.destroy();
    });
  });
}
async function opened(cookie?: string): Promise<Spoken> {
  const socket = await connect({ Cookie: cookie ?? (await somebody()) });
  if (typeof socket === 'number') throw new Error(String(socket));
  return socket;
}

test('origin, session and room, in this order, let a socket in; it is heard in turn', async () => {
  const cookie = await somebody();
  expect(await connect({ Cookie: cookie, Origin: 'https://evil.example' })).toBe(403);
  expect(await connect({ Cookie: cookie, 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
  expect(await connect({ Cookie: cookie, Host: 'evil.example' })).toBe(403);
  expect(await connect({ Cookie: cookie }, '/account')).toBe(403);
  expect(await connect({ Cookie: cookie }, '/web-chat/x')).toBe(403);
  expect(refused).toEqual(['origin', 'cross-site', 'host', 'upgrade', 'upgrade']);
  expect(await connect({})).toBe(401);
  expect(await connect({ Cookie: `zb_session=${Buffer.from('"made-up"').toString('base64')}` })).toBe(401);
  const foreign = await opened(cookie);
  foreign.ws.send('another’s room');
  expect([await foreign.ended, foreign.heard]).toEqual([1008, []]);

  const { ws, heard } = await opened(cookie);
  for (const text of ['echo', 'slow', 'quick']) ws.send(text);
  await expect.poll(() => heard).toEqual(['welcome', 'slow again', 'quick again']);
  expect(sitting).toHaveLength(1);
  ws.close();
  await expect.poll(() => sitting).toEqual([]);
  expect([...applications]).toEqual(['zarban-sockets']);
});

test('while there are no rooms every socket ends at the door', async () => {
  await door.close();
  server.close();
  await open(null);
  expect(await connect({ Cookie: await somebody() })).toBe(403);
});

test('one account has three places, and one address so many tries', async () => {
  const cookie = await somebody();
  const own = [await opened(cookie), await opened(cookie), await opened(cookie)];
  expect(await connect({ Cookie: cookie })).toBe(503);
  own[0]?.ws.close();
  await own[0]?.ended;
  await expect.poll(async () => typeof (await connect({ Cookie: cookie }))).toBe('object');
  await door.close();
  server.close();
  await open(echo, 2 / 60);
  const answers = [await connect({}), await connect({}), await connect({})];
  expect(answers).toEqual([401, 401, 429]);
});

test.each([
  ['says nothing', () => {}, 1008],
  ['sends bytes', (ws: WebSocket) => ws.send(Buffer.from([1])), 1003],
  ['sends too much at once', (ws: WebSocket) => ws.send('x'.repeat(16 * 1024 + 1)), 1009],
  ['sends what fails', (ws: WebSocket) => (ws.send('echo'), ws.send('fail')), 1011],
  ['floods', (ws: WebSocket) => (ws.send('echo'), ws.send('slow'), Array.from({ length: 30 }, () => ws.send('x'))), 1008],
] as const)('who %s is shown out', async (_, does, code) => {
  const { ws, ended } = await opened();
  does(ws);
  expect(await ended).toBe(code);
  await expect.poll(() => sitting).toEqual([]);
});

test('an ended session, and a right that was taken away, end their sockets', async () => {
  await door.close();
  server.close();
  await open(echo, 1_000, 150);
  const [one, other] = [await opened(), await opened()];
  for (const { ws } of [one, other]) ws.send('echo');
  await expect.poll(() => sitting.length).toBe(2);
  await database.pool.query(`update sessions set ended_at = now() where user_id = $1`, [Number(sitting[0])]);
  expect(await one.ended).toBe(1008);
  expect(other.ws.readyState).toBe(WebSocket.OPEN);
  mayStay = false;
  expect(await other.ended).toBe(1008);
});

test('a stop says goodbye first, waits for nobody, and lets nobody in any more', async () => {
  const cookie = await somebody();
  const [one, deaf] = [await opened(cookie), await opened(cookie)];
  for (const { ws } of [one, deaf]) ws.send('echo');
  await expect.poll(() => sitting.length).toBe(2);
  deaf.ws.pause();
  const began = Date.now();
  const closing = door.close();
  expect(await one.ended).toBe(1012);
  expect(await connect({ Cookie: cookie })).toBe(503);
  await closing;
  expect(Date.now() - began).toBeLessThan(4_000);
  const closed = new Promise((resolve) => server.close(resolve));
  await closed;
  await open();
});
