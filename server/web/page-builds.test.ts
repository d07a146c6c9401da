import type { ServerBuild } from '@remix-run/node';
import { expect, test } from 'vitest';
import { locate, pages, patternsOf } from '../../app/routes';
import type { Page } from '../../app/routes';
import { handlerByPage } from './page-builds';

const ids = Object.entries(pages).flatMap(([name, page]) => patternsOf(page as Page).map(({ lang }) => `${lang}.${name}`));
const routes = Object.fromEntries(['root', 'not-found', ...ids].map((id) => [id, { id }]));
const build = { routes, assets: { routes, url: '/assets/manifest.js' } } as unknown as ServerBuild;
const made: string[][] = [];
const byPage = handlerByPage(build, ({ routes: some, assets }) => {
  expect(Object.keys(assets.routes)).toEqual(Object.keys(some));
  made.push(Object.keys(some));
  return Object.keys(some);
});

const handlers = (pathname: string) => byPage(locate(pathname));

test('each page, kept or made for one visitor, is answered with the shell and its own route alone, by one handler made once', () => {
  for (const [address, id] of [
    ['/', 'fa.home'],
    ['/en', 'en.home'],
    ['/shop/cart', 'fa.cart'],
    ['/en/account/orders/Z-1', 'en.order'],
    ['/account/orders/Z-1/invoice.pdf', 'fa.invoicePdf'],
    ['/payment/return', 'fa.paymentReturn'],
    ['/v2/user/login', 'fa.apiLogin'],
    ['/v2/user/info', 'fa.api'],
  ] as const)
    expect([address, handlers(address)]).toEqual([address, ['root', id]]);
  const before = made.length;
  expect(handlers('/shop/cart')).toBe(handlers('/shop/cart/'));
  expect(made.length).toBe(before);
});

test('an address of no page, also one of a neutral page under a language, knows every route, not-found among them', () => {
  for (const address of ['/no/such/page', '/en/v2/user/login', '/shop/cart/x/y']) expect(handlers(address)).toEqual(Object.keys(routes));
});
