import { and, desc, eq, gt, inArray, isNull } from '@payloadcms/db-postgres/drizzle';
import { refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { forgetCodesOf } from '../messages/forget-codes';
import { queueMessage } from '../messages/queue';
import type { Tx } from '../runtime';
import { commit, type Later } from '../store/commit';
import { users } from '../store/schema.generated';
import { loginChallenges } from '../store/tables';
import { heldBack } from './held-back';
import { newChallenge, slowDownInAlarm, type NewChallenge } from './new-challenge';
import { noSession } from './no-session';
import { newCode } from '../secrets';
import { noChallenge, tryCode } from './try-code';
import { service } from '../service';

export type EmailToConfirm = { email: string; expiresAt: Date; nextAt: Date };
/** The two codes: sent to the new address, and to where the account was reached before. */
export type EmailCodes = { code: string; approval: string };
/** Where an account is reached before a change: its confirmed e-mail, else its phone. */
export type OldChannel = { channel: 'phone' | 'email'; address: string };

/** The e-mail is a way to files that are held back, so whom they are held back from does not change it. [ROLE-4] */
const notNow = { ...heldBack, field: 'email' };

/** Sends one code to an e-mail address that is to be the account's and one to where it was reached before; nothing changes before both come back. [AUTH-1] */
export const requestEmailChange = service('account.change', async (ctx, email: string): Promise<Result<EmailToConfirm>> => {
  const { actor } = ctx;
  if (actor.held) return notNow;
  await slowDownInAlarm(ctx);
  return commit(ctx, async (tx) => {
    const old = await oldChannelOf(tx, actor.userId);
    if (!old) return noSession;
    const own = { userId: actor.userId, source: ctx.source };
    const approval = await sendCode(tx, ctx, { ...own, ...old, purpose: 'approve-email', code: newCode() });
    if (!approval.ok) return { ...approval, field: 'email' };
    const made = await sendCode(tx, ctx, { ...own, purpose: 'confirm-email', channel: 'email', address: email, code: newCode() });
    if (!made.ok) return made;
    const { id, expiresAt, nextAt, told } = made.value;
    return {
      value: { email, expiresAt, nextAt },
      audit: { action: 'accounts.email-code-requested', subject: `user:${actor.userId}`, facts: { challenge: id } },
      tell: [told, approval.value.told],
    };
  });
});

async function sendCode(tx: Tx, ctx: Ctx, wish: NewChallenge): Promise<Result<{ id: string; expiresAt: Date; nextAt: Date; told: Later }>> {
  const made = await newChallenge(tx, ctx, wish);
  if (!made.ok) return made;
  const { id, expiresAt, nextAt } = made.value;
  const told = await queueMessage(tx, ctx, {
    ...(wish.purpose === 'approve-email'
      ? { notice: 'accounts.approve-email' as const, channel: wish.channel === 'phone' ? ('sms' as const) : ('email' as const) }
      : { notice: 'accounts.email-code' as const, channel: 'email' as const }),
    recipient: wish.address,
    lang: ctx.lang,
    facts: { code: wish.code },
    promise: 'at-most-once',
    expiresAt,
  });
  return { ok: true, value: { id, expiresAt, nextAt, told } };
}

/** The address that waits for its codes, if one does, and where the other code went. */
export const emailToConfirm = service(
  'account.open',
  async (ctx): Promise<{ id: string; email: string; expiresAt: Date; createdAt: Date; old: OldChannel } | null> => {
    const { userId } = ctx.actor;
    const [row] = await waiting(ctx.rt.db, ctx, userId, 'confirm-email').limit(1);
    const old = row && (await oldChannelOf(ctx.rt.db, userId));
    return row && old ? { id: row.id, email: row.address, expiresAt: row.expiresAt, createdAt: row.createdAt, old } : null;
  },
  () => null,
);

/** Makes the address the account's own, once both codes came back; an address belongs to one account. The phone is told. [AUTH-1, AUTH-7] */
export const confirmEmail = service('account.change', async (ctx, { code, approval }: EmailCodes): Promise<Result<{ email: string }>> => {
  const { actor } = ctx;
  if (actor.held) return notNow;
  const asked = await emailToConfirm(ctx);
  if (!asked) return noChallenge;
  // The two codes of one request belong together.
  const approvals = await waiting(ctx.rt.db, ctx, actor.userId, 'approve-email');
  const pair = approvals.find(({ createdAt }) => createdAt.getTime() === asked.createdAt.getTime());
  if (!pair) return noChallenge;
  const approved = await tryCode(ctx, eq(loginChallenges.id, pair.id), approval);
  if (!approved.ok) return { ...approved, field: 'approval' };
  const tried = await tryCode(ctx, eq(loginChallenges.id, asked.id), code);
  if (!tried.ok) return tried;
  return commit(
    ctx,
    async (tx) => {
      const mine = and(inArray(loginChallenges.id, [asked.id, pair.id]), isNull(loginChallenges.usedAt));
      const used = await tx.update(loginChallenges).set({ verifiedAt: ctx.now, usedAt: ctx.now }).where(mine).returning();
      if (used.length < 2) return refuse('accounts.code.used', undefined, { field: 'code', status: 409 });
      for (const one of used) await forgetCodesOf(tx, one);
      const at = ctx.now.toISOString();
      const own = eq(users.id, actor.userId);
      const [owner] = await tx.update(users).set({ email: asked.email, emailConfirmedAt: at, updatedAt: at }).where(own).returning({ phone: users.phone });
      if (!owner) return noSession;
      const facts = { changedTime: ctx.now, changedDay: ctx.now };
      return {
        value: { email: asked.email },
        audit: { action: 'accounts.email-confirmed', subject: `user:${actor.userId}` },
        tell: [await queueMessage(tx, ctx, { channel: 'sms', notice: 'accounts.email-changed', recipient: owner.phone, lang: ctx.lang, facts })],
      };
    },
    { users_email_idx: refuse('accounts.email.taken', undefined, { field: 'email', status: 409 }) },
  );
});

function waiting(tx: Tx, ctx: Ctx, userId: number, purpose: 'confirm-email' | 'approve-email') {
  const open = and(
    eq(loginChallenges.userId, userId),
    eq(loginChallenges.purpose, purpose),
    isNull(loginChallenges.usedAt),
    gt(loginChallenges.expiresAt, ctx.now),
  );
  return tx.select().from(loginChallenges).where(open).orderBy(desc(loginChallenges.createdAt));
}

async function oldChannelOf(tx: Tx, userId: number): Promise<OldChannel | null> {
  const [owner] = await tx.select({ phone: users.phone, email: users.email, confirmed: users.emailConfirmedAt }).from(users).where(eq(users.id, userId));
  if (!owner) return null;
  return owner.email && owner.confirmed ? { channel: 'email', address: owner.email } : { channel: 'phone', address: owner.phone };
}
