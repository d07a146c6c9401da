import pg from 'pg';
import { relayDue } from '#jobs/relay-batch';
import { openQueues } from '#jobs/queues';
import { defaultTiming } from '#jobs/timing';
import { openWorker } from '#jobs/worker';
import type { Settings } from '#services/runtime';
import { effectHandlers, tellEffects } from './effects';
import type { Pause } from './effects';
import { runtimeOn } from './runtime';
import { quick } from './timing';

/** A worker process to be killed: it says how far it came, and stops there. */
const { DATABASE_URL, REDIS_URL, MODE, SMS, BY = 'child' } = process.env;
// Where the test itself is gone, so is this process.
process.once('disconnect', () => process.exit());
const say = (line: string) => void process.stdout.write(`${line}\n`);
const rt = runtimeOn(new pg.Pool({ connectionString: DATABASE_URL }), SMS ? { sms: JSON.parse(SMS) as Settings['sms'] } : {});

if (MODE === 'tell') {
  // A web process: it decides, and knows no queue.
  say(`told ${JSON.stringify(await tellEffects(rt, 100))}`);
} else if (MODE === 'relay') {
  // Places rows in the queue, and is killed before it has marked them.
  const queues = openQueues(rt, REDIS_URL || undefined);
  const named = (name: string) => {
    const queue = queues.named(name);
    if (!queue) return undefined;
    const addBulk = queue.addBulk.bind(queue);
    queue.addBulk = async (jobs) => {
      await addBulk(jobs);
      say('placed');
      return new Promise<never>(() => {});
    };
    return queue;
  };
  await relayDue(rt, { ...queues, named }, { ...defaultTiming, ...quick, enqueueMs: 60_000 });
} else {
  const ours = MODE === 'messages' ? {} : { handlers: effectHandlers(BY, MODE as Pause, (id) => say(`reached ${id}`)) };
  const worker = openWorker(rt, { redisUrl: REDIS_URL || undefined, timing: quick, schedule: [], ...ours });
  await worker.ready;
  say('ready');
}
