import type pg from 'pg';
import { manualWords } from '#cms/seed/content/manuals';
import { searchTermWords } from '#cms/seed/content/search/terms';

/** Seeds the manuals that the portal starts with into a test's own database that has its products. */
export async function seedManuals(pool: pg.Pool): Promise<void> {
  for (const { slug, reader, ...words } of manualWords) {
    const { rows } = await pool.query(
      `insert into manuals (product_id, reader, _status) select id, $2::enum_manuals_reader, 'published' from products where slug = $1 returning id`,
      [slug, reader],
    );
    for (const lang of ['fa', 'en'] as const) {
      const { title, lead, sections } = words[lang];
      await pool.query('insert into manuals_locales (_parent_id, _locale, title, lead, sections) values ($1, $2, $3, $4, $5)', [
        rows[0].id,
        lang,
        title,
        lead,
        JSON.stringify(sections),
      ]);
    }
  }
}

/** Seeds the search words that the portal starts with into a test's own database that has its products. */
export async function seedSearchTerms(pool: pg.Pool): Promise<void> {
  for (const { name, kind, prefers, products = [], pages = [], answer, ...phrases } of searchTermWords) {
    const { rows } = await pool.query<{ id: number }>('insert into search_terms (name, kind, prefers) values ($1, $2, $3) returning id', [
      name,
      kind,
      prefers ?? null,
    ]);
    const id = rows[0]?.id;
    for (const lang of ['fa', 'en'] as const)
      await pool.query('insert into search_terms_locales (_parent_id, _locale, phrases, answer) values ($1, $2, $3, $4)', [
        id,
        lang,
        phrases[lang],
        answer?.[lang] ?? null,
      ]);
    for (const [order, page] of pages.entries())
      await pool.query('insert into search_terms_pages (parent_id, "order", value) values ($1, $2, $3)', [id, order + 1, page]);
    for (const [order, slug] of products.entries())
      await pool.query(`insert into search_terms_rels (parent_id, path, "order", products_id) select $1, 'products', $2, id from products where slug = $3`, [
        id,
        order + 1,
        slug,
      ]);
  }
}
