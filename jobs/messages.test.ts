import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clockContext } from '#services/clock-context';
import { queueMessage } from '#services/messages/queue';
import { commit } from '#services/store/commit';
import { buildChild, killChildren, runChild } from '../tests/jobs/child';
import { makeRig, rigOf } from '../tests/jobs/rig';
import type { Rig } from '../tests/jobs/rig';
import { until } from '../tests/jobs/runtime';
import { startKavenegarTwin } from '../tests/twins/kavenegar';
import type { KavenegarTwin } from '../tests/twins/kavenegar';
import type { OpenWorker } from './worker';

describe.each(['postgres', 'redis'] as const)('[JOB-4] messages on %s', (kind) => {
  let made: Rig | { missing: string };
  let twin: KavenegarTwin;
  let child: string;
  let opened: OpenWorker[] = [];
  beforeAll(async () => {
    twin = await startKavenegarTwin();
    const sms = { provider: 'kavenegar' as const, url: twin.url, apiKey: twin.apiKey };
    [made, child] = await Promise.all([makeRig(kind, { sms }), buildChild('tests/jobs/worker-child.ts')]);
  });
  beforeEach(() => {
    twin.sent.length = 0;
    twin.asked.length = 0;
    twin.behave();
  });
  afterEach(async () => {
    await killChildren();
    await Promise.all(opened.map((worker) => worker.close()));
    opened = [];
  });
  afterAll(async () => {
    if (made && !('missing' in made)) await made.close();
    await twin.close();
  });
  const open = (rig: Rig, ...setUp: Parameters<Rig['open']>) => void opened.push(rig.open(...setUp));
  const killedWhileSending = async (rig: Rig) => {
    twin.behave('hang');
    const doomed = runChild(child, { ...rig.env, MODE: 'messages', SMS: JSON.stringify(rig.rt.settings.sms) });
    await doomed.says('ready');
    return doomed;
  };

  test('[JOB-2] a login code is sent at most once: a worker killed while sending leaves it failed, and no second SMS goes out', async (context) => {
    const rig = rigOf(made, context);
    const doomed = await killedWhileSending(rig);
    const id = await say(rig, 'accounts.login-code', { code: '482913' });
    await until('the provider has it', () => twin.asked.length === 1);
    await doomed.kill();
    open(rig);
    await until('it is settled', async () => (await messageOf(rig, id)).done_at !== null);
    expect(await messageOf(rig, id)).toMatchObject({ promise: 'at-most-once', state: 'failed', last_error: 'interrupted while sending' });
    expect(twin.asked).toHaveLength(1);
  });

  test('[JOB-2] another SMS is sent at least once: a worker killed while sending, and the next sends it', async (context) => {
    const rig = rigOf(made, context);
    const doomed = await killedWhileSending(rig);
    const id = await say(rig, 'orders.queued', { code: 'ZB-7K2M' });
    await until('the provider has it', () => twin.asked.length === 1);
    await doomed.kill();
    open(rig);
    await until('it is settled', async () => (await messageOf(rig, id)).done_at !== null);
    expect(await messageOf(rig, id)).toMatchObject({ promise: 'at-least-once', state: 'sent', provider_id: expect.stringMatching(/^\d+$/) });
    expect(twin.asked).toHaveLength(2);
  });

  test('[JOB-1: SMS] a busy provider is asked again, a receptor that does not exist is not, and the key and the phone are in no log and no job', async (context) => {
    const rig = rigOf(made, context);
    open(rig);
    twin.behave(409, 500);
    const busy = await say(rig, 'orders.confirmed', { code: 'ZB-7K2M' });
    await until('it is settled', async () => (await messageOf(rig, busy)).done_at !== null);
    expect(await messageOf(rig, busy)).toMatchObject({ state: 'sent', attempts: 3 });
    twin.behave(411);
    const wrong = await say(rig, 'orders.confirmed', { code: 'ZB-7K2M' });
    await until('it is settled', async () => (await messageOf(rig, wrong)).done_at !== null);
    expect(await messageOf(rig, wrong)).toMatchObject({ state: 'failed', last_error: '411 receptor invalid', attempts: 1 });
    const jobs = await opened[0]?.queues.named('messages')?.getJobs();
    expect(jobs?.length).toBeGreaterThan(0);
    for (const told of [rig.rt.lines.join('\n'), JSON.stringify(jobs)]) {
      expect(told).not.toContain(twin.apiKey);
      expect(told).not.toContain('09121234567');
    }
  });

  test('a code that came too late is not sent; one that was sent is not kept', async (context) => {
    const rig = rigOf(made, context);
    const late = await say(rig, 'accounts.login-code', { code: '482913' }, new Date(Date.now() - 1000));
    const sent = await say(rig, 'accounts.login-code', { code: '771204' });
    open(rig);
    for (const id of [late, sent]) await until('it is settled', async () => (await messageOf(rig, id)).done_at !== null);
    expect(await messageOf(rig, late)).toMatchObject({ state: 'expired' });
    expect(await messageOf(rig, sent)).toMatchObject({ state: 'sent', body: '', facts: {} });
    expect(twin.sent.map((lookup) => lookup.tokens['token'])).toEqual(['771204']);
  });
});

async function say(rig: Rig, notice: 'accounts.login-code' | 'orders.queued' | 'orders.confirmed', facts: { code: string }, expiresAt?: Date): Promise<string> {
  const ctx = clockContext(rig.rt, 'test');
  const said = await commit(ctx, async (tx) => {
    const later = await queueMessage(tx, ctx, { channel: 'sms', notice, recipient: '09121234567', lang: 'fa', facts, expiresAt });
    return { value: String(later.payload['messageId']), audit: [], tell: [later] };
  });
  if (!said.ok) throw new Error(said.code);
  return said.value;
}

type Row = {
  state: string;
  promise: string;
  last_error: string | null;
  provider_id: string | null;
  attempts: number;
  body: string;
  facts: object;
  done_at: Date | null;
};

async function messageOf(rig: Rig, id: string): Promise<Row> {
  const { rows } = await rig.rt.pool.query<Row>('select messages.*, outbox.done_at from messages join outbox using (id) where id = $1', [id]);
  return rows[0] as Row;
}
