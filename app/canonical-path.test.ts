import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalPath } from './canonical-path';
import { localPath } from './local-path';
import { href, inOtherLang, locate, pages, patternsOf, type Page } from './routes';

describe('an address has one spelling', () => {
  test.each([
    ['/', '/'],
    ['/en', '/en'],
    ['/en/', '/en'],
    ['/EN', '/en'],
    ['/Account/Orders', '/account/orders'],
    ['/account/%69nfo', '/account/info'],
    ['/en/%6cogin/code', '/en/login/code'],
    ['/%65n/login', '/en/login'],
    ['/shop/', '/shop'],
    ['/SHOP/NS1', '/shop/NS1'],
    ['/account/orders/ZB-1/Invoice.PDF', '/account/orders/ZB-1/invoice.pdf'],
    ['/wallet/applydiscount', '/wallet/applyDiscount'],
    ['/wallet/applyDiscount', '/wallet/applyDiscount'],
    ['/V2/user/accessToken/v2', '/v2/user/accessToken/v2'],
    ['/Payment/Return/', '/payment/return'],
    ['/account/Info.data', '/account/info.data'],
    ['/account/info/.data', '/account/info.data'],
    ['/_root.data', '/_root.data'],
    ['/shop/%DA%AF%D9%88%D8%B4%DB%8C', '/shop/%DA%AF%D9%88%D8%B4%DB%8C'],
    ['/shop/%da%af', '/shop/%DA%AF'],
    [Buffer.from('/shop/گوشی').toString('latin1'), '/shop/%DA%AF%D9%88%D8%B4%DB%8C'],
    ['/media/a%20(b)~c@d%40e%5B1%5D.webp', '/media/a%20(b)~c@d@e%5B1%5D.webp'],
    ['/assets/App-Ab1_-.js', '/assets/App-Ab1_-.js'],
    ['/no/Such/Page/', '/no/Such/Page'],
  ])('%s is %s', (sent, plain) => {
    expect(canonicalPath(sent)).toBe(plain);
    expect(canonicalPath(plain)).toBe(plain);
  });

  test.each([
    ...['', 'account', 'http://zarban.example/', '//', '//evil.example', '/en//evil.example', '/en/en//evil.example', '/account//info', '/account/info//'],
    ...['/account/%00', '/account/info%00', '/account/\u0001', '/account/%0a', '/account/%7f', '/account/%c2%80', '/account/%EF%BB%BFinfo'],
    ...['/account\\info', '/account%5cinfo', '/account%2finfo', '/account%2Finfo', '/account;x/info', '/account/info%3bx', '/account/info;a=1'],
    ...['/account/./info', '/account/../info', '/account/%2e%2e/info', '/account/info.', '/account/info%2e', '/account./info', '/.', '/..'],
    ...['/account/%ff', '/account/%c0%af', '/account/%e0%80%af', '/account/%ed%a0%80', '/account/%', '/account/%6', '/account/%zz', '/account/\u00ff'],
    ...['/%2561ccount/info', '/account/%2569nfo', '/account/info%252e'],
  ])('%j is none of ours', (sent) => {
    expect(canonicalPath(sent)).toBeNull();
  });

  test('every address that we write is in its plain spelling', () => {
    for (const [name, page] of Object.entries(pages) as [keyof typeof pages, Page][])
      for (const { lang } of patternsOf(page)) {
        const params = Object.fromEntries([...page.path.matchAll(/:(\w+)/g)].map(([, key]) => [key, 'ZB-1_a']));
        const path = href(lang, name, params as never).replace(/\*$/, 'user/info');
        expect(canonicalPath(path)).toBe(path);
        expect(locate(path).name).toBe(name);
        expect(canonicalPath(path.toUpperCase().replaceAll('ZB-1_A', 'ZB-1_a').replace('USER/INFO', 'user/info'))).toBe(path);
      }
  });

  test('whatever is sent, its spelling is plain, begins with one slash and stays', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('/', 'en', 'EN', 'account', 'Info', '%6', '9', '%2f', '.', '..', ';', '%00', '.data', '%ff', 'é', '\\')),
        (parts) => {
          const plain = canonicalPath(`/${parts.join('')}`);
          if (plain === null) return true;
          return canonicalPath(plain) === plain && /^\/(?!\/)[\w.~%()!*'$&+,:=@/-]*$/.test(plain);
        },
      ),
    );
  });
});

test('[LANG-5: stays here] no wish and no address leads to another site by way of the other language', () => {
  for (const wish of ['/en//evil.example', '/en/en//evil.example', '/en//en//evil.example', '//evil.example', '/shop//evil.example']) {
    expect(localPath(wish)).toBeNull();
    expect(inOtherLang(wish)).toMatch(/^\/(?!\/)/);
  }
});
