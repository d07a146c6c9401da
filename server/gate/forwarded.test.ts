import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { takeClient, trustedProxies } from './forwarded';

function request(remoteAddress: string, headers: Record<string, string>): IncomingMessage {
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

test('forwarded headers of a stranger are taken off and count for nothing', () => {
  const req = request('203.0.113.9', {
    'x-forwarded-for': '10.1.1.1',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-middleware-subrequest': 'a',
    host: 'zarban.example',
  });
  expect(takeClient(req, trustedProxies(['10.0.0.0/8']))).toEqual({ ip: '203.0.113.9', forwarded: true });
  expect(Object.keys(req.headers)).toEqual(['host']);
});

test('a named proxy says who the client is; what the client wrote before it does not count', () => {
  const req = request('::ffff:10.0.0.2', { 'x-forwarded-for': '1.1.1.1, 198.51.100.4, 10.0.0.7', 'x-forwarded-host': 'evil.example' });
  expect(takeClient(req, trustedProxies(['10.0.0.0/8'])).ip).toBe('198.51.100.4');
  expect(req.headers['x-forwarded-host']).toBeUndefined();
});

test('a proxy named wrongly stops the start', () => {
  expect(() => trustedProxies(['nginx'])).toThrow('TRUSTED_PROXY');
});
