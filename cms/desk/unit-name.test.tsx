import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UnitName } from './unit-name';

const text = (title: string | null) => renderToStaticMarkup(<UnitName title={title} sku="NI1" />).replaceAll(/<[^>]+>/g, '');

test('[ADM-3] a unit is called by its title before its code', () => {
  expect(text('NI1 portable ultrasound')).toBe('NI1 portable ultrasound NI1');
  expect([text(null), text('NI1')]).toEqual(['NI1', 'NI1']);
});
