import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Avatar } from './avatar';

test('[SHARE-1: avatar] a name gives its first letter; a number is nobody’s letter', () => {
  expect(renderToStaticMarkup(<Avatar name=" آوین" />)).toContain('>آ<');
  for (const number of ['۰۹۱۲ ۱۲۳ ۴۵۶۷', '0912 123 4567']) expect(renderToStaticMarkup(<Avatar name={number} />)).toMatch(/><svg/);
});
