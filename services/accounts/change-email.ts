import { and, desc, eq, gt, isNull } from '@payloadcms/db-postgres/drizzle';
import { CODE_LIFE_MINUTES } from '#domain/accounts/login-code';
import { refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { forgetCodesOf } from '../messages/forget-codes';
import { queueMessage } from '../messages/queue';
import { commit } from '../store/commit';
import { users } from '../store/schema.generated';
import { loginChallenges } from '../store/tables';
import { newChallenge, slowDownInAlarm } from './new-challenge';
import { noSession } from './no-session';
import { newCode } from './secrets';
import { noChallenge, tryCode } from './try-code';

export type EmailToConfirm = { email: string; expiresAt: Date; nextAt: Date };

/** Sends a code to an e-mail address that is to be the account's; nothing changes before the code comes back. [AUTH-1] */
export async function requestEmailChange(ctx: Ctx, email: string): Promise<Result<EmailToConfirm>> {
  const { actor } = ctx;
  if (actor.kind !== 'user') return noSession;
  await slowDownInAlarm(ctx);
  return commit(ctx, async (tx) => {
    const code = newCode();
    const made = await newChallenge(tx, ctx, { purpose: 'confirm-email', channel: 'email', address: email, userId: actor.userId, source: ctx.source, code });
    if (!made.ok) return made;
    const { id, expiresAt, nextAt } = made.value;
    const message = {
      channel: 'email' as const,
      notice: 'accounts.email-code',
      recipient: email,
      lang: ctx.lang,
      facts: { code, minutes: CODE_LIFE_MINUTES },
      promise: 'at-most-once' as const,
      expiresAt,
    };
    return {
      value: { email, expiresAt, nextAt },
      audit: { action: 'accounts.email-code-requested', subject: `user:${actor.userId}`, facts: { challenge: id } },
      tell: [await queueMessage(tx, ctx, message)],
    };
  });
}

/** The address that waits for its code, if one does. */
export async function emailToConfirm(ctx: Ctx): Promise<{ id: string; email: string; expiresAt: Date } | null> {
  if (ctx.actor.kind !== 'user') return null;
  const waiting = and(
    eq(loginChallenges.userId, ctx.actor.userId),
    eq(loginChallenges.purpose, 'confirm-email'),
    isNull(loginChallenges.usedAt),
    gt(loginChallenges.expiresAt, ctx.now),
  );
  const [row] = await ctx.rt.db
    .select({ id: loginChallenges.id, email: loginChallenges.address, expiresAt: loginChallenges.expiresAt })
    .from(loginChallenges)
    .where(waiting)
    .orderBy(desc(loginChallenges.createdAt))
    .limit(1);
  return row ?? null;
}

/** Makes the address the account's own, once its code came back; an address belongs to one account. [AUTH-1, AUTH-7] */
export async function confirmEmail(ctx: Ctx, code: string): Promise<Result<{ email: string }>> {
  const { actor } = ctx;
  if (actor.kind !== 'user') return noSession;
  const waiting = await emailToConfirm(ctx);
  if (!waiting) return noChallenge;
  const tried = await tryCode(ctx, eq(loginChallenges.id, waiting.id), code);
  if (!tried.ok) return tried;
  return commit(
    ctx,
    async (tx) => {
      const mine = and(eq(loginChallenges.id, waiting.id), isNull(loginChallenges.usedAt));
      const [used] = await tx.update(loginChallenges).set({ verifiedAt: ctx.now, usedAt: ctx.now }).where(mine).returning();
      if (!used) return refuse('accounts.code.used', undefined, { field: 'code', status: 409 });
      await forgetCodesOf(tx, used);
      const at = ctx.now.toISOString();
      await tx.update(users).set({ email: waiting.email, emailConfirmedAt: at, updatedAt: at }).where(eq(users.id, actor.userId));
      return { value: { email: waiting.email }, audit: { action: 'accounts.email-confirmed', subject: `user:${actor.userId}` } };
    },
    { users_email_idx: refuse('accounts.email.taken', undefined, { field: 'email', status: 409 }) },
  );
}
