import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * How long a connection may take: to say what it asks for, and to stay without asking. A request's body has a clock of
 * its own (`gate/body-clock`), since a large file may take minutes on a slow line; this is the end of the longest.
 */
const TIMES = { headersTimeout: 15_000, requestTimeout: 30 * 60_000, keepAliveTimeout: 65_000, connectionsCheckingInterval: 5_000 };

const TRIES = 5;
const AGAIN_AFTER_MS = 200;

/** Takes the port, or says in clear words why it cannot. */
export async function takePort(host: string, port: number): Promise<{ server: http.Server; port: number }> {
  const server = http.createServer({ maxHeaderSize: 32 * 1024, ...TIMES });
  // A portal that was just killed may hold its port a moment longer.
  for (let tries = 1; ; tries += 1) {
    const error = await listening(server, host, port);
    if (!error) break;
    if (error.code !== 'EADDRINUSE' || tries === TRIES) throw new Error(reason(error, host, port));
    await sleep(AGAIN_AFTER_MS);
  }
  return { server, port: (server.address() as AddressInfo).port };
}

function listening(server: http.Server, host: string, port: number): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    server.once('error', resolve);
    server.listen(port, host, () => {
      server.removeListener('error', resolve);
      resolve(undefined);
    });
  });
}

function reason({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is taken by another program. End it, or choose another: PORT=3001 npm start`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user: choose one above 1024, as PORT=3000 npm start`;
  if (code === 'EADDRNOTAVAIL') return `${host} is no address of this machine: set HOST to one that is, or leave it out for 127.0.0.1`;
  return `Port ${port} on ${host} could not be opened: ${message}`;
}
