import type pg from 'pg';
import { manualWords } from '#cms/seed/content/manuals';

/** The manuals that the portal starts with, on a test's own database that has its products. */
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
