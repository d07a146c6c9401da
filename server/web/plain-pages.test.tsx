import type { AppLoadContext, LoaderFunctionArgs, ServerBuild } from '@remix-run/node';
import { data, redirect } from '@remix-run/node';
import { isRouteErrorResponse, Outlet, useLoaderData, useRouteError } from '@remix-run/react';
import { beforeEach, expect, test } from 'vitest';
import { headersOf, markup } from '../../app/entry.server';
import { plainByAddress } from './plain-pages';

let told: unknown[] = [];
let load: (args: LoaderFunctionArgs) => unknown = () => null;
const shell = {
  handle: { hydrate: false },
  loader: () => data({ shell: 'چارچوب' }, { headers: { 'Set-Cookie': 'shell=1' } }),
  default: () => (
    <main>
      <Outlet />
    </main>
  ),
  ErrorBoundary: () => {
    const error = useRouteError();
    return <p>{isRouteErrorResponse(error) ? `${error.status} ${String(error.data)}` : 'fault'}</p>;
  },
};
const leaf = (more: object) => ({
  handle: { hydrate: false },
  loader: (args: LoaderFunctionArgs) => load(args),
  default: () => <h1>{String(useLoaderData())}</h1>,
  ...more,
});
const routes = {
  root: { id: 'root', path: '', module: shell },
  ...Object.fromEntries(
    [
      ['product', 'shop/:slug', leaf({})],
      [
        'cart',
        'shop/cart',
        leaf({
          default: () => {
            throw new Error('does not draw');
          },
        }),
      ],
      ['orders', 'account/orders', leaf({ handle: { hydrate: true } })],
      ['centresNear', 'centres/near', leaf({ headers: () => ({}) })],
      ['sitemap', 'sitemap.xml', { loader: () => null }],
    ].map(([name, path, module]) => [`fa.${name as string}`, { id: `fa.${name as string}`, parentId: 'root', path, module }]),
  ),
};
const build = {
  entry: { module: { default: () => new Response(), markup, headersOf, handleError: (error: unknown) => told.push(error) } },
  routes,
  assets: {
    entry: { module: '', imports: [] },
    routes: Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, { ...route, module: '', hasLoader: true }])),
    url: '',
    version: '',
  },
  future: { v3_singleFetch: true },
} as unknown as ServerBuild;
const at = plainByAddress(build);
const ask = async (path: string) => {
  const made = await at(path.split('?')[0] ?? '')?.(new Request(`http://127.0.0.1${path}`), { requestId: 'r' } as AppLoadContext);
  return made && { status: made.status, cookies: made.headers.filter(([name]) => name === 'Set-Cookie').map(([, line]) => line), text: String(made.body) };
};
beforeEach(() => {
  told = [];
});

test('a page without scripts is made of what its loaders read, with the cookies that they set, and nothing of the data follows it', async () => {
  load = ({ request, params, context }) =>
    data(`${params['slug']} ${new URL(request.url).search} ${context.requestId}`, { headers: { 'Set-Cookie': 'page=2' } });
  expect(await ask('/shop/ns1?colour=red')).toEqual({
    status: 200,
    cookies: ['shell=1', 'page=2'],
    text: '<!DOCTYPE html><main><h1>ns1 ?colour=red r</h1></main>',
  });
  expect(told).toEqual([]);
});

test('a redirect of a loader is the answer', async () => {
  load = () => redirect('/shop', { status: 303, headers: { 'Set-Cookie': 'page=2' } });
  const made = await at('/shop/ns1')?.(new Request('http://127.0.0.1/shop/ns1'), {} as AppLoadContext);
  expect([made?.status, Object.fromEntries(made?.headers ?? [])]).toEqual([303, { location: '/shop', 'set-cookie': 'page=2' }]);
});

test('what a loader refuses is said by the error page with its status; nobody is told of a fault', async () => {
  load = () => {
    throw data('not here', { status: 404 });
  };
  expect(await ask('/shop/ns1')).toEqual({ status: 404, cookies: ['shell=1'], text: '<!DOCTYPE html><p>404 not here</p>' });
  expect(told).toEqual([]);
  load = () => {
    throw data(null, { status: 503 });
  };
  const busy = await at('/shop/ns1')?.(new Request('http://127.0.0.1/shop/ns1'), {} as AppLoadContext);
  expect([busy?.status, Object.fromEntries(busy?.headers ?? [])['Retry-After']]).toEqual([503, '2']);
});

test('a fault in a loader or in what draws the page is told, and shown by the error page without its words', async () => {
  load = () => {
    throw new Error('no table');
  };
  expect(await ask('/shop/ns1')).toMatchObject({ status: 500, text: '<!DOCTYPE html><p>fault</p>' });
  load = () => 'cart';
  expect(await ask('/shop/cart')).toMatchObject({ status: 500, text: '<!DOCTYPE html><p>fault</p>' });
  expect(told.map(String)).toEqual(['Error: no table', 'Error: does not draw']);
});

test('a page that hydrates, one with headers of its own, a file, a page’s data alone and no page are left to the framework', () => {
  for (const path of ['/account/orders', '/centres/near', '/sitemap.xml', '/shop/ns1.data', '/no/such/page'])
    expect([path, at(path)]).toEqual([path, undefined]);
});
