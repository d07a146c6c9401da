import type { PayloadRequest } from 'payload';
import { manualWords } from './content/manuals';
import { saleCode, saleProducts, saleWords } from './content/sale';
import { putOnce } from './write';

/** Manuals of every device, and the sale as it stands before staff open it. [PAGE-9, CONT-2] */
export async function seedAround(req: PayloadRequest): Promise<void> {
  const products = new Map<string, number>();
  for (const { slug, reader, fa, en } of manualWords) {
    const product = products.get(slug) ?? (await idOf(req, 'products', 'slug', slug));
    products.set(slug, product);
    await putOnce(req, 'manuals', { product, reader }, { _status: 'published' }, { fa, en });
  }
  await seedSale(req);
}

async function seedSale(req: PayloadRequest): Promise<void> {
  const { payload } = req;
  const there = await payload.findGlobal({ slug: 'sale', locale: 'fa', depth: 0, req });
  if (there.title) return;
  const code = await idOf(req, 'discount-codes', 'code', saleCode);
  const list = await Promise.all(saleProducts.map((slug) => idOf(req, 'products', 'slug', slug)));
  await payload.updateGlobal({ slug: 'sale', data: { active: false, code, products: list, ...saleWords.fa }, locale: 'fa', req });
  await payload.updateGlobal({ slug: 'sale', data: saleWords.en, locale: 'en', req });
}

async function idOf(req: PayloadRequest, collection: 'products' | 'discount-codes', field: string, value: string): Promise<number> {
  const { docs } = await req.payload.find({ collection, where: { [field]: { equals: value } }, limit: 1, depth: 0, pagination: false, req });
  if (!docs[0]) throw new Error(`no ${collection} ${value}`);
  return docs[0].id;
}
