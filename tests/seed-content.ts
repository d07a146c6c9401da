import type pg from 'pg';
import { colours, STETHOSCOPE_COLOURS } from '#domain/catalog/colours';
import { contentPages } from '#cms/seed/content/pages';
import { articleSeeds } from '#cms/seed/content/articles/all';
import { toLexical } from '#cms/seed/to-lexical';
import { readingMinutes } from '#domain/articles/facts';
import { readTree } from '#domain/articles/read-tree';
import { productWords, variantWords } from '#cms/seed/content/products';
import { siteWords } from '#cms/seed/content/site';

const langs = ['fa', 'en'] as const;
type Unit = { sku: string; priceToman: number; stock: number; sellable?: boolean };
type Shape = { kind: string; drawing: string; audiences: string[]; units: Unit[]; holds?: string[]; engraved?: true; colours?: string[] };

const stethoscopeColours = colours.slice(0, STETHOSCOPE_COLOURS).map(({ code }) => code);
/** The catalogue's data for the seeded products, with round prices for tests. */
export const shapes: Record<string, Shape> = {
  ns1: {
    kind: 'stethoscope',
    drawing: 'ns1',
    audiences: ['doctor', 'student'],
    engraved: true,
    colours: stethoscopeColours,
    units: [
      { sku: 'NS1', priceToman: 7_000_000, stock: 0, sellable: false },
      { sku: 'NS1-SE', priceToman: 8_000_000, stock: 10 },
      { sku: 'NS1-SE-PLUS', priceToman: 9_000_000, stock: 10 },
    ],
  },
  ns0: {
    kind: 'stethoscope',
    drawing: 'ns0',
    audiences: ['student', 'family'],
    engraved: true,
    colours: stethoscopeColours,
    units: [{ sku: 'NS0', priceToman: 1_000_000, stock: 10 }],
  },
  'ns0-cardio': {
    kind: 'stethoscope',
    drawing: 'ns0',
    audiences: ['cardiologist'],
    engraved: true,
    colours: ['navy'],
    units: [{ sku: 'NS0-CARDIO', priceToman: 2_000_000, stock: 0 }],
  },
  nh1: { kind: 'ecg', drawing: 'nh1', audiences: ['family'], colours: ['black', 'white'], units: [{ sku: 'NH1', priceToman: 6_000_000, stock: 10 }] },
  nb1: { kind: 'blood-pressure', drawing: 'nb1', audiences: ['family'], colours: ['grey'], units: [{ sku: 'NB1', priceToman: 3_000_000, stock: 10 }] },
  ni1: { kind: 'ultrasound', drawing: 'ni1', audiences: ['doctor'], units: [{ sku: 'NI1', priceToman: 180_000_000, stock: 10 }] },
  'family-heart': {
    kind: 'family-package',
    drawing: 'nh1',
    audiences: ['family'],
    holds: ['NH1', 'NB1'],
    units: [{ sku: 'FAMILY-HEART', priceToman: 8_500_000, stock: 10 }],
  },
  'family-home': {
    kind: 'family-package',
    drawing: 'ns1',
    audiences: ['family'],
    holds: ['NS1-SE', 'NH1', 'NB1'],
    units: [{ sku: 'FAMILY-HOME', priceToman: 16_000_000, stock: 10 }],
  },
  'doctor-visit': {
    kind: 'doctor-package',
    drawing: 'ns1',
    audiences: ['doctor'],
    holds: ['NS1-SE-PLUS', 'NB1'],
    units: [{ sku: 'DOCTOR-VISIT', priceToman: 11_000_000, stock: 10 }],
  },
  'doctor-cardio': {
    kind: 'doctor-package',
    drawing: 'ni1',
    audiences: ['cardiologist'],
    holds: ['NS1-SE-PLUS', 'NH1', 'NI1'],
    units: [{ sku: 'DOCTOR-CARDIO', priceToman: 190_000_000, stock: 10 }],
  },
};

/** The words that the portal starts with, on a test's own database. */
export async function seedContent(pool: pg.Pool): Promise<void> {
  const one = async (text: string, values: unknown[]) => (await pool.query<{ id: number }>(text, values)).rows[0]?.id ?? 0;
  const site = await one('insert into site (phone, terms_version) values ($1, $2) returning id', [siteWords.phone, siteWords.termsVersion]);
  for (const lang of langs) {
    const { address, supportHours, footerLine } = siteWords[lang];
    await pool.query('insert into site_locales (_parent_id, _locale, address, support_hours, footer_line) values ($1, $2, $3, $4, $5)', [
      site,
      lang,
      address,
      supportHours,
      footerLine,
    ]);
  }
  for (const page of contentPages) {
    const id = await one(`insert into pages (slug, _status) values ($1, 'published') returning id`, [page.slug]);
    for (const lang of langs) {
      const { title, lead, metaTitle, metaDescription, sections } = page[lang];
      await pool.query(
        'insert into pages_locales (_parent_id, _locale, title, lead, meta_title, meta_description, sections) values ($1, $2, $3, $4, $5, $6, $7)',
        [id, lang, title, lead ?? null, metaTitle, metaDescription, JSON.stringify(sections)],
      );
    }
  }
  await seedCatalogue(pool, one);
  await seedArticles(pool, one);
}

