import { bearerOf } from '#domain/accounts/bearer';
import { refuse, type Refusal } from '#domain/result';
import { DEFAULT_SOURCE, SOURCES } from '#domain/shell/storage-keys';
import { ONCE_KEY_LENGTH, parseOnceKey } from '#domain/text/once-key';
import { defaultLang } from '#locales/lang';
import { actorFromAccessToken } from '#services/accounts/access-token';
import type { Actor, Ctx } from '#services/context';
import { filesElsewhere } from '#services/files/elsewhere';
import { runtime, type Tx } from '#services/runtime';
import type { Once } from '#services/store/commit';
import { DatabaseAway, isUnreachable } from '#services/store/unreachable';
import { asideTurn, takeTurn } from '../in-turn.server';
import { preferredLang } from '../language-offer';
import { TooBusy } from '../turns';
import { API_BASE, CLIENT_HEADER, type Call, type Sent } from './call';
import type { CallTable, Found } from './call-table';
import { table as allCalls } from './calls';
import { apiDocument } from './document.server';
import { failure, success } from './envelope';
import { FHIR_TYPE, isFhir, outcome } from './fhir-shape';
import { readFields } from './read-fields';
import { readQuery } from './read-query';
import { readRequestBody } from './request-body.server';
import { matchesData, namesTag, tagOf } from './tag';

type Load = { requestId: string; ip: string };
type Refused = { status: number; refusals: readonly Refusal[]; headers?: Record<string, string> };

export const DOCUMENT_PATH = `${API_BASE}/openapi.json`;

/** Answers a request to the API: finds the call, who asks, what was sent and its once-key, and says the result in one shape. [API-1, API-5, API-6] */
export async function answerApi(request: Request, load: Load, table: CallTable = allCalls): Promise<Response> {
  const lang = preferredLang(request.headers.get('Accept-Language')) ?? defaultLang;
  const { pathname } = new URL(request.url);
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (pathname === DOCUMENT_PATH && reads) return json(200, await apiDocument(runtime().settings.publicUrl, table), { 'Content-Language': 'en' });
  try {
    const here = table.at(pathname);
    if (here.length === 0) return say({ status: 404, refusals: [refuse('api.path')] });
    const headers = { Allow: allowed(here) };
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { ...headers, 'Cache-Control': 'no-store' } });
    const found = here.find(({ call }) => call.method === (reads ? 'GET' : request.method));
    return found ? await answerCall(found, here) : say({ status: 405, refusals: [refuse('api.method')], headers });
  } catch (error) {
    if (error instanceof TooBusy || error instanceof DatabaseAway || (reads && isUnreachable(error)))
      return say({ status: 503, refusals: [refuse('common.busy')], headers: { 'Retry-After': '2' } });
    runtime().log.error({ requestId: load.requestId, error: String((error as Error)?.stack ?? error) }, 'a call of the API failed');
    if (isUnreachable(error)) return say({ status: 503, refusals: [refuse('common.unsure')], headers: { 'Retry-After': '2' } });
    return say({ status: 500, refusals: [refuse('api.failed', { requestId: load.requestId })] });
  }

  async function answerCall(found: Found, here: readonly Found[]): Promise<Response> {
    const { call } = found;
    const ctx = contextOf(request, load, lang);
    if (call.access === 'user' || (call.access === 'either' && showsToken(request))) {
      const known = await takeTurn(load, request, () => actorOf(ctx, request));
      if ('ok' in known) return say({ status: 401, refusals: [known], headers: { 'WWW-Authenticate': 'Bearer' } });
      ctx.actor = known;
    }
    const sent = await sentOf(found, request);
    if ('status' in sent) return say(sent);
    const once = onceOf(call, request, sent);
    if (once && 'ok' in once) return say({ status: 400, refusals: [once] });
    const match = call.method === 'GET' ? null : request.headers.get('If-Match');
    if (match !== null) ctx.precondition = { met: false, holds: (tx) => stillMatches(match, within(ctx, tx), { here, request }) };
    const result = await takeTurn(load, request, () => call.run(ctx, sent, once));
    // A write that goes past `commit` would have changed something unseen.
    if (result.ok && ctx.precondition?.met === false) throw new Error(`${call.name} did not ask for its precondition`);
    if (!result.ok) return say({ status: result.status ?? 422, refusals: [result, ...(result.also ?? [])], headers: waitOf(result) });
    const headers: Record<string, string> = { 'Content-Language': lang, ...result.value.headers };
    const body = call.fhir ? result.value.data : success(lang, result.value);
    if (call.fhir) headers['Content-Type'] = FHIR_TYPE;
    if (call.method !== 'GET') return json(200, body, headers);
    const tag = tagOf(lang, result.value.data);
    const known = request.headers.get('If-None-Match');
    if (known !== null && namesTag(known, tag))
      return new Response(null, { status: 304, headers: { ETag: tag, 'Cache-Control': 'no-store', Vary: 'Accept-Language' } });
    return json(200, body, { ...headers, ETag: tag });
  }

  function say({ status, refusals, headers = {} }: Refused): Response {
    const said = { 'Content-Language': lang, ...headers };
    if (isFhir(pathname)) return json(status, outcome(lang, status, refusals), { ...said, 'Content-Type': FHIR_TYPE });
    return json(status, failure(lang, refusals), said);
  }
}

