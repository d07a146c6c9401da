import type { IncomingMessage, ServerResponse } from 'node:http';
import { sayRefusal } from '#locales/refusal';
import type { Refusal } from '#domain/result';
import type { Actor, Ctx, Lang } from '#services/context';
import type { Runtime } from '#services/runtime';
import { staffActor, type StaffSession } from '#services/staff/session';
import { STAFF_KNOWN_COOKIE, STAFF_LANGUAGE_COOKIE } from '#services/staff/token';
import { cookieOf, languageOf } from '../door/language';
import { readForm } from './read-form';

/** What a page around the login gets to work with. */
export type Asked = {
  rt: Runtime;
  req: IncomingMessage;
  res: ServerResponse;
  url: URL;
  session: StaffSession;
  lang: Lang;
  posted: boolean;
};

const YEAR_SECONDS = 31_536_000;
const EMPTY = new URLSearchParams();

/** Reads who asks and in which language; `?lang=` chooses one and is remembered. */
export function askedOf(rt: Runtime, session: StaffSession, req: IncomingMessage, res: ServerResponse): Asked {
  const url = new URL(req.url ?? '/', 'http://admin');
  const wish = url.searchParams.get('lang');
  const lang = wish === 'fa' || wish === 'en' ? wish : languageOf(req);
  if (wish === lang) res.appendHeader('Set-Cookie', `${STAFF_LANGUAGE_COOKIE}=${lang}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`);
  return { rt, req, res, url, session, lang, posted: req.method === 'POST' };
}

/** The request as services know it. */
export function contextOf({ rt, req, session, lang }: Asked): Ctx {
  const admitted = req as IncomingMessage & { requestId?: string; clientIp?: string };
  const actor: Actor = session.state === 'none' ? { kind: 'guest' } : staffActor(session);
  const client = cookieOf(req, STAFF_KNOWN_COOKIE);
  return {
    rt,
    actor,
    lang,
    now: rt.clock(),
    requestId: admitted.requestId ?? 'admin',
    source: 'WEBSITE',
    ip: admitted.clientIp,
    userAgent: req.headers['user-agent'],
    ...(client ? { client } : {}),
  };
}

/** The fields of a form that was posted; none before. */
export async function formOf({ posted, req }: Asked): Promise<URLSearchParams> {
  return posted ? readForm(req) : EMPTY;
}

/** Redirects with a 303. */
export function redirect({ res }: Pick<Asked, 'res'>, to: string): void {
  res.writeHead(303, { Location: to, 'Cache-Control': 'no-store' }).end();
}

/** Answers with a page, which nobody keeps. */
export function send({ res }: Pick<Asked, 'res'>, status: number, html: string): void {
  res.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).end(html);
}

/** A refusal as a page shows it: beside its field, or above the form. */
export function faultOf(lang: Lang, refusal: Refusal | undefined): { status: number; form?: string; field: (name: string) => string | undefined } {
  if (!refusal) return { status: 200, field: () => undefined };
  const text = sayRefusal(lang, refusal);
  const status = refusal.status ?? 422;
  return refusal.field ? { status, field: (name) => (name === refusal.field ? text : undefined) } : { status, form: text, field: () => undefined };
}
