import type { PayloadRequest } from 'payload';
import { searchTermWords } from './content/search/terms';
import { putOnce } from './write';

/** The first search words; what editors have changed stays. [PROD-4] */
export async function seedSearch(req: PayloadRequest): Promise<void> {
  const { docs } = await req.payload.find({ collection: 'products', depth: 0, limit: 0, pagination: false, req });
  const ids = new Map(docs.map(({ id, slug }) => [slug, id]));
  for (const { name, kind, products = [], pages = [], prefers, fa, en, answer } of searchTermWords) {
    const data = { kind, products: products.flatMap((slug) => ids.get(slug) ?? []), pages, prefers: prefers ?? null };
    await putOnce(req, 'search-terms', { name }, data, { fa: { phrases: fa, answer: answer?.fa ?? null }, en: { phrases: en, answer: answer?.en ?? null } });
  }
}
