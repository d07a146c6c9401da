import { and, desc, eq, gt, isNull } from '@payloadcms/db-postgres/drizzle';
import { refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { forgetCodesOf } from '../messages/forget-codes';
import { queueMessage } from '../messages/queue';
import { newCode } from '../secrets';
import { service } from '../service';
import { commit } from '../store/commit';
import { loginChallenges } from '../store/tables';
import { myFileHold, letIn } from './file-hold';
import { dropPin, tellPinChanged } from './file-pin';
import { addressHash, newChallenge, slowDownInAlarm } from './new-challenge';
import { openAgain } from './reopen-file';
import { noChallenge, tryCode } from './try-code';

const noEmail = refuse('file-hold.no-email', undefined, { status: 409 });

/** Sends a code to the account's confirmed e-mail, which lets this browser in. [ROLE-4] */
export const sendFileCode = service('file-hold.own', async (ctx): Promise<Result<null>> => {
  const { userId, held } = ctx.actor;
  if (held === undefined) return { ok: true, value: null };
  const { email } = await myFileHold(ctx);
  if (email === null) return noEmail;
  await slowDownInAlarm(ctx);
  return commit<null>(ctx, async (tx) => {
    const code = newCode();
    const made = await newChallenge(tx, ctx, { purpose: 'open-file', channel: 'email', address: email, code, userId, source: ctx.source });
    if (!made.ok) return { ...made, field: 'code' };
    const { id, expiresAt } = made.value;
    const sent = { notice: 'file.code', channel: 'email', recipient: email, lang: ctx.lang, facts: { code }, expiresAt } as const;
    return {
      value: null,
      audit: { action: 'file-hold.code-requested', subject: `user:${userId}`, facts: { challenge: id } },
      tell: [await queueMessage(tx, ctx, sent)],
    };
  });
});

/** Whether a code to the account's confirmed e-mail waits for being typed. */
export const fileCodeSent = service(
  'file-hold.own',
  async (ctx, email: string | null): Promise<boolean> => email !== null && (await newest(ctx, email)) !== undefined,
  () => false,
);

/** The code of the e-mail lets this browser in: also where all was closed, and in the place of a PIN that was forgotten, which is gone then. [ROLE-4] */
export const openFileByCode = service('file-hold.own', async (ctx, code: string): Promise<Result<{ pinGone: boolean }>> => {
  const { userId, sessionId, held } = ctx.actor;
  if (held === undefined) return { ok: true, value: { pinGone: false } };
  const { email } = await myFileHold(ctx);
  const sent = email === null ? undefined : await newest(ctx, email);
  if (!sent) return noChallenge;
  const tried = await tryCode(ctx, eq(loginChallenges.id, sent.id), code);
  if (!tried.ok) return tried;
  return commit<{ pinGone: boolean }>(ctx, async (tx) => {
    const unused = and(eq(loginChallenges.id, sent.id), isNull(loginChallenges.usedAt));
    const [used] = await tx.update(loginChallenges).set({ verifiedAt: ctx.now, usedAt: ctx.now }).where(unused).returning();
    if (!used) return refuse('accounts.code.used', undefined, { field: 'code', status: 409 });
    await forgetCodesOf(tx, used);
    const told = await openAgain(tx, ctx, userId);
    await letIn(tx, sessionId);
    const pinGone = held === 'pin' && (await dropPin(tx, userId));
    return {
      value: { pinGone },
      audit: { action: 'file-hold.opened-by-mail', subject: `user:${userId}`, facts: { session: sessionId } },
      tell: [...(told ?? []), ...(pinGone ? await tellPinChanged(tx, ctx, userId) : [])],
    };
  });
});

async function newest(ctx: Ctx & { actor: { userId: number } }, email: string): Promise<{ id: string; expiresAt: Date } | undefined> {
  const open = and(
    eq(loginChallenges.addressHash, addressHash(ctx, email)),
    eq(loginChallenges.userId, ctx.actor.userId),
    eq(loginChallenges.purpose, 'open-file'),
    isNull(loginChallenges.usedAt),
    gt(loginChallenges.expiresAt, ctx.now),
  );
  const [row] = await ctx.rt.db
    .select({ id: loginChallenges.id, expiresAt: loginChallenges.expiresAt })
    .from(loginChallenges)
    .where(open)
    .orderBy(desc(loginChallenges.createdAt))
    .limit(1);
  return row;
}
