import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Portal } from '../../portal';
import { openClient } from './http';
import type { Answer } from './http';

export type Staff = {
  /** One call of the admin's API, with the second factor done. */
  call(method: string, path: string, body?: unknown): Promise<Answer>;
  /** One of its pages or files. */
  open(path: string): Promise<Answer>;
  /** The cookies of its browser. */
  cookie: string;
};

const run = promisify(execFile);
const CODE_STEP_MS = 30_000;
/** How often a save in a loop may be asked to come again. */
const MOST_BUSY = 10;
const opened = new WeakMap<Portal, Map<string, Promise<Staff>>>();

/** Somebody of a role at this portal, logged in once for all attacks: a code of the second factor is taken once. */
export function staffOf(portal: Portal, role = 'administrator'): Promise<Staff> {
  const all = opened.get(portal) ?? new Map<string, Promise<Staff>>();
  opened.set(portal, all);
  const staff = all.get(role) ?? logIn(portal, role);
  all.set(role, staff);
  return staff;
}

async function logIn(portal: Portal, role: string): Promise<Staff> {
  await portal.admin;
  const account = portal.accounts().find(({ roles }) => roles?.includes(role));
  if (!account) throw new Error(`no seeded account is ${role}`);
  const client = openClient(8);
  const { email, password } = account;
  const given = await client.ask(`${portal.url}/cms-api/staff/login`, { json: { method: 'POST', body: { email, password } } });
  const cookie = [given.headers['set-cookie'] ?? []]
    .flat()
    .find((line) => line.startsWith('zb_staff-token='))
    ?.split(';')[0];
  if (!cookie) throw new Error(`the password was not taken: ${given.status} ${given.text.slice(0, 200)}`);
  for (let tries = 0; ; tries += 1) {
    const code = await staffCode(portal, email);
    const checked = await client.ask(`${portal.url}/admin/second-factor`, { cookie, form: new URLSearchParams({ code }) });
    if (checked.status === 303 && checked.location === '/admin') break;
    if (tries > 0) throw new Error(`the second factor was not taken: ${checked.status}`);
    // Somebody else has used this step's code: the next one comes soon.
    await new Promise((resolve) => setTimeout(resolve, CODE_STEP_MS - (Date.now() % CODE_STEP_MS) + 500));
  }
  return {
    cookie,
    open: (path) => client.ask(`${portal.url}${path}`, { cookie }),
    call: (method, path, body) => client.ask(`${portal.url}/cms-api${path}`, { cookie, ...(method === 'GET' ? {} : { json: { method, body } }) }),
  };
}

async function staffCode(portal: Portal, email: string): Promise<string> {
  const env = { ...process.env, DATA_DIR: portal.dataDir, NODE_ENV: 'production' as const };
  return (await run(process.execPath, ['--conditions=production', 'build/server/staff-code.mjs', email], { env })).stdout.trim();
}

/** Brings the stock of a unit to a number, by the movement that staff make. */
export async function setStock(staff: Staff, unit: { id: number }, from: number, to: number): Promise<void> {
  if (from === to) return;
  const moved = await staff.call('POST', `/variants/${unit.id}/do/move-stock`, {
    delta: to - from,
    reason: 'شمارش انبار',
    key: `attack-${unit.id}-${Date.now()}`,
  });
  if (moved.status !== 200) throw new Error(`the stock was not moved: ${moved.status} ${moved.text}`);
}

/** Saves documents in a loop, in turn, until it is told to stop; every save has to be taken. */
export function saveInLoop(staff: Staff, saves: readonly { path: string; body: (turn: number) => unknown }[]): { stop(): Promise<number> } {
  let going = true;
  let turn = 0;
  let busy = 0;
  const loop = (async () => {
    while (going) {
      const save = saves[turn % saves.length];
      if (!save) break;
      const answer = await staff.call('PATCH', save.path, save.body(turn));
      // In the rush the door may ask to come again, with nothing written; an editor then saves again.
      if (answer.status === 503 && busy < MOST_BUSY) {
        busy += 1;
        await sleep(1_000);
        continue;
      }
      if (answer.status !== 200) throw new Error(`the editor's save ${turn} was not taken: ${answer.status} ${answer.text.slice(0, 300)}`);
      turn += 1;
    }
  })();
  loop.catch(() => {});
  return {
    stop: async () => {
      going = false;
      await loop;
      return turn;
    },
  };
}
