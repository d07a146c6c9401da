import type { IncomingMessage, ServerResponse } from 'node:http';
import { isStaffRole } from '#domain/accounts/roles';
import type { Actor, Ctx } from '#services/context';
import { documentThere } from '#services/staff/document-there';
import { CLOSED_HEADER, closedPage, closedWord, documentOf, type ClosedPage } from '../access/desk-pages';

const FORBIDDEN = 403;
const NOT_FOUND = 404;

/** Tells the page that is about to be rendered that this person may not open it, and sets the status that says so. [ADM-5, ROLE-5] */
export async function sayClosed(ctx: Pick<Ctx, 'rt'> & { actor: Actor & { kind: 'staff' } }, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const segments = segmentsOf(req.url ?? '/');
  const closed = closedPage(ctx.actor.roles.filter(isStaffRole), segments) ?? (await gonePage(ctx, segments));
  if (!closed) return;
  req.headers[CLOSED_HEADER] = closedWord(closed);
  const status = closed.why === 'nowhere' || closed.why === 'gone' ? NOT_FOUND : FORBIDDEN;
  const write = res.writeHead.bind(res) as (status: number, ...more: unknown[]) => ServerResponse;
  // The page is a whole one, so Next calls it a success.
  res.writeHead = ((said: number, ...more: unknown[]) => write(said === 200 ? status : said, ...more)) as ServerResponse['writeHead'];
}

/** A document that is not there, or no more; Payload would lead to its list without a word. [ADM-5] */
export async function gonePage(ctx: Pick<Ctx, 'rt' | 'actor'>, segments: readonly string[]): Promise<ClosedPage | null> {
  const asked = documentOf(segments);
  return asked && !(await documentThere(ctx, asked)) ? { why: 'gone', place: asked.collection } : null;
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
