import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openTracer } from './trace';

const log = { debug() {}, info() {}, warn() {}, error() {} };

test('[OPS-4: traces] a request’s span goes to the endpoint that is set, under the caller’s trace', async () => {
  const taken: { url: string | undefined; body: string }[] = [];
  const collector = http.createServer(async (req, res) => {
    taken.push({ url: req.url, body: Buffer.concat(await req.toArray()).toString() });
    res.end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const tracer = openTracer(`http://127.0.0.1:${(collector.address() as AddressInfo).port}/`, log);
  tracer?.request('00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01').end('GET home', { 'http.response.status_code': 200 }, false);
  await tracer?.flush();
  collector.close();
  expect(taken[0]?.url).toBe('/v1/traces');
  const span = JSON.parse(taken[0]?.body ?? '{}').resourceSpans[0].scopeSpans[0].spans[0];
  expect(span).toMatchObject({ traceId: '0af7651916cd43dd8448eb211c80319c', parentSpanId: 'b7ad6b7169203331', name: 'GET home', kind: 2 });
});

test('[OPS-4: traces] without an endpoint nothing is traced', () => {
  expect(openTracer(undefined, log)).toBeUndefined();
});
