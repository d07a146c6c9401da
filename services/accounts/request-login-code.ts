import { and, eq, isNotNull } from '@payloadcms/db-postgres/drizzle';
import type { Refusal, Result } from '#domain/result';
import type { Ctx, Source } from '../context';
import { queueMessage } from '../messages/queue';
import type { Tx } from '../runtime';
import { commit, commitWith, type Change, type Once } from '../store/commit';
import { users } from '../store/schema.generated';
import { newChallenge, slowDownInAlarm } from './new-challenge';
import { newCode } from '../secrets';
import { service } from '../service';

export type CodeWish = {
  channel: 'phone' | 'email';
  address: string;
  source: Source;
  /** The code, where the caller's own generator made it. */ code?: string;
};
/** The token goes into the browser's cookie; the answer is the same for known and unknown addresses. [AUTH-6] */
export type CodeSent = { token: string; expiresAt: Date; nextAt: Date };

/** Sends a login code to a phone, or to an e-mail address that is confirmed on an account. [AUTH-1, AUTH-6] */
export const requestLoginCode = service('login.start', async (ctx, wish: CodeWish): Promise<Result<CodeSent>> => {
  await slowDownInAlarm(ctx);
  return commit(ctx, (tx) => sendCode(tx, ctx, { ...wish, purpose: 'login' }));
});

/** The same for an API client, which knows no browser's token: the code opens a session by its phone alone, and only there. [API-1, API-6] */
export const requestApiLoginCode = service('login.start', async (ctx, phone: string, once?: Once): Promise<Result<Omit<CodeSent, 'token'>>> => {
  await slowDownInAlarm(ctx);
  return commitWith(ctx, once, async (tx) => {
    const change = await sendCode(tx, ctx, { channel: 'phone', address: phone, source: ctx.source, purpose: 'api-login' });
    return 'ok' in change ? change : { ...change, value: { expiresAt: change.value.expiresAt, nextAt: change.value.nextAt } };
  });
});

async function sendCode(tx: Tx, ctx: Ctx, wish: CodeWish & { purpose: 'login' | 'api-login' }): Promise<Change<CodeSent> | Refusal> {
  const code = wish.code ?? newCode();
  const userId = await knownUser(tx, wish);
  const made = await newChallenge(tx, ctx, { ...wish, userId, code });
  if (!made.ok) return made;
  const { id, ...sent } = made.value;
  const reaches = wish.channel === 'phone' || userId !== null;
  const message = {
    channel: wish.channel === 'phone' ? ('sms' as const) : ('email' as const),
    notice: 'accounts.login-code' as const,
    recipient: wish.address,
    lang: ctx.lang,
    facts: { code },
    promise: 'at-most-once' as const,
    expiresAt: sent.expiresAt,
  };
  return {
    value: sent,
    audit: { action: 'accounts.code-requested', subject: `login:${id}` },
    tell: reaches ? [await queueMessage(tx, ctx, message)] : [],
  };
}

async function knownUser(tx: Tx, wish: CodeWish): Promise<number | null> {
  const where = wish.channel === 'phone' ? eq(users.phone, wish.address) : and(eq(users.email, wish.address), isNotNull(users.emailConfirmedAt));
  const [row] = await tx.select({ id: users.id }).from(users).where(where);
  return row?.id ?? null;
}
