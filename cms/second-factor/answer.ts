import type { IncomingMessage, ServerResponse } from 'node:http';
import { sayRefusal } from '#locales/refusal';
import type { Ctx } from '#services/context';
import type { Runtime } from '#services/runtime';
import { checkStaffCode } from '#services/staff/check-code';
import { factorOf } from '#services/staff/enrol';
import { endStaffSession } from '#services/staff/log-out';
import { STAFF_COOKIE } from '#services/staff/token';
import { staffActor, type StaffSession } from '#services/staff/session';
import { languageOf } from '../door/language';
import { readForm } from './read-form';
import { secondFactorPage } from './page';

/** Where the second factor is asked for. */
export const SECOND_FACTOR_PATH = '/admin/second-factor';

/** Asks a half session for its code and opens it; a page without scripts. [ADM-5] */
export async function secondFactor(rt: Runtime, session: StaffSession, req: IncomingMessage, res: ServerResponse): Promise<void> {
  if (session.state === 'none') return redirect(res, '/admin/login');
  if (session.state === 'full') return redirect(res, '/admin');
  const lang = languageOf(req);
  const { secret, confirmed } = await factorOf(rt, session.staffId);
  const shown = { lang, email: session.email, ...(confirmed ? {} : { secret }) };
  if (req.method !== 'POST') return page(res, 200, secondFactorPage(shown));
  const ctx: Ctx = { rt, actor: staffActor(session), lang, now: rt.clock(), requestId: requestIdOf(req), source: 'WEBSITE' };
  const form = await readForm(req);
  if (form.has('leave')) {
    await endStaffSession(rt, session.sid);
    res.appendHeader('Set-Cookie', `${STAFF_COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict`);
    return redirect(res, '/admin/login');
  }
  const result = await checkStaffCode(ctx, session, form.get('code') ?? '');
  if (result.ok) return redirect(res, '/admin');
  return page(res, result.status ?? 422, secondFactorPage({ ...shown, error: sayRefusal(lang, result) }));
}

function requestIdOf(req: IncomingMessage): string {
  return (req as IncomingMessage & { requestId?: string }).requestId ?? 'admin';
}

function redirect(res: ServerResponse, to: string): void {
  res.writeHead(303, { Location: to, 'Cache-Control': 'no-store' }).end();
}

function page(res: ServerResponse, status: number, html: string): void {
  res.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).end(html);
}
