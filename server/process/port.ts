import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** Takes the port, or says in clear words why it cannot. */
export async function takePort(host: string, port: number): Promise<{ server: http.Server; port: number }> {
  const server = http.createServer({ maxHeaderSize: 32 * 1024, requestTimeout: 60_000, headersTimeout: 20_000, keepAliveTimeout: 65_000 });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(reason(error, host, port))));
    server.listen(port, host, resolve);
  });
  return { server, port: (server.address() as AddressInfo).port };
}

function reason({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is taken by another program. End it, or choose another: PORT=3001 npm start`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user: choose one above 1024, as PORT=3000 npm start`;
  if (code === 'EADDRNOTAVAIL') return `${host} is no address of this machine: set HOST to one that is, or leave it out for 127.0.0.1`;
  return `Port ${port} on ${host} could not be opened: ${message}`;
}
