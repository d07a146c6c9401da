import { STATUS_CODES } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { actorFromSession } from '#services/accounts/sessions';
import type { Runtime } from '#services/runtime';
import { readCookie } from '../../app/cookies.server';
import { decide } from '../gate/decide';
import { factsOf } from '../gate/facts';
import { takeClient } from '../gate/forwarded';
import type { Gate } from '../gate/middleware';
import { openLine } from './line';
import type { Line } from './line';
import type { Rooms } from './rooms';
import { seats } from './seats';

export type SocketDoor = {
  upgrade: (req: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Closes every socket; an orderly stop would otherwise wait for them. */
  close: () => Promise<void>;
};
type Options = {
  gate: Gate;
  /** Has a pool of its own: a rush of pages blocks no socket, and a rush of sockets no page. */
  rt: Runtime;
  /** Without rooms every socket is refused. */
  rooms: Rooms | undefined;
  firstWithinMs?: number;
  askAgainMs?: number;
};

const MOST_BYTES = 16 * 1024;
const FIRST_WITHIN_MS = 5_000;
const ASK_AGAIN_MS = 60_000;
const GOODBYE_MS = 2_000;
/** Close codes of RFC 6455 and its registry; 1012: the server restarts. */
const RESTART = 1012;

/** The WebSocket server: gate (own origin), rate, session, seat; then the first message names the room. */
export function openSocketDoor({ gate, rt, rooms, firstWithinMs = FIRST_WITHIN_MS, askAgainMs = ASK_AGAIN_MS }: Options): SocketDoor {
  const server = new WebSocketServer({ noServer: true, clientTracking: false, perMessageDeflate: false, maxPayload: MOST_BYTES });
  const lines = new Set<Line>();
  const places = seats();
  let leaving = false;
  const timer = setInterval(() => void askAgain(), askAgainMs).unref();

  async function admitted(req: IncomingMessage, socket: Duplex, head: Buffer): Promise<number | undefined> {
    const facts = factsOf(req, true);
    const { ip } = takeClient(req, gate.trusted);
    const verdict = decide(facts, gate.reach);
    if (!verdict.pass) {
      gate.refused?.(verdict.why);
      return 403;
    }
    if (!rooms) {
      gate.refused?.('upgrade');
      return 403;
    }
    if (leaving) return 503;
    if ((await gate.limit(ip, 'socket')) > 0) {
      gate.refused?.('rate');
      return 429;
    }
    const session = await readCookie(new Request('http://portal', { headers: { Cookie: req.headers.cookie ?? '' } }), 'zb_session');
    const actor = await actorFromSession(rt, session);
    if (!actor) return 401;
    const leave = places.take(actor.userId);
    if (!leave) {
      gate.refused?.('room');
      return 503;
    }
    if (leaving || socket.destroyed) {
      leave();
      return 503;
    }
    socket.once('close', leave);
    server.handleUpgrade(req, socket, head, (ws) => {
      const line = openLine(ws, { enter: (say, first) => rooms.enter({ rt, actor, say }, first), firstWithinMs, log: gate.log });
      const stays = async () => (await actorFromSession(rt, session)) !== null && (await line.mayStay());
      const held = { ...line, mayStay: stays };
      lines.add(held);
      ws.once('close', () => lines.delete(held));
      if (leaving) line.end(RESTART);
    });
    return undefined;
  }

  /** Closes the sockets of sessions that ended, of rights that were taken away, and of clients that do not answer a ping. */
  async function askAgain(): Promise<void> {
    for (const line of lines) {
      if (!line.isThere()) line.cut();
      else if (!(await line.mayStay().catch(() => true))) line.end(1008);
    }
  }

  return {
    upgrade(req, socket, head) {
      socket.on('error', () => {});
      admitted(req, socket, head).then(
        (status) => status !== undefined && refuse(socket, status),
        (error: Error) => {
          gate.log.error({ error }, 'a socket could not be opened');
          refuse(socket, 503);
        },
      );
    },
    async close() {
      leaving = true;
      clearInterval(timer);
      for (const line of lines) line.end(RESTART);
      for (const began = Date.now(); lines.size > 0 && Date.now() - began < GOODBYE_MS;) await new Promise((resolve) => setTimeout(resolve, 20));
      for (const line of lines) line.cut();
    },
  };
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n${status === 429 ? 'Retry-After: 60\r\n' : ''}\r\n`);
}
