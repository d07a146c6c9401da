import { lt } from '@payloadcms/db-postgres/drizzle';
import { CODE_HISTORY_SECONDS } from '#domain/accounts/login-code';
import type { Result } from '#domain/result';
import type { Ctx } from '../context';
import { commit } from '../store/commit';
import { loginChallenges } from '../store/tables';

/** Deletes logins in progress that no limit needs to know any more; a job for the night. */
export async function forgetChallenges(ctx: Ctx): Promise<Result<{ forgotten: number }>> {
  return commit(ctx, async (tx) => {
    const before = new Date(ctx.now.getTime() - 2 * CODE_HISTORY_SECONDS * 1_000);
    const gone = await tx.delete(loginChallenges).where(lt(loginChallenges.createdAt, before)).returning({ id: loginChallenges.id });
    return { value: { forgotten: gone.length }, audit: gone.length > 0 ? { action: 'accounts.challenges-forgotten', subject: 'logins', facts: { count: gone.length } } : [] };
  });
}
