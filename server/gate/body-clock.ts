import type { IncomingMessage, ServerResponse } from 'node:http';

/** The pause that a sender may make, and the average speed required after that. */
const GRACE_MS = 15_000;
const LEAST_BYTES_A_SECOND = 4_096;
const LOOK_MS = 1_000;

type Coming = { req: IncomingMessage; res: ServerResponse; since: number; before: number };
export type BodyClock = { watch: (req: IncomingMessage, res: ServerResponse) => void; stop: () => void };

/** Ends requests whose body arrives too slowly (slow POST): each would hold a connection and memory for as long as its sender likes. */
export function bodyClock({ now = Date.now, lookMs = LOOK_MS, graceMs = GRACE_MS } = {}): BodyClock {
  const coming = new Set<Coming>();
  const timer = setInterval(() => {
    for (const one of coming) {
      // What waits for us is not slow.
      if (one.req.readableLength >= one.req.readableHighWaterMark) one.since += lookMs;
      else if (isSlow(one, now(), graceMs)) end(one);
    }
  }, lookMs).unref();

  function end(one: Coming): void {
    coming.delete(one);
    breakOff(one, '408 Request Timeout');
  }
  return {
    watch(req, res) {
      if (req.complete || Number(req.headers['content-length'] ?? 0) === 0) return;
      const one = { req, res, since: now(), before: req.socket.bytesRead };
      coming.add(one);
      req.once('close', () => coming.delete(one));
    },
    stop: () => clearInterval(timer),
  };
}

/** Ends a request whose body is still on its way, with an answer where none was begun. */
export function breakOff({ req, res }: { req: IncomingMessage; res: ServerResponse }, status: '408 Request Timeout' | '503 Service Unavailable'): void {
  if (!res.headersSent) req.socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  req.socket.destroySoon();
}

function isSlow({ req, since, before }: Coming, now: number, graceMs: number): boolean {
  if (req.complete) return false;
  const allowed = graceMs + ((req.socket.bytesRead - before) / LEAST_BYTES_A_SECOND) * 1_000;
  return now - since > allowed;
}
