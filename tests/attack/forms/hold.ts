import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { secondSession } from './people';

const sha = (text: string) => createHash('sha256').update(text).digest('base64url');

/** A browser that an account has not used before, with the link that says it is somebody else's. */
async function strangeClient(db: pg.Pool, userId: number, held: 'pin' | null): Promise<{ id: number; link: string }> {
  const [token, link] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];
  const { rows } = await db.query<{ id: number }>(
    `insert into known_clients (whose, token_hash, created_at, seen_at, held, held_since, not_me_hash, not_me_until)
     values ($1, $2, now(), now(), $3::text, case when $3::text is not null then now() end, $4, now() + interval '10 days') returning id`,
    [`user:${userId}`, sha(token), held, sha(link)],
  );
  return { id: rows[0]?.id ?? 0, link };
}

/** Files are held back from every session of an account that has a confirmed e-mail, until its PIN is given. */
export async function heldBack(db: pg.Pool, userId: number): Promise<void> {
  const { id } = await strangeClient(db, userId, 'pin');
  await db.query(`update users set email = $2, email_confirmed_at = now() where id = $1`, [userId, `held.${userId}@example.com`]);
  await db.query(`insert into file_locks (user_id, pin_hmac, pin_at) values ($1, 'none that anybody knows', now()) on conflict (user_id) do nothing`, [userId]);
  await db.query(`update sessions set client_id = $2, new_client = true where user_id = $1`, [userId, id]);
}

/** One more session of an account, by a browser that waits to be let in. */
export async function waitingSession(db: pg.Pool, userId: number): Promise<void> {
  const [{ id: session }, client] = [await secondSession(db, userId), await strangeClient(db, userId, 'pin')];
  await db.query(`update sessions set client_id = $2, new_client = true where id = $1`, [session, client.id]);
}

/** The key of a message's link that disowns a login. */
export async function notMeLink(db: pg.Pool, userId: number): Promise<string> {
  return (await strangeClient(db, userId, null)).link;
}
