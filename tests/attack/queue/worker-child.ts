import pg from 'pg';
import { openWorker } from '#jobs/worker';
import type { Settings } from '#services/runtime';
import { runtimeOn } from '../../jobs/runtime';
import { pace } from './pace';

/** A worker process as the portal runs it, with all its jobs, to be killed. */
const { DATABASE_URL, REDIS_URL, SETTINGS = '{}', LATER_MS = '0' } = process.env;
// Where the attack itself is gone, so is this process.
process.once('disconnect', () => process.exit());
const rt = runtimeOn(new pg.Pool({ connectionString: DATABASE_URL, max: 8 }), JSON.parse(SETTINGS) as Partial<Settings>);
rt.pool.on('error', () => {});
rt.clock = () => new Date(Date.now() + Number(LATER_MS));
const worker = openWorker(rt, { redisUrl: REDIS_URL || undefined, timing: pace, schedule: [{ queue: 'payments', kind: 'refunds', everyMs: 500 }] });
await worker.ready;
process.stdout.write('ready\n');
