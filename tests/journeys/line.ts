import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Line = { /** For a browser's context. */ proxy: { server: string; bypass: string }; cut: () => void };

/** A proxy to the portal that can be cut off: what a browser without a network sees, its service worker's own requests included. */
export async function openLine(): Promise<Line> {
  const server = createServer((near, answer) => {
    const far = request(near.url ?? '', { method: near.method, headers: near.headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    far.on('error', () => answer.destroy());
    near.pipe(far);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    proxy: { server: `http://127.0.0.1:${port}`, bypass: '<-loopback>' },
    cut: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
