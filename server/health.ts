import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Role } from './config/environment';
import type { OpenPulse } from './database/pulse';

export type RoleState = 'off' | 'starting' | 'building' | 'ready' | 'failed' | 'stopping';
type Watched = 'web' | 'admin' | 'worker' | 'database';
export type Health = {
  set: (role: Watched, state: RoleState) => void;
  get: (role: Watched) => RoleState;
  /** Asks Redis whenever readiness is asked for: a worker without its queues does no job. */
  watchRedis: (ping: () => Promise<unknown>) => void;
  ready: () => Promise<{ status: number; body: Record<string, unknown> }>;
};
/** What readiness checks, each as soon as it is open. */
type Opened = { pool?: pg.Pool; pulse?: OpenPulse };

const ALIVE_WITHIN_MS = 45_000;
const ANSWER_WITHIN_MS = 2_000;

/** What this process opens and how far it is; ready when the database answers, the clock is the database's and its roles are open. */
export function openHealth(roles: readonly Role[], opened: Opened): Health {
  const states = { database: 'starting', web: start('web'), admin: start('admin'), worker: start('worker') } as Record<Watched, RoleState>;
  let pingRedis: (() => Promise<unknown>) | undefined;
  function start(role: Role): RoleState {
    return roles.includes(role) ? 'starting' : 'off';
  }
  return {
    set: (role, state) => {
      states[role] = state;
    },
    get: (role) => states[role],
    watchRedis: (ping) => {
      pingRedis = ping;
    },
    async ready() {
      const [database, redis] = await Promise.all([
        states.database === 'ready' ? databaseState(opened.pool) : { state: states.database, workers: 0 },
        pingRedis ? inTime(pingRedis()).then((pong) => (pong === undefined ? 'failed' : 'ready')) : undefined,
      ]);
      const clock = opened.pulse?.clockIsOff() ? 'off' : 'ready';
      // The portal answers before the admin is built; an admin of its own waits for it.
      const waitsFor = roles.filter((role) => role !== 'migrate' && !(role === 'admin' && roles.includes('web') && states.admin !== 'failed'));
      const rolesReady = waitsFor.every((role) => states[role as 'web'] === 'ready' && !(role === 'worker' && redis === 'failed'));
      const ok = database.state === 'ready' && clock === 'ready' && rolesReady;
      const worker = states.worker === 'off' ? (database.workers > 0 ? 'elsewhere' : 'none') : states.worker;
      return {
        status: ok ? 200 : 503,
        body: {
          ready: ok,
          database: database.state,
          ...(redis ? { redis } : {}),
          clock,
          clockAheadSeconds: Math.round((opened.pulse?.clockAheadMs() ?? 0) / 1_000),
          web: states.web,
          worker,
          admin: states.admin,
        },
      };
    },
  };
}

async function databaseState(pool: pg.Pool | undefined): Promise<{ state: RoleState; workers: number }> {
  const found = await inTime(
    pool?.query<{ workers: number }>(`SELECT count(*)::int AS workers FROM heartbeats WHERE role = 'worker' AND at > now() - $1 * interval '1 millisecond'`, [
      ALIVE_WITHIN_MS,
    ]),
  );
  return found ? { state: 'ready', workers: found.rows[0]?.workers ?? 0 } : { state: 'failed', workers: 0 };
}

/** An answer that came in time; undefined for an error or a timeout. */
async function inTime<T>(asked: Promise<T> | undefined): Promise<T | undefined> {
  return Promise.race([asked, sleep(ANSWER_WITHIN_MS, undefined, { ref: false })]).catch(() => undefined);
}
