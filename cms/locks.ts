import type { Access, Collection, CollectionAfterReadHook, CollectionSlug, Payload, PayloadRequest, Where } from 'payload';
import { SECOND_FACTOR, staffOf } from './access/staff';

const LOCKS = 'payload-locked-documents';

type Reference = { relationTo?: string; value?: number | string | { id: number | string } };
type Lock = { document?: Reference; globalSlug?: string; user?: Reference };

/** Guards Payload's edit locks. Forms write them in the process with access checks off, so rules are added here: only for those who may change the document, in one's own name; a lock may be taken over for oneself, and one's own released. [ADM-4] */
export function guardLocks(payload: Payload): void {
  const locks = payload.collections[LOCKS]?.config;
  if (!locks) return;
  Object.assign(locks.access, { create: () => false, update: takesOver, delete: ownLocks });
  locks.hooks.afterRead = [...(locks.hooks.afterRead ?? []), byName];
  const create = payload.db.create.bind(payload.db);
  payload.db.create = async (args) => (args.collection === LOCKS && !(await mayHold(payload, args.data as Lock)) ? {} : await create(args)) as never;
}

async function mayHold(payload: Payload, lock: Lock): Promise<boolean> {
  const id = typeof lock.user?.value === 'object' ? lock.user.value.id : lock.user?.value;
  const person = id === undefined ? null : await payload.findByID({ collection: 'staff', id: Number(id), depth: 0, disableErrors: true });
  if (!person) return false;
  const user = { ...person, collection: 'staff', _strategy: SECOND_FACTOR };
  return await mayChange({ payload, user } as unknown as PayloadRequest, lock);
}

/** Says who holds a lock by name: Payload's dialog and signs print the holder's e-mail, and who may not read that account would read a number. */
const byName: CollectionAfterReadHook = async ({ doc, req }) => {
  const lock = doc as Lock;
  const { value } = lock.user ?? {};
  const id = typeof value === 'object' ? value.id : value;
  if (id === undefined || !staffOf(req)) return lock;
  const person = await req.payload.findByID({ collection: 'staff', id: Number(id), depth: 0, disableErrors: true });
  return person ? { ...lock, user: { relationTo: 'staff', value: { id: person.id, email: person.name } } } : lock;
};

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
  const lock = (await req.payload.findByID({ collection: LOCKS, id, depth: 0, disableErrors: true })) as Lock | null;
  return lock !== null && mayChange(req, lock);
};

async function mayChange(req: PayloadRequest, { document, globalSlug }: Lock): Promise<boolean> {
  if (globalSlug) {
    const rule = req.payload.globals.config.find(({ slug }) => slug === globalSlug)?.access.update;
    return Boolean(await rule?.({ req }));
  }
  const slug = document?.relationTo;
  const held = slug ? (req.payload.collections as Record<string, Collection>)[slug] : undefined;
  const id = typeof document?.value === 'object' ? document.value.id : document?.value;
  if (!held || id === undefined) return false;
  const answer: boolean | Where = await held.config.access.update({ req, id: Number(id) });
  if (typeof answer === 'boolean') return answer;
  const { totalDocs } = await req.payload.count({ collection: slug as CollectionSlug, where: { and: [answer, { id: { equals: id } }] } });
  return totalDocs > 0;
}
