import { expect, test } from 'vitest';
import { centres } from '../collections/centres';
import { salesChannels } from '../collections/sales-channels';
import { inOrder } from './in-order';

test('[ADM-2: places in order] provinces and cities stand in the alphabet of the language shown', () => {
  const places = [
    { value: 'abadeh', label: { fa: 'آباده', en: 'Abadeh' } },
    { value: 'shiraz', label: { fa: 'شیراز', en: 'Shiraz' } },
    { value: 'kazerun', label: { fa: 'کازرون', en: 'Kazerun' } },
    { value: 'jahrom', label: { fa: 'جهرم', en: 'Jahrom' } },
  ];
  const order = (lang: 'fa' | 'en') => inOrder(lang, places).map(({ value }) => value);
  expect(order('en')).toEqual(['abadeh', 'jahrom', 'kazerun', 'shiraz']);
  expect(order('fa')).toEqual(['abadeh', 'jahrom', 'shiraz', 'kazerun']);
});

test('[ADM-2: places in order] every choice of a place at the desk is in that order', () => {
  const chosen = [...centres.fields, ...salesChannels.fields].filter((field) => 'name' in field && (field.name === 'province' || field.name === 'city'));
  expect(chosen.length).toBeGreaterThan(2);
  for (const field of chosen) expect(field).toMatchObject({ admin: { components: { Field: '/fields/ordered-select#OrderedSelect' } } });
});
