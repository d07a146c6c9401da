import { ulid } from 'ulidx';
import { expect } from 'vitest';
import type { Call } from '../app/api/call';
import { failureSchema, successSchema } from '../app/api/envelope';
import type { ApiServer } from './api-server';

export type Heard = { status: number; data: unknown; errors: { code: string; field: string | null }[]; text: string };
type Asked = { body?: unknown; /** An access token. */ by?: string; lang?: string };

/** Calls of the API, each with a once-key of its own where it sends something; what comes back has the shape that the document gives. */
export function apiCaller(server: () => ApiServer, calls: readonly Call[]) {
  return async (method: string, path: string, { body, by = '', lang }: Asked = {}): Promise<Heard> => {
    const headers: Record<string, string> = {
      ...(lang ? { 'Accept-Language': lang } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json', 'Idempotency-Key': ulid() }),
      ...(by ? { Authorization: `Bearer ${by}` } : {}),
    };
    const response = await fetch(server().url + path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
    const text = await response.text();
    const heard = JSON.parse(text) as Omit<Heard, 'status' | 'text'>;
    const [pathname = ''] = path.split('?');
    const fits = (at: string) => new RegExp(`^${at.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname);
    const call = calls.find((one) => one.method === method && one.at.some(fits));
    if (response.status === 200 && call) expect(successSchema(call.data).safeParse(heard).error, path).toBeUndefined();
    if (response.status >= 400) expect(failureSchema.safeParse(heard).error, path).toBeUndefined();
    return { ...heard, status: response.status, text };
  };
}

/** Logs in by phone and the code that was sent to it; gives the access token. */
export async function logInByApi(server: ApiServer, phone: string): Promise<string> {
  server.later(61);
  const post = (path: string, body: object) =>
    fetch(server.url + path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  await post('/v2/user/login', { phone });
  const { rows } = await server.database.pool.query<{ facts: { code: string } }>('select facts from messages where recipient = $1 order by id desc limit 1', [
    phone,
  ]);
  const opened = await post('/v2/user/login/confirm', { phone, verificationCode: rows[0]?.facts.code });
  return ((await opened.json()) as { data: { jwtResponse: { access_token: string } } }).data.jwtResponse.access_token;
}
