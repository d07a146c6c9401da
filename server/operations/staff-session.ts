import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type pg from 'pg';

export type Staff = { staffId: number; name: string; roles: string[] };

const COOKIE = /(?:^|;\s*)payload-token=([^;]+)/;
/** Payload signs with the first half of its secret's hash. */
const keyOf = (secret: string) => createHash('sha256').update(secret).digest('hex').slice(0, 32);

/** The staff member behind a request, whose second factor was checked; none otherwise. Reads the admin's own session. */
export async function staffFromCookie(pool: pg.Pool, payloadSecret: string, cookie: string | undefined, now = new Date()): Promise<Staff | null> {
  const claims = readToken(COOKIE.exec(cookie ?? '')?.[1] ?? '', keyOf(payloadSecret), now);
  if (!claims) return null;
  const { rows } = await pool.query<{ id: number; name: string; roles: string[] }>(
    `SELECT s.id, s.name, array(SELECT r.value::text FROM staff_roles r WHERE r.parent_id = s.id) AS roles
       FROM staff s
       JOIN staff_sessions se ON se._parent_id = s.id AND se.id = $2 AND se.expires_at > $3
       JOIN staff_verified v ON v.sid = se.id AND v.staff_id = s.id AND v.expires_at > $3
      WHERE s.id = $1`,
    [claims.id, claims.sid, now],
  );
  const [staff] = rows;
  return staff ? { staffId: staff.id, name: staff.name, roles: staff.roles } : null;
}

/** Whether staff may see queues and metrics. */
export function mayOperate(staff: Staff | null): boolean {
  return Boolean(staff?.roles.some((role) => role === 'operations' || role === 'administrator'));
}

function readToken(token: string, key: string, now: Date): { id: number; sid: string } | null {
  const [head = '', body = '', signature = ''] = token.split('.');
  const expected = createHmac('sha256', key).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  try {
    const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { alg?: string };
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as { id?: number; sid?: string; collection?: string; exp?: number };
    if (alg !== 'HS256' || claims.collection !== 'staff' || typeof claims.id !== 'number' || typeof claims.sid !== 'string') return null;
    return (claims.exp ?? 0) * 1000 > now.getTime() ? { id: claims.id, sid: claims.sid } : null;
  } catch {
    return null;
  }
}
