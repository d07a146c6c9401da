import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import type { Ctx } from '#services/context';
import { localizedNames, type WholeDocument } from './words-of';

type Sessions = {
  sessions: Record<string, { db: { execute: (text: unknown) => Promise<unknown> } } | undefined>;
  drizzle: { execute: (text: unknown) => Promise<unknown> };
};

/** A service's context on this save's transaction: a second connection, asked for while the first holds a row, may wait for that row for ever. */
export async function withinSave(req: PayloadRequest, ctx: Ctx): Promise<Ctx> {
  const transaction = await req.transactionID;
  const { sessions } = req.payload.db as unknown as Sessions;
  const db = transaction === undefined ? undefined : (sessions[String(transaction)]?.db as unknown as Ctx['rt']['db'] | undefined);
  return db ? { ...ctx, rt: { ...ctx.rt, db } } : ctx;
}

/** One writer of a document at a time, until its transaction ends: two languages published in the same moment do not undo each other. */
export async function lockDocument(req: PayloadRequest, collection: string, id: number): Promise<void> {
  const transaction = await req.transactionID;
  if (transaction === undefined || !Number.isSafeInteger(id)) return;
  const { sessions } = req.payload.db as unknown as Sessions;
  await sessions[String(transaction)]?.db.execute(sql`select pg_advisory_xact_lock(hashtext(${collection}), ${id})`);
}

/** The same for a collection without drafts: locks the row itself, or a global's only row. */
export async function lockRow(req: PayloadRequest, slug: string, id?: number): Promise<void> {
  const transaction = await req.transactionID;
  if (transaction === undefined) return;
  const { sessions } = req.payload.db as unknown as Sessions;
  const table = sql.identifier(slug.replaceAll('-', '_'));
  await sessions[String(transaction)]?.db.execute(sql`select 1 from ${table} ${id === undefined ? sql`` : sql`where id = ${id}`} for no key update`);
}

/** What stands in the tables that the site reads, with all its languages. */
export async function storedDocument(payload: Payload, collection: string, id: number, req?: PayloadRequest): Promise<WholeDocument | null> {
  return (await payload.db.findOne({
    collection: collection as CollectionSlug,
    where: { id: { equals: id } },
    locale: 'all',
    ...(req ? { req } : {}),
  })) as WholeDocument | null;
}

/** The newest draft with all its languages; what is on the site where there is none. */
export async function newestDocument(payload: Payload, collection: string, id: number, req?: PayloadRequest): Promise<WholeDocument | null> {
  const { docs } = await payload.db.findVersions({
    collection: collection as CollectionSlug,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
    sort: '-updatedAt',
    locale: 'all',
    ...(req ? { req } : {}),
  });
  const [newest] = docs as unknown as { version: WholeDocument }[];
  return newest ? newest.version : storedDocument(payload, collection, id, req);
}

/** The names of the fields that each language of a collection has its own of. */
export function wordFields(payload: Payload, collection: string): string[] {
  return localizedNames(payload.config.collections.find(({ slug }) => slug === collection)?.flattenedFields ?? []);
}

/** The names of the fields that its languages share, without those that Payload keeps itself. */
export function sharedFields(payload: Payload, collection: string): string[] {
  const fields = payload.config.collections.find(({ slug }) => slug === collection)?.flattenedFields ?? [];
  const kept = new Set(['id', '_status', 'createdAt', 'updatedAt', ...localizedNames(fields)]);
  return fields.map(({ name }) => name).filter((name) => !kept.has(name));
}
