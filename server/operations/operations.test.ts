import { createHash, createHmac } from 'node:crypto';
import http from 'node:http';
import type net from 'node:net';
import { appRoutes } from '@bull-board/api/dist/routes.js';
import express from 'express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestContext } from 'vitest';
import { clockContext } from '#services/clock-context';
import { queueMessage } from '#services/messages/queue';
import { provideRuntime } from '#services/runtime';
import { STAFF_COOKIE } from '#services/staff/token';
import { commit } from '#services/store/commit';
import type { OpenWorker } from '#jobs/worker';
import { allDone, effectHandlers, tellEffects } from '../../tests/jobs/effects';
import { makeRig, rigOf } from '../../tests/jobs/rig';
import type { Rig } from '../../tests/jobs/rig';
import { testSettings, until } from '../../tests/jobs/runtime';
import { DASHBOARD_PATH, queueDashboard } from './dashboard';
import { openMetrics } from '../metrics';
import { mayOperate, staffFromCookie } from './staff-session';

describe.each(['postgres', 'redis'] as const)('[JOB-5] on %s', (kind) => {
  let made: Rig | { missing: string };
  let worker: OpenWorker;
  let server: http.Server;
  let base: string;
  const metrics = openMetrics();
  let operations: Record<string, string>;
  beforeAll(async () => {
    made = await makeRig(kind);
    if ('missing' in made) return;
    const rig = made;
    provideRuntime(rig.rt);
    worker = rig.open({ observe: metrics.job, handlers: { ...effectHandlers('worker'), messages: { send: () => Promise.reject(new Error('away')) } } });
    await worker.ready;
    metrics.watchQueues(worker.queues);
    operations = { cookie: await staffCookie(rig, 'operations') };
    const app = express().use(DASHBOARD_PATH, queueDashboard(worker.queues));
    server = http.createServer(app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as net.AddressInfo).port}${DASHBOARD_PATH}`;
    const ids = [...(await tellEffects(rig.rt, 3)), ...(await tellEffects(rig.rt, 1, { dueAt: new Date(Date.now() + 3_600_000) }))];
    const dead = await tellEffects(rig.rt, 1, { kind: 'dance' });
    await say(rig);
    await until('they are done', () => allDone(rig.rt, ids.slice(0, 3)));
    await until('both are dead', async () => (await rig.rt.pool.query('select 1 from outbox where dead_at is not null')).rowCount === 2);
    await until(
      'the queue knows it',
      async () => (await worker.queues.named('orders')?.getFailedCount()) === dead.length && (await worker.queues.named('orders')?.getCompletedCount()) === 3,
    );
  });
  afterAll(async () => {
    server?.close();
    if (made && !('missing' in made)) await made.close();
  });
  const rigFor = (context: TestContext) => rigOf(made, context);

  test('[JOB-5: dashboard] the cookie is the host’s own on https, and plain on http: the other kind is nobody’s', async (context) => {
    const { rt } = rigFor(context);
    const { cookie = '' } = operations;
    const secure = { ...rt, settings: { ...rt.settings, publicUrl: 'https://zarban.example' } };
    const asked = (on: typeof rt, sent: string) => staffFromCookie(on, `other=1; ${sent}`).then(mayOperate);
    expect([await asked(rt, cookie), await asked(rt, `__Host-${cookie}`)]).toEqual([true, false]);
    expect([await asked(secure, cookie), await asked(secure, `__Host-${cookie}`)]).toEqual([false, true]);
  });

  test('metrics tell of jobs, throughput, latency, outbox, messages and workers', async (context) => {
    rigFor(context);
    const text = await metrics.registry.metrics();
    expect(text).toContain('bullmq_job_count{queue="orders",state="completed"} 3');
    expect(text).toContain('bullmq_job_count{queue="orders",state="failed"} 1');
    expect(text).toContain('bullmq_job_completed_total{queue="orders"} 3');
    expect(text).toContain('zarban_outbox_rows{state="dead"} 2');
    expect(text).toContain('zarban_outbox_rows{state="later"} 1');
    expect(text).toContain('zarban_outbox_rows{state="waiting"} 0');
    expect(text).toMatch(/zarban_outbox_lag_seconds 0\b/);
    expect(text).toContain('zarban_messages{channel="sms",state="waiting"} 1');
    expect(text).toContain('zarban_workers 1');
    expect(text).toContain('zarban_job_seconds_count{queue="orders",kind="effect",ended="done"} 3');
    expect(text).toContain('zarban_job_waited_seconds_count{queue="orders"} 4');
    expect(text.match(/# HELP bullmq_job_count/g)).toHaveLength(1);
  });

  test('the dashboard shows every queue and loads nothing from another host', async (context) => {
    rigFor(context);
    const page = await fetch(`${base}/`, { headers: operations });
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain(`<base href="${DASHBOARD_PATH}/"`);
    expect(html).not.toMatch(/(?:href|src)="(?:https?:)?\/\//);
    const script = /src="(static\/js\/main[^"]+)"/.exec(html)?.[1];
    expect((await fetch(`${base}/${script}`, { headers: operations })).status).toBe(200);
    const api = (await (await fetch(`${base}/api/queues`, { headers: operations })).json()) as { queues: { name: string; counts: Record<string, number> }[] };
    expect(api.queues.map((queue) => queue.name).sort()).toEqual([
      'academy',
      'consultations',
      'content',
      'deadlines',
      'groups',
      'health',
      'messages',
      'orders',
      'payments',
      'requests',
      'upkeep',
      'warranty',
    ]);
    expect(api.queues.find((queue) => queue.name === 'orders')?.counts).toMatchObject({ completed: 3, failed: 1 });
  });

  test('without the operations role nothing of it is there', async (context) => {
    const rig = rigFor(context);
    for (const cookie of ['', await staffCookie(rig, 'support')]) {
      for (const path of ['/', '/outbox', '/api/queues', '/queue/orders']) expect((await fetch(`${base}${path}`, { headers: { cookie } })).status).toBe(404);
    }
  });

  test('the dashboard changes nothing: each of its writing addresses refuses even operations', async (context) => {
    rigFor(context);
    const names: Record<string, string> = { queueName: 'orders', queueStatus: 'failed', jobId: '1', schedulerId: 'expire' };
    const writes = appRoutes.api
      .flatMap(({ method, route }) => [method].flat().map((one) => [one.toUpperCase(), [route].flat()[0] ?? ''] as const))
      .filter(([method]) => method !== 'GET');
    expect(writes.length).toBeGreaterThan(15);
    for (const [method, route] of writes) {
      const path = route.replace(/:(\w+)/g, (_, name: string) => names[name] ?? 'x');
      const { status } = await fetch(`${base}${path}`, { method, headers: { ...operations, 'content-type': 'application/json' }, body: '{}' });
      expect([method, route, status]).toEqual([method, route, 405]);
    }
    const { queues } = (await (await fetch(`${base}/api/queues`, { headers: operations })).json()) as {
      queues: { readOnlyMode: boolean; isPaused: boolean }[];
    };
    expect(queues.every((queue) => queue.readOnlyMode && !queue.isPaused)).toBe(true);
  });

  test('the outbox’s page shows what is dead and failed, and no one’s phone; the button is for operations alone and is audited', async (context) => {
    const rig = rigFor(context);
    const page = await (await fetch(`${base}/outbox`, { headers: operations })).text();
    expect(page).toContain('<html lang="fa" dir="rtl">');
    expect(page).toContain('no such kind of job');
    expect(page).not.toContain('09121234567');
    const id = /name="id" value="(effect[^"]+)"/.exec(page)?.[1] ?? '';
    const press = (cookie: string) => fetch(`${base}/outbox`, { method: 'POST', redirect: 'manual', headers: { cookie }, body: new URLSearchParams({ id }) });
    expect((await press('')).status).toBe(404);
    expect((await press(await staffCookie(rig, 'editor'))).status).toBe(404);
    const { cookie = '' } = operations;
    const pressed = await press(cookie);
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, `${DASHBOARD_PATH}/outbox?retried`]);
    const { rows } = await rig.rt.pool.query("select actor, subject from audit where action = 'operations.job.retried'");
    expect(rows).toEqual([{ actor: expect.stringMatching(/^staff:\d+$/), subject: `outbox:${id}` }]);
    await until(
      'it is dead again',
      async () => (await rig.rt.pool.query('select 1 from outbox where id = $1 and attempts = 2 and dead_at is not null', [id])).rowCount === 1,
    );
    expect((await press(cookie)).status).toBe(303);
    expect(
      (await fetch(`${base}/outbox`, { method: 'POST', redirect: 'manual', headers: { cookie }, body: new URLSearchParams({ id: 'unknown' }) })).status,
    ).toBe(409);
  });
});

async function say(rig: Rig): Promise<void> {
  const ctx = clockContext(rig.rt, 'test');
  await commit(ctx, async (tx) => {
    const later = await queueMessage(tx, ctx, { channel: 'sms', notice: 'orders.queued', recipient: '09121234567', lang: 'fa', facts: { code: 'ZB-7K2M' } });
    return { value: null, audit: [], tell: [later] };
  });
}

/** A staff member's session as the admin gives it after the second factor. */
async function staffCookie(rig: Rig, role: string): Promise<string> {
  const { pool } = rig.rt;
  const { rows } = await pool.query<{ id: number }>('insert into staff (email, name) values ($1, $2) returning id', [`${role}@zarban.example`, role]);
  const id = rows[0]?.id;
  const sid = `sid-${role}`;
  await pool.query('insert into staff_roles (parent_id, value, "order") values ($1, $2, 0)', [id, role]);
  await pool.query("insert into staff_sessions (id, _order, _parent_id, created_at, expires_at) values ($1, 0, $2, now(), now() + interval '1 hour')", [
    sid,
    id,
  ]);
  await pool.query("insert into staff_verified (sid, staff_id, at, expires_at) values ($1, $2, now(), now() + interval '1 hour')", [sid, id]);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const body = `${part({ alg: 'HS256' })}.${part({ id, sid, collection: 'staff', exp: Math.floor(Date.now() / 1000) + 3600 })}`;
  const key = createHash('sha256').update(testSettings.secrets.payload).digest('hex').slice(0, 32);
  return `${STAFF_COOKIE}=${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
}
