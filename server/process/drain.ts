import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Health } from '../health';

const DRAIN_MS = 15_000;

/** Takes no new connections, lets requests in hand end, then closes what is left. */
export async function drain(server: Server, health: Health): Promise<void> {
  health.set('web', 'stopping');
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const idle = setInterval(() => server.closeIdleConnections(), 200);
  await Promise.race([closed, sleep(DRAIN_MS, undefined, { ref: false })]);
  clearInterval(idle);
  server.closeAllConnections();
}
