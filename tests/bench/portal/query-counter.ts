import net from 'node:net';
import type { AddressInfo } from 'node:net';

export type QueryCounter = { url: string; count: () => number; stop: () => Promise<void> };

/** Stands between the portal and PostgreSQL and counts what is executed: simple queries and Execute messages of the protocol. */
export async function startQueryCounter(databaseUrl: string): Promise<QueryCounter> {
  const target = new URL(databaseUrl);
  let executed = 0;
  const sockets = new Set<net.Socket>();
  const server = net.createServer((from) => {
    const to = net.connect(Number(target.port), target.hostname);
    sockets.add(from).add(to);
    let rest: Buffer = Buffer.alloc(0);
    let started = false;
    from.on('data', (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      for (;;) {
        const head = started ? 1 : 0;
        if (rest.length < head + 4) break;
        const end = head + rest.readInt32BE(head);
        if (rest.length < end) break;
        const kind = started ? String.fromCharCode(rest[0] ?? 0) : '';
        if (kind === 'Q' || kind === 'E') executed += 1;
        started = true;
        rest = rest.subarray(end);
      }
      to.write(chunk);
    });
    to.pipe(from);
    from.on('close', () => to.destroy());
    to.on('close', () => from.destroy());
    for (const socket of [from, to]) socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  url.hostname = '127.0.0.1';
  return {
    url: url.href,
    count: () => executed,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
