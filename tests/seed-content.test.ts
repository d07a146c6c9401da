import { describe, expect, test } from 'vitest';
import { figures, isFigureName } from '#domain/content/figures';
import { figureNames, fillFigures } from '#domain/content/placeholders';
import { parseProse } from '#domain/content/prose';
import { readNamedPage } from '#domain/content/named-page';
import { parseSections, sectionOf } from '#domain/content/sections';
import { solutionAudiences, solutionSlug } from '#domain/content/solutions';
import { termsAnchors } from '#domain/content/terms';
import { tools } from '#domain/tools/all';
import { leadsTo } from '../app/components/sections/page-link';
import { pages } from '../app/routes';
import { articleSeeds } from '#cms/seed/content/articles/all';
import { contentPages } from '#cms/seed/content/pages';
import { productWords, variantWords } from '#cms/seed/content/products';
import { siteWords } from '#cms/seed/content/site';

const langs = ['fa', 'en'] as const;
const documents = [...contentPages, ...productWords];
const filled = <T>(value: T): T => fillFigures(value, (name) => (isFigureName(name) ? String(figures[name]) : undefined));
const textOf = (value: unknown) => JSON.stringify(filled(value));
const page = (slug: string, lang: (typeof langs)[number]) => textOf(documents.find((each) => each.slug === slug)?.[lang]);

test.each(documents.map(({ slug }) => [slug]))('%s: both languages have the same sections, nothing is lost in reading, every figure is known', (slug) => {
  const document = documents.find((each) => each.slug === slug);
  if (!document) throw new Error(slug);
  const shape = (lang: (typeof langs)[number]) =>
    document[lang].sections.map((section) => [
      section.blockType,
      'items' in section && Array.isArray(section.items) ? section.items.length : 0,
      'anchor' in section ? section.anchor : undefined,
    ]);
  expect(shape('en')).toEqual(shape('fa'));
  for (const lang of langs) {
    const { title, metaTitle, metaDescription, sections } = document[lang];
    const read = parseSections(sections);
    expect(read).toHaveLength(sections.length);
    for (const [at, section] of read.entries())
      if ('items' in section) expect(section.items).toHaveLength((sections[at] as { items?: unknown[] }).items?.length ?? 0);
    expect(figureNames(document[lang]).filter((name) => !isFigureName(name))).toEqual([]);
    expect(title && metaTitle).toBeTruthy();
    expect(metaDescription.length).toBeGreaterThan(30);
    expect(metaDescription.length).toBeLessThan(220);
  }
});

