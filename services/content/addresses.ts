import { eq, isNotNull, and } from '@payloadcms/db-postgres/drizzle';
import { langs } from '#locales/lang';
import type { Ctx, Lang } from '../context';
import {
  centres,
  centres_locales,
  courses,
  courses_locales,
  manuals,
  manuals_locales,
  pages,
  pages_locales,
  products,
  products_locales,
} from '../store/schema.generated';
import { shownServices } from './service-offers';

/** What is published, in which language, and when it last changed: for sitemaps and alternates. [LANG-7] */
export type PublishedAddress = {
  of: 'product' | 'page' | 'manual' | 'centre' | 'service' | 'course';
  slug: string;
  /** For whom a manual is written. */ reader?: string;
  lang: Lang;
  /** Null where its words have no day of their own. */ changedAt: Date | null;
};

/** Every published product, page of words, manual, centre, service and course with the languages that it stands in. [LANG-7] */
export async function publishedAddresses(ctx: Ctx): Promise<PublishedAddress[]> {
  const [items, texts, guides, places, taught, services] = await Promise.all([
    ctx.rt.db
      .select({ slug: products.slug, lang: products_locales._locale, changedAt: products.updatedAt })
      .from(products)
      .innerJoin(products_locales, eq(products_locales._parentID, products.id))
      .where(and(eq(products._status, 'published'), isNotNull(products_locales.title)))
      .orderBy(products.rank, products.id, products_locales._locale),
    ctx.rt.db
      .select({ slug: pages.slug, lang: pages_locales._locale, changedAt: pages.updatedAt })
      .from(pages)
      .innerJoin(pages_locales, eq(pages_locales._parentID, pages.id))
      .where(and(eq(pages._status, 'published'), isNotNull(pages_locales.title)))
      .orderBy(pages.id, pages_locales._locale),
    ctx.rt.db
      .select({ slug: products.slug, reader: manuals.reader, lang: manuals_locales._locale, changedAt: manuals.updatedAt })
      .from(manuals)
      .innerJoin(products, and(eq(products.id, manuals.product), eq(products._status, 'published')))
      .innerJoin(manuals_locales, eq(manuals_locales._parentID, manuals.id))
      .where(and(eq(manuals._status, 'published'), isNotNull(manuals_locales.title)))
      .orderBy(products.rank, products.id, manuals.id, manuals_locales._locale),
    ctx.rt.db
      .select({ slug: centres.slug, lang: centres_locales._locale, changedAt: centres.updatedAt })
      .from(centres)
      .innerJoin(centres_locales, eq(centres_locales._parentID, centres.id))
      .where(eq(centres.published, true))
      .orderBy(centres.id, centres_locales._locale),
    ctx.rt.db
      .select({ slug: courses.slug, lang: courses_locales._locale, changedAt: courses.updatedAt })
      .from(courses)
      .innerJoin(courses_locales, eq(courses_locales._parentID, courses.id))
      .where(eq(courses.published, true))
      .orderBy(courses.rank, courses.id, courses_locales._locale),
    shownServices(ctx),
  ]);
  const read = (of: PublishedAddress['of']) => (row: { slug: string | null; lang: Lang; changedAt: string }) => ({
    of,
    slug: row.slug ?? '',
    lang: row.lang,
    changedAt: new Date(row.changedAt),
  });
  const manualsOf = guides.map((row) => ({ ...read('manual')(row), reader: row.reader ?? 'home' }));
  const servicesOf = services.flatMap(({ code: slug }) => langs.map((lang) => ({ of: 'service' as const, slug, lang, changedAt: null })));
  return [...items.map(read('product')), ...texts.map(read('page')), ...manualsOf, ...places.map(read('centre')), ...taught.map(read('course')), ...servicesOf];
}
