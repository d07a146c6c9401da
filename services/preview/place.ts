import { eq } from '@payloadcms/db-postgres/drizzle';
import { isRowId } from '#domain/row-id';
import type { Db } from '../runtime';
import { products } from '../store/schema.generated';
import type { Draft } from './draft-rows';

/** The parameters of a document's page, from the form's values. */
export async function placeOf(db: Db, { collection, values }: Draft): Promise<{ collection: string; slug: string; reader?: string }> {
  const slug = typeof values['slug'] === 'string' ? values['slug'] : '';
  if (collection === 'posts') return { collection, slug, reader: values['kind'] === 'news' ? 'news' : 'article' };
  if (collection !== 'manuals') return { collection, slug };
  const id = Number(values['product']);
  const [product] = isRowId(id) ? await db.select({ slug: products.slug }).from(products).where(eq(products.id, id)).limit(1) : [];
  return { collection, slug: product?.slug ?? '', ...(typeof values['reader'] === 'string' && product?.slug ? { reader: values['reader'] } : {}) };
}
