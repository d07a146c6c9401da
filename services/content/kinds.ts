import { and, asc, eq, sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import type { Kind } from '#domain/catalog/kinds';
import type { ProductPage } from '#domain/catalog/product-page';
import type { Ctx, Lang } from '../context';
import { kinds, kinds_locales, products, products_locales } from '../store/schema.generated';

/** The kinds that have a name and something published in the reader's language, in the editors' order; kept until one of its tables changes. [PROD-4, PROD-7] */
export async function listKinds(ctx: Ctx): Promise<Kind[]> {
  const read = () => readKinds(ctx);
  return ctx.rt.kept ? ctx.rt.kept.get(`kinds.${ctx.lang}`, [kinds, kinds_locales, products, products_locales], read) : read();
}

function readKinds({ rt: { db }, lang }: Ctx): Promise<Kind[]> {
  return db
    .select({ slug: kinds.slug, title: kinds_locales.title, holdsSeveral: kinds.holdsSeveral, compared: kinds.compared })
    .from(kinds)
    .innerJoin(kinds_locales, and(eq(kinds_locales._parentID, kinds.id), eq(kinds_locales._locale, lang)))
    .where(
      sql`exists (select 1 from ${products} join ${products_locales} on ${products_locales._parentID} = ${products.id} and ${products_locales._locale} = ${lang} and ${products_locales.title} is not null where ${products.kind} = ${kinds.id} and ${products._status} = 'published')`,
    )
    .orderBy(asc(kinds.rank), asc(kinds.id));
}

/** A product's kind by its name in a language, as a column of its row. [PROD-7] */
export function kindColumn(lang: Lang): SQL<ProductPage['kind']> {
  return sql<
    ProductPage['kind']
  >`(select jsonb_build_object('slug', ${kinds.slug}, 'title', ${kinds_locales.title}, 'compared', ${kinds.compared}) from ${kinds} join ${kinds_locales} on ${kinds_locales._parentID} = ${kinds.id} and ${kinds_locales._locale} = ${lang} where ${kinds.id} = ${products.kind})`;
}
