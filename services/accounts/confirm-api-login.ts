import { and, desc, eq } from '@payloadcms/db-postgres/drizzle';
import type { Result } from '#domain/result';
import type { Ctx } from '../context';
import { answeredOnce, changedMeanwhile, commitWith, type Once } from '../store/commit';
import { loginChallenges } from '../store/tables';
import { accountOfChallenge } from './account-of-challenge';
import { clientOfLogin } from './client-of-login';
import { addressHash } from './new-challenge';
import { openApiSession } from './open-session';
import { tokenSetOf, type TokenSet } from './token-set';
import { noChallenge, tryCode } from './try-code';
import { userOf, type User } from './user';
import { loginLines } from './verify-login-code';
import { service } from '../service';

type Opened = { tokenSetId: string; userId: number };
/** The account, its tokens, and the token by which the app is recognized from now on; a repeated answer has no such token. */
type ApiLogin = { tokens: TokenSet; user: User; client?: string };

/**
 * Opens an API client's session for a phone and the code that was sent to it by the API: a website's code does not open it.
 * With a once-key the same login is answered again with the same tokens, though its code is used up. [API-1, API-6, AUTH-6]
 */
export const confirmApiLogin = service('login.start', async (ctx, login: { phone: string; code: string }, once?: Once): Promise<Result<ApiLogin>> => {
  const before = await answeredOnce<Opened>(ctx, once);
  if (before) return before.ok ? answerOf(ctx, before.value) : before;
  const keep: { client?: string } = {};
  const opened = await open(ctx, login, once, keep);
  if (opened.ok) return answerOf(ctx, opened.value, keep.client);
  // The same request may have won in the meantime: then its answer stands.
  const meanwhile = await answeredOnce<Opened>(ctx, once);
  return meanwhile?.ok ? answerOf(ctx, meanwhile.value) : opened;
});

async function open(ctx: Ctx, { phone, code }: { phone: string; code: string }, once: Once | undefined, keep: { client?: string }): Promise<Result<Opened>> {
  const sent = await lastChallenge(ctx, phone);
  if (!sent) return noChallenge;
  const tried = await tryCode(ctx, eq(loginChallenges.id, sent), code);
  if (!tried.ok) return tried;
  return commitWith<Opened>(ctx, once, async (tx) => {
    const used = await accountOfChallenge(tx, ctx, sent);
    if (!used.ok) return used;
    const { account, challenge } = used.value;
    const client = await clientOfLogin(tx, ctx, account, challenge.channel);
    // The answer that is kept with the once-key does not hold it.
    keep.client = client.token;
    const session = await openApiSession(tx, ctx, { userId: account.id, source: ctx.source, newClient: client.isNew, clientId: client.id });
    return { value: { tokenSetId: session.tokenSetId, userId: account.id }, audit: loginLines(account, session.id), tell: client.tell };
  });
}

/** The newest challenge, the only one that counts. */
async function lastChallenge(ctx: Ctx, phone: string): Promise<string | null> {
  const [row] = await ctx.rt.db
    .select({ id: loginChallenges.id })
    .from(loginChallenges)
    .where(and(eq(loginChallenges.addressHash, addressHash(ctx, phone)), eq(loginChallenges.purpose, 'api-login')))
    .orderBy(desc(loginChallenges.createdAt))
    .limit(1);
  return row?.id ?? null;
}

async function answerOf(ctx: Ctx, { tokenSetId, userId }: Opened, client?: string): Promise<Result<ApiLogin>> {
  const [tokens, user] = [await tokenSetOf(ctx, tokenSetId), await userOf(ctx.rt.db, userId)];
  return tokens && user ? { ok: true, value: { tokens, user, ...(client ? { client } : {}) } } : changedMeanwhile();
}
