import { and, eq, gt, isNull, lt, sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { CODE_TRIES, mayTryCode, parseLoginCode, wrongCode } from '#domain/accounts/login-code';
import { ok, refuse, type Refusal, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { changedMeanwhile, commit } from '../store/commit';
import { loginChallenges } from '../store/tables';
import { codeHash } from './new-challenge';
import { sameHash } from '../secrets';

export type Challenge = typeof loginChallenges.$inferSelect;

/** The refusal for a browser that never asked for a code, or asked long ago. */
export const noChallenge: Refusal = refuse('accounts.code.ask-again', undefined, { field: 'code' });

/** Counts an attempt in its own transaction and only then compares the code, so that parallel attempts cannot exceed five. [AUTH-6] */
export async function tryCode(ctx: Ctx, which: SQL | undefined, typed: string): Promise<Result<{ challenge: Challenge; code: string }>> {
  const code = parseLoginCode(typed);
  if (!code.ok) return code;
  const counted = await countTry(ctx, which);
  if (!counted.ok) return counted;
  const challenge = counted.value;
  return sameHash(challenge.codeHmac, codeHash(ctx, challenge.id, code.value)) ? ok({ challenge, code: code.value }) : wrongCode(challenge.tries);
}

function countTry(ctx: Ctx, which: SQL | undefined): Promise<Result<Challenge>> {
  return commit<Challenge>(ctx, async (tx) => {
    const open = and(which, isNull(loginChallenges.usedAt), gt(loginChallenges.expiresAt, ctx.now), lt(loginChallenges.tries, CODE_TRIES));
    const [counted] = await tx
      .update(loginChallenges)
      .set({ tries: sql`${loginChallenges.tries} + 1` })
      .where(open)
      .returning();
    if (counted) return { value: counted, audit: { action: 'accounts.code-tried', subject: `login:${counted.id}`, facts: { tries: counted.tries } } };
    const [closed] = await tx.select().from(loginChallenges).where(which);
    if (!closed) return noChallenge;
    const why = mayTryCode(closed, ctx.now);
    return why.ok ? changedMeanwhile() : why;
  });
}

/** The challenge of a token's hash. */
export function challengeOf(hash: string): SQL | undefined {
  return and(eq(loginChallenges.tokenHash, hash), eq(loginChallenges.purpose, 'login'));
}
