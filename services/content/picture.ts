import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import type { Picture } from '#domain/content/picture';
import { pictureOf } from '#domain/content/picture';
import type { Lang } from '../context';
import { centres, media, media_locales, posts, products, products_gallery } from '../store/schema.generated';

type Stored = Parameters<typeof pictureOf>[0];

/** A picture with its copies, as a column of its row. */
export const pictureColumn = (lang: Lang) =>
  sql`jsonb_build_object('alt', (select ${media_locales.alt} from ${media_locales} where ${media_locales._parentID} = ${media.id} and ${media_locales._locale} = ${lang}), 'filename', ${media.filename}, 'width', ${media.width}, 'height', ${media.height}, 'smaller', jsonb_build_array(jsonb_build_object('filename', ${media.sizes_small_filename}, 'width', ${media.sizes_small_width}), jsonb_build_object('filename', ${media.sizes_medium_filename}, 'width', ${media.sizes_medium_width})))`;

/** A product's pictures, as a column of its row. [PAGE-2] */
export function galleryColumn(lang: Lang): SQL<Stored[]> {
  return sql<
    Stored[]
  >`coalesce((select jsonb_agg(${pictureColumn(lang)} order by ${products_gallery._order}) from ${products_gallery} join ${media} on ${media.id} = ${products_gallery.image} where ${products_gallery._parentID} = ${products.id}), '[]')`;
}

/** An article's cover, as a column of its row. */
export function coverColumn(lang: Lang): SQL<Stored | null> {
  return sql<Stored | null>`(select ${pictureColumn(lang)} from ${media} where ${media.id} = ${posts.cover})`;
}

/** A centre's photo, as a column of its row. */
export function photoColumn(lang: Lang): SQL<Stored | null> {
  return sql<Stored | null>`(select ${pictureColumn(lang)} from ${media} where ${media.id} = ${centres.photo})`;
}

/** A doctor's photo, as a column of its row. */
export function portraitColumn(lang: Lang): SQL<Stored | null> {
  return sql<Stored | null>`(select ${pictureColumn(lang)} from ${media} where ${media.id} = d.photo_id)`;
}

/** The stored pictures that can be shown in the reader's language. */
export function picturesOf(rows: readonly Stored[]): Picture[] {
  return rows.flatMap((row) => pictureOf(row) ?? []);
}
