import { bearerOf } from '#domain/accounts/bearer';
import { refuse, type Refusal } from '#domain/result';
import { DEFAULT_SOURCE, SOURCES } from '#domain/shell/storage-keys';
import { ONCE_KEY_LENGTH, parseOnceKey } from '#domain/text/once-key';
import { defaultLang } from '#locales/lang';
import { actorFromAccessToken } from '#services/accounts/access-token';
import type { Actor, Ctx } from '#services/context';
import { filesElsewhere } from '#services/files/elsewhere';
import { runtime } from '#services/runtime';
import type { Once } from '#services/store/commit';
import { DatabaseAway, isUnreachable } from '#services/store/unreachable';
import { asideTurn, takeTurn } from '../in-turn.server';
import { preferredLang } from '../language-offer';
import { TooBusy } from '../turns';
import { readBody } from './body';
import { API_BASE, CLIENT_HEADER, type Call } from './call';
import { callsAt } from './calls';
import { failure, success } from './envelope';
import { apiDocument } from './document.server';
import { readRequestBody } from './request-body.server';

type Load = { requestId: string; ip: string };
type Refused = { status: number; refusals: readonly Refusal[]; headers?: Record<string, string> };

export const DOCUMENT_PATH = `${API_BASE}/openapi.json`;

/** Answers a request to the API: finds the call, who asks, what was sent and its once-key, and says the result in one shape. [API-1, API-5, API-6] */
export async function answerApi(request: Request, load: Load): Promise<Response> {
  const lang = preferredLang(request.headers.get('Accept-Language')) ?? defaultLang;
  const { pathname } = new URL(request.url);
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (pathname === DOCUMENT_PATH && reads) return json(200, await apiDocument(runtime().settings.publicUrl), { 'Content-Language': 'en' });
  try {
    const here = callsAt(pathname);
    if (here.length === 0) return say({ status: 404, refusals: [refuse('api.path')] });
    const found = here.find(({ method }) => method === (reads ? 'GET' : request.method));
    if (!found) return say({ status: 405, refusals: [refuse('api.method')], headers: { Allow: here.map(({ method }) => method).join(', ') } });
    return await answerCall(found);
  } catch (error) {
    if (error instanceof TooBusy || error instanceof DatabaseAway || (reads && isUnreachable(error)))
      return say({ status: 503, refusals: [refuse('common.busy')], headers: { 'Retry-After': '2' } });
    runtime().log.error({ requestId: load.requestId, error: String((error as Error)?.stack ?? error) }, 'a call of the API failed');
    if (isUnreachable(error)) return say({ status: 503, refusals: [refuse('common.unsure')], headers: { 'Retry-After': '2' } });
    return say({ status: 500, refusals: [refuse('api.failed', { requestId: load.requestId })] });
  }

  async function answerCall(call: Call): Promise<Response> {
    const ctx = contextOf(request, load, lang);
    if (call.access === 'user') {
      const known = await takeTurn(load, request, () => actorOf(ctx, request));
      if ('ok' in known) return say({ status: 401, refusals: [known], headers: { 'WWW-Authenticate': 'Bearer' } });
      ctx.actor = known;
    }
    const body = call.body ? await bodyOf(call.body, request) : { value: undefined };
    if ('status' in body) return say(body);
    const once = onceOf(call, request, body.value);
    if (once && 'ok' in once) return say({ status: 400, refusals: [once] });
    const result = await takeTurn(load, request, () => call.run(ctx, body.value, once));
    if (result.ok) return json(200, success(lang, result.value), { 'Content-Language': lang, ...result.value.headers });
    return say({ status: result.status ?? 422, refusals: [result], headers: waitOf(result) });
  }

  function say({ status, refusals, headers = {} }: Refused): Response {
    return json(status, failure(lang, refusals), { 'Content-Language': lang, ...headers });
  }
}

function contextOf(request: Request, load: Load, lang: Ctx['lang']): Ctx {
  const rt = runtime();
  const wish = new URL(request.url).searchParams.get('source');
  const source = SOURCES.find((one) => one === wish) ?? DEFAULT_SOURCE;
  const userAgent = request.headers.get('User-Agent')?.slice(0, 200) ?? '';
  const elsewhere = <T>(work: () => Promise<T>) => asideTurn(load, work);
  const files = filesElsewhere(rt.files, elsewhere);
  const client = /^[\w-]{20,100}$/.exec(request.headers.get(CLIENT_HEADER) ?? '')?.[0];
  const asked = { lang, now: rt.clock(), requestId: load.requestId, source, ip: load.ip, userAgent };
  return { rt: { ...rt, files }, elsewhere, actor: { kind: 'guest' }, ...asked, ...(client ? { client } : {}) };
}

async function actorOf(ctx: Ctx, request: Request): Promise<Actor | Refusal> {
  const [authorization, token] = [request.headers.get('Authorization'), request.headers.get('Token')];
  if (!authorization && !token) return refuse('access.login.needed');
  const bearer = bearerOf(authorization, token);
  return (bearer && (await actorFromAccessToken(ctx.rt, bearer))) || refuse('sessions.access.ended');
}

async function bodyOf(takes: NonNullable<Call['body']>, request: Request): Promise<{ value: unknown } | Refused> {
  const read = await readRequestBody(request, takes.type);
  if (!read.ok) return { status: read.status, refusals: [{ ok: false, code: read.code, facts: { type: takes.type } }] };
  const body = readBody(takes, read.sent);
  return body.ok ? { value: body.value } : { status: 422, refusals: body.refusals };
}

/** The once-key of a write, if its caller sent one. [API-6] */
function onceOf(call: Call, request: Request, body: unknown): Once | Refusal | undefined {
  const given = request.headers.get('Idempotency-Key');
  if (call.method === 'GET' || given === null) return undefined;
  const key = parseOnceKey(given.trim());
  if (!key.ok) return refuse('api.key', { least: ONCE_KEY_LENGTH.least, most: ONCE_KEY_LENGTH.most }, { field: 'Idempotency-Key' });
  return { form: `${call.method} ${API_BASE}${call.path}`, key: key.value, body, ...(call.by ? { by: call.by(body) } : {}) };
}

function waitOf({ status, facts }: Refusal): Record<string, string> {
  if (status === 429 && typeof facts?.['seconds'] === 'number') return { 'Retry-After': String(facts['seconds']) };
  return status === 503 ? { 'Retry-After': '2' } : status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {};
}

/** Answers are private and never kept. [API-1] */
function json(status: number, body: unknown, headers: Record<string, string>): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', Vary: 'Accept-Language', ...headers } });
}
