import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Role } from './config/environment';

export type RoleState = 'off' | 'starting' | 'building' | 'ready' | 'failed' | 'stopping';
export type Health = {
  set: (role: 'web' | 'admin' | 'worker' | 'database', state: RoleState) => void;
  get: (role: 'web' | 'admin' | 'worker' | 'database') => RoleState;
  ready: () => Promise<{ status: number; body: Record<string, unknown> }>;
};

const ALIVE_WITHIN_MS = 45_000;

/** What this process opens and how far it is; ready when the database answers and its roles do. */
export function openHealth(roles: readonly Role[], pool: () => pg.Pool | undefined): Health {
  const states = { database: 'starting', web: start('web'), admin: start('admin'), worker: start('worker') } as Record<
    'web' | 'admin' | 'worker' | 'database',
    RoleState
  >;
  function start(role: Role): RoleState {
    return roles.includes(role) ? 'starting' : 'off';
  }
  return {
    set: (role, state) => {
      states[role] = state;
    },
    get: (role) => states[role],
    async ready() {
      const database = states.database === 'ready' ? await databaseState(pool()) : { state: states.database, workers: 0 };
      // The portal answers before the admin is built; an admin of its own waits for it.
      const waitsFor = roles.filter((role) => role !== 'migrate' && !(role === 'admin' && roles.includes('web') && states.admin !== 'failed'));
      const ok = database.state === 'ready' && waitsFor.every((role) => states[role as 'web'] === 'ready');
      const worker = states.worker === 'off' ? (database.workers > 0 ? 'elsewhere' : 'none') : states.worker;
      return { status: ok ? 200 : 503, body: { ready: ok, database: database.state, web: states.web, worker, admin: states.admin } };
    },
  };
}

async function databaseState(pool: pg.Pool | undefined): Promise<{ state: RoleState; workers: number }> {
  try {
    const asked = pool?.query<{ workers: number }>(
      `SELECT count(*)::int AS workers FROM heartbeats WHERE role = 'worker' AND at > now() - $1 * interval '1 millisecond'`,
      [ALIVE_WITHIN_MS],
    );
    const late = sleep(2_000, undefined, { ref: false });
    const found = await Promise.race([asked, late]);
    return found ? { state: 'ready', workers: found.rows[0]?.workers ?? 0 } : { state: 'failed', workers: 0 };
  } catch {
    return { state: 'failed', workers: 0 };
  }
}
