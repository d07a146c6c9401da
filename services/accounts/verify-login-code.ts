import type { Result } from '#domain/result';
import { hasProfile } from '#domain/accounts/user-info';
import { wrongCode } from '#domain/accounts/login-code';
import { commit, type AuditLine } from '../store/commit';
import { accountOfChallenge } from './account-of-challenge';
import { clientOfLogin } from './client-of-login';
import { openSession } from './open-session';
import { tokenHash } from '../secrets';
import { challengeOf, noChallenge, tryCode, type Challenge } from './try-code';
import { service } from '../service';

export type Login = { token: string; code: string };
/** A new session: its token goes into the cookie and nowhere else. */
export type LoggedIn = {
  sessionToken: string;
  /** The token by which this browser is recognized from now on. */ clientToken: string;
  sessionId: string;
  userId: number;
  registered: boolean;
  needsProfile: boolean;
};

/**
 * Opens a session for whoever has the browser's token and the code that was sent. The challenge is checked before
 * and after `between`, the login library's own check; it opens one session, once. [AUTH-1, AUTH-6]
 */
export const verifyLoginCode = service(
  'login.start',
  async (ctx, login: Login, between?: (challenge: Challenge, code: string) => Promise<boolean>): Promise<Result<LoggedIn>> => {
    if (typeof login.token !== 'string' || login.token === '') return noChallenge;
    const tried = await tryCode(ctx, challengeOf(tokenHash(login.token)), login.code);
    if (!tried.ok) return tried;
    if (between && !(await between(tried.value.challenge, tried.value.code))) return wrongCode(tried.value.challenge.tries);
    return commit(ctx, async (tx) => {
      const used = await accountOfChallenge(tx, ctx, tried.value.challenge.id);
      if (!used.ok) return used;
      const { account, challenge } = used.value;
      const client = await clientOfLogin(tx, ctx, account, challenge.channel);
      const session = await openSession(tx, ctx, { userId: account.id, source: challenge.source, newClient: client.isNew, clientId: client.id });
      return {
        value: {
          sessionToken: session.token,
          clientToken: client.token,
          sessionId: session.id,
          userId: account.id,
          registered: account.registered,
          needsProfile: !hasProfile(account),
        },
        audit: loginLines(account, session.id),
        tell: client.tell,
      };
    });
  },
);

/** What a login leaves in the audit: the account, if it is new, and the session. */
export function loginLines(account: { id: number; registered: boolean }, session: string): AuditLine[] {
  const subject = `user:${account.id}`;
  return [...(account.registered ? [{ action: 'accounts.registered', subject }] : []), { action: 'accounts.logged-in', subject, facts: { session } }];
}
