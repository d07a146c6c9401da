import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import type { Look } from '#domain/catalog/kinds';
import { kinds, media, products_gallery } from '../store/schema.generated';

/** How a product is shown small, as a column of its row: its first photo, its drawing, its kind's drawing, nothing. [PROD-7] */
export function lookColumn(of: 'products' | 'held'): SQL<Look> {
  const product = sql.raw(of);
  return sql<Look>`coalesce((select '/media/' || coalesce(${media.sizes_small_filename}, ${media.filename}) from ${products_gallery} join ${media} on ${media.id} = ${products_gallery.image} where ${products_gallery._parentID} = ${product}.id order by ${products_gallery._order} limit 1), ${product}.drawing::text, (select ${kinds.drawing}::text from ${kinds} where ${kinds.id} = ${product}.kind_id), '')`;
}
