import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildChild, killChildren, runChild } from '../tests/jobs/child';
import { allDone, effectHandlers, effectsOf, tellEffects } from '../tests/jobs/effects';
import { makeRig, rigOf } from '../tests/jobs/rig';
import type { Rig } from '../tests/jobs/rig';
import { testContext } from '../tests/test-context';
import { until } from '../tests/jobs/runtime';
import { retryDeadJob } from '#services/outbox/retry-dead';
import type { Handlers } from './handlers';
import type { OpenWorker } from './worker';

const operator = ({ rt }: Rig) => testContext(rt, { actor: { kind: 'staff', staffId: 1, name: 'نوا', roles: ['operations'] } });

describe.each(['postgres', 'redis'] as const)('[JOB-4] on %s', (kind) => {
  let made: Rig | { missing: string };
  let child: string;
  let opened: OpenWorker[] = [];
  beforeAll(async () => {
    [made, child] = await Promise.all([makeRig(kind), buildChild('tests/jobs/worker-child.ts')]);
  });
  afterEach(async () => {
    await killChildren();
    await Promise.all(opened.map((worker) => worker.close()));
    opened = [];
  });
  afterAll(async () => {
    if (made && !('missing' in made)) await made.close();
  });
  const open = (rig: Rig, ...setUp: Parameters<Rig['open']>) => {
    const worker = rig.open(...setUp);
    opened.push(worker);
    return worker;
  };
  const happenOnce = async (rig: Rig, ids: string[]) => {
    await until('all rows are done', () => allDone(rig.rt, ids));
    expect(await effectsOf(rig.rt, ids)).toMatchObject({ total: ids.length, distinct: ids.length });
  };

  test('[JOB-2] two hundred decisions of two web processes: every effect once, shared by three worker processes, and the outbox drains', async (context) => {
    const rig = rigOf(made, context);
    const others = ['b', 'c'].map((by) => runChild(child, { ...rig.env, MODE: 'never', BY: by }));
    open(rig, { handlers: effectHandlers('a') });
    await Promise.all(others.map((worker) => worker.says('ready')));
    const webs = [1, 2].map(() => runChild(child, { ...rig.env, MODE: 'tell' }));
    const ids = (await Promise.all(webs.map((web) => web.says('told')))).flatMap((line) => JSON.parse(line.slice(5)) as string[]);
    expect(ids).toHaveLength(200);
    await happenOnce(rig, ids);
    expect((await effectsOf(rig.rt, ids)).by.length).toBeGreaterThan(1);
    await Promise.all([...webs, ...others].map((process) => process.kill()));
  });

  test.for(['inside', 'after'] as const)('[JOB-2] a worker killed %s the transaction of its job loses nothing and doubles nothing', async (pause, context) => {
    const rig = rigOf(made, context);
    const doomed = runChild(child, { ...rig.env, MODE: pause });
    await doomed.says('ready');
    const ids = await tellEffects(rig.rt, 3);
    await doomed.says('reached');
    await doomed.kill();
    open(rig, { handlers: effectHandlers('survivor') });
    await happenOnce(rig, ids);
  });

  test('[JOB-2] a relay killed between placing a job and marking its row: the next places it again, and it happens once', async (context) => {
    const rig = rigOf(made, context);
    const ids = await tellEffects(rig.rt, 5);
    const doomed = runChild(child, { ...rig.env, MODE: 'relay' });
    await doomed.says('placed');
    await doomed.kill();
    const { rows } = await rig.rt.pool.query('select 1 from outbox where id = any($1) and relayed_at is null', [ids]);
    expect(rows).toHaveLength(5);
    open(rig, { handlers: effectHandlers('survivor') });
    await happenOnce(rig, ids);
  });

  test('[JOB-2] what the queue has lost is placed again from the tables, waiting and running jobs alike', async (context) => {
    const rig = rigOf(made, context);
    const doomed = runChild(child, { ...rig.env, MODE: 'inside' });
    await doomed.says('ready');
    const ids = await tellEffects(rig.rt, 20);
    await doomed.says('reached');
    await rig.lose();
    await doomed.kill();
    open(rig, { handlers: effectHandlers('survivor') });
    await happenOnce(rig, ids);
  });

  test('[JOB-4] a queue lost under a running worker is filled again, and its schedule stands again', async (context) => {
    const rig = rigOf(made, context);
    let rounds = 0;
    const schedule = [{ queue: 'upkeep' as const, kind: 'round', everyMs: 300 }];
    const upkeep = { round: async () => void (rounds += 1) };
    const worker = open(rig, { handlers: { ...effectHandlers('steady'), upkeep }, schedule });
    await worker.ready;
    await until('the schedule runs', () => rounds >= 2);
    await rig.lose();
    const before = rounds;
    const ids = await tellEffects(rig.rt, 5);
    await happenOnce(rig, ids);
    await until('the schedule runs again', () => rounds >= before + 2);
  });

  test.for([true, false])(
    '[JOB-4: clocks] a worker that must not work takes no job, held from its start: %s; another does, and it goes on when it may',
    async (fromStart, context) => {
      const rig = rigOf(made, context);
      let held = fromStart;
      const waiting = open(rig, { handlers: effectHandlers('held'), held: () => held });
      await waiting.ready;
      held = true;
      const ids = await tellEffects(rig.rt, 20);
      const other = open(rig, { handlers: effectHandlers('other') });
      await happenOnce(rig, ids);
      expect((await effectsOf(rig.rt, ids)).by).toEqual(['other']);
      await other.close();
      held = false;
      await happenOnce(rig, await tellEffects(rig.rt, 5));
    },
  );

  test('a later job is done when it is due, not before', async (context) => {
    const rig = rigOf(made, context);
    const worker = open(rig, { handlers: effectHandlers('later'), timing: { pollMs: 10_000 } });
    await worker.ready;
    const dueAt = new Date(Date.now() + 900);
    const ids = await tellEffects(rig.rt, 1, { dueAt });
    const soon = await tellEffects(rig.rt, 1);
    await happenOnce(rig, soon);
    expect(await effectsOf(rig.rt, ids)).toMatchObject({ total: 0 });
    await happenOnce(rig, ids);
    const { rows } = await rig.rt.pool.query<{ at: Date }>('select at from effects where id = any($1)', [ids]);
    expect(rows[0]?.at.getTime()).toBeGreaterThanOrEqual(dueAt.getTime());
    expect(Date.now() - dueAt.getTime()).toBeLessThan(3000);
  });

  test('[JOB-1: retries of SMS and orders] a failing job is tried again after growing pauses; a dead one is seen, and done when operations retry it', async (context) => {
    const rig = rigOf(made, context);
    const tries: number[] = [];
    let broken = true;
    const works = effectHandlers('retried').orders?.['effect'];
    const handlers: Handlers = {
      orders: {
        effect: async (ctx, job) => {
          tries.push(Date.now());
          if (broken) throw new Error('call 09121234567 or write to sara@example.com');
          return works?.(ctx, job);
        },
      },
    };
    const worker = open(rig, { handlers, timing: { backoffMs: 150 } });
    await worker.ready;
    const [id = ''] = await tellEffects(rig.rt, 1);
    await until('the job is dead', async () => (await rowOf(rig, id)).dead_at !== null);
    expect(tries).toHaveLength(3);
    // Jitter takes at most half of a pause; what a busy machine adds says nothing.
    expect((tries[1] ?? 0) - (tries[0] ?? 0)).toBeGreaterThanOrEqual(70);
    expect((tries[2] ?? 0) - (tries[1] ?? 0)).toBeGreaterThanOrEqual(140);
    expect(await rowOf(rig, id)).toMatchObject({ attempts: 3, last_error: 'call … or write to …' });
    expect(rig.rt.lines.join()).not.toMatch(/09121234567|sara@/);
    const queue = worker.queues.named('orders');
    await until('the queue shows it', async () => (await queue?.getFailedCount()) === 1);
    expect(JSON.stringify(await queue?.getFailed())).not.toMatch(/09121234567|sara@/);

    broken = false;
    expect(await retryDeadJob(testContext(rig.rt), id)).toMatchObject({ ok: false, status: 403 });
    expect(await retryDeadJob(operator(rig), id)).toMatchObject({ ok: true });
    await happenOnce(rig, [id]);
    expect(await retryDeadJob(operator(rig), id)).toMatchObject({ ok: false, code: 'operations.job.not-dead' });

    broken = true;
    const [other = ''] = await tellEffects(rig.rt, 1);
    await until('the job is dead', async () => (await rowOf(rig, other)).dead_at !== null);
    await until('the queue shows it', async () => (await queue?.getFailedCount()) === 1);
    broken = false;
    await (await queue?.getJob(other))?.retry('failed');
    await happenOnce(rig, [other]);
    expect((await rowOf(rig, other)).dead_at).toBeNull();
  });

  test('a job of an unknown kind or queue is dead at once, and the others go on', async (context) => {
    const rig = rigOf(made, context);
    open(rig, { handlers: effectHandlers('known') });
    const unknown = [...(await tellEffects(rig.rt, 1, { kind: 'dance' })), ...(await tellEffects(rig.rt, 1, { queue: 'ballroom' }))];
    const known = await tellEffects(rig.rt, 1);
    await happenOnce(rig, known);
    for (const id of unknown) await until('it is dead', async () => (await rowOf(rig, id)).dead_at !== null);
  });

  test('a worker gives a sign of life, ends its jobs before it closes, and leaves no sign behind', async (context) => {
    const rig = rigOf(made, context);
    let ended = false;
    let begun = false;
    const slow: Handlers = {
      orders: {
        effect: async () => {
          begun = true;
          await new Promise((resolve) => setTimeout(resolve, 400));
          ended = true;
        },
      },
    };
    const worker = rig.open({ handlers: slow });
    await worker.ready;
    const signs = () => rig.rt.pool.query("select 1 from heartbeats where role = 'worker' and process like $1", [`%:${process.pid}:%`]);
    expect((await signs()).rowCount).toBe(1);
    await tellEffects(rig.rt, 1);
    await until('the job has begun', () => begun);
    await worker.close();
    expect(ended).toBe(true);
    expect((await signs()).rowCount).toBe(0);
  });
});

type Row = { dead_at: Date | null; done_at: Date | null; attempts: number; last_error: string | null };

async function rowOf(rig: Rig, id: string): Promise<Row> {
  const { rows } = await rig.rt.pool.query<Row>('select dead_at, done_at, attempts, last_error from outbox where id = $1', [id]);
  return rows[0] as Row;
}
