import http from 'node:http';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { bodyClock } from './body-clock';
import { limitConnections } from './connections';
import { endSlowReaders } from './slow-readers';
import { answerUnread } from './unread';
import { uploadRoom } from './upload-room';

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: http.RequestListener): Promise<{ server: http.Server; port: number }> {
  const server = http.createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

/** A connection as it is on the wire; `heard` waits until the answer holds a text. */
function connect(port: number) {
  const socket = net.connect(port, '127.0.0.1');
  let text = '';
  let failed: Error | undefined;
  socket.on('data', (chunk) => (text += String(chunk)));
  socket.on('error', (error) => (failed = error));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  return { socket, closed, failed: () => failed, text: () => text, heard: (part: string | RegExp) => expect.poll(() => text).toMatch(part) };
}

const post = (length: number) => `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`;

describe('an answer that comes before its request was read', () => {
  const early: http.RequestListener = (req, res) => {
    answerUnread(req, res);
    // Whoever began to read and gave up is the same.
    if (req.method === 'POST') req.once('readable', () => req.read(1));
    res.writeHead(403, { 'Content-Length': 2 }).end('no');
  };

  test('a small rest is thrown away, and the same connection answers the next request', async () => {
    const { port } = await serve(early);
    const line = connect(port);
    line.socket.write(post(60_000) + 'a'.repeat(30_000));
    await line.heard(/403[\s\S]*no$/);
    expect(line.text()).not.toMatch(/connection: close/i);
    line.socket.write('a'.repeat(30_000) + 'GET /next HTTP/1.1\r\nHost: x\r\n\r\n');
    await line.heard(/no[\s\S]*403[\s\S]*no$/);
    line.socket.destroy();
  });

  test('with a large one the connection ends, and the client that still sends sees the answer', async () => {
    const { port } = await serve(early);
    const line = connect(port);
    const megabyte = Buffer.alloc(1_048_576, 'a');
    line.socket.write(post(18 * megabyte.length));
    for (let sent = 0; sent < 12; sent += 1) line.socket.write(megabyte);
    await line.heard(/403[\s\S]*connection: close[\s\S]*no$/i);
    line.socket.end();
    await line.closed;
    expect(line.failed()).toBeUndefined();
  });
});

test('a body that comes in by drops is ended; one that is late because of us is not', async () => {
  let [time, coming] = [0, 0];
  const clock = bodyClock({ now: () => time, lookMs: 5, graceMs: 1_000 });
  const { port } = await serve((req, res) => {
    clock.watch(req, res);
    coming += 1;
    if (req.url === '/read') req.resume();
  });
  const drops = connect(port);
  drops.socket.write(post(1_000).replace('/', '/read') + 'a');
  const ours = connect(port);
  ours.socket.write(post(100_000) + 'a'.repeat(100_000));
  await expect.poll(() => coming).toBe(2);
  time = 5_000;
  await drops.heard(/^HTTP\/1.1 408/);
  await drops.closed;
  expect(ours.socket.destroyed).toBe(false);
  ours.socket.destroy();
  clock.stop();
});

test('an answer that is read by drops, or not at all, is ended; one that is read, or that waits for us, is not', async () => {
  let time = 0;
  const large = Buffer.alloc(32 * 1_048_576, 'a');
  const { server, port } = await serve((req, res) => {
    if (req.url === '/ours') return void res.write('a');
    res.end(large);
  });
  const stop = endSlowReaders(server, { now: () => time, lookMs: 5, graceMs: 1_000 });
  const ended = new Promise<void>((resolve) => server.once('connection', (socket) => socket.once('close', () => resolve())));
  const asleep = net.connect(port, '127.0.0.1');
  asleep.on('error', () => {});
  asleep.pause();
  asleep.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  const ours = connect(port);
  ours.socket.write('GET /ours HTTP/1.1\r\nHost: x\r\n\r\n');
  await ours.heard(/\r\na\r\n/);
  const reads = net.connect(port, '127.0.0.1');
  let got = 0;
  // Reads a megabyte, then rests for a moment of its own.
  reads.on('data', (part: Buffer) => {
    got += part.length;
    reads.pause();
    setTimeout(() => reads.resume(), 1);
  });
  reads.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => got).toBeGreaterThan(1_048_576);
  time = 900;
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(asleep.destroyed).toBe(false);
  time = 20_000;
  await ended;
  await expect.poll(() => got, { timeout: 20_000 }).toBeGreaterThan(large.length);
  expect(ours.socket.destroyed).toBe(false);
  for (const socket of [asleep, reads, ours.socket]) socket.destroy();
  stop();
});

test('one client keeps so many connections: for one more the oldest idle one goes, never one that is at work', async () => {
  const { server, port } = await serve((req, res) => {
    if (req.url !== '/slow') res.end('ok');
  });
  limitConnections(server, { trusted: () => false, mostOfOne: 3 });
  const slow = connect(port);
  slow.socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n');
  const idle = [connect(port), connect(port)];
  for (const line of idle) {
    line.socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await line.heard(/ok$/);
  }
  const next = connect(port);
  await idle[0]?.closed;
  next.socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await next.heard(/ok$/);
  expect([slow.socket.destroyed, idle[1]?.socket.destroyed]).toEqual([false, false]);
  for (const { socket } of [slow, next, ...idle]) socket.destroy();
});

test('large bodies have so much room, and one client a part of it; what ends gives its room back', () => {
  const room = uploadRoom({ mostBytes: 100 });
  const taken = [room('10.0.0.1', 30), room('10.0.0.1', 30), room('10.0.0.1', 10)];
  expect(taken.every(Boolean)).toBe(true);
  expect(room('10.0.0.1', 1)).toBeNull();
  expect(room('10.0.0.2', 31)).toBeNull();
  expect(room('2001:db8::1', 10)).not.toBeNull();
  taken[0]?.();
  taken[0]?.();
  expect(room('10.0.0.1', 30)).not.toBeNull();
  expect(room('10.0.0.1', 1)).toBeNull();
});

test('where large bodies have no room left, the slowest give way to the next; what came whole, began just now or is fast enough stays', () => {
  let now = 0;
  const room = uploadRoom({ mostBytes: 100_000_000, now: () => now });
  const dropped: string[] = [];
  const send = (name: string, ip: string, bytes: number, came: () => number) => room(ip, bytes, { came, drop: () => dropped.push(name) });
  const drip = (pace: number) => {
    const since = now;
    return () => ((now - since) / 1_000) * pace;
  };
  for (const [at, pace] of [4_096, 5_000, 6_000].entries()) expect(send(`slow ${at}`, `10.0.0.${at}`, 25_000_000, drip(pace))).not.toBeNull();
  expect(send('whole', '10.0.1.1', 25_000_000, () => 25_000_000)).not.toBeNull();
  now = 5_000;
  expect(send('soon', '10.0.1.2', 20_000_000, drip(1_000_000))).toBeNull();
  now = 20_000;
  expect(send('later', '10.0.1.2', 20_000_000, drip(1_000_000))).not.toBeNull();
  expect(dropped).toEqual(['slow 0']);
  now = 40_000;
  expect(send('last', '10.0.1.3', 50_000_000, drip(1_000_000))).not.toBeNull();
  expect(dropped).toEqual(['slow 0', 'slow 1', 'slow 2']);
  // Nobody is sent away where it would not be enough.
  now = 60_000;
  expect(send('too much', '10.0.1.4', 60_000_000, drip(1))).toBeNull();
  expect(dropped).toHaveLength(3);
});