function allowed(here: readonly Found[]): string {
  const methods = here.map(({ call }) => call.method);
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
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

/** Whether a call came with a token, also with one that has ended: that is told, and not taken for a guest's. */
function showsToken({ headers }: Request): boolean {
  return headers.has('Authorization') || headers.has('Token');
}

async function actorOf(ctx: Ctx, request: Request): Promise<Actor | Refusal> {
  const [authorization, token] = [request.headers.get('Authorization'), request.headers.get('Token')];
  if (!authorization && !token) return refuse('access.login.needed');
  const bearer = bearerOf(authorization, token);
  return (bearer && (await actorFromAccessToken(ctx.rt, bearer))) || refuse('sessions.access.ended');
}

/** Reads path, query and body by the call's declaration; a path parameter that cannot be a value is answered as not found. */
async function sentOf({ call, params }: Found, request: Request): Promise<Sent<unknown, unknown, unknown> | Refused> {
  const path = readFields(call.path ?? {}, params);
  if (!path.ok) return { status: 404, refusals: [refuse('api.path')] };
  const query = readFields(call.query ?? {}, readQuery(call.query ?? {}, new URL(request.url).searchParams));
  if (!query.ok) return { status: 422, refusals: query.refusals };
  if (!call.body) return { path: path.value, query: query.value, body: undefined };
  const read = await readRequestBody(request, call.body);
  if (!read.ok) return { status: read.status, refusals: [{ ok: false, code: read.code, facts: { type: call.body.type } }] };
  const body = call.body.read?.(read.sent) ?? readFields(call.body.fields, read.sent);
  return body.ok ? { path: path.value, query: query.value, body: body.value } : { status: 422, refusals: body.refusals };
}

/** The same request, reading by a transaction. */
function within({ precondition: _, ...ctx }: Ctx, tx: Tx): Ctx {
  return { ...ctx, rt: { ...ctx.rt, db: tx as Ctx['rt']['db'] } };
}

/** Whether the resource still is what the caller read at the same address (If-Match); a header that cannot be read matches nothing. */
async function stillMatches(match: string, ctx: Ctx, { here, request }: { here: readonly Found[]; request: Request }): Promise<boolean> {
  const reading = here.find(({ call }) => call.method === 'GET');
  if (!reading) return false;
  const sent = await sentOf(reading, request);
  const now = 'status' in sent ? null : await reading.call.run(ctx, sent, undefined);
  return now?.ok === true && matchesData(match, now.value.data);
}

/** The once-key of a write, if its caller sent one. [API-6] */
function onceOf(call: Call, request: Request, { path, query, body }: Sent<unknown, unknown, unknown>): Once | Refusal | undefined {
  const given = request.headers.get('Idempotency-Key');
  if (call.method === 'GET' || given === null) return undefined;
  const key = parseOnceKey(given.trim());
  if (!key.ok) return refuse('api.key', { least: ONCE_KEY_LENGTH.least, most: ONCE_KEY_LENGTH.most }, { field: 'Idempotency-Key' });
  const asked = call.path ? { path, query, body } : body;
  return { form: `${call.method} ${call.at[0]}`, key: key.value, body: asked, ...(call.by ? { by: call.by(body) } : {}) };
}

function waitOf({ status, facts }: Refusal): Record<string, string> {
  if (status === 429 && typeof facts?.['seconds'] === 'number') return { 'Retry-After': String(facts['seconds']) };
  return status === 503 ? { 'Retry-After': '2' } : status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {};
}

/** A JSON answer: private, never cached. [API-1] */
function json(status: number, body: unknown, headers: Record<string, string>): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store', Vary: 'Accept-Language', ...headers } });
}
