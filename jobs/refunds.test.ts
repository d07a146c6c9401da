import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandboxGateway, type Sandbox } from '#server/sandbox-gateway/start';
import { clockContext } from '#services/clock-context';
import { commit } from '#services/store/commit';
import { insertOrder } from '../tests/jobs/order';
import { makeRig, rigOf } from '../tests/jobs/rig';
import type { Rig } from '../tests/jobs/rig';
import { testSettings, until } from '../tests/jobs/runtime';
import { wrongWallets } from '../tests/wallet';

const REFUNDS = 24;
const RESTARTS = 6;
const AMOUNT_TOMAN = 20_000;

describe.each(['postgres', 'redis'] as const)('[JOB-4] refunds on %s', (kind) => {
  let made: Rig | { missing: string };
  let bank: Sandbox;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'zarban-refunds-'));
  beforeAll(async () => {
    bank = await startSandboxGateway({ port: 0, file: path.join(folder, 'gateway.jsonl') });
    made = await makeRig(kind, { payment: { ...testSettings.payment, url: bank.url } });
  });
  afterAll(async () => {
    if (made && !('missing' in made)) await made.close();
    await bank.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('[JOB-1: refunds] workers that end in the middle, a bank whose answers are lost now and then: every refund is carried out once, to the card or to the wallet', async (context) => {
    const rig = rigOf(made, context);
    const ids: string[] = [];
    for (let at = 0; at < REFUNDS; at += 1) ids.push(await owe(rig, bank, at));
    await commit(clockContext(rig.rt, 'test'), async () => ({
      value: null,
      audit: [],
      tell: ids.flatMap((id) => [1, 2].map((twice) => ({ id: `refund:${id}:${twice}`, queue: 'payments', kind: 'refund', payload: { refundId: id } }))),
    }));
    const schedule = [{ queue: 'payments', kind: 'refunds', everyMs: 200 }] as const;
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      bank.faults.refund = restart % 2 === 0 ? undefined : 'answer-lost';
      const workers = [rig.open({ schedule: [...schedule] }), rig.open({ schedule: [...schedule] })];
      await Promise.all(workers.map((worker) => worker.ready));
      await new Promise((resolve) => setTimeout(resolve, 60));
      await Promise.all(workers.map((worker) => worker.close()));
    }
    delete bank.faults.refund;
    const last = rig.open({ schedule: [...schedule] });
    await last.ready;
    await until(
      'every refund is done',
      async () => {
        // Two minutes have passed since a call whose answer was lost: it is asked for.
        await rig.rt.pool.query(`update refunds set next_at = now() where state = 'calling' and next_at > now() + interval '5 seconds'`);
        return (await rig.rt.pool.query(`select 1 from refunds where state <> 'done'`)).rowCount === 0;
      },
      30_000,
    );
    await last.close();
    const given = bank.sessions.all().map((session) => (session.refunds ?? []).map(({ rial }) => rial / 10));
    expect(given).toEqual(Array.from({ length: REFUNDS / 2 }, () => [AMOUNT_TOMAN]));
    const count = async (query: string) => (await rig.rt.pool.query<{ n: number }>(`select count(*)::int as n from ${query}`)).rows[0]?.n;
    expect(await count(`ledger_entries where cause = 'refunds.paid-back'`)).toBe(REFUNDS);
    expect(await count(`wallets where balance_toman = ${AMOUNT_TOMAN}`)).toBe(REFUNDS / 2);
    expect(await count(`orders where state = 'refunded'`)).toBe(REFUNDS);
    expect(await count(`messages where notice = 'orders.refunded'`)).toBe(REFUNDS);
    expect((await wrongWallets({ database: { pool: rig.rt.pool } })).filter((one) => !one.startsWith('orders whose parts'))).toEqual([]);
  }, 90_000);
});

/** An order whose money is owed back, every other to its card, the rest to the wallet that gave it. */
async function owe({ rt: { pool } }: Rig, bank: Sandbox, at: number): Promise<string> {
  const { id: orderId } = await insertOrder(pool, { state: 'refund-pending' });
  const toCard = at % 2 === 0;
  const asked = { merchantId: testSettings.payment.merchantId, amount: AMOUNT_TOMAN, callbackUrl: 'http://127.0.0.1/', description: 'test' };
  const now = new Date().toISOString();
  if (toCard) {
    const session = bank.sessions.change(bank.sessions.open(asked), { paidAt: now, verifiedAt: now });
    await pool.query(
      `insert into payments (id, order_id, provider, authority, state, amount_toman, ref_id, created_at) values ($1, $2, 'sandbox', $3, 'paid', $4, $5, now())`,
      [`pay-${orderId}`, orderId, session.authority, AMOUNT_TOMAN, String(session.refId)],
    );
  } else {
    await pool.query(
      `insert into wallet_holds (id, user_id, order_id, amount_toman, state, at) select $1, user_id, id, $2, 'used', now() from orders where id = $3`,
      [`hold-${orderId}`, AMOUNT_TOMAN, orderId],
    );
  }
  await pool.query(
    `insert into refunds (id, user_id, order_id, payment_id, hold_id, why, calendar, subject, amount_toman, destination, state, asked_at, next_at)
     select $1, user_id, id, $2, $3, 'cancelled', 'orders 72', 'order:' || id, $4, $5, 'waiting', now(), now() from orders where id = $6`,
    [`refund-${orderId}`, toCard ? `pay-${orderId}` : null, toCard ? null : `hold-${orderId}`, AMOUNT_TOMAN, toCard ? 'gateway' : 'wallet', orderId],
  );
  return `refund-${orderId}`;
}
