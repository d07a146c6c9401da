import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { LINGER_MS } from '../process/read-on';

/** An unread body up to this size is discarded, and the connection goes on. */
const KEEP_BYTES = 64 * 1024;
const nothing = () => {};
/** Gives a connection that was answered to whoever reads its rest; false where nobody does. */
type GiveAway = (socket: Socket) => boolean;

/**
 * An answer may come before its request's body was read: a small rest is thrown away, and the connection serves the
 * next request; with a large one the connection ends, but not before the client can have seen the answer.
 */
export function answerUnread(req: IncomingMessage, res: ServerResponse, giveAway: GiveAway = () => false): void {
  const length = Number(req.headers['content-length'] ?? 0);
  if (length === 0 && req.headers['transfer-encoding'] === undefined) return;
  const { writeHead } = res;
  let lingers = false;
  res.writeHead = function (this: ServerResponse, ...args: unknown[]) {
    if (!req.complete && !(length <= KEEP_BYTES)) {
      this.setHeader('Connection', 'close');
      lingers = true;
      lingerAtEnd(req, req.socket, giveAway);
    }
    return (writeHead as (...all: unknown[]) => ServerResponse).apply(this, args);
  } as typeof res.writeHead;
  res.once('finish', () => lingers || throwAway(req));
}

/** Discards the rest of a body that nobody will read. */
function throwAway(req: IncomingMessage): void {
  if (req.complete && req.readableEnded) return;
  req.unpipe();
  for (const event of ['data', 'readable']) req.removeAllListeners(event);
  req.on('error', nothing);
  req.on('data', nothing);
  req.resume();
}

/**
 * A connection that is closed with bytes unread is reset, and the answer may be lost with it: it is closed for writing,
 * read on for a while, by another process where there is one, then closed.
 */
function lingerAtEnd(req: IncomingMessage, socket: Socket, giveAway: GiveAway): void {
  socket.destroySoon = () => {
    req.on('error', nothing);
    socket.pause();
    socket.once('finish', () => {
      if (socket.destroyed || giveAway(socket)) return;
      throwAway(req);
      socket.resume();
    });
    socket.end();
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(timer));
  };
}
