import type { IncomingMessage, ServerResponse } from 'node:http';
import { say } from '#locales/say';
import { SECOND_FACTOR_PATH } from '../second-factor/answer';
import { languageOf } from './language';

/** Ways around the second factor, or of making an account without an administrator: there are none. [ADM-5] */
const closedApi = /^\/cms-api\/staff\/(forgot-password|reset-password|first-register|unlock|verify)(\/|$)/;
const closedPages = /^\/admin\/(forgot|reset|create-first-user|unlock|verify)(\/|$)/;

/** Whether nobody may come here. [ADM-5] */
export function isClosed(pathname: string): boolean {
  return closedApi.test(pathname) || closedPages.test(pathname);
}

/** What a session that is still half may do: log in again and ask whether it is somebody (it is not). [ADM-5] */
export function isOpenToHalf(method: string, pathname: string): boolean {
  if (method === 'POST') return pathname === '/cms-api/staff/login';
  return method === 'GET' && pathname === '/cms-api/staff/me';
}

/** Sends a half session to its second factor; the API says no. [ADM-5] */
export function refuseHalf(pathname: string, req: IncomingMessage, res: ServerResponse): void {
  if (pathname.startsWith('/cms-api')) {
    const message = say(languageOf(req), 'refusals.access.second-factor');
    res.writeHead(403, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
    res.end(JSON.stringify({ errors: [{ message }] }));
    return;
  }
  res.writeHead(303, { Location: SECOND_FACTOR_PATH, 'Cache-Control': 'no-store' }).end();
}
