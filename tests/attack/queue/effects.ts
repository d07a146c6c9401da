import type { Sandbox } from '#server/sandbox-gateway/start';
import type { Runtime } from '#services/runtime';
import type { KavenegarTwin } from '../../twins/kavenegar';
import { same } from '../races/expect';
import { AMOUNT_TOMAN, type prepareJobs } from './jobs';

type Told = Awaited<ReturnType<typeof prepareJobs>>['told'];
export type Counted = { repeated: number; lost: number };

/** The effects that have not happened yet; empty when all have. */
export async function missing(rt: Runtime, told: Told): Promise<string[]> {
  const left = async (what: string, text: string, values: unknown[] = []) => {
    const { rows } = await rt.pool.query<{ n: number }>(`select count(*)::int as n from ${text}`, values);
    return rows[0]?.n ? [`${rows[0].n} ${what}`] : [];
  };
  // Minutes have passed for a call whose answer was lost, which is asked for, and for one that never arrived, which is made again.
  await rt.pool.query(`update refunds set next_at = now() where state in ('calling', 'waiting') and next_at > now() + interval '3 seconds'`);
  return [
    ...(await left('orders', `orders where id = any($1) and state <> 'queued'`, [told.orders])),
    ...(await left('refunds', `refunds where state <> 'done'`)),
    ...(await left('messages', `messages where state in ('waiting', 'sending')`)),
    ...(await openRows(rt)),
  ];
}

/** What the outbox still has to do, by kind. A row of a later time is the warning of a promise that runs, and waits rightly. */
async function openRows(rt: Runtime): Promise<string[]> {
  const { rows } = await rt.pool.query<{ what: string }>(
    `select concat(count(*), ' outbox rows of ', queue, '/', kind, ' ', min(last_error)) as what
     from outbox where done_at is null and dead_at is null and kind <> 'refund' and due_at <= now() group by queue, kind`,
  );
  return rows.map(({ what }) => what.trim());
}

/** Checks that every effect happened once: in the tables, at the bank, and at the message provider as promised. [JOB-2, JOB-4] */
export async function countEffects(rt: Runtime, told: Told, { bank, sms, kills }: { bank: Sandbox; sms: KavenegarTwin; kills: number }): Promise<Counted> {
  const n = async (text: string, values: unknown[] = []) =>
    (await rt.pool.query<{ n: number }>(`select count(*)::int as n from ${text}`, values)).rows[0]?.n ?? 0;
  const refunds = told.toCard.length + told.toWallet.length;
  same('orders queued', await n(`events where event = 'queue'`), told.orders.length);
  same('orders queued, each once', await n(`(select distinct subject from events where event = 'queue') e`), told.orders.length);
  same(
    'warnings of the queued orders’ next promise, each once',
    await n(`outbox where queue = 'deadlines' and kind = 'warn' and done_at is null`),
    told.orders.length,
  );
  same('words of the queueing', await n(`messages where notice = 'orders.queued'`), told.orders.length);
  same('refunds written into the books', await n(`ledger_entries where cause = 'refunds.paid-back'`), refunds);
  same('refunds in wallets', await n(`wallets where balance_toman = $1`, [AMOUNT_TOMAN]), told.toWallet.length);
  same('wallets with anything else', await n(`wallets where balance_toman not in (0, $1)`, [AMOUNT_TOMAN]), 0);
  same('orders refunded', await n(`orders where state = 'refunded'`), refunds);
  same('words of the refunds', await n(`messages where notice = 'orders.refunded'`), refunds);
  const given = bank.sessions.all().map((session) => (session.refunds ?? []).map(({ rial }) => rial / 10));
  same('refunds at the bank, other than once and whole', given.filter((one) => one.length !== 1 || one[0] !== AMOUNT_TOMAN).length, 0);
  same('refunds at the bank', given.length, told.toCard.length);
  same('jobs given up', await n(`outbox where dead_at is not null`), 0);
  const { rows } = await rt.pool.query<{ recipient: string; notice: string; promise: string; state: string; why: string | null }>(
    `select recipient, notice, promise, state, last_error as why from messages`,
  );
  const times = new Map<string, number>();
  for (const { receptor, template } of sms.sent) times.set(`${receptor} ${template}`, (times.get(`${receptor} ${template}`) ?? 0) + 1);
  let repeated = 0;
  let lost = 0;
  for (const { recipient, notice, promise, state, why } of rows) {
    const sent = times.get(`${recipient} ${notice.replaceAll('.', '-')}-fa`) ?? 0;
    if (promise === 'at-most-once') {
      if (sent > 1) throw new Error(`a code was sent ${sent} times`);
      if (state !== 'sent' && (state !== 'failed' || why !== 'interrupted while sending')) throw new Error(`a code is ${state}: ${why}`);
      if (state === 'failed') lost += 1;
      else if (sent !== 1) throw new Error('a code counts as sent and was not');
    } else {
      if (state !== 'sent' || sent === 0) throw new Error(`${notice} to ${recipient} is ${state} and was sent ${sent} times`);
      repeated += sent - 1;
    }
  }
  // A kill meets at most the messages that were on their way in that worker.
  const most = kills * 8;
  if (repeated > most || lost > most) throw new Error(`${repeated} words said again and ${lost} codes given up, with ${kills} kills`);
  return { repeated, lost };
}
