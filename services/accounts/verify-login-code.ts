import { and, eq, gt, isNotNull, isNull, lt } from '@payloadcms/db-postgres/drizzle';
import { refuse, type Result } from '#domain/result';
import { hasProfile } from '#domain/accounts/user-info';
import { wrongCode } from '#domain/accounts/login-code';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { commit } from '../store/commit';
import { users } from '../store/schema.generated';
import { loginChallenges } from '../store/tables';
import { forgetCodesOf } from '../messages/forget-codes';
import { openSession } from './open-session';
import { tokenHash } from './secrets';
import { challengeOf, noChallenge, tryCode, type Challenge } from './try-code';

export type Login = { token: string; code: string };
/** A new session: its token goes into the cookie and nowhere else. */
export type LoggedIn = { sessionToken: string; sessionId: string; userId: number; registered: boolean; needsProfile: boolean };

/**
 * Opens a session for whoever has the browser's token and the code that was sent. The challenge is checked before
 * and after `between`, the login library's own check; it opens one session, once. [AUTH-1, AUTH-6]
 */
export async function verifyLoginCode(ctx: Ctx, login: Login, between?: (challenge: Challenge, code: string) => Promise<boolean>): Promise<Result<LoggedIn>> {
  if (typeof login.token !== 'string' || login.token === '') return noChallenge;
  const tried = await tryCode(ctx, challengeOf(tokenHash(login.token)), login.code);
  if (!tried.ok) return tried;
  if (between && !(await between(tried.value.challenge, tried.value.code))) return wrongCode(tried.value.challenge.tries);
  return commit(ctx, async (tx) => {
    const [mine] = await tx
      .update(loginChallenges)
      .set({ verifiedAt: ctx.now, usedAt: ctx.now })
      .where(and(eq(loginChallenges.id, tried.value.challenge.id), isNull(loginChallenges.usedAt)))
      .returning();
    if (!mine) return refuse('accounts.code.used', undefined, { field: 'code', status: 409 });
    await endOlderCodes(tx, ctx, mine);
    await forgetCodesOf(tx, mine);
    const user = mine.channel === 'phone' ? await userOfPhone(tx, ctx, mine) : await userOfEmail(tx, mine);
    if (!user) return noChallenge;
    const session = await openSession(tx, ctx, user.id, mine.source);
    const subject = `user:${user.id}`;
    return {
      value: { sessionToken: session.token, sessionId: session.id, userId: user.id, registered: user.registered, needsProfile: !hasProfile(user) },
      audit: [
        ...(user.registered ? [{ action: 'accounts.registered', subject }] : []),
        { action: 'accounts.logged-in', subject, facts: { session: session.id } },
      ],
    };
  });
}

/** Once a newer code was used, no older one to the same phone or e-mail opens anything. [AUTH-6] */
async function endOlderCodes(tx: Tx, ctx: Ctx, used: Challenge): Promise<void> {
  const sameAddress = and(eq(loginChallenges.addressHash, used.addressHash), eq(loginChallenges.purpose, used.purpose));
  await tx
    .update(loginChallenges)
    .set({ usedAt: ctx.now })
    .where(and(sameAddress, isNull(loginChallenges.usedAt), gt(loginChallenges.expiresAt, ctx.now), lt(loginChallenges.createdAt, used.createdAt)));
}

type Found = { id: number; firstName: string | null; lastName: string | null; registered: boolean };
const found = { id: users.id, firstName: users.firstName, lastName: users.lastName };

/** A confirmed mobile number is an account: the one that has it, or a new one; the unique key lets one win. [AUTH-7] */
async function userOfPhone(tx: Tx, ctx: Ctx, challenge: Challenge): Promise<Found> {
  const at = ctx.now.toISOString();
  const [made] = await tx
    .insert(users)
    .values({ phone: challenge.address, lang: ctx.lang, source: challenge.source, createdAt: at, updatedAt: at })
    .onConflictDoNothing({ target: users.phone })
    .returning(found);
  if (made) return { ...made, registered: true };
  const [known] = await tx.select(found).from(users).where(eq(users.phone, challenge.address));
  if (!known) throw new Error('the phone is neither new nor known');
  return { ...known, registered: false };
}

/** An e-mail address logs in only where it is still the confirmed one of the account that it was when the code was sent. [AUTH-1] */
async function userOfEmail(tx: Tx, challenge: Challenge): Promise<Found | undefined> {
  if (challenge.userId === null) return undefined;
  const same = and(eq(users.id, challenge.userId), eq(users.email, challenge.address), isNotNull(users.emailConfirmedAt));
  const [known] = await tx.select(found).from(users).where(same);
  return known && { ...known, registered: false };
}
