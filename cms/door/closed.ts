import type { IncomingMessage, ServerResponse } from 'node:http';
import { isStaffRole } from '#domain/accounts/roles';
import { CLOSED_HEADER, closedPage, closedWord } from '../access/desk-pages';

const FORBIDDEN = 403;
const NOT_FOUND = 404;

/** Tells the page that is about to be made that it is none for this person, and gives the answer the status of that. [ADM-5, ROLE-5] */
export function sayClosed(roles: readonly string[], req: IncomingMessage, res: ServerResponse): void {
  const closed = closedPage(roles.filter(isStaffRole), segmentsOf(req.url ?? '/'));
  if (!closed) return;
  req.headers[CLOSED_HEADER] = closedWord(closed);
  const status = closed.why === 'nowhere' ? NOT_FOUND : FORBIDDEN;
  const write = res.writeHead.bind(res) as (status: number, ...more: unknown[]) => ServerResponse;
  // The page is a whole one, so Next calls it a success.
  res.writeHead = ((said: number, ...more: unknown[]) => write(said === 200 ? status : said, ...more)) as ServerResponse['writeHead'];
}

function segmentsOf(url: string): string[] {
  const path = new URL(url, 'http://admin').pathname;
  return path.split('/').filter(Boolean).slice(1).map(decoded);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
