import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { langs } from '#locales/lang';
import { LangProvider } from '../../words';
import { TrendChart } from './trend-chart';

const points = [
  { at: '2026-11-22', low: 76, high: 118, beyond: false },
  { at: '2026-11-28', low: 84, high: 131, beyond: false },
];
const drawn = (lang: 'fa' | 'en', count: number) =>
  renderToStaticMarkup(
    <LangProvider lang={lang}>
      <TrendChart points={points.slice(0, count)} targets={[135, 85]} label="" from="۱ آذر" to="۷ آذر" capsule />
    </LangProvider>,
  );

test.each(langs)('[REC-6, LANG-6] in %s the days under a trend are read in the direction of their language, and stay within it', (lang) => {
  const [direction, start, end] = lang === 'fa' ? ['rtl', 'end', 'start'] : ['ltr', 'start', 'end'];
  const html = drawn(lang, 2);
  expect(html).toMatch(new RegExp(`direction="${direction}" text-anchor="${start}">۱ آذر<`));
  expect(html).toMatch(new RegExp(`direction="${direction}" text-anchor="${end}">۷ آذر<`));
  expect(drawn(lang, 1)).toMatch(new RegExp(`direction="${direction}" text-anchor="middle">۱ آذر<`));
});
