import type { Endpoint, PayloadRequest } from 'payload';
import { sellingWay, type SellingFacts } from '#domain/catalog/selling';
import { isRowId } from '#domain/row-id';
import { unitsReady } from '#services/staff/units-ready';
import { mayNow } from '../access/staff';
import { staffContext } from '../actions/staff-context';
import { refused } from '../languages/named';
import { newestDocument, storedDocument } from '../languages/stored';
import { liveLanguages, type WholeDocument } from '../languages/words-of';
import type { Ctx } from '#services/context';

type Words = { fa?: unknown; en?: unknown };
const inBoth = (words: unknown) => ({ fa: Boolean((words as Words | null)?.fa), en: Boolean((words as Words | null)?.en) });

/** What a product's newest draft still needs before it can be sold. [PROD-7] */
export const selling: Endpoint = {
  path: '/:id/selling',
  method: 'get',
  handler: async (req) => {
    const id = Number(req.routeParams?.['id']);
    const ctx = await staffContext(req);
    if (!ctx || !mayNow(req, 'admin.products.read')) throw refused(req, 'editors.reasons.403', 403);
    const draft = isRowId(id) ? await newestDocument(req.payload, 'products', id) : null;
    if (!draft) throw refused(req, 'editors.reasons.404', 404);
    return Response.json(sellingWay(await factsOf(req, ctx, id, draft)));
  },
};

async function factsOf(req: PayloadRequest, ctx: Ctx, id: number, draft: WholeDocument): Promise<SellingFacts> {
  const [live, units, kind, photos] = await Promise.all([
    storedDocument(req.payload, 'products', id),
    unitsReady(ctx, id),
    one(req, 'kinds', draft['kind']),
    Promise.all(((draft['gallery'] ?? []) as { image?: unknown }[]).map(({ image }) => one(req, 'media', image))),
  ]);
  const written = ['title', 'useLine', 'summary'].map((name) => inBoth(draft[name]));
  const onSite = liveLanguages(live);
  return {
    kind: kind && { holdsSeveral: Boolean(kind['holdsSeveral']), colourCount: Number(kind['colourCount']) || null, named: inBoth(kind['title']) },
    words: { fa: written.every(({ fa }) => fa), en: written.every(({ en }) => en) },
    photos: photos.flatMap((photo) => (photo ? [{ id: Number(photo['id']), described: inBoth(photo['alt']) }] : [])),
    drawn: Boolean(draft['drawing'] ?? kind?.['drawing']),
    contents: ((draft['contents'] ?? []) as unknown[]).length,
    colours: new Set((draft['colours'] ?? []) as unknown[]).size,
    units,
    onSite: { fa: onSite.includes('fa'), en: onSite.includes('en') },
  };
}

async function one(req: PayloadRequest, collection: 'kinds' | 'media', value: unknown): Promise<WholeDocument | null> {
  const id = Number(typeof value === 'object' && value !== null && 'id' in value ? value.id : value);
  return isRowId(id) ? storedDocument(req.payload, collection, id) : null;
}