test.each(langs)('[PAGE-1] in %s nothing is promised for later that is open already: the record, sharing it, and questions to doctors', (lang) => {
  const later = lang === 'fa' ? /به‌زودی/ : /\bsoon\b/i;
  const open = lang === 'fa' ? /پرونده|پرسش|به اشتراک/ : /record|question|share/i;
  const sentences = documents.flatMap(({ slug }) =>
    textOf(documents.find((each) => each.slug === slug)?.[lang])
      .split(/[.؛;"]/)
      .filter((sentence) => later.test(sentence) && open.test(sentence)),
  );
  expect(sentences).toEqual([]);
});

/** What the first content may lead to by a thing's name. */
const things: Record<string, readonly string[]> = {
  product: productWords.map(({ slug }) => slug),
  demo: productWords.map(({ slug }) => slug),
  tool: tools.map(({ slug }) => slug),
  article: articleSeeds.map(({ slug }) => slug),
  solution: solutionAudiences,
};

test('every button, card and name of the first content leads to a page, or to a thing that is there', () => {
  const broken: string[] = [];
  const walk = (slug: string, value: unknown, name = ''): void => {
    if (Array.isArray(value)) for (const one of value) walk(slug, one);
    else if (typeof value === 'object' && value !== null) for (const [key, one] of Object.entries(value)) walk(slug, one, key);
    else if (/^(?:page|primaryPage|secondaryPage|actionPage)$/.test(name) && typeof value === 'string' && value !== 'soon') {
      const { page: to = '', thing } = readNamedPage(value) ?? {};
      if (thing === undefined ? !leadsTo(to) : !things[to]?.includes(thing)) broken.push(`${slug}: ${value}`);
    }
  };
  for (const document of documents) for (const lang of langs) walk(document.slug, document[lang].sections);
  expect(broken).toEqual([]);
});

test('[PAGE-7: words] each of seven audiences has an opening, three tasks each with its device and why, tools, prices, questions and one thing to do, in both languages', () => {
  expect(solutionAudiences).toEqual(['family', 'students', 'veterinarians', 'cardiologists', 'medical-staff', 'paediatrics', 'hearing-impaired']);
  for (const audience of solutionAudiences)
    for (const lang of langs) {
      const sections = parseSections(documents.find(({ slug }) => slug === solutionSlug(audience))?.[lang].sections);
      expect([audience, sections.map(({ type }) => type)]).toEqual([audience, ['hero', 'tasks', 'cards', 'list', 'devices', 'faq', 'promo']]);
      expect(sectionOf(sections, 'tasks')?.items.map(({ page: to, drawing }) => to === `product:${drawing}`)).toEqual([true, true, true]);
      for (const slug of sectionOf(sections, 'devices')?.slugs ?? ['none']) expect(things['product']).toContain(slug);
      expect(sectionOf(sections, 'promo')?.actionPage).toBe(sectionOf(sections, 'hero')?.primaryPage);
    }
});

test('every link of an editor’s text leads to a page that is there', () => {
  const broken: string[] = [];
  for (const document of documents)
    for (const lang of langs)
      for (const section of parseSections(document[lang].sections)) {
        if (section.type !== 'prose') continue;
        const spans = parseProse(section.text).flatMap((block) => ('rows' in block ? block.rows.flat() : block.spans));
        for (const span of spans) if (span.page && !Object.hasOwn(pages, span.page)) broken.push(`${document.slug}: ${span.page}`);
      }
  expect(broken).toEqual([]);
});

test('Persian words have Persian digits and letters, and no Arabic ones', () => {
  for (const document of documents) {
    const text = textOf({ ...document.fa, sections: document.fa.sections }).replace(/N[SHBI]\d(?:-\w+)*/g, '');
    expect(text).not.toMatch(/[يك٠-٩]/);
  }
});

describe('figures', () => {
  test('[NUM-7] the devices’ pages say their figures in both languages', () => {
    const said: Record<string, string[]> = {
      ns1: ['17', '20', '32', '47', '10'],
      nb1: ['90', '2', '4', 'CE', 'FDA', 'AAA'],
      nh1: ['1.3', '2.5', '10.1', '34'],
      ni1: ['12.3', 'B+M', 'M'],
    };
    for (const [slug, all] of Object.entries(said)) for (const lang of langs) for (const one of all) expect(page(slug, lang)).toContain(one);
    for (const words of ['lung', 'heart', 'both']) expect(page('ns1', 'en')).toContain(words);
    for (const words of ['Compound', 'Trapezoid']) for (const lang of langs) expect(page('ni1', lang)).toContain(words);
    expect(variantWords.find(({ sku }) => sku === 'NS1')?.en.note).toContain('{ns1Times}');
  });
  test('[PAGE-10] warranty, service and made in Iran stand on home, product and about pages, from one place', () => {
    for (const slug of ['home', 'ns1', 'ns0', 'about']) {
      const document = documents.find((each) => each.slug === slug);
      for (const lang of langs) {
        const text = JSON.stringify(document?.[lang]);
        expect(text).toContain('{warrantyYears}');
        expect(text).toContain('{serviceYears}');
        expect(text).toMatch(lang === 'fa' ? /ایران/ : /Iran/);
      }
    }
    expect(siteWords.fa.footerLine).toContain('{warrantyYears}');
  });
});

describe('terms', () => {
  const terms = (lang: (typeof langs)[number]) =>
    Object.fromEntries(
      parseSections(filled(contentPages.find(({ slug }) => slug === 'terms-of-service')?.[lang].sections)).flatMap((section) =>
        section.type === 'prose' ? [[section.anchor, section.text]] : [],
      ),
    );
  test('[LEGAL-1] every section has its words', () => {
    for (const lang of langs) expect(Object.keys(terms(lang))).toEqual([...termsAnchors]);
  });
  test('[LEGAL-4: terms] they forbid illegal use, emergencies, others’ data, scraping, advertising and exchange outside, and keep publication to the company', () => {
    const { general = '' } = terms('en');
    for (const word of ['illegal', 'emergency', 'other people’s data', 'Scraping', 'Advertising', 'outside the platform', 'Only Zarban publishes'])
      expect(general).toContain(word);
    for (const word of ['غیرقانونی', 'اضطراری', 'داده‌ی دیگران', 'برداشت خودکار', 'تبلیغ', 'بیرون از سکو', 'فقط با خود ضربان'])
      expect(terms('fa')['general']).toContain(word);
  });
  test('[NUM-4: terms] refund, transit damage, replacement, warranty and repair are said as they are kept', () => {
    const en = terms('en');
    expect(en['orders']).toContain('48 to 72 working hours');
    expect(en['transit-damage']).toContain('24 working hours');
    expect(en['replacement']).toContain('7 days');
    expect(en['warranty-period']).toMatch(/1 year .*5 years/s);
    expect(en['warranty-usage']).toMatch(/24 hours.*2 weeks/s);
    expect(en['warranty-authenticity']).toMatch(/12 characters.*7 days/s);
  });
});
