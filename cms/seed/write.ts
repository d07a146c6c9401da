import type { CollectionSlug, PayloadRequest, Where } from 'payload';

type Words = Record<string, unknown>;

/** Puts a document in, in both languages, unless one of its natural key is there; says its id. What staff have changed stays. */
export async function putOnce(req: PayloadRequest, collection: CollectionSlug, key: Words, data: Words, words?: { fa: Words; en: Words }): Promise<number> {
  const { payload } = req;
  const where: Where = Object.fromEntries(Object.entries(key).map(([field, value]) => [field, { equals: value }]));
  const found = await payload.find({ collection, where, limit: 1, depth: 0, pagination: false, req });
  if (found.docs[0]) return found.docs[0].id as number;
  const made = await payload.create({ collection, data: { ...key, ...data, ...words?.fa } as never, locale: 'fa', depth: 0, req });
  if (words) await payload.update({ collection, id: made.id, data: { ...statusOf(data), ...words.en } as never, locale: 'en', depth: 0, req });
  return made.id as number;
}

function statusOf(data: Words): Words {
  return '_status' in data ? { _status: data['_status'] } : {};
}
