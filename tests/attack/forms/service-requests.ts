import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { makeRequestCode } from '#domain/service-requests/code';

/** What whoever has asked for a service is to do next. */
type Wanted = {
  state: 'waiting-accept' | 'waiting-payment' | 'waiting-action';
  lang?: 'fa' | 'en';
  toman?: number;
  /** The hours of its visit are over. */ late?: boolean;
};
const PRICE_TOMAN = 500_000;
/** What is said at each of these doors. */
export const DOOR_CODE = '4821';

/** A request of somebody's whose price is there, to be accepted, paid, or paid from a wallet already; gives its code. */
export async function pricedRequest(db: pg.Pool, userId: number, { state, lang = 'fa', toman = PRICE_TOMAN, late = false }: Wanted): Promise<string> {
  const code = makeRequestCode(() => randomBytes(4).readUInt32BE() / 2 ** 32);
  const paid = state === 'waiting-action';
  const { rows } = await db.query<{ id: number }>(
    `with made as (
       insert into service_requests (code, "group", service, state, state_since, due_at, city, district, user_id, lang, offer_version, total_toman, paid_toman)
       values ($1, 'care', 'massage', $2::text::enum_service_requests_state, now(), now() + interval '2 days', 'tehran', 5, $3, $6::enum_service_requests_lang, 1, $4, $5) returning id),
     asked as (
       insert into request_details (request_id, form_version, name, phone, answers, at)
       select id, 1, 'آوین کهن‌سار', '09120000001', '{"item": "massage", "day": "2026-12-05", "part": "any"}', now() from made),
     priced as (
       insert into request_offers (request_id, version, lines, total_toman, deposit_toman, visit_from, visit_to, staff_id, created_at)
       select id, 1, jsonb_build_array(jsonb_build_object('kind', 'base', 'reason', 'list', 'item', null, 'words', '', 'count', 1, 'unitToman', $4::int, 'totalToman', $4::int)),
         $4, 0, now() + $7::interval, now() + $7::interval + interval '3 hours', 1, now() from made),
     promised as (
       insert into deadlines (kind, subject, calendar, starts_at, due_at)
       select case when $5 > 0 then 'services.visit' else 'services.answer' end, 'request:' || id, 'hours 48', now(), now() + interval '2 days' from made)
     select id from made`,
    [code, state, userId, toman, paid ? toman : 0, lang, late ? '-4 hours' : '3 days'],
  );
  const id = rows[0]?.id ?? 0;
  if (state === 'waiting-accept') return code;
  const bill = `service-bill:${id}-1`;
  await db.query(
    `insert into payables (id, kind, subject, user_id, code, total_toman, state, created_at, pay_until, paid_at)
     values ($1, 'service-bill', $2, $3, $4, $5, $6, now(), now() + interval '2 days', case when $6 = 'paid' then now() end)`,
    [bill, `${id}-1`, userId, code, toman, paid ? 'paid' : 'open'],
  );
  if (!paid) return code;
  await db.query(
    `insert into visits (request_id, ordinal, kind, state, state_since, window_from, window_to, code)
     select request_id, 1, 'visit', 'planned', now(), visit_from, visit_to, '${DOOR_CODE}' from request_offers where request_id = $1`,
    [id],
  );
  await db.query(
    `insert into payments (id, payable_id, provider, state, amount_toman, ref_id, created_at, settled_at) values ($1, $2, 'elsewhere', 'paid', $3, $4, now(), now())`,
    [randomBytes(13).toString('hex'), bill, toman, code],
  );
  return code;
}

