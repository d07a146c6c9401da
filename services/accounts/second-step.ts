import { and, eq, inArray, ne, sql } from '@payloadcms/db-postgres/drizzle';
import { seesPatients } from '#domain/accounts/roles';
import { twoStepsHold } from '#domain/accounts/second-factor';
import { refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { stepOf, takeCode, withFactor, wrong } from '../factors/factor';
import { codesLeft, newRecoveryCodes, takeRecoveryCode } from '../factors/recovery';
import { seal, unseal } from '../factors/seal';
import { newTotpSecret } from '../factors/totp';
import { factorsOf } from '../factors/whose';
import { queueMessage } from '../messages/queue';
import type { Tx } from '../runtime';
import { commit, type Later } from '../store/commit';
import { account_roles, users } from '../store/schema.generated';
import { factors, sessions } from '../store/tables';
import { service } from '../service';

/** How the second step of an account stands. */
export type SecondStep = {
  /** Whether any of its roles, verified or waiting, sees patients. */
  needed: boolean;
  enrolled: boolean;
  /** Given in this session, and not long ago. */
  given: boolean;
  /** The secret for an authenticator app, until its first code was typed; never afterwards. */
  secret: string | null;
  codesLeft: number;
};

const none: SecondStep = { needed: false, enrolled: false, given: false, secret: null, codesLeft: 0 };
const notNeeded = refuse('roles.second-step.not-needed', undefined, { status: 403 });
const already = refuse('roles.second-step.enrolled', undefined, { status: 409 });

async function needs(tx: Tx, userId: number): Promise<boolean> {
  const sees = and(eq(account_roles.user, userId), ne(account_roles.state, 'left'), inArray(account_roles.kind, [...seesPatients]));
  return (await tx.select({ id: account_roles.id }).from(account_roles).where(sees).limit(1)).length > 0;
}

/** Where whoever asks stands with it. [ROLE-1, AUTH-8] */
export const mySecondStep = service(
  'second-step.own',
  async ({ rt, actor, now }): Promise<SecondStep> => {
    const { db } = rt;
    const { userId, sessionId } = actor;
    const [needed, [row], [session], left] = await Promise.all([
      needs(db, userId),
      db.select().from(factors).where(factorsOf({ userId })),
      db.select({ at: sessions.twoStepsAt }).from(sessions).where(eq(sessions.id, sessionId)),
      codesLeft(db, { userId }),
    ]);
    const enrolled = Boolean(row?.confirmedAt);
    const secret = row && !enrolled ? unseal(rt.settings.secrets.payload, { userId }, row.secret) : null;
    return { needed, enrolled, given: enrolled && twoStepsHold(session?.at ?? null, now), secret, codesLeft: left };
  },
  () => none,
);

/** Makes a secret for the authenticator app; it has no effect until its first code was typed. [ROLE-1] */
export const beginSecondStep = service('second-step.own', async (ctx): Promise<Result<null>> => {
  const { userId } = ctx.actor;
  return commit<null>(ctx, async (tx) => {
    if (!(await needs(tx, userId))) return notNeeded;
    const secret = seal(ctx.rt.settings.secrets.payload, { userId }, newTotpSecret());
    const begun = await tx
      .insert(factors)
      .values({ userId, secret })
      .onConflictDoUpdate({ target: factors.userId, set: { secret }, setWhere: sql`${factors.confirmedAt} is null` })
      .returning({ id: factors.id });
    return begun.length > 0 ? { value: null, audit: { action: 'accounts.second-step.begun', subject: `user:${userId}` } } : already;
  });
});

/** The app's first code makes the factor count, gives this session its second step, and brings the recovery codes, shown once; its owner is told. [ROLE-1] */
export const enrolSecondStep = service('second-step.own', async (ctx, typed: string): Promise<Result<{ codes: string[] }>> => {
  const { userId } = ctx.actor;
  return commit<{ codes: string[] }>(ctx, async (tx) => {
    const [row] = await tx.select().from(factors).where(factorsOf({ userId })).for('update');
    if (!row || !(await needs(tx, userId))) return notNeeded;
    if (row.confirmedAt) return already;
    const step = stepOf(ctx, { userId }, row.secret, typed);
    if (step === undefined) return wrong;
    await tx.update(factors).set({ confirmedAt: ctx.now, lastStep: step, tries: 0, lockedUntil: null }).where(factorsOf({ userId }));
    await give(tx, ctx, ctx.actor.sessionId);
    return {
      value: { codes: await newRecoveryCodes(tx, ctx, { userId }) },
      audit: { action: 'accounts.second-step.enrolled', subject: `user:${userId}` },
      tell: await tellChanged(tx, ctx, userId),
    };
  });
});

/** A code of the app has six digits; whatever has letters or is longer is a recovery code. */
const RECOVERY = /[a-z]|.{9}/i;

/** The second step of this session: a code of the app, or a recovery code, which is gone then and of which its owner is told. [ROLE-1] */
export const giveSecondStep = service('second-step.own', async (ctx, typed: string): Promise<Result<null>> => {
  const { userId, sessionId } = ctx.actor;
  return withFactor<null>(ctx, { userId }, async (tx, row) => {
    const recovers = RECOVERY.test(typed.trim());
    const refused = recovers ? await takeRecoveryCode(tx, ctx, { userId }, typed) : await takeCode(tx, ctx, { userId }, row, typed);
    if (refused) return refused;
    await give(tx, ctx, sessionId);
    const action = recovers ? 'accounts.second-step.recovered' : 'accounts.second-step.given';
    return {
      value: null,
      audit: { action, subject: `user:${userId}`, facts: { session: sessionId } },
      tell: recovers ? await tellChanged(tx, ctx, userId) : [],
    };
  });
});

/** New recovery codes for who has the app at hand; the old ones open nothing any more. [ROLE-1] */
export const renewMyRecoveryCodes = service('second-step.own', async (ctx, typed: string): Promise<Result<{ codes: string[] }>> => {
  const { userId } = ctx.actor;
  return withFactor<{ codes: string[] }>(ctx, { userId }, async (tx, row) => {
    const refused = await takeCode(tx, ctx, { userId }, row, typed);
    if (refused) return refused;
    return {
      value: { codes: await newRecoveryCodes(tx, ctx, { userId }) },
      audit: { action: 'accounts.second-step.codes-renewed', subject: `user:${userId}` },
      tell: await tellChanged(tx, ctx, userId),
    };
  });
});

async function give(tx: Tx, ctx: Ctx, sessionId: string): Promise<void> {
  await tx.update(sessions).set({ twoStepsAt: ctx.now }).where(eq(sessions.id, sessionId));
}

/** Tells the owner that the second step was changed, in case it was somebody else. */
export async function tellChanged(tx: Tx, ctx: Ctx, userId: number): Promise<Later[]> {
  const [owner] = await tx.select({ phone: users.phone, lang: users.lang }).from(users).where(eq(users.id, userId));
  if (!owner) return [];
  const facts = { changedTime: ctx.now, changedDay: ctx.now };
  return [await queueMessage(tx, ctx, { notice: 'accounts.second-step-changed', facts, channel: 'sms', recipient: owner.phone, lang: owner.lang })];
}
