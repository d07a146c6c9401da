import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askLink } from './ask-link';
import { isPublicAddress } from './public-address';

let server: http.Server;
let origin: string;
const asked: string[] = [];
const here = (withinMs = 30_000) => ({ by: { 'http:': http.request as never }, isPublic: (address: string) => address === '127.0.0.1', withinMs });

beforeAll(async () => {
  server = http.createServer((req, res) => {
    asked.push(`${req.method} ${req.url}`);
    if (req.url === '/fine') return void res.end('ok');
    if (req.url === '/no-head') return void res.writeHead(req.method === 'HEAD' ? 405 : 200).end('x'.repeat(100_000));
    if (req.url === '/turn') return void res.writeHead(301, { Location: '/fine' }).end();
    if (req.url === '/round') return void res.writeHead(302, { Location: '/round' }).end();
    if (req.url === '/inside') return void res.writeHead(302, { Location: 'http://169.254.169.254/latest/meta-data' }).end();
    if (req.url === '/by-file') return void res.writeHead(302, { Location: 'file:///etc/passwd' }).end();
    if (req.url === '/silent') return;
    res.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('[ADM-2: links] a page is asked by HEAD, then by GET where that is refused, through a few turns and for a limited time', async () => {
  expect(await askLink(`${origin}/fine`, here())).toEqual({ status: 200 });
  expect(await askLink(`${origin}/no-head`, here())).toEqual({ status: 200 });
  expect(await askLink(`${origin}/turn`, here())).toEqual({ status: 200 });
  expect(await askLink(`${origin}/gone`, here())).toEqual({ status: 404 });
  expect(asked).toEqual(['HEAD /fine', 'HEAD /no-head', 'GET /no-head', 'HEAD /turn', 'HEAD /fine', 'HEAD /gone', 'GET /gone']);
  expect(await askLink(`${origin}/round`, here())).toEqual({ failure: 'too-many-turns' });
  expect(await askLink(`${origin}/silent`, here(300))).toEqual({ failure: 'no-answer' });
});

test('[ADM-2: links] nobody within a private network is asked: not by number, not by name, not by a redirect', async () => {
  const before = asked.length;
  expect(await askLink(`${origin}/fine`, { ...here(), isPublic: isPublicAddress })).toEqual({ failure: 'not-public' });
  expect(await askLink(`http://localhost:${new URL(origin).port}/fine`, { ...here(), isPublic: isPublicAddress })).toEqual({ failure: 'not-public' });
  expect(await askLink(`http://user:word@127.0.0.1:${new URL(origin).port}/fine`, here())).toEqual({ failure: 'not-public' });
  expect(asked).toHaveLength(before);
  expect(await askLink(`${origin}/inside`, here())).toEqual({ failure: 'not-public' });
  expect(await askLink(`${origin}/by-file`, here())).toEqual({ status: 302 });
  // Outside tests only what is encrypted is asked.
  expect(await askLink(`${origin}/fine`)).toEqual({ failure: 'not-public' });
});

test('[ADM-2: links] which addresses are public', () => {
  for (const open of ['8.8.8.8', '172.32.0.1', '2a00:1450:4001::1']) expect([open, isPublicAddress(open)]).toEqual([open, true]);
  const closed = ['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.100.1.1', '0.0.0.0', '224.0.0.1', '255.255.255.255'];
  for (const shut of [...closed, '::1', '::', 'fd00::1', 'fe80::1', '::ffff:10.0.0.1', '2002:0a00:0001::', '64:ff9b::a00:1', '2001:db8::1', 'ff02::1', 'x'])
    expect([shut, isPublicAddress(shut)]).toEqual([shut, false]);
});
