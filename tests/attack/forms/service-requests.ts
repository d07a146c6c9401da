import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { makeRequestCode } from '#domain/service-requests/code';
import { tokenHash } from '#services/secrets';

/** What whoever has asked for a service is to do next. */
type Wanted = {
  state: 'waiting-accept' | 'waiting-payment' | 'waiting-action';
  lang?: 'fa' | 'en';
  toman?: number;
  /** The hours of its visit are over. */ late?: boolean;
  /** The price of a wheelchair, with its deposit. */ lends?: boolean;
};
const PRICE_TOMAN = 500_000;
const DEPOSIT_TOMAN = 200_000;
const line = (toman: number, more: object = {}) => ({
  ...{ kind: 'base', reason: 'list', item: null, words: '', count: 1, unitToman: toman, totalToman: toman },
  ...more,
});
const lentLines = (toman: number) => [
  line(toman - DEPOSIT_TOMAN, { kind: 'item', item: 'wheelchair' }),
  line(DEPOSIT_TOMAN, { kind: 'deposit', reason: 'equipment' }),
];
/** What is said at each of these doors. */
export const DOOR_CODE = '4821';

/** A request of somebody's whose price is there, to be accepted, paid, or paid from a wallet already; gives its code. */
export async function pricedRequest(
  db: pg.Pool,
  userId: number,
  { state, lang = 'fa', toman = PRICE_TOMAN, late = false, lends = false }: Wanted,
): Promise<string> {
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
       select id, 1, $8::jsonb,
         $4, $9, now() + $7::interval, now() + $7::interval + interval '3 hours', 1, now() from made),
     promised as (
       insert into deadlines (kind, subject, calendar, starts_at, due_at)
       select case when $5 > 0 then 'services.visit' else 'services.answer' end, 'request:' || id, 'hours 48', now(), now() + interval '2 days' from made)
     select id from made`,
    [
      code,
      state,
      userId,
      toman,
      paid ? toman : 0,
      lang,
      late ? '-4 hours' : '3 days',
      JSON.stringify(lends ? lentLines(toman) : [line(toman)]),
      lends ? DEPOSIT_TOMAN : 0,
    ],
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

const MORE_TOMAN = 150_000;

/** A paid request of somebody's for which more is asked; gives its code. */
export async function dearerRequest(db: pg.Pool, userId: number, lang: 'fa' | 'en' = 'fa'): Promise<string> {
  const code = await pricedRequest(db, userId, { state: 'waiting-action', lang });
  await db.query(
    `with more as (
       insert into request_supplements (request_id, ordinal, amount_toman, reason, state, pay_until, staff_id, created_at)
       select id, 1, $2, 'زمان بیشتری برد', 'open', now() + interval '2 days', 1, now() from service_requests where code = $1 returning request_id)
     insert into payables (id, kind, subject, user_id, code, total_toman, state, created_at, pay_until)
     select 'service-supplement:' || request_id || '-1-1', 'service-supplement', request_id || '-1-1', $3, $1, $2, 'open', now(), now() + interval '2 days' from more`,
    [code, MORE_TOMAN, userId],
  );
  return code;
}

/** A ride of somebody's own that is still to be paid, and the secret of an address at which others pay it. */
export async function dueRide(db: pg.Pool, userId: number): Promise<{ code: string; token: string }> {
  const code = await doneRequest(db, userId);
  const token = randomBytes(17).toString('base64url').slice(0, 22);
  await db.query(`update service_requests set service = 'ambulance', "group" = 'transfer' where code = $1`, [code]);
  await db.query(
    `with made as (
       insert into request_fares (request_id, amount_toman, state, staff_id, created_at) select id, 1200000, 'due', 1, now() from service_requests where code = $1 returning request_id)
     insert into follow_links (request_id, token_hash, made_at) select request_id, $2, now() from made`,
    [code, tokenHash(token)],
  );
  return { code, token };
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

/** Makes an account a provider’s of this trade, a nurse’s most of the time, as staff would, whose session has given the second step; on a day next week they do not come. */
export async function verifyProvider(db: pg.Pool, userId: number, trade = 'nurse'): Promise<void> {
  await db.query(
    `insert into account_roles (kind, state, state_since, user_id, number, trade) values ('service-provider', 'verified', now(), $1::int, 'N-' || $1::int, $2)`,
    [userId, trade],
  );
  await db.query(`update sessions set two_steps_at = now() where user_id = $1`, [userId]);
  await db.query(
    `with rest as (insert into provider_days_off (provider_id, off_from, off_to, created_at)
       select $1::int, day, day + interval '1 day', now() from (select date_trunc('day', now() + interval '7 days') as day) d returning id, off_from)
     insert into visit_cells (provider_id, cell, off_id) select $1::int, off_from + n * interval '30 minutes', id from rest, generate_series(0, 47) n`,
    [userId],
  );
}

type Visit = { requester: number; provider: number; state: 'offered' | 'accepted' | 'arrived' | 'sampled' | 'resulted' };

/** A nurse’s visit in these hours that a provider is asked to, has accepted or is at, or a laboratory’s sample that was taken, also with a part of its result; gives its number. */
export async function visitFor(db: pg.Pool, { requester, provider, state }: Visit): Promise<string> {
  const code = await pricedRequest(db, requester, { state: 'waiting-action' });
  const which = `request_id = (select id from service_requests where code = $1)`;
  await db.query(`update service_requests set service = $2 where code = $1`, [code, state === 'sampled' || state === 'resulted' ? 'lab' : 'nurse']);
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
  if (state === 'arrived') return `${code}-1`;
  await db.query(`update visits set state = 'done' where ${which}`, [code]);
  if (state === 'resulted')
    await db.query(
      `insert into request_results (request_id, side, "values", papers, whole, at)
       select id, 'provider', '[{"test": "cbc", "value": "12.5", "unit": "g/dL", "reference": null}]', '[]', false, now() from service_requests where code = $1`,
      [code],
    );
  return `${code}-1`;
}

type Rented = { requester: number; provider: number; lang?: 'fa' | 'en'; /** It was brought; its month ends in some days. */ lent?: boolean };

/** A wheelchair that is paid for with its deposit, and that is still to be brought or is at its requester's home; gives its code. */
export async function rentedRequest(db: pg.Pool, { requester, provider, lang = 'fa', lent = false }: Rented): Promise<string> {
  const code = await pricedRequest(db, requester, { state: 'waiting-action', lang, toman: PRICE_TOMAN + DEPOSIT_TOMAN, lends: true });
  const which = `request_id = (select id from service_requests where code = $1)`;
  await db.query(`update service_requests set service = 'rental', "group" = 'supplies' where code = $1`, [code]);
  await db.query(`update request_details set answers = '{"item": "wheelchair", "part": "any", "fullAddress": "خیابان نمونه، کوچه‌ی سرو"}' where ${which}`, [
    code,
  ]);
  await db.query(`update visits set kind = 'bring' where ${which}`, [code]);
  await db.query(
    `insert into visits (request_id, ordinal, kind, state, state_since, window_from, window_to, code)
     select id, 2, 'fetch', 'planned', now(), now() + interval '5 days', now() + interval '125 hours', '${DOOR_CODE}' from service_requests where code = $1`,
    [code],
  );
  if (!lent) return code;
  await standAt(db, code, 'bring', provider);
  await db.query(`update visits set state = 'done' where kind = 'bring' and ${which}`, [code]);
  await db.query(
    `with unit as (insert into rental_units (serial, item, state) values ($2, 'wheelchair', 'lent') returning id)
     insert into rental_loans (request_id, unit_id, since, months, ends_on, damage_toman)
     select r.id, unit.id, now() - interval '25 days', 1, to_char(now() + interval '5 days', 'YYYY-MM-DD'), 0 from unit, service_requests r where r.code = $1`,
    [code, serialOf(code)],
  );
  return code;
}

/** A wheelchair stands ready to be lent for this request. */
export async function readyUnit(db: pg.Pool, code: string): Promise<void> {
  await db.query(`insert into rental_units (serial, item, state) values ($1, 'wheelchair', 'ready')`, [serialOf(code)]);
}

/** The serial number of a thing that is lent for a request. */
export const serialOf = (code: string): string => `W-${code}`;

/** A provider stands at the door of such a visit. */
export async function standAt(db: pg.Pool, code: string, kind: 'bring' | 'fetch', provider: number): Promise<void> {
  const which = `kind = '${kind}' and request_id = (select id from service_requests where code = $1)`;
  const hours = `window_from = now() - interval '10 minutes', window_to = now() + interval '3 hours'`;
  await db.query(`update visits set state = 'offered', provider_id = $2, ${hours} where ${which}`, [code, provider]);
  await db.query(`update visits set state = 'accepted' where ${which}`, [code]);
  await db.query(`update visits set state = 'arrived', arrived_at = now() where ${which}`, [code]);
}
