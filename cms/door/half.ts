import type { IncomingMessage, ServerResponse } from 'node:http';
import { say } from '#locales/say';
import { SECOND_FACTOR_PATH } from '../login-pages/second-factor';
import { languageOf } from './language';

/** Addresses of Payload that would go around the second factor, or create an account without an administrator: always closed. [ADM-5] */
const closedApi = /^\/cms-api\/staff\/(forgot-password|reset-password|first-register|unlock|verify)(\/|$)/;
const closedPages = /^\/admin\/(forgot|reset|create-first-user|unlock|verify)(\/|$)/;

/** Whether the address is closed to everybody. [ADM-5] */
export function isClosed(pathname: string): boolean {
  const plain = decoded(pathname);
  return closedApi.test(plain) || closedPages.test(plain);
}

/** The path as Next reads it: percent-decoded. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** The only calls of the admin's API that need no full session: log in, and ask who one is (nobody). [ADM-5] */
export function isOpenToAll(method: string, pathname: string): boolean {
  if (method === 'POST') return pathname === '/cms-api/staff/login';
  return method === 'GET' && pathname === '/cms-api/staff/me';
}

/** Refuses a call of the API before Payload sees it. [ADM-5] */
export function refuseApi(state: 'none' | 'half', req: IncomingMessage, res: ServerResponse): void {
  const message = say(languageOf(req), state === 'half' ? 'refusals.access.second-factor' : 'refusals.access.login.needed');
  tell(res, 403, message);
}

/** Refuses a body that no form of the admin sends. */
export function refuseBody(req: IncomingMessage, res: ServerResponse): void {
  tell(res, 400, say(languageOf(req), 'refusals.common.form.unreadable'));
}

/** Refuses a request because too much is being processed already. */
export function refuseBusy(req: IncomingMessage, res: ServerResponse): void {
  res.setHeader('Retry-After', '5');
  tell(res, 503, say(languageOf(req), 'refusals.common.busy'));
}

function tell(res: ServerResponse, status: number, message: string): void {
  res.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  res.end(JSON.stringify({ errors: [{ message }] }));
}

/** Sends a half session to its second factor. [ADM-5] */
export function toSecondFactor(res: ServerResponse): void {
  res.writeHead(303, { Location: SECOND_FACTOR_PATH, 'Cache-Control': 'no-store' }).end();
}
