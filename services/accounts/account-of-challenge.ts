import { and, eq, gt, isNotNull, isNull, lt } from '@payloadcms/db-postgres/drizzle';
import { ok, refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { users } from '../store/schema.generated';
import { loginChallenges } from '../store/tables';
import { forgetCodesOf } from '../messages/forget-codes';
import { noChallenge, type Challenge } from './try-code';

/** The account that a login is for. */
export type Found = { id: number; firstName: string | null; lastName: string | null; registered: boolean };

/** Uses up a challenge in the login's own transaction and gives its account: a challenge opens one session, once. [AUTH-1, AUTH-6] */
export async function accountOfChallenge(tx: Tx, ctx: Ctx, challengeId: string): Promise<Result<{ account: Found; challenge: Challenge }>> {
  const [challenge] = await tx
    .update(loginChallenges)
    .set({ verifiedAt: ctx.now, usedAt: ctx.now })
    .where(and(eq(loginChallenges.id, challengeId), isNull(loginChallenges.usedAt)))
    .returning();
  if (!challenge) return refuse('accounts.code.used', undefined, { field: 'code', status: 409 });
  await endOlderCodes(tx, ctx, challenge);
  await forgetCodesOf(tx, challenge);
  const account = challenge.channel === 'phone' ? await userOfPhone(tx, ctx, challenge) : await userOfEmail(tx, challenge);
  return account ? ok({ account, challenge }) : noChallenge;
}

/** Ends older codes to the same phone or e-mail once a newer one was used. [AUTH-6] */
async function endOlderCodes(tx: Tx, ctx: Ctx, used: Challenge): Promise<void> {
  const sameAddress = and(eq(loginChallenges.addressHash, used.addressHash), eq(loginChallenges.purpose, used.purpose));
  await tx
    .update(loginChallenges)
    .set({ usedAt: ctx.now })
    .where(and(sameAddress, isNull(loginChallenges.usedAt), gt(loginChallenges.expiresAt, ctx.now), lt(loginChallenges.createdAt, used.createdAt)));
}

const found = { id: users.id, firstName: users.firstName, lastName: users.lastName };

/** The account of a confirmed mobile number: the one that has it, or a new one; the unique key decides between two at once. [AUTH-7] */
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
