import type { SendHandle } from 'node:child_process';
import { Socket } from 'node:net';
import type { SocketConstructorOpts } from 'node:net';

/** A client that still sends gets so long to read its answer. */
export const LINGER_MS = 2_000;
const MOST_AT_ONCE = 64;
const nothing = () => {};
/** What a process tells its keeper beside a connection that was answered. */
export type ReadOn = { kind: 'read-on' };

/**
 * Lets the keeper read on what nobody asked for (lingering close): it has nothing else to do, and megabytes that pass
 * through this process make its pages wait. False without a keeper; the caller then reads by itself.
 */
export function letKeeperReadOn(socket: Socket): boolean {
  const handle = (socket as Socket & { _handle?: SendHandle })._handle;
  if (!handle || !process.env['ZARBAN_KEEPER'] || !process.send || !process.connected) return false;
  // The handle alone goes: a socket that is sent takes its server's bookkeeping along. The keeper has its own copy when ours is closed.
  process.send({ kind: 'read-on' } satisfies ReadOn, handle, {}, () => socket.destroy());
  return true;
}

/** Reads a connection to its end, for a while, and throws away what comes; more than a few at once are closed. */
export function openReadOn({ lingerMs = LINGER_MS, mostAtOnce = MOST_AT_ONCE } = {}): (handle: unknown) => void {
  const open = new Set<Socket>();
  return (handle) => {
    if (!handle) return;
    const socket = new Socket({ handle } as SocketConstructorOpts);
    socket.on('error', nothing);
    if (open.size >= mostAtOnce) return void socket.destroy();
    open.add(socket);
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('end', () => socket.destroy());
    socket.once('close', () => {
      clearTimeout(timer);
      open.delete(socket);
    });
    socket.resume();
  };
}
