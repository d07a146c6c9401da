import type { Access, Collection, Payload } from 'payload';
import { staffOf } from './access/staff';

const LOCKS = 'payload-locked-documents';

type Reference = { relationTo?: string; value?: number | string | { id: number | string } };

/**
 * Who is at work on a document is told by the form itself, in the process. By hand nobody writes a lock: not in a
 * colleague's name, and not on what they may not change. A lock may be taken over for oneself, and one's own given up. [ADM-4]
 */
export function guardLocks(payload: Payload): void {
  const locks = payload.collections[LOCKS]?.config;
  if (!locks) return;
  Object.assign(locks.access, { create: () => false, update: takesOver, delete: ownLocks });
}

const ownLocks: Access = ({ req }) => {
  const person = staffOf(req);
  return person ? { 'user.value': { equals: person.id } } : false;
};

const takesOver: Access = async ({ req, id, data }) => {
  const person = staffOf(req);
  const fields = Object.keys((data as object | undefined) ?? {});
  if (!person || id === undefined || fields.some((field) => field !== 'user')) return false;
  const { user } = data as { user?: Reference };
  if (user?.relationTo !== 'staff' || Number(user.value) !== person.id) return false;
  const lock = (await req.payload.findByID({ collection: LOCKS, id, depth: 0, disableErrors: true })) as { document?: Reference; globalSlug?: string } | null;
  return lock !== null && mayChange(req, lock);
};

async function mayChange(req: Parameters<Access>[0]['req'], { document, globalSlug }: { document?: Reference; globalSlug?: string }): Promise<boolean> {
  if (globalSlug) {
    const rule = req.payload.globals.config.find(({ slug }) => slug === globalSlug)?.access.update;
    return Boolean(await rule?.({ req }));
  }
  const held = document?.relationTo ? (req.payload.collections as Record<string, Collection>)[document.relationTo] : undefined;
  const id = typeof document?.value === 'object' ? document.value.id : document?.value;
  return Boolean(id !== undefined && (await held?.config.access.update({ req, id: Number(id) })));
}
