import { expect, test } from 'vitest';
import { readNamedPage } from './named-page';

test('[PAGE-11: links] an editor names a page, or one thing of it; anything else names none', () => {
  expect(readNamedPage('shop')).toEqual({ page: 'shop' });
  expect(readNamedPage('product:ns0-cardio')).toEqual({ page: 'product', thing: 'ns0-cardio' });
  for (const written of [undefined, '', 'product:', ':ns1', 'product:NS1', 'product:a:b', 'https://x.example', 'product:../admin', 'two words'])
    expect([written, readNamedPage(written)]).toEqual([written, null]);
});
