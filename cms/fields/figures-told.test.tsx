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

test('[ADM-2: no English left] what the other language’s site writes is set apart as that language', () => {
  const html = renderToStaticMarkup(<FiguresTold names={['ns1SeTimes']} of="en" lang="fa" />);
  expect(html).toContain('<bdi lang="en" dir="ltr">20</bdi>');
  expect(html.replace(/<bdi.*?<\/bdi>/g, '')).not.toMatch(/[A-Za-z0-9]{2,}(?![^<]*>)/);
});
