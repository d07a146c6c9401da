import { expect, test } from 'vitest';
import { isFigureName } from '#domain/content/figures';
import { figureNames } from '#domain/content/placeholders';
import { parseProse } from '#domain/content/prose';
import { parseSections } from '#domain/content/sections';
import { manualParts, manualReaders, manualWarnings } from '#domain/manuals/readers';
import { pages } from '../../../app/routes';
import { manualWords } from './manuals';

const devices = ['ns1', 'ns0', 'ns0-cardio', 'nh1', 'nb1', 'ni1'];

test('[PAGE-9: manuals] each of the six devices has a manual for home and one for doctors, whole in both languages', () => {
  expect(manualWords.map(({ slug, reader }) => `${slug} ${reader}`).sort()).toEqual(
    devices.flatMap((slug) => manualReaders.map((reader) => `${slug} ${reader}`)).sort(),
  );
  for (const { slug, reader, fa, en } of manualWords) {
    const shape = (words: typeof fa) => words.sections.map((one) => [one.blockType, 'anchor' in one ? one.anchor : '', 'items' in one ? one.items?.length : 0]);
    expect([slug, reader, shape(en)]).toEqual([slug, reader, shape(fa)]);
    for (const words of [fa, en]) {
      const sections = parseSections(words.sections);
      expect(sections).toHaveLength(words.sections.length);
      expect(manualWarnings(sections).length).toBeGreaterThan(0);
      expect(manualParts(sections).length).toBeGreaterThan(3);
      expect(figureNames(words).filter((name) => !isFigureName(name))).toEqual([]);
      const texts = manualParts(sections).flatMap((part) => (part.type === 'prose' ? [part.text] : part.items.map((item) => item.answer)));
      for (const span of texts.flatMap((text) => parseProse(text)).flatMap((block) => ('rows' in block ? block.rows.flat() : block.spans)))
        if (span.page) expect(Object.hasOwn(pages, span.page)).toBe(true);
    }
    expect(JSON.stringify(fa)).not.toMatch(/[يك٠-٩]/);
    expect(JSON.stringify(en)).not.toMatch(/[\u0600-\u06FF]/);
  }
});
