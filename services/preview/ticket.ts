import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Lang } from '../context';

/** What a preview address is bound to: one document in one language, and the staff session that asked for it. */
export type Ticket = { collection: string; id: number; lang: Lang; staffId: number; sid: string };
type Sealed = Ticket & { until: number };

/** How long a preview address is valid; the editor's page renews it by itself. */
export const TICKET_MINUTES = 15;

function mark(secret: string, body: string): Buffer {
  // A key of its own: no other text that this secret signs can be taken for a ticket.
  const key = createHmac('sha256', secret).update('preview ticket').digest();
  return createHmac('sha256', key).update(body).digest();
}

/** Signs a ticket: the last part of a preview address. [ADM-2] */
export function sealTicket(secret: string, { collection, id, lang, staffId, sid }: Ticket, now: Date): string {
  const sealed: Sealed = { collection, id, lang, staffId, sid, until: now.getTime() + TICKET_MINUTES * 60_000 };
  const body = Buffer.from(JSON.stringify(sealed)).toString('base64url');
  return `${body}.${mark(secret, body).toString('base64url')}`;
}

/** What a ticket says; null when it is not ours, changed or too old. */
export function readTicket(secret: string, text: string, now: Date): Ticket | null {
  const [body = '', given = '', ...rest] = text.split('.');
  if (!body || rest.length > 0) return null;
  const [found, expected] = [Buffer.from(given, 'base64url'), mark(secret, body)];
  if (found.length !== expected.length || !timingSafeEqual(found, expected)) return null;
  const { until, ...ticket } = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Sealed;
  return until > now.getTime() ? ticket : null;
}
