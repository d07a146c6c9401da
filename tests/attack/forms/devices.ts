import { randomInt } from 'node:crypto';
import type pg from 'pg';

const MADE = 20_000;
const first = 5_000_000_000 + randomInt(100_000) * MADE;
let taken = 0;

/** Makes enough serial numbers for every form that asks for one. */
export async function makeSerials(db: pg.Pool): Promise<void> {
  await db.query(
    `insert into devices (serial, variant_id, state) select 'NB' || number, variants.id, 'made' from variants, generate_series($1::bigint, $2::bigint) as number where sku = 'NB1'
     on conflict do nothing`,
    [first, first + MADE - 1],
  );
}

/** The next unused serial number. */
export function nextSerial(): string {
  taken += 1;
  return `NB${first + (taken % MADE)}`;
}

/** A device of somebody's, bought at a dealer yesterday; gives its serial number. */
export async function deviceOf(db: pg.Pool, userId: number): Promise<{ id: number; serial: string }> {
  const serial = `NA${randomInt(1_000_000_000, 9_999_999_999)}`;
  const { rows } = await db.query<{ id: number }>(
    `insert into devices (serial, variant_id, state, user_id, channel_id, received_on, purchased_on, warranty_ends_on, service_ends_on, registered_at)
     select $1, variants.id, 'active', $2, 1, day.day, day.day, (now() + interval '1 year')::date::text, (now() + interval '5 years')::date::text, now()
     from variants, (select (now() - interval '1 day')::date::text as day) as day where sku = 'NB1' returning id`,
    [serial, userId],
  );
  return { id: rows[0]?.id ?? 0, serial };
}

/** A ticket for a device of somebody's, sent just now; gives its number. */
export async function ticketOf(db: pg.Pool, userId: number): Promise<{ serial: string; code: string }> {
  const { id, serial } = await deviceOf(db, userId);
  const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
  const code = `ZT-${Array.from({ length: 7 }, () => letters[randomInt(letters.length)]).join('')}`;
  await db.query(
    `with ticket as (insert into warranty_tickets (code, kind, state, state_since, device_id, user_id, lang, province, city)
       values ($1, 'guarantee', 'sent', now(), $2, $3, 'fa', 'tehran', 'tehran') returning id)
     insert into events (subject, event, to_state, actor, reason, facts, at) select 'ticket:' || id, 'send', 'sent', $4, 'بازوبند باد نمی‌شود', '{}', now() from ticket`,
    [code, id, userId, `user:${userId}`],
  );
  return { serial, code };
}

/** A registration of somebody's that waits for staff; gives its number. */
export async function claimOf(db: pg.Pool, userId: number): Promise<string> {
  const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
  const code = `ZD-${Array.from({ length: 7 }, () => letters[randomInt(letters.length)]).join('')}`;
  await db.query(
    `with claim as (insert into device_claims (code, state, state_since, serial, user_id, lang, channel_id, received_on, purchased_on)
       values ($1, 'waiting', now(), $2, $3, 'fa', 1, '2026-11-20', '2026-11-20') returning id)
     insert into events (subject, event, to_state, actor, facts, at) select 'claim:' || id, 'claim', 'waiting', $4, '{}', now() from claim`,
    [code, `NA${randomInt(1_000_000_000, 9_999_999_999)}`, userId, `user:${userId}`],
  );
  return code;
}

/** A device that somebody handed on and nobody has taken over; gives its serial number. */
export async function givenUpBy(db: pg.Pool, userId: number): Promise<string> {
  const { id, serial } = await deviceOf(db, userId);
  await db.query(`update devices set state = 'released', user_id = null where id = $1`, [id]);
  await db.query(
    `with event as (insert into events (subject, event, from_state, to_state, actor, facts, at) values ('device:' || $1::int, 'hand-over', 'active', 'released', $3, '{}', now()))
     insert into device_transfers (device_id, from_user_id, released_at) values ($1, $2, now())`,
    [id, userId, `user:${userId}`],
  );
  return serial;
}
