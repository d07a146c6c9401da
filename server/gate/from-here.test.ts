import { expect, test } from 'vitest';
import { isFromHere, isPassedOn } from './from-here';

const asks = (headers: Record<string, string>, { ip = '127.0.0.1', direct = true } = {}) => isFromHere(headers, { direct, passedOn: isPassedOn(headers), ip });

test.each(['127.0.0.1:3000', 'localhost:3000', 'localhost', '[::1]:3000', 'LOCALHOST:80'])(
  '[AUTH-9] [OPS-4] asked by the name %s from here, it is from here',
  (host) => {
    expect(asks({ host })).toBe(true);
    expect(asks({ host }, { ip: '::1' })).toBe(true);
    expect(asks({ host }, { ip: '192.0.2.7' })).toBe(false);
    expect(asks({ host }, { direct: false })).toBe(false);
  },
);

test.each([
  'evil.example',
  'evil.example:3000',
  '127.0.0.1.evil.example',
  '127.0.0.1@evil.example',
  '[::1].evil.example',
  '10.0.0.5:3000',
  '',
  '..',
  'localhost:x',
  '[',
  'zarban.example',
])('[AUTH-9] [OPS-4] a page under the name %j that leads here is not from here', (host) => {
  expect(asks({ host })).toBe(false);
});

test('[AUTH-9] [OPS-4] without a host nobody is from here', () => {
  expect(asks({})).toBe(false);
});

test.each([
  ['via', '1.1 cache'],
  ['x-forwarded', 'for=203.0.113.9'],
  ['x-forwarded-for', '203.0.113.9'],
  ['x-forwarded-scheme', 'https'],
  ['x-forwarded-ssl', 'on'],
  ['forwarded', 'for=203.0.113.9'],
  ['forwarded-for', '203.0.113.9'],
  ['x-real-ip', '203.0.113.9'],
  ['x-original-forwarded-for', '203.0.113.9'],
  ['x-original-host', 'shop.example'],
  ['x-cluster-client-ip', '203.0.113.9'],
  ['x-envoy-external-address', '203.0.113.9'],
  ['x-amzn-trace-id', 'Root=1-5759e988'],
  ['x-proxyuser-ip', '203.0.113.9'],
  ['cdn-loop', 'a'],
  ['cf-ray', 'a'],
  ['true-client-ip', '203.0.113.9'],
  ['fastly-client-ip', '203.0.113.9'],
])('[AUTH-9] [OPS-4] %s says that somebody stands between', (name, value) => {
  expect(asks({ host: 'localhost:3000', [name]: value })).toBe(false);
});
