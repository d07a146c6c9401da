import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import type { ManualReader } from '#domain/manuals/readers';
import type { Lang } from '../context';
import { manuals, manuals_locales, products } from '../store/schema.generated';

/** For whom a product's manuals are written, as a column of its row. [PAGE-2] */
export function manualReadersColumn(lang: Lang): SQL<ManualReader[]> {
  return sql<
    ManualReader[]
  >`array(select ${manuals.reader}::text from ${manuals} join ${manuals_locales} on ${manuals_locales._parentID} = ${manuals.id} and ${manuals_locales._locale} = ${lang} where ${manuals.product} = ${products.id} and ${manuals._status} = 'published' and ${manuals_locales.title} is not null order by ${manuals.reader})`;
}
