import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { openReadOn, TURN_BYTES } from './read-on';

type Handle = { bytesRead: number };
type Accepting = { _handle: { onconnection: (error: number, handle: Handle) => void } };
const megabyte = Buffer.alloc(1_048_576, 'a');
const TURN_MS = 10;
const servers: net.Server[] = [];
const clients: net.Socket[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
  for (const server of servers.splice(0)) server.close();
});

/** A keeper's part alone: each connection comes as the handle that a portal would give away. */
async function keeper(options: Parameters<typeof openReadOn>[0]) {
  const readOn = openReadOn({ turnMs: TURN_MS, ...options });
  const handles: Handle[] = [];
  const server = net.createServer();
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  (server as unknown as Accepting)._handle.onconnection = (_error, handle) => {
    handles.push(handle);
    readOn(handle);
  };
  const connect = () => {
    const client = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
    clients.push(client);
    let failed: Error | undefined;
    client.on('error', (error) => (failed = error));
    return { client, failed: () => failed, closed: new Promise<void>((resolve) => client.once('close', () => resolve())) };
  };
  /** Of each connection as long as it is open. */
  const read = () => handles.map(({ bytesRead }) => bytesRead ?? 0);
  return { connect, read, handles };
}

function sendWithoutEnd(client: net.Socket): void {
  const more = () => {
    while (!client.destroyed && client.write(megabyte));
    client.once('drain', more);
  };
  more();
}

describe('what nobody asked for', () => {
  test('of those who send without end each is read a bit at a time, all together at a bounded rate, and each is closed in the end', async () => {
    const lingerMs = 1_000;
    const began = performance.now();
    const { connect, read } = await keeper({ lingerMs });
    const lines = Array.from({ length: 4 }, connect);
    for (const { client } of lines) sendWithoutEnd(client);
    const most = lines.map(() => 0);
    while (lines.some(({ client }) => !client.destroyed)) {
      for (const [at, bytes] of read().entries()) most[at] = Math.max(most[at] ?? 0, bytes);
      const turns = (performance.now() - began) / TURN_MS + 1;
      expect(most.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual((turns + lines.length) * TURN_BYTES);
      await new Promise((resolve) => setTimeout(resolve, TURN_MS));
    }
    for (const bytes of most) expect(bytes).toBeGreaterThan(TURN_BYTES);
  });

  test('who ends is let go in order, without waiting for the time to be over', async () => {
    const { connect } = await keeper({ lingerMs: 60_000 });
    const { client, closed, failed } = connect();
    for (let sent = 0; sent < 12; sent += 1) client.write(megabyte);
    client.end();
    client.resume();
    await closed;
    expect(failed()).toBeUndefined();
    const silent = connect();
    await new Promise((resolve) => setTimeout(resolve, 10 * TURN_MS));
    silent.client.end().resume();
    await silent.closed;
    expect(silent.failed()).toBeUndefined();
  });

  test('who is silent is closed when its time is over; for one too many the oldest goes', async () => {
    const short = await keeper({ lingerMs: 100 });
    const silent = short.connect();
    silent.client.resume();
    await silent.closed;
    const { connect, handles } = await keeper({ lingerMs: 60_000, mostAtOnce: 2 });
    const lines = [];
    for (let at = 1; at <= 3; at += 1) {
      const line = connect();
      line.client.resume();
      lines.push(line);
      await expect.poll(() => handles.length).toBe(at);
    }
    await lines[0]?.closed;
    expect(lines.map(({ client }) => client.destroyed)).toEqual([true, false, false]);
  });
});
