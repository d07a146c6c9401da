import type { Session } from '#domain/accounts/session';
import { refuse } from '#domain/result';
import { failedSession, sessionState } from '#services/accounts/session-state';
import type { User } from '#services/accounts/user';
import type { Ctx } from '#services/context';
import { dropCookie, readCookie } from '../../cookies.server';
import type { At, Handler } from '../../door.server';

/** The session as the login's pages carry it; a cookie whose session has ended is taken away, and that is said. [AUTH-3] */
export async function loginSession(ctx: Ctx, at: At): Promise<Session<User>> {
  if (ctx.actor.kind === 'user' || !(await readCookie<unknown>(at.request, 'zb_session'))) return sessionState(ctx);
  at.cookies.push(await dropCookie('zb_session'));
  return failedSession(refuse('accounts.session.ended'));
}

/** Adds the session to the answer to a refused login: unauthenticated, empty, with the error. [AUTH-3] */
export function withSession(handler: Handler): Handler {
  return async (ctx, form, at, intent) => {
    const response = await handler(ctx, form, at, intent);
    if (response.status < 400) return response;
    const answer = (await response.json()) as { code?: string };
    const session = failedSession({ code: answer.code ?? 'common.field.invalid' });
    return Response.json({ ...answer, session }, { status: response.status, headers: response.headers });
  };
}
