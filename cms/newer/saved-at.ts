import type { CollectionSlug, GlobalSlug, Payload, PayloadRequest } from 'payload';
import { lockDocument, lockRow, newestDocument, sharedFields, storedDocument } from '../languages/stored';
import { localizedNames, type WholeDocument } from '../languages/words-of';

/** Something that staff edit: a document of a list, or a global. */
export type Written = { collection: string; id: number } | { global: string };

/** Its subject in the audit. */
export const subjectOf = (written: Written): string => ('global' in written ? `global:${written.global}` : `${written.collection}:${written.id}`);

const hasDrafts = (payload: Payload, collection: string) => Boolean(payload.config.collections.find(({ slug }) => slug === collection)?.versions?.drafts);

/** One writer at a time, until the transaction ends. */
export async function lockWritten(req: PayloadRequest, written: Written): Promise<void> {
  if ('global' in written) await lockRow(req, written.global);
  else if (hasDrafts(req.payload, written.collection)) await lockDocument(req, written.collection, written.id);
  else await lockRow(req, written.collection, written.id);
}

/** When it was saved last, as its form reads it; null where it is not there. */
export async function savedAt(req: PayloadRequest, written: Written): Promise<Date | null> {
  const read = { depth: 0, select: { updatedAt: true }, overrideAccess: true, req } as const;
  const found =
    'global' in written
      ? await req.payload.findGlobal({ ...read, slug: written.global as GlobalSlug } as never)
      : await req.payload.findByID({
          ...read,
          collection: written.collection as CollectionSlug,
          id: written.id,
          draft: hasDrafts(req.payload, written.collection),
          disableErrors: true,
        } as never);
  return momentOf((found as { updatedAt?: unknown } | null)?.updatedAt);
}

/** The stored document before it is written. */
export async function storedOf(req: PayloadRequest, written: Written): Promise<WholeDocument | null> {
  const { payload } = req;
  if ('global' in written) return (await payload.db.findGlobal({ slug: written.global as GlobalSlug, locale: 'all', req })) as unknown as WholeDocument;
  const { collection, id } = written;
  return hasDrafts(payload, collection) ? newestDocument(payload, collection, id, req) : storedDocument(payload, collection, id, req);
}

/** Its fields that all languages share. */
export function sharedOf({ payload }: PayloadRequest, written: Written): string[] {
  if (!('global' in written)) return sharedFields(payload, written.collection);
  const fields = payload.globals.config.find(({ slug }) => slug === written.global)?.flattenedFields ?? [];
  const own = new Set(['id', 'createdAt', 'updatedAt', 'globalType', ...localizedNames(fields)]);
  return fields.map(({ name }) => name).filter((name) => !own.has(name));
}

export function momentOf(text: unknown): Date | null {
  const at = typeof text === 'string' ? new Date(text) : null;
  return at && !Number.isNaN(at.getTime()) ? at : null;
}

/**
 * A draft that is kept beside a publication is as new as that publication: Payload leaves the draft's own older moment in it, and a form that was
 * opened before would look as new.
 */
export function datedSnapshots(payload: Payload): void {
  const write = payload.db.createVersion.bind(payload.db);
  payload.db.createVersion = (async (args: Parameters<typeof write>[0]) =>
    write(args.snapshot ? { ...args, versionData: { ...args.versionData, updatedAt: args.updatedAt } } : args)) as typeof payload.db.createVersion;
}
