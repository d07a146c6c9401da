import type { PayloadRequest } from 'payload';
import type { Ctx } from '#services/context';
import { staffOf } from '../access/staff';
import { langOf } from '../fields/lang-of';

/** A staff member's request as services know it; null for whoever has not given the second factor. [ADM-4, ADM-5] */
export async function staffContext(req: PayloadRequest): Promise<Ctx | null> {
  const person = staffOf(req);
  if (!person) return null;
  const { runtime } = await import('#services/runtime');
  const rt = runtime();
  return {
    rt,
    actor: { kind: 'staff', staffId: person.id, name: person.name, roles: person.roles },
    lang: langOf(req.i18n),
    now: rt.clock(),
    requestId: req.headers.get('x-request-id') ?? 'admin',
    source: 'WEBSITE',
  };
}
