import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { hostOf } from './facts';

/** What Node reads of a request with these lines, asked through a socket as no client of ours would. */
async function heard(lines: readonly string[]): Promise<string | undefined> {
  const server = createServer({ requireHostHeader: false });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const read = new Promise<string | undefined>((resolve) => {
    server.on('request', (req, res) => {
      res.end();
      resolve(hostOf(req));
    });
  });
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(['GET / HTTP/1.1', ...lines, '', ''].join('\r\n'));
  const host = await read;
  socket.destroy();
  await new Promise((resolve) => server.close(resolve));
  return host;
}

test.each([
  ['one', ['Host: Zarban.example'], 'zarban.example'],
  ['none', [], undefined],
  ['ours and a foreign one', ['Host: zarban.example', 'HOST: evil.example'], undefined],
  ['the same twice', ['Host: zarban.example', 'host: zarban.example'], undefined],
])('[OPS-3: host] %s', async (_name, lines, host) => {
  expect(await heard(lines)).toBe(host);
});
