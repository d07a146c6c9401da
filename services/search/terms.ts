import { asc, eq } from '@payloadcms/db-postgres/drizzle';
import { phrasesOf, type Term } from '#domain/search/terms';
import type { Db } from '../runtime';
import { products, search_terms, search_terms_locales, search_terms_pages, search_terms_rels } from '../store/schema.generated';

/** All of the editors' search words: some hundred. [PROD-4] */
export async function readTerms(db: Db): Promise<Term[]> {
  const [terms, words, pages, leads] = await Promise.all([
    db.select({ id: search_terms.id, kind: search_terms.kind, prefers: search_terms.prefers }).from(search_terms).orderBy(asc(search_terms.id)),
    db.select().from(search_terms_locales),
    db.select().from(search_terms_pages).orderBy(asc(search_terms_pages.order)),
    db
      .select({ term: search_terms_rels.parent, slug: products.slug })
      .from(search_terms_rels)
      .innerJoin(products, eq(products.id, search_terms_rels.productsID))
      .orderBy(asc(search_terms_rels.order)),
  ]);
  return terms.map(({ id, kind, prefers }) => {
    const own = words.filter((one) => one._parentID === id);
    return {
      id,
      kind,
      prefers,
      phrases: own.flatMap((one) => phrasesOf(one.phrases)),
      products: leads.filter((one) => one.term === id).flatMap((one) => one.slug ?? []),
      pages: pages.filter((one) => one.parent === id).flatMap((one) => one.value ?? []),
      answer: { fa: own.find((one) => one._locale === 'fa')?.answer ?? null, en: own.find((one) => one._locale === 'en')?.answer ?? null },
    };
  });
}
