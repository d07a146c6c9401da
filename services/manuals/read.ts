import { and, eq, sql } from '@payloadcms/db-postgres/drizzle';
import { parseSections } from '#domain/content/sections';
import { isManualReader, type Manual, type ManualReader } from '#domain/manuals/readers';
import { refuse, type Result } from '#domain/result';
import type { Ctx, Lang } from '../context';
import { withFigures } from '../content/figures-of';
import { published } from '../content/published';
import { openStored, type OpenedFile } from '../files/open-stored';
import { documents, manuals, manuals_locales, products, products_locales } from '../store/schema.generated';
import { manualColumns, manualTile } from './list';

const unknown = refuse('manuals.unknown', undefined, { status: 404 });

/** One manual in the reader's language; absent there, it is not found. [PAGE-9, LANG-1] */
export async function readManual(ctx: Ctx, slug: string, reader: string): Promise<Result<Manual & { readers: ManualReader[] }>> {
  if (!isManualReader(reader)) return unknown;
  const [row] = await ctx.rt.db
    .select({
      ...manualColumns,
      sections: manuals_locales.sections,
      changedAt: manuals.updatedAt,
      langs: sql<
        Lang[]
      >`array(select other._locale::text from ${manuals_locales} other where other._parent_id = ${manuals.id} and other.title is not null order by other._locale)`,
      readers: sql<
        ManualReader[]
      >`array(select other.reader::text from ${manuals} other join ${manuals_locales} words on words._parent_id = other.id and words._locale = ${ctx.lang} where other.product_id = ${products.id} and other._status = 'published' and words.title is not null order by other.reader = 'doctor')`,
    })
    .from(manuals)
    .innerJoin(manuals_locales, published(manuals, manuals_locales, ctx.lang))
    .innerJoin(products, and(eq(products.id, manuals.product), eq(products._status, 'published')))
    .innerJoin(products_locales, and(eq(products_locales._parentID, products.id), eq(products_locales._locale, ctx.lang)))
    .where(and(eq(products.slug, slug), eq(manuals.reader, reader)))
    .limit(1);
  if (!row) return unknown;
  const { sections, changedAt, langs, readers } = row;
  const words = withFigures(ctx.lang, { ...manualTile(row), sections: parseSections(sections) });
  return { ok: true, value: { ...words, changedAt: new Date(changedAt), langs, readers } };
}

/** The printed manual of a device, where editors have put one beside its text. [PAGE-9] */
export async function manualPdf(ctx: Ctx, slug: string, reader: string): Promise<Result<OpenedFile>> {
  if (!isManualReader(reader)) return unknown;
  const [row] = await ctx.rt.db
    .select({ filename: documents.filename })
    .from(manuals)
    .innerJoin(manuals_locales, published(manuals, manuals_locales, ctx.lang))
    .innerJoin(products, and(eq(products.id, manuals.product), eq(products._status, 'published')))
    .innerJoin(documents, eq(documents.id, manuals_locales.pdf))
    .where(and(eq(products.slug, slug), eq(manuals.reader, reader)))
    .limit(1);
  const file = row?.filename ? await openStored(ctx.rt.files, `documents/${row.filename}`) : undefined;
  return file ? { ok: true, value: file } : unknown;
}
