import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Log } from '#services/runtime';
import { nextRequestId } from '../request-id';
import { decide } from './decide';
import type { Reach, Why } from './decide';
import type { Door } from './doors';
import { factsOf } from './facts';
import { takeClient } from './forwarded';
import type { TrustedProxies } from './forwarded';
import { refuseCall } from './call';
import { gatePage, langOf } from './page';
import { commonHeaders, portalPolicy, setHeaders } from './policies';
import type { Policies } from './policies';
import { rateClassOf } from './rate';
import type { RateLimit } from './rate';

export type Gate = {
  reach: Reach;
  policies: Policies;
  trusted: TrustedProxies;
  limit: RateLimit;
  log: Log;
  stylesheet: () => string | undefined;
  refused?: (why: Why | 'rate') => void;
};

/** A request that came in, with what the gate found out about it. */
export type Admitted = IncomingMessage & {
  door: Door;
  requestId: string;
  clientIp: string;
  /** Asked from this machine itself, with no proxy between. */ fromHere: boolean;
};

/** Lets a request in, with its id, door and client, or answers it with a localized refusal. */
export async function admit(gate: Gate, req: IncomingMessage, res: ServerResponse): Promise<Admitted | undefined> {
  const facts = factsOf(req);
  const client = takeClient(req, gate.trusted);
  const admitted = Object.assign(req, {
    door: facts.door,
    requestId: nextRequestId(),
    clientIp: client.ip,
    fromHere: !client.forwarded && /^127\.|^::1$/.test(client.ip),
  });
  res.setHeader('X-Request-Id', admitted.requestId);
  setHeaders(res, commonHeaders(gate.policies));
  const verdict = decide(facts, gate.reach);
  if (!verdict.pass) {
    gate.refused?.(verdict.why);
    gate.log.warn({ requestId: admitted.requestId, door: facts.door, method: facts.method, why: verdict.why }, 'refused at the gate');
    return refuse(gate, admitted, res, verdict.status, 0);
  }
  const wait = await gate.limit(client.ip, rateClassOf(facts, pathOf(req)));
  if (wait > 0) {
    gate.refused?.('rate');
    return refuse(gate, admitted, res, 429, wait);
  }
  if (facts.door === 'callback' || facts.door === 'bearer') delete req.headers.cookie;
  return admitted;
}

/** Sockets pass the same checks; no route takes one yet, so they end here. */
export function refuseUpgrade(gate: Gate, req: IncomingMessage, socket: Duplex): void {
  const verdict = decide(factsOf(req, true), gate.reach);
  gate.refused?.(verdict.pass ? 'upgrade' : verdict.why);
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
}

const TEXTS = { 403: 'shell.gate.forbidden', 411: 'shell.gate.body', 413: 'shell.gate.body', 414: 'shell.gate.address', 429: 'shell.gate.too-many' } as const;

function refuse(gate: Gate, req: Admitted, res: ServerResponse, status: keyof typeof TEXTS, waitSeconds: number): undefined {
  if (req.door === 'bearer') return void refuseCall(req, res, status, waitSeconds);
  const title = status === 429 ? 'shell.gate.too-many-title' : 'shell.gate.title';
  const body = gatePage({
    lang: langOf(req.url ?? '/'),
    title,
    text: TEXTS[status],
    facts: { seconds: waitSeconds },
    requestId: req.requestId,
    stylesheet: gate.stylesheet(),
  });
  res.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Content-Security-Policy': portalPolicy(gate.policies),
    'Cache-Control': 'no-store',
    // What was not read of the body is not waited for.
    ...(req.method === 'GET' || req.method === 'HEAD' ? {} : { Connection: 'close' }),
    ...(waitSeconds > 0 ? { 'Retry-After': String(waitSeconds) } : {}),
  });
  res.end(req.method === 'HEAD' ? undefined : body);
  return undefined;
}

function pathOf(req: IncomingMessage): string {
  const url = req.url ?? '/';
  const mark = url.indexOf('?');
  return mark < 0 ? url : url.slice(0, mark);
}
