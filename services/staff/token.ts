import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The cookie that the admin's login sets. */
export const STAFF_COOKIE = 'zb_staff-token';
/** Its prefix, which the admin's other cookies carry too. */
export const STAFF_COOKIE_PREFIX = 'zb_staff';
/** The cookie that marks a browser that has logged in before. */
export const STAFF_KNOWN_COOKIE = `${STAFF_COOKIE_PREFIX}-known`;
/** The cookie of the language that a staff member chose, named as the admin expects. */
export const STAFF_LANGUAGE_COOKIE = `${STAFF_COOKIE_PREFIX}-lng`;

/** Payload signs with half a hash of the secret that it was given. */
function signingKey(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 32);
}

function json(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Record<string, unknown>;
}

/** Whose token this is and of which session; null when it is not ours, changed or too old. */
export function readStaffToken(secret: string, token: string, now: Date): { staffId: number; sid: string } | null {
  const [head = '', body = '', mark = '', ...rest] = token.split('.');
  if (!head || !body || !mark || rest.length > 0) return null;
  const expected = createHmac('sha256', signingKey(secret)).update(`${head}.${body}`).digest();
  const given = Buffer.from(mark, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  try {
    if (json(head)['alg'] !== 'HS256') return null;
    const { id, collection, sid, exp } = json(body);
    if (collection !== 'staff' || typeof id !== 'number' || typeof sid !== 'string' || typeof exp !== 'number') return null;
    return exp * 1000 > now.getTime() ? { staffId: id, sid } : null;
  } catch {
    return null;
  }
}

/** The token in a request's cookies, if there is one. */
export function staffTokenOf(headers: Headers): string | undefined {
  for (const pair of (headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at).trim() === STAFF_COOKIE) return pair.slice(at + 1).trim();
  }
  return undefined;
}