async function seedCatalogue(pool: pg.Pool, one: (text: string, values: unknown[]) => Promise<number>): Promise<void> {
  const features = new Map<string, number>();
  for (const [code, type, extra] of [...colours.map(({ code }) => [code, 'COLOR', 0] as const), ['engraving', 'ENGRAVING', 250_000] as const]) {
    const id = await one('insert into features (code, type, extra_toman) values ($1, $2, $3) returning id', [code, type, extra]);
    const colour = colours.find((each) => each.code === code);
    for (const lang of langs)
      await pool.query('insert into features_locales (_parent_id, _locale, title) values ($1, $2, $3)', [id, lang, colour?.[lang] ?? code]);
    features.set(code, id);
  }
  const units = new Map<string, number>();
  for (const [at, words] of productWords.entries()) {
    const shape = shapes[words.slug];
    if (!shape) throw new Error(`no shape for ${words.slug}`);
    const product = await one(
      `insert into products (slug, kind_id, drawing, stage, rank, engraving_id, _status) values ($1, (select id from kinds where slug = $2), $3, 'mist', $4, $5, 'published') returning id`,
      [words.slug, shape.kind, shape.drawing, at + 1, shape.engraved ? features.get('engraving') : null],
    );
    for (const lang of langs) {
      const { title, useLine, summary, metaTitle, metaDescription, sections, figures } = words[lang];
      await pool.query(
        'insert into products_locales (_parent_id, _locale, title, use_line, summary, meta_title, meta_description, sections) values ($1, $2, $3, $4, $5, $6, $7, $8)',
        [product, lang, title, useLine, summary, metaTitle, metaDescription, JSON.stringify(sections)],
      );
      for (const [order, figure] of figures.entries())
        await pool.query('insert into products_figures (id, _order, _parent_id, _locale, name, value) values ($1, $2, $3, $4, $5, $6)', [
          `${words.slug}-${lang}-${order}`,
          order + 1,
          product,
          lang,
          figure.name,
          figure.value,
        ]);
    }
    for (const [order, audience] of shape.audiences.entries())
      await pool.query('insert into products_audiences (parent_id, "order", value) values ($1, $2, $3)', [product, order + 1, audience]);
    for (const [order, code] of (shape.colours ?? []).entries())
      await pool.query(`insert into products_rels (parent_id, path, "order", features_id) values ($1, 'colours', $2, $3)`, [
        product,
        order + 1,
        features.get(code),
      ]);
    for (const [rank, unit] of shape.units.entries()) {
      const id = await one('insert into variants (sku, product_id, price_toman, sellable, rank) values ($1, $2, $3, $4, $5) returning id', [
        unit.sku,
        product,
        unit.priceToman,
        unit.sellable ?? true,
        rank + 1,
      ]);
      const named = variantWords.find(({ sku }) => sku === unit.sku);
      if (!named) throw new Error(`no words for ${unit.sku}`);
      for (const lang of langs)
        await pool.query('insert into variants_locales (_parent_id, _locale, title, note) values ($1, $2, $3, $4)', [
          id,
          lang,
          named[lang].title,
          named[lang].note ?? null,
        ]);
      await pool.query('insert into stock (variant_id, available) values ($1, $2)', [id, unit.stock]);
      units.set(unit.sku, id);
    }
    for (const [order, sku] of (shape.holds ?? []).entries())
      await pool.query('insert into products_contents (id, _order, _parent_id, variant_id, quantity) values ($1, $2, $3, $4, 1)', [
        `${words.slug}-${order}`,
        order + 1,
        product,
        units.get(sku),
      ]);
  }
}

/** Three articles are enough where nothing depends on their number. */
export const fewArticles = ['morning-and-evening-pressure', 'innocent-murmur', 'home-traces-in-numbers'].map((slug) => {
  const found = articleSeeds.find((one) => one.slug === slug);
  if (!found) throw new Error(`no article ${slug}`);
  return found;
});

async function seedArticles(pool: pg.Pool, one: (text: string, values: unknown[]) => Promise<number>): Promise<void> {
  const { rows } = await pool.query<{ slug: string; id: number }>('select slug, id from products');
  const products = new Map(rows.map(({ slug, id }) => [slug, id]));
  for (const { slug, kind, category, drawing, publishedAt, ...article } of fewArticles) {
    const id = await one(`insert into posts (slug, kind, category, drawing, published_at, _status) values ($1, $2, $3, $4, $5, 'published') returning id`, [
      slug,
      kind,
      category,
      drawing,
      publishedAt,
    ]);
    for (const lang of langs) {
      const words = article[lang];
      if (!words) continue;
      const body = toLexical(words.body, products);
      await pool.query(
        'insert into posts_locales (_parent_id, _locale, title, summary, body, minutes, shown_from, words_changed_at, revised_at) values ($1, $2, $3, $4, $5, $6, $7, $7, $7)',
        [id, lang, words.title, words.summary, JSON.stringify(body), readingMinutes(lang, readTree(body)), publishedAt],
      );
    }
  }
}
