import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { openPool } from '#server/process/pool';
import type { Runtime } from '#services/runtime';
import { testRuntime } from '../../test-context';
import { carryOut } from './carry-out';
import type { Answered, Asked } from './commands';

const AGAIN_MS = 100;

/** A process that does what it is asked, many things at a time, until it is killed. */
const { DATABASE_URL = '', BANK_URL = '' } = process.env;
// Where the attack itself is gone, so is this process.
process.once('disconnect', () => process.exit());
// The portal's own pool: a process that does not survive its database's end fails the attack.
const pool = openPool({ env: { DATABASE_POOL: 10 } } as Parameters<typeof openPool>[0], DATABASE_URL);
const rt: Runtime = testRuntime({ url: DATABASE_URL, pool, drop: async () => {} });
rt.db = drizzle({ client: pool as never }) as unknown as Runtime['db'];
rt.settings.payment = { provider: 'sandbox', url: BANK_URL, merchantId: 'attack' };

const answer = (answered: Answered) => void process.send?.(answered);
process.on('message', (asked: Asked) => {
  carryOut(rt, asked).then(
    (said) => answer({ id: asked.id, said }),
    (error: unknown) => answer({ id: asked.id, fault: error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : String(error) }),
  );
});
// Whoever begins while the database is being killed waits for it, as the portal does.
while (!(await pool.query('select 1').catch(() => undefined))) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
answer({ id: 0, said: { ok: true, value: 'ready' } });
