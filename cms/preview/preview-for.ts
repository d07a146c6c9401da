import type { PayloadRequest } from 'payload';
import { isPreviewed } from '#domain/content/previewed';
import type { Lang } from '#locales/lang';
import { sealTicket } from '#services/preview/ticket';
import { runtime } from '#services/runtime';
import { staffOf } from '../access/staff';
import { refused } from '../languages/named';

/** A preview's address for whoever may change the document: bound to it, to its language and to this session, for a quarter of an hour. [ADM-2] */
export function previewFor(req: PayloadRequest, { collection, id, lang }: { collection: string; id: number; lang: Lang }): { href: string } {
  const person = staffOf(req);
  if (!person?._sid || !isPreviewed(collection)) throw refused(req, 'editors.reasons.403', 403);
  const { settings, clock } = runtime();
  const ticket = sealTicket(settings.secrets.payload, { collection, id, lang, staffId: person.id, sid: person._sid }, clock());
  return { href: `${settings.publicUrl}/preview/${ticket}` };
}
