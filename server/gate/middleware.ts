import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '#services/runtime';
import { nextRequestId } from '../request-id';
import { breakOff } from './body-clock';
import { decide } from './decide';
import type { Reach, Why } from './decide';
import { isForApi } from './doors';
import type { Door } from './doors';
import { factsOf } from './facts';
import { takeClient } from './forwarded';
import type { TrustedProxies } from './forwarded';
import { isFromHere } from './from-here';
import { refuseCall } from './call';
import { gatePage, langOf } from './page';
import { commonHeaders, portalPolicy, setHeaders } from './policies';
import type { Policies } from './policies';
import { rateClassOf } from './rate';
import type { RateLimit } from './rate';
import { LARGE_BODY_BYTES } from './upload-room';
import type { Sender, UploadRoom } from './upload-room';

export type Gate = {
  reach: Reach;
  policies: Policies;
  trusted: TrustedProxies;
  /** Whether clients connect directly; behind a proxy this machine's own address does not tell who asks. */
  direct?: boolean;
  limit: RateLimit;
  room: UploadRoom;
  log: Log;
  stylesheet: () => string | undefined;
  refused?: (why: Why | 'rate' | 'room') => void;
};

/** A request that was let in, with what the gate found out about it. */
export type Admitted = IncomingMessage & {
  door: Door;
  /** The address in its one spelling, without the query. */
  address: string;
  requestId: string;
  clientIp: string;
  /** Asked from this machine itself by its own name, with no proxy between. */ fromHere: boolean;
};

const ROOM_WAIT_SECONDS = 5;

/** Lets a request in, with its id, door and client, or answers it with a localized refusal. */
export async function admit(gate: Gate, req: IncomingMessage, res: ServerResponse): Promise<Admitted | undefined> {
  const facts = factsOf(req);
  const client = takeClient(req, gate.trusted);
  const admitted = Object.assign(req, {
    door: facts.door,
    requestId: nextRequestId(),
    address: facts.path,
    clientIp: client.ip,
    fromHere: isFromHere(req.headers, { direct: gate.direct !== false, passedOn: client.forwarded, ip: client.ip }),
  });
  // Ours alone: what a client calls its request stands in no line of the log and in no row.
  req.headers['x-request-id'] = admitted.requestId;
  res.setHeader('X-Request-Id', admitted.requestId);
  setHeaders(res, commonHeaders(gate.policies));
  const verdict = decide(facts, gate.reach);
  if (!verdict.pass) {
    if (verdict.status === 308) return void leadTo(facts.path, req, res);
    gate.refused?.(verdict.why);
    gate.log.warn({ requestId: admitted.requestId, door: facts.door, method: facts.method, why: verdict.why }, 'refused at the gate');
    return refuse(gate, admitted, res, verdict.status, 0);
  }
  // A page that tells nobody where it is sends this with its own forms; the framework would take it for a foreign name.
  if (req.headers.origin === 'null') delete req.headers.origin;
  const wait = await gate.limit(client.ip, rateClassOf(facts));
  if (wait > 0) {
    gate.refused?.('rate');
    return refuse(gate, admitted, res, 429, wait);
  }
  const length = facts.contentLength ?? 0;
  if (length > LARGE_BODY_BYTES) {
    const leave = gate.room(client.ip, length, senderOf(req, res, length));
    if (!leave) {
      gate.refused?.('room');
      return refuse(gate, admitted, res, 503, ROOM_WAIT_SECONDS);
    }
    res.once('close', leave);
  }
  if (facts.door === 'callback' || facts.door === 'bearer') delete req.headers.cookie;
  return admitted;
}

function senderOf(req: IncomingMessage, res: ServerResponse, length: number): Sender {
  const before = req.socket.bytesRead;
  const waitsForUs = () => req.complete || req.readableLength >= req.readableHighWaterMark;
  return { came: () => (waitsForUs() ? length : req.socket.bytesRead - before), drop: () => breakOff({ req, res }, '503 Service Unavailable') };
}

/** Redirects to the canonical spelling, the query unchanged. */
function leadTo(path: string, req: IncomingMessage, res: ServerResponse): void {
  const url = req.url ?? '';
  const mark = url.indexOf('?');
  res.writeHead(308, { Location: mark < 0 ? path : path + url.slice(mark), 'Cache-Control': 'no-store', 'Content-Length': 0 }).end();
}

const TEXTS = {
  400: 'shell.gate.query',
  404: 'shell.not-found.help',
  403: 'shell.gate.forbidden',
  411: 'shell.gate.body',
  413: 'shell.gate.body',
  414: 'shell.gate.address',
  429: 'shell.gate.too-many',
  503: 'shell.gate.busy',
} as const;

function refuse(gate: Gate, req: Admitted, res: ServerResponse, status: keyof typeof TEXTS, waitSeconds: number): undefined {
  if (req.door === 'bearer' || isForApi(req.url ?? '')) return void refuseCall(req, res, status, { requestId: req.requestId, waitSeconds });
  const title = status === 429 || status === 503 ? 'shell.gate.too-many-title' : status === 404 ? 'shell.not-found.title' : 'shell.gate.title';
  const body = gatePage({
    lang: langOf(req),
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
    ...(waitSeconds > 0 ? { 'Retry-After': String(waitSeconds) } : {}),
  });
  res.end(req.method === 'HEAD' ? undefined : body);
  return undefined;
}
