import type { SendHandle } from 'node:child_process';
import { Socket } from 'node:net';
import type { SocketConstructorOpts } from 'node:net';

/** A client that still sends gets so long to read its answer. */
export const LINGER_MS = 2_000;
const MOST_AT_ONCE = 32;
/** Each time one connection has its turn, and so much of it is read: 25 MB a second of all together, a few hundredths of a core. */
const TURN_MS = 10;
export const TURN_BYTES = 256 * 1024;
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

/**
 * Reads connections to their ends, each for a while, and throws away what comes. They take turns, so that all together
 * are read at a bounded rate (token bucket): what is not read waits at its sender (backpressure) and takes no processor
 * from those who answer. For one too many the one that had the longest time is closed.
 */
export function openReadOn({ lingerMs = LINGER_MS, mostAtOnce = MOST_AT_ONCE, turnMs = TURN_MS } = {}): (handle: unknown) => void {
  const open = new Set<Socket>();
  // All share it, since nobody looks at what is in it.
  const buffer = Buffer.allocUnsafeSlow(TURN_BYTES);
  let line: Socket[] = [];
  let turns: NodeJS.Timeout | undefined;

  const turn = () => {
    const next = line.shift();
    if (!next) return;
    line.push(next);
    next.resume();
  };
  return (handle) => {
    if (!handle) return;
    const [oldest] = open;
    if (oldest && open.size >= mostAtOnce) {
      open.delete(oldest);
      oldest.destroy();
    }
    // Read once, it rests until its next turn.
    const socket = new Socket({ handle, onread: { buffer, callback: () => false } } as SocketConstructorOpts);
    open.add(socket);
    line.push(socket);
    turns ??= setInterval(turn, turnMs);
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    socket.on('error', nothing);
    socket.once('end', () => socket.destroy());
    socket.once('close', () => {
      clearTimeout(timer);
      open.delete(socket);
      line = line.filter((one) => one !== socket);
      if (open.size > 0) return;
      clearInterval(turns);
      turns = undefined;
    });
  };
}
