import type { IncomingMessage, ServerResponse } from 'node:http';
import { failure } from '../../app/api/envelope';
import { preferredLang } from '../../app/language-offer';

const CODES = {
  400: 'api.gate.query',
  403: 'api.gate.forbidden',
  404: 'api.path',
  411: 'api.gate.size',
  413: 'api.gate.size',
  414: 'api.gate.size',
  429: 'api.gate.too-many',
  500: 'api.failed',
  503: 'api.starting',
} as const;

/** Refuses a call of the API before it reaches its handler, in the API's shape and the caller's language. [API-5] */
export function refuseCall(
  req: IncomingMessage,
  res: ServerResponse,
  status: keyof typeof CODES,
  { requestId, waitSeconds = 0 }: { requestId: string; waitSeconds?: number },
): void {
  const lang = preferredLang(req.headers['accept-language']) ?? 'fa';
  const body = JSON.stringify(failure(lang, [{ code: CODES[status], facts: { seconds: waitSeconds, requestId } }]));
  res.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Content-Language': lang,
    'Cache-Control': 'no-store',
    Vary: 'Accept-Language',
    ...(waitSeconds > 0 ? { 'Retry-After': String(waitSeconds) } : {}),
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}
