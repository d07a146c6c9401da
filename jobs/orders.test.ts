import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadHolidays } from '#services/calendars/holidays';
import { clockContext } from '#services/clock-context';
import { openDeadline } from '#services/deadlines/open';
import { orderSubject } from '#services/deadlines/order-subject';
import { commit } from '#services/store/commit';
import type { Later } from '#services/store/commit';
import { insertOrder } from '../tests/jobs/order';
import { makeRig, rigOf } from '../tests/jobs/rig';
import type { Rig } from '../tests/jobs/rig';
import { until } from '../tests/jobs/runtime';
import type { OpenWorker } from './worker';

describe.each(['postgres', 'redis'] as const)('[JOB-4] the clock’s jobs on %s', (kind) => {
  let made: Rig | { missing: string };
  let worker: OpenWorker | undefined;
  beforeAll(async () => {
    made = await makeRig(kind);
    if ('missing' in made) return;
    // The scans that find what the outbox's rows have missed run here as well.
    worker = made.open({
      schedule: [
        { queue: 'orders', kind: 'expire', everyMs: 300 },
        { queue: 'orders', kind: 'queue-placed', everyMs: 300 },
        { queue: 'upkeep', kind: 'clean', everyMs: 300 },
      ],
    });
    await worker.ready;
  });
  afterAll(async () => {
    if (made && !('missing' in made)) await made.close();
  });

  test('[JOB-1: SMS and orders] an order whose working day has come is queued once, and its buyer is told once', async (context) => {
    const rig = rigOf(made, context);
    const told = await insertOrder(rig.rt.pool, { queuedFor: new Date(Date.now() - 1000), lang: 'en' });
    const missed = await insertOrder(rig.rt.pool, { queuedFor: new Date(Date.now() - 1000) });
    const early = await insertOrder(rig.rt.pool, { queuedFor: new Date(Date.now() + 3_600_000) });
    await tell(rig, { queue: 'orders', kind: 'queue', payload: { orderId: told.id }, id: `queue:${told.id}` });
    for (const { id, phone } of [told, missed]) {
      await until('it is queued', async () => (await stateOf(rig, id)) === 'queued');
      await until('the SMS is sent', async () => (await sms(rig, phone)).some((row) => row.state === 'sent'));
    }
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(await sms(rig, told.phone)).toEqual([{ notice: 'orders.queued', lang: 'en', state: 'sent' }]);
    expect(await sms(rig, missed.phone)).toEqual([{ notice: 'orders.queued', lang: 'fa', state: 'sent' }]);
    expect(await stateOf(rig, early.id)).toBe('placed');
    const events = await rig.rt.pool.query("select substr(subject, 7)::int as order_id, event, actor from events where event = 'queue' order by 1");
    expect(events.rows.map((row) => row.order_id)).toEqual([told.id, missed.id]);
    expect(events.rows.every((row) => row.actor.startsWith('clock:orders.'))).toBe(true);
  });

  test('[JOB-1: orders] an order that nobody paid ends by its row or by the scan, and its buyer is told once', async (context) => {
    const rig = rigOf(made, context);
    const old = await insertOrder(rig.rt.pool, { state: 'awaiting-payment', createdAt: new Date(Date.now() - 2 * 3_600_000) });
    await tell(rig, { queue: 'orders', kind: 'end-unpaid', payload: { orderId: old.id }, id: `end-unpaid:${old.id}` });
    const fresh = await insertOrder(rig.rt.pool, { state: 'awaiting-payment' });
    await until('it is cancelled', async () => (await stateOf(rig, old.id)) === 'cancelled');
    await until('the SMS is sent', async () => (await sms(rig, old.phone)).some((row) => row.state === 'sent'));
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(await sms(rig, old.phone)).toEqual([{ notice: 'orders.expired', lang: 'fa', state: 'sent' }]);
    expect(await stateOf(rig, fresh.id)).toBe('awaiting-payment');
  });

  test('[JOB-3] when staff correct the holidays, the worker moves the open deadlines by itself', async (context) => {
    const rig = rigOf(made, context);
    const order = await insertOrder(rig.rt.pool);
    const subject = orderSubject(order.id);
    const startsAt = new Date('2026-11-21T06:30:00Z');
    await commit(clockContext(rig.rt, 'test'), async (tx) => ({
      value: await openDeadline(tx, {
        kind: 'orders.refund',
        subject,
        clock: { kind: 'working', calendar: 'orders', hours: 48 },
        startsAt,
        holidays: await loadHolidays(tx),
      }),
      audit: [],
    }));
    const due = async () => (await rig.rt.pool.query<{ due_at: Date }>('select due_at from orders where id = $1', [order.id])).rows[0]?.due_at.toISOString();
    expect(await due()).toBe('2026-11-23T06:30:00.000Z');
    await rig.rt.pool.query("insert into holidays (day, kind, certainty) values ('2026-11-22', 'decree', 'official')");
    await until('the order is due a day later', async () => (await due()) === '2026-11-24T06:30:00.000Z');
    await rig.rt.pool.query('delete from holidays');
    await until('the order is due as before', async () => (await due()) === '2026-11-23T06:30:00.000Z');
  });
});

async function tell(rig: Rig, later: Later): Promise<void> {
  await commit(clockContext(rig.rt, 'test'), async () => ({ value: null, audit: [], tell: [later] }));
}

async function stateOf(rig: Rig, id: number): Promise<string | undefined> {
  return (await rig.rt.pool.query<{ state: string }>('select state from orders where id = $1', [id])).rows[0]?.state;
}

async function sms(rig: Rig, phone: string): Promise<{ notice: string; lang: string; state: string }[]> {
  return (await rig.rt.pool.query('select notice, lang, state from messages where recipient = $1', [phone])).rows;
}
