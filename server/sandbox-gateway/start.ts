import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isFromHere, isPassedOn } from '../gate/from-here';
import { langOf } from './page';
import { calls } from './protocol';
import { answerGraph, type Faults } from './refunds';
import { openSessions, type Sessions } from './sessions';
import { press, showPay, type Answered } from './start-pay';

const LATE_MS = 16 * 60_000;
const BODY_LIMIT = 64 * 1024;

export type SandboxOptions = {
  port: number;
  /** Where sessions are kept, so that a restart loses no paid one. */
  file: string;
  host?: string;
  /** How much later a “late” bank answers: longer than the shop holds its stock. */
  lateMs?: number;
};
export type Sandbox = { url: string; sessions: Sessions; /** Simulated failures, for tests. */ faults: Faults; stop: () => Promise<void> };

/** A payment gateway for development and tests, on its own loopback port: it speaks Zarinpal v4 and takes no money. [ORD-4] */
export async function startSandboxGateway({ port, file, host = '127.0.0.1', lateMs = LATE_MS }: SandboxOptions): Promise<Sandbox> {
  const sessions = openSessions(file);
  const faults: Faults = {};
  const server = createServer((request, response) => {
    const { headers, socket } = request;
    // As the outbox: a page of somebody else's, under a name that leads here, presses no button of the bank.
    if (!isFromHere(headers, { direct: true, passedOn: isPassedOn(headers), ip: socket.remoteAddress ?? '' })) return send(response, { status: 404 });
    void answer({ sessions, faults, lateMs }, request)
      .catch((): Answered => ({ status: 500 }))
      .then((answered) => (answered === 'silence' ? void request.socket.destroy() : send(response, answered)));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const url = `http://${host}:${(server.address() as AddressInfo).port}`;
  return {
    url,
    sessions,
    faults,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Json = { json: unknown };
type Font = { font: Buffer };

type Bank = { sessions: Sessions; faults: Faults; lateMs: number };

async function answer({ sessions, faults, lateMs }: Bank, request: IncomingMessage): Promise<Answered | Json | Font | 'silence'> {
  const url = new URL(request.url ?? '/', 'http://gateway');
  if (url.pathname === '/vazirmatn.woff2')
    return readFile('public/fonts/vazirmatn-fa.woff2').then(
      (font) => ({ font }),
      () => ({ status: 404 }),
    );
  const call = /^\/pg\/v4\/payment\/([A-Za-z]+\.json)$/.exec(url.pathname)?.[1];
  const run = call && Object.hasOwn(calls, call) ? calls[call] : undefined;
  if (run && request.method === 'POST') return { json: run(sessions, readJson(await readBody(request))) };
  if (url.pathname === '/api/v4/graphql/' && request.method === 'POST') {
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
    const graph = answerGraph(sessions, faults, token, readJson(await readBody(request)));
    if (graph === 'unauthorized') return { status: 401 };
    return graph === 'silence' ? graph : { json: graph };
  }
  const authority = /^\/pg\/StartPay\/([A-Za-z0-9]+)$/.exec(url.pathname)?.[1];
  const session = authority ? sessions.find(authority) : undefined;
  if (!session) return { status: 404, html: '<!doctype html><title>404</title><p>404</p>' };
  const lang = langOf(session, url.searchParams.get('lang'));
  if (request.method === 'GET' || request.method === 'HEAD') return showPay(session, lang);
  if (request.method !== 'POST') return { status: 405 };
  return press(sessions, session, new URLSearchParams(await readBody(request)).get('do'), lang, lateMs);
}

function send(response: ServerResponse, answered: Answered | Json | Font): void {
  if ('font' in answered) {
    response.writeHead(200, { 'Content-Type': 'font/woff2', 'Cache-Control': 'max-age=3600' }).end(answered.font);
    return;
  }
  response.setHeader('Cache-Control', 'no-store');
  if ('json' in answered) {
    response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(answered.json));
    return;
  }
  response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'");
  if (answered.location) response.setHeader('Location', answered.location);
  response.writeHead(answered.status, { 'Content-Type': 'text/html; charset=utf-8' }).end(answered.html ?? '');
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > BODY_LIMIT) throw new Error('body too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return null;
  }
}
