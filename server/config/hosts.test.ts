import { expect, test } from 'vitest';
import { isLoopback, isThisMachine } from './hosts';
import { readNetwork, trustsStrangers } from './networks';

test.each([
  'localhost',
  'LOCALHOST',
  'localhost.',
  'portal.localhost',
  'localhost.localdomain',
  'ip6-localhost',
  '127.0.0.1',
  '127.0.0.1.',
  '127.1',
  '127.255.255.254',
  '0x7f.1',
  '0x7f000001',
  '0177.0.0.1',
  '2130706433',
  '::1',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[::ffff:0:127.0.0.1]',
])('[OPS-3: addresses] %s is this machine', (host) => {
  expect(isThisMachine(host)).toBe(true);
  expect(isLoopback(host)).toBe(true);
});

test.each(['0.0.0.0', '0', '[::]', '[::ffff:0.0.0.0]'])('[OPS-3: addresses] %s leads to this machine, but who listens there is heard by others', (host) => {
  expect([isThisMachine(host), isLoopback(host)]).toEqual([true, false]);
});

test.each(['minio', 'db.example', '10.0.0.5', '128.0.0.1', '[2001:db8::1]', '127.0.0.1.evil.example', 'localhost.evil.example', 'notlocalhost', '192.168.1.1'])(
  '[OPS-3: addresses] %s is another machine',
  (host) => {
    expect(isThisMachine(host)).toBe(false);
  },
);

test.each([
  ['172.30.7.10', false],
  ['10.0.0.0/8', false],
  ['104.16.0.0/12', false],
  ['fd12:3456::/32', false],
  ['fc00::/7', false],
  ['2400:cb00::/32', false],
  ['::ffff:10.0.0.0/104', false],
  ['0.0.0.0/0', true],
  ['0.0.0.0/1', true],
  ['128.0.0.0/7', true],
  ['::/0', true],
  ['2000::/3', true],
  ['::ffff:0:0/96', true],
  ['::ffff:0.0.0.0/97', true],
])('[OPS-3: proxies] trusting %s trusts strangers: %s', (network, strangers) => {
  expect(trustsStrangers(network)).toBe(strangers);
});

test.each(['', 'proxy', '10.0.0.0/', '10.0.0.0/33', '10.0.0.0/x', '10.0.0.0/8/8', '::1/129', '10.0.0/8', '127.1'])(
  '[OPS-3: proxies] %j is no network',
  (text) => {
    expect(readNetwork(text)).toBeUndefined();
  },
);
