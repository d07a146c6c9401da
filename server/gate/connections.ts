import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '#domain/access/network';
import type { TrustedProxies } from './forwarded';

/** The most connections of one client: a browser opens six, a company behind one address some hundred. */
const MOST_OF_ONE = 400;
const MOST = 5_000;

type Options = { trusted: TrustedProxies; scale?: number; mostOfOne?: number };

/** Limits how many connections one client keeps open: a new one replaces its oldest idle one, and is refused where none is idle. A trusted proxy, which speaks for many, is not counted. */
export function limitConnections(server: Server, { trusted, scale = 1, mostOfOne = MOST_OF_ONE }: Options): void {
  const most = Math.max(1, Math.round(mostOfOne * scale));
  const clients = new Map<string, Set<Socket>>();
  const busy = new WeakSet<Socket>();
  server.maxConnections = MOST;
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (trusted(remoteAddress)) return;
    const who = networkOf(remoteAddress.replace(/^::ffff:/, ''));
    const open = clients.get(who) ?? new Set();
    clients.set(who, open.add(socket));
    socket.once('close', () => {
      open.delete(socket);
      if (open.size === 0 && clients.get(who) === open) clients.delete(who);
    });
    if (open.size > most) idleOf(open, busy, socket).destroy();
  });
  const atWork = ({ socket }: IncomingMessage, res: ServerResponse) => {
    busy.add(socket);
    res.once('close', () => busy.delete(socket));
  };
  server.on('request', atWork);
  server.on('checkContinue', atWork);
  // A socket is at work until it closes.
  server.on('upgrade', ({ socket }: IncomingMessage) => void busy.add(socket));
}

function idleOf(open: ReadonlySet<Socket>, busy: WeakSet<Socket>, fresh: Socket): Socket {
  for (const socket of open) if (!busy.has(socket) && !socket.destroyed) return socket;
  return fresh;
}
