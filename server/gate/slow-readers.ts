import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** The pause that a reader may make, and the average speed required after that. */
const GRACE_MS = 30_000;
const LEAST_BYTES_A_SECOND = 1_024;
const LOOK_MS = 1_000;

/** Since when an answer is waiting for its reader, and how many bytes had been sent by then. */
type Waiting = { since: number; before: number };

/** What the system has taken of all that was written: Node itself counts a large answer as waiting until its last byte has gone. */
function sent(socket: Socket): number {
  const { _handle: line } = socket as Socket & { _handle?: { bytesWritten: number; writeQueueSize: number } };
  return line ? line.bytesWritten - line.writeQueueSize : socket.bytesWritten;
}

/** Ends connections whose answer is read too slowly or not at all (slow read): each would hold memory for as long as its reader likes. */
export function endSlowReaders(server: Server, { now = Date.now, lookMs = LOOK_MS, graceMs = GRACE_MS } = {}): () => void {
  const open = new Map<Socket, Waiting | null>();
  server.on('connection', (socket: Socket) => {
    open.set(socket, null);
    socket.once('close', () => open.delete(socket));
  });
  const timer = setInterval(() => {
    for (const [socket, waiting] of open) {
      // What is not written yet waits for us and not for its reader.
      if (socket.writableLength === 0) open.set(socket, null);
      else if (!waiting) open.set(socket, { since: now(), before: sent(socket) });
      else if (now() - waiting.since > graceMs + ((sent(socket) - waiting.before) / LEAST_BYTES_A_SECOND) * 1_000) socket.destroy();
    }
  }, lookMs).unref();
  return () => clearInterval(timer);
}
