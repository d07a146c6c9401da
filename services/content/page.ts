import { eq, sql } from '@payloadcms/db-postgres/drizzle';
import { parseSections, type Section } from '#domain/content/sections';
import { ok, refuse, type Result } from '#domain/result';
import type { Ctx, Lang } from '../context';
import { pages, pages_locales } from '../store/schema.generated';
import { withFigures } from './figures-of';
import { withOpenThings } from './open-things';
import { published } from './published';

/** A page of words. */
export type ContentPage = {
  slug: string;
  title: string;
  lead: string | null;
  meta: { title: string; description: string };
  sections: Section[];
  langs: Lang[];
};

/** A marketing or legal page in the reader's language; absent there, it is not found. [PAGE-11, LANG-1] */
export async function readPage(ctx: Ctx, slug: string): Promise<Result<ContentPage>> {
  const [row] = await ctx.rt.db
    .select({
      slug: pages.slug,
      title: pages_locales.title,
      lead: pages_locales.lead,
      metaTitle: pages_locales.metaTitle,
      metaDescription: pages_locales.metaDescription,
      sections: pages_locales.sections,
      langs: sql<
        Lang[]
      >`array(select other._locale::text from ${pages_locales} other where other._parent_id = ${pages.id} and other.title is not null order by other._locale)`,
    })
    .from(pages)
    .innerJoin(pages_locales, published(pages, pages_locales, ctx.lang))
    .where(eq(pages.slug, slug))
    .limit(1);
  if (!row) return refuse('content.page.unknown', undefined, { status: 404 });
  const title = row.title ?? '';
  return ok({
    langs: row.langs,
    ...withFigures(ctx.lang, {
      slug,
      title,
      lead: row.lead,
      meta: { title: row.metaTitle || title, description: row.metaDescription || row.lead || title },
      sections: await withOpenThings(ctx, parseSections(row.sections)),
    }),
  });
}
