import { inArray } from '@payloadcms/db-postgres/drizzle';
import type { ProductTile } from '#domain/catalog/product-tile';
import { isTaskPage, type TaskPage } from '#domain/search/places';
import type { SaleState } from '#domain/sale/sale';
import type { Ranked, SearchKind } from '#domain/search/rank';
import { tilesOf } from '../content/tiles';
import type { Ctx } from '../context';
import { shownDoctors } from '../doctors/shown';
import { saleStanding } from '../sale/standing';
import { searchEntries } from '../store/tables';

/** What is shown of a result. */
export type SearchResult =
  | {
      kind: SearchKind;
      slug: string;
      reader: string | null;
      title: string;
      summary: string;
      /** The product, or the one that a manual is of. */
      product: ProductTile | null;
    }
  /** A page where something is done; its words stand in the language's words. */
  | { kind: 'task'; slug: TaskPage; reader: null; /** The sale's state, for its page. */ sale: SaleState | null };

/** What is shown of the documents that were found, in their order: products with price, stock and picture, doctors while they are verified. [PROD-4, DOC-4] */
export async function shownResults(ctx: Ctx, ranked: readonly Ranked[]): Promise<SearchResult[]> {
  const ids = ranked.map((one) => one.entryId).filter((id) => id > 0);
  const slugs = [...new Set(ranked.filter(({ kind }) => kind === 'product' || kind === 'manual').map((one) => one.slug))];
  const asked = ranked.flatMap(({ kind, slug }) => (kind === 'doctor' ? [slug] : []));
  const [rows, tiles, doctors, sale] = await Promise.all([
    ids.length === 0 ? [] : ctx.rt.db.select().from(searchEntries).where(inArray(searchEntries.id, ids)),
    tilesOf(ctx, { slugs }),
    asked.length === 0 ? new Set<string>() : shownDoctors(ctx, asked),
    ranked.some((one) => one.kind === 'task' && one.slug === 'sale') ? saleStanding(ctx) : null,
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ranked.flatMap(({ entryId, slug }): SearchResult[] => {
    const row = byId.get(entryId);
    if (!row) return entryId === 0 && isTaskPage(slug) ? [{ kind: 'task', slug, reader: null, sale: slug === 'sale' ? sale : null }] : [];
    if (row.kind === 'doctor' && !doctors.has(row.slug)) return [];
    const product = row.kind !== 'product' && row.kind !== 'manual' ? null : (tiles.find((tile) => tile.slug === row.slug) ?? null);
    return [{ kind: row.kind, slug: row.slug, reader: row.reader, title: row.title, summary: row.summary, product }];
  });
}
