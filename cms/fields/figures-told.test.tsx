import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FiguresTold } from './figures-told';

const told = (of: 'fa' | 'en', lang: 'fa' | 'en', ...names: string[]) =>
  renderToStaticMarkup(<FiguresTold names={names} of={of} lang={lang} />).replace(/<[^>]+>/g, '');

test('[PAGE-10] [ADM-2] an editor reads what the site writes for a figure, in the digits of the words, and that a strange name stays', () => {
  expect(told('en', 'en', 'ns1SeTimes')).toBe('{ns1SeTimes} on the site: 20');
  expect(told('fa', 'en', 'ns1SeTimes')).toBe('{ns1SeTimes} on the site: ۲۰');
  expect(told('fa', 'fa', 'freeDeliveryToman')).toContain('تومان');
  expect(told('en', 'en', 'ns1SeTime')).toBe('{ns1SeTime} is not a figure’s name: the site shows it as it stands');
});
