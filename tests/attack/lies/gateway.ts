import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { calls } from '#server/sandbox-gateway/protocol';
import { answerGraph } from '#server/sandbox-gateway/refunds';
import { openSessions, type Session, type Sessions } from '#server/sandbox-gateway/sessions';
import type { Lie } from './lie';

export type LyingGateway = {
  sessions: Sessions;
  /** The environment by which the portal reaches it. */
  env: Record<string, string>;
  /** How it lies about a session from now on. */
  lie(authority: string, lie: Lie): void;
  /** Lets requests for sessions hang without an answer; gives how many did so far. */
  hang(on: boolean): number;
  /** The card is charged, now. */
  charge(authority: string): Session;
  close(): Promise<void>;
};

const MERCHANT = '10000000-0000-4000-8000-000000000000';
const WALLET_MERCHANT = '10000000-0000-4000-8000-000000000001';
const TERMINAL = '4711';
/** How often each kind of lie is told before the gateway becomes honest. */
const TIMES = 1;

/** A gateway that speaks the provider's protocol but charges first and answers late, never, twice, or something else. */
export async function openGateway(file: string): Promise<LyingGateway> {
  const sessions = openSessions(file);
  const lies = new Map<string, Lie>();
  const told = new Map<string, number>();
  let opened = 0;
  let hangs = false;
  let hung = 0;
  const server = createServer((request, response) => {
    void answer(request).then(
      (json) =>
        json === 'silence'
          ? request.socket.destroy()
          : response.writeHead(200, { 'Content-Type': 'application/json' }).end(typeof json === 'string' ? json : JSON.stringify(json)),
      () => request.socket.destroy(),
    );
  });

  /** Whether this lie is told once more. */
  function again(authority: string, lie: Lie): boolean {
    const key = `${lie} ${authority}`;
    const times = (told.get(key) ?? 0) + 1;
    if (lies.get(authority) !== lie || times > TIMES) return false;
    told.set(key, times);
    return true;
  }

  async function answer(request: IncomingMessage): Promise<unknown> {
    const body = JSON.parse((await readBody(request)) || 'null') as Record<string, unknown> & { variables?: Record<string, unknown> };
    if (request.url === '/graphql') {
      const all = [MERCHANT, WALLET_MERCHANT];
      const asked = (merchant: string) =>
        answerGraph(sessions, {}, merchant, {
          ...body,
          variables: { ...body.variables, ...(body.variables?.['terminal_id'] ? { terminal_id: merchant } : {}) },
        });
      const answers = all.map((merchant) => asked(merchant) as { data: { Session?: unknown[] } | null });
      // One terminal stands for both of the shop's accounts here.
      return answers.find(({ data }) => data && (!data.Session || data.Session.length > 0)) ?? answers[0];
    }
    const name = /\/payment\/([A-Za-z]+\.json)$/.exec(request.url ?? '')?.[1] ?? '';
    const call = calls[name];
    if (!call) return 'silence';
    const authority = String(body?.['authority'] ?? '');
    if (name === 'verify.json') {
      if (again(authority, 'says not paid')) return { data: [], errors: { code: -51, message: 'not paid', validations: [] } };
      if (again(authority, 'talks nonsense')) return '<html>502</html>';
      const said = call(sessions, body);
      return again(authority, 'loses the answer after the charge') ? 'silence' : said;
    }
    if (name === 'inquiry.json' && (told.get(`says not paid ${authority}`) ?? 0) > 0 && lies.get(authority) === 'says not paid')
      return inquiry(again(authority, 'says not paid') || !found(authority).verifiedAt ? 'FAILED' : 'VERIFIED');
    if (name === 'request.json') {
      if (hangs) {
        hung += 1;
        return new Promise(() => {});
      }
      opened += 1;
      const said = call(sessions, body);
      // Every so many sessions are opened and the answer is lost: nobody is ever sent there.
      return opened % 23 === 0 ? 'silence' : said;
    }
    return call(sessions, body);
  }

  function found(authority: string): Session {
    const session = sessions.find(authority);
    if (!session) throw new Error(`the gateway has no session ${authority}`);
    return session;
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    sessions,
    env: {
      ZARINPAL_MERCHANT_ID: MERCHANT,
      ZARINPAL_URL: url,
      WALLET_MERCHANT_ID: WALLET_MERCHANT,
      ZARINPAL_ACCESS_TOKEN: 'a-token-of-the-attack',
      ZARINPAL_TERMINAL_ID: TERMINAL,
      ZARINPAL_REFUND_URL: `${url}/graphql`,
    },
    lie: (authority, lie) => void lies.set(authority, lie),
    hang: (on) => {
      hangs = on;
      return hung;
    },
    charge: (authority) => {
      const session = found(authority);
      if (session.paidAt) return session;
      // Another amount than the one that was asked for goes through the card.
      const amount = lies.get(authority) === 'charges another amount' ? session.amount - 1_000 : session.amount;
      return sessions.change(session, { paidAt: new Date().toISOString(), amount });
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function inquiry(status: string): unknown {
  return { data: { status, code: 100, message: 'Success' }, errors: [] };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}
