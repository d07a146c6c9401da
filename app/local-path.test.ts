import { describe, expect, test } from 'vitest';
import { localPath, returnPath } from './local-path';

describe('where a form may lead', () => {
  test.each(['/shop?q=%DA%AF%D9%88%D8%B4%DB%8C', '/en/shop/checkout', '/account/orders?after=5', '/'])('%s is ours', (path) => {
    expect(localPath(path)).toBe(path);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/a\\..//evil',
    '/.//evil.example',
    '',
    'shop',
    `/${'a'.repeat(700)}`,
    null,
    5,
    {},
  ])('%j is not', (path) => {
    expect(localPath(path)).toBeNull();
  });

  test('[AUTH-2] a login goes on to the page that was asked for, else to the account, and never to the login again', () => {
    expect(returnPath('en', '/en/shop/checkout?x=1')).toBe('/en/shop/checkout?x=1');
    expect(returnPath('en', '/shop/checkout?x=1')).toBe('/en/shop/checkout?x=1');
    expect(returnPath('fa', '/en')).toBe('/');
    for (const wish of [undefined, '//evil.example', '/login', '/en/login/code?to=%2F', '/logout', '/no/such/page'])
      expect(returnPath('en', wish)).toBe('/en/account');
  });
});
