import { can } from '#domain/access/can';
import { isPreviewed, previewed, type Previewed } from '#domain/content/previewed';
import type { Runtime } from '../runtime';
import { sessionOf, staffActor } from '../staff/session';
import { readTicket, type Ticket } from './ticket';

export type Opened = Ticket & { collection: Previewed };

/** Whether a ticket is still valid: its time has not passed, the session that asked for it lives, and its owner may still change the document. [ADM-2, ADM-5] */
export async function openPreview(rt: Pick<Runtime, 'db' | 'settings' | 'clock'>, text: string): Promise<Opened | null> {
  const ticket = readTicket(rt.settings.secrets.payload, text, rt.clock());
  if (!ticket || !isPreviewed(ticket.collection)) return null;
  const session = await sessionOf(rt, ticket);
  if (session.state !== 'full' || !can(staffActor(session), previewed[ticket.collection])) return null;
  return { ...ticket, collection: ticket.collection };
}
