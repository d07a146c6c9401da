import { nextSession, startSession, type Session } from '#domain/accounts/session';
import type { Refusal } from '#domain/result';
import type { Ctx } from '../context';
import { myUser, type User } from './user';

/** The session as pages' data and the API carry it: unauthenticated to start with, the account once logged in. [AUTH-3] */
export async function sessionState(ctx: Ctx): Promise<Session<User>> {
  const user = await myUser(ctx);
  return user ? nextSession(startSession<User>(), { kind: 'verified', user }) : startSession<User>();
}

/** The session after a refused login request: unauthenticated, empty, with the error. [AUTH-3] */
export function failedSession(refusal: Pick<Refusal, 'code'>): Session<User> {
  return nextSession(startSession<User>(), { kind: 'failed', error: refusal.code });
}