/** A paid request of somebody's, a part of whose price the bank refuses to take back; gives its code. */
export async function refusedPart(db: pg.Pool, userId: number): Promise<string> {
  const code = await pricedRequest(db, userId, { state: 'waiting-action' });
  await db.query(
    `insert into refunds (id, user_id, payable_id, payment_id, why, cause, calendar, subject, amount_toman, destination, state, asked_at)
     select $2, b.user_id, b.id, p.id, 'less-due', 'less-due 1', 'orders 72', b.id || ' less-due 1', 100000, 'gateway', 'refused', now()
     from payables b join payments p on p.payable_id = b.id where b.code = $1`,
    [code, randomBytes(13).toString('hex')],
  );
  return code;
}

/** A request of somebody's that nobody answered in time; gives its code. */
export const silentRequest = (db: pg.Pool, userId: number) => requestIn(db, userId, 'no-answer-staff', '0 hours');
/** One that was done two days ago, so that it can be rated and complained of; gives its code. */
export const doneRequest = (db: pg.Pool, userId: number) => requestIn(db, userId, 'done', '2 days');

async function requestIn(db: pg.Pool, userId: number, state: 'no-answer-staff' | 'done', since: string): Promise<string> {
  const code = makeRequestCode(() => randomBytes(4).readUInt32BE() / 2 ** 32);
  await db.query(
    `with made as (
       insert into service_requests (code, "group", service, state, state_since, city, district, user_id, lang, paid_toman)
       values ($1, 'care', 'massage', $3::text::enum_service_requests_state, now() - $4::interval, 'tehran', 5, $2, 'fa', 0) returning id)
     insert into request_details (request_id, form_version, name, phone, answers, at)
     select id, 1, 'آوین کهن‌سار', '09120000001', '{"sessions": 1, "part": "any"}', now() from made`,
    [code, userId, state, since],
  );
  return code;
}

/** Makes an account a nurse’s, as staff would, whose session has given the second step; on a day next week they do not come. */
export async function verifyProvider(db: pg.Pool, userId: number): Promise<void> {
  await db.query(
    `insert into account_roles (kind, state, state_since, user_id, number, trade) values ('service-provider', 'verified', now(), $1::int, 'N-' || $1::int, 'nurse')`,
    [userId],
  );
  await db.query(`update sessions set two_steps_at = now() where user_id = $1`, [userId]);
  await db.query(
    `with rest as (insert into provider_days_off (provider_id, off_from, off_to, created_at)
       select $1::int, day, day + interval '1 day', now() from (select date_trunc('day', now() + interval '7 days') as day) d returning id, off_from)
     insert into visit_cells (provider_id, cell, off_id) select $1::int, off_from + n * interval '30 minutes', id from rest, generate_series(0, 47) n`,
    [userId],
  );
}

type Visit = { requester: number; provider: number; state: 'offered' | 'accepted' | 'arrived' | 'sampled' };

/** A nurse’s visit in these hours that a provider is asked to, has accepted or is at, or a laboratory’s sample that was taken; gives its number. */
export async function visitFor(db: pg.Pool, { requester, provider, state }: Visit): Promise<string> {
  const code = await pricedRequest(db, requester, { state: 'waiting-action' });
  const which = `request_id = (select id from service_requests where code = $1)`;
  await db.query(`update service_requests set service = $2 where code = $1`, [code, state === 'sampled' ? 'lab' : 'nurse']);
  await db.query(
    `update request_details set answers = '{"count-wound-dressing": 1, "tests": ["cbc"], "fullAddress": "خیابان نمونه، کوچه‌ی سرو", "part": "any"}' where ${which}`,
    [code],
  );
  await db.query(
    `update visits set state = 'offered', provider_id = $2, window_from = now() - interval '10 minutes', window_to = now() + interval '3 hours' where ${which}`,
    [code, provider],
  );
  if (state === 'offered') return `${code}-1`;
  await db.query(`update visits set state = 'accepted' where ${which}`, [code]);
  if (state === 'accepted') return `${code}-1`;
  await db.query(`update visits set state = 'arrived', arrived_at = now() where ${which}`, [code]);
  if (state === 'sampled') await db.query(`update visits set state = 'done' where ${which}`, [code]);
  return `${code}-1`;
}
