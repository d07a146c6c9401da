import type { CollectionAfterOperationHook, PayloadRequest } from 'payload';
import { staffOf } from './staff';

type Found = { id: number | string };

/** Whatever of customers staff are shown leaves an audit line, once a request: a record that is opened, a page of a list in the admin, by its server functions or by the API, and what a relation brings along. [ROLE-5] */
export function noteReadings(of: string): CollectionAfterOperationHook {
  return async ({ args, operation, req, result }) => {
    const person = staffOf(req);
    if (!person || (args as { overrideAccess?: boolean }).overrideAccess === true) return result;
    if (operation === 'findByID') await note(req, of, 'opened', [result as Found]);
    if (operation === 'find') await note(req, of, 'listed', (result as { docs: Found[] }).docs);
    return result;
  };
}

async function note(req: PayloadRequest, of: string, how: 'opened' | 'listed', found: readonly Found[]): Promise<void> {
  const person = staffOf(req);
  const ids = found.filter(Boolean).map(({ id }) => id);
  const key = `read ${how} ${of} ${ids.join()}`;
  if (!person || req.context[key]) return;
  req.context[key] = true;
  const [{ runtime }, { noteReading }] = await Promise.all([import('#services/runtime'), import('#services/staff/note-reading')]);
  const rt = runtime();
  const actor = { kind: 'staff' as const, staffId: person.id, name: person.name, roles: person.roles };
  const requestId = req.headers.get('x-request-id') ?? 'admin';
  await noteReading({ rt, actor, lang: req.i18n.language === 'en' ? 'en' : 'fa', now: rt.clock(), requestId, source: 'WEBSITE' }, { of, ids, how });
}
