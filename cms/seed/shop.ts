import type { PayloadRequest } from 'payload';
import { colours } from '#domain/catalog/colours';
import { FIRST_LADDER } from '#domain/groups/ladder';
import { stock, stockMoves } from '#services/store/tables';
import { catalogue, ENGRAVING_TOMAN } from './catalogue';
import { codes } from './codes';
import { productWords, variantWords } from './content/products';
import { transactionOf } from './transaction';
import { putOnce } from './write';

/** Colours, engraving, products, units with their stock, discount codes, the group ladder. [PROD-1, LIST-1, DISC-1] */
export async function seedShop(req: PayloadRequest): Promise<void> {
  const features = await seedFeatures(req);
  const kinds = await kindsBySlug(req);
  const units = new Map<string, number>();
  for (const [index, item] of catalogue.entries()) {
    const words = productWords.find((one) => one.slug === item.slug);
    if (!words) throw new Error(`no words for ${item.slug}`);
    const { slug, kind, drawing, stage, audiences } = item;
    const data = {
      kind: kinds.get(kind),
      drawing,
      stage,
      audiences,
      rank: (index + 1) * 10,
      colours: (item.colours ?? []).map((code) => features.get(code)),
      ...(item.engraving ? { engraving: features.get('engraving') } : {}),
      contents: (item.contents ?? []).map(([sku, quantity]) => ({ variant: units.get(sku), quantity })),
      _status: 'published',
    };
    const product = await putOnce(req, 'products', { slug }, data, words);
    for (const [rank, unit] of item.units.entries()) units.set(unit.sku, await seedUnit(req, product, unit, (rank + 1) * 10));
  }
  await seedLadder(req);
  for (const { code, skus = [], note, ...terms } of codes) {
    await putOnce(req, 'discount-codes', { code }, { ...terms, active: true, note, variants: skus.map((sku) => units.get(sku)) });
  }
}

async function kindsBySlug(req: PayloadRequest): Promise<Map<string, number>> {
  const { docs } = await req.payload.find({ collection: 'kinds', depth: 0, pagination: false, req });
  return new Map(docs.map(({ slug, id }) => [slug, Number(id)]));
}

/** The first table of group discounts; staff edit it. [GRP-2] */
async function seedLadder(req: PayloadRequest): Promise<void> {
  const { ladder } = await req.payload.findGlobal({ slug: 'group-buying', depth: 0, req });
  if (ladder && ladder.length > 0) return;
  const rows = FIRST_LADDER.map(({ from, percent }) => ({ fromMembers: from, percent }));
  await req.payload.updateGlobal({ slug: 'group-buying', data: { ladder: rows }, req });
}

async function seedFeatures(req: PayloadRequest): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { code, fa, en } of colours) {
    ids.set(code, await putOnce(req, 'features', { code }, { type: 'COLOR', extraToman: 0, available: true }, { fa: { title: fa }, en: { title: en } }));
  }
  const engraving = { type: 'ENGRAVING', extraToman: ENGRAVING_TOMAN, available: true };
  ids.set(
    'engraving',
    await putOnce(req, 'features', { code: 'engraving' }, engraving, { fa: { title: 'حکاکی روی گوشی' }, en: { title: 'Engraving on the chest piece' } }),
  );
  return ids;
}

async function seedUnit(req: PayloadRequest, product: number, unit: (typeof catalogue)[number]['units'][number], rank: number): Promise<number> {
  const words = variantWords.find((one) => one.sku === unit.sku);
  if (!words) throw new Error(`no words for ${unit.sku}`);
  const id = await putOnce(req, 'variants', { sku: unit.sku }, { product, priceToman: unit.priceToman, sellable: unit.sellable ?? true, rank }, words);
  const tx = transactionOf(req);
  const first = await tx.insert(stock).values({ variantId: id, available: unit.stock }).onConflictDoNothing().returning({ id: stock.variantId });
  if (first.length > 0)
    await tx.insert(stockMoves).values({ variantId: id, delta: unit.stock, cause: 'موجودی آغازین', subject: `stock:seed:${unit.sku}`, actor: 'clock:seed' });
  return id;
}
