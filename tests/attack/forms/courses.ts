import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { makeEnrolmentCode } from '#domain/academy/code';

const PRICE_TOMAN = 540_000;

/** A group of a course of its own that one can enrol in, with seats enough; gives its id. */
export async function openCohort(db: pg.Pool): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `with made as (insert into cohorts (course_id, starts_at, enrol_from, enrol_until, price_toman)
       select id, now() + interval '20 days', now() - interval '1 day', now() + interval '19 days', $1 from courses where slug = 'heart-sounds' returning id),
     named as (insert into cohorts_locales (name, _locale, _parent_id) select t.name, t.lang::_locales, made.id from made, (values ('گروه آزمون', 'fa'), ('Trial group', 'en')) as t(name, lang)),
     counted as (insert into seat_counters (cohort_id, seats, seats_left, updated_at) select id, 100, 100, now() from made)
     select id from made`,
    [PRICE_TOMAN],
  );
  return rows[0]?.id ?? 0;
}

/** A seat of somebody's in such a group: held, held at a price with a code, or paid from a wallet already; gives its number. */
export async function seatOf(db: pg.Pool, userId: number, seat: 'held' | 'held with a code' | 'paid', lang = 'fa'): Promise<string> {
  const cohort = await openCohort(db);
  const code = makeEnrolmentCode(() => randomBytes(4).readUInt32BE() / 2 ** 32);
  await db.query(`update seat_counters set seats_left = seats_left - 1 where cohort_id = $1`, [cohort]);
  const { rows } = await db.query<{ id: number }>(
    `insert into enrolments (code, cohort_id, user_id, lang, state, created_at, held_until, price_toman) values ($1, $2, $3, $4, 'held', now(), now() + interval '20 minutes', $5) returning id`,
    [code, cohort, userId, lang, PRICE_TOMAN],
  );
  const id = rows[0]?.id ?? 0;
  const bill = `course:${id}-1`;
  const off = seat === 'held with a code' ? 40_000 : 0;
  await db.query(
    `insert into payables (id, kind, subject, user_id, code, total_toman, state, created_at, pay_until) values ($1, 'course', $2, $3, $4, $5, 'open', now(), now() + interval '20 minutes')`,
    [bill, `${id}-1`, userId, code, PRICE_TOMAN - off],
  );
  await db.query(
    `insert into price_traces (payable_id, position, rule, line, amount_toman, facts) values ($1, 0, 'price', 0, $2, '{}')${off > 0 ? `, ($1, 1, 'discount', 0, ${-off}, '{"code": "MEHR"}')` : ''}`,
    [bill, PRICE_TOMAN],
  );
  if (seat !== 'paid') return code;
  await db.query(`update payables set state = 'paid', paid_at = now() where id = $1`, [bill]);
  await db.query(`update enrolments set state = 'paid', paid_toman = $2 where id = $1`, [id, PRICE_TOMAN]);
  // What came stands in the books, so that leaving gives it back.
  const use = randomBytes(13).toString('hex');
  await db.query(
    `with entry as (insert into ledger_entries (id, cause, subject, at) values ($1, 'payables.paid-by-wallet', $2, now()) returning id),
     booked as (insert into ledger_postings (entry_id, account, amount_toman)
       select entry.id, line.account, line.amount from entry, (values ('courses-sold', -$3::bigint), ($4, $3::bigint)) as line(account, amount))
     insert into wallet_holds (id, payable_id, user_id, amount_toman, state, at, ended_at) select $5, $2, $6, $3, 'used', now(), now() from entry`,
    [use, bill, PRICE_TOMAN, `wallet:${userId}`, randomBytes(13).toString('hex'), userId],
  );
  return code;
}
