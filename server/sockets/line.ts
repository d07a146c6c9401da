import type { WebSocket } from 'ws';
import type { Log } from '#services/runtime';
import type { Visit } from './rooms';

/** An open socket, from the server's side. */
export type Line = {
  /** Whether it has answered the last ping; sends the next. */
  isThere: () => boolean;
  mayStay: () => Promise<boolean>;
  end: (code: number) => void;
  cut: () => void;
};
type Options = { enter: (say: (text: string) => void, first: string) => Promise<Visit | null>; firstWithinMs: number; log: Log };

/** Limits of a socket's queues: more messages waiting is a flood, more bytes unsent means that nobody reads. */
const MOST_WAITING = 20;
const MOST_UNREAD_BYTES = 256 * 1024;
const REFUSED = 1008;
const TEXT_ONLY = 1003;
const FAILED = 1011;

/** Handles a socket's messages one after the other: the first names the room, the others go to it. */
export function openLine(ws: WebSocket, { enter, firstWithinMs, log }: Options): Line {
  let visit: Visit | null = null;
  let waiting = 0;
  let answered = true;
  let gone = false;
  let turn = Promise.resolve();
  const timer = setTimeout(() => ws.close(REFUSED), firstWithinMs).unref();
  const say = (text: string) => {
    if (ws.bufferedAmount > MOST_UNREAD_BYTES) return ws.terminate();
    if (ws.readyState === ws.OPEN) ws.send(text);
  };
  const hear = async (text: string) => {
    if (ws.readyState !== ws.OPEN) return;
    if (visit) return visit.heard(text);
    clearTimeout(timer);
    visit = await enter(say, text);
    if (!visit) return ws.close(REFUSED);
    // It closed while the room was asked.
    if (gone) visit.left();
  };
  ws.on('message', (data: Buffer, binary) => {
    if (binary) return ws.close(TEXT_ONLY);
    if ((waiting += 1) > MOST_WAITING) return ws.close(REFUSED);
    turn = turn
      .then(() => hear(data.toString()))
      .catch((error: unknown) => {
        log.error({ error: String(error) }, 'a socket’s message failed');
        ws.close(FAILED);
      })
      .finally(() => (waiting -= 1));
  });
  ws.on('pong', () => (answered = true));
  // A frame that is too long, or none at all: the library closes it, with the reason.
  ws.on('error', () => {});
  ws.once('close', () => {
    clearTimeout(timer);
    gone = true;
    visit?.left();
  });
  return {
    isThere() {
      const there = answered;
      answered = false;
      ws.ping();
      return there;
    },
    mayStay: async () => visit === null || visit.mayStay(),
    end: (code) => ws.close(code),
    cut: () => ws.terminate(),
  };
}
