import { and, eq, gt, isNull } from '@payloadcms/db-postgres/drizzle';
import { checkPassword, passwordAsTyped } from '#domain/accounts/password';
import { openSteps } from '#domain/accounts/second-factor';
import { INVITATION_TRIES } from '#domain/accounts/staff-login';
import { refuse, type Result } from '#domain/result';
import { normaliseDigits } from '#domain/text/normalise';
import type { Ctx } from '../context';
import { takeQuotas } from '../limits/take';
import { forgetWordsTo } from '../messages/forget-codes';
import { commit } from '../store/commit';
import { factors, staffInvitations } from '../store/tables';
import { endStaffSessions } from './end-sessions';
import { noInvitation, openInvitation, type Invitation } from './invitation';
import { forgetLoginTries, takeLoginTry } from './login-tries';
import { hashPassword, passwordMatches, writePassword, type KeptPassword } from './password';
import { newRecoveryCodes } from '../factors/recovery';
import { seal } from '../factors/seal';
import { matchingStep } from '../factors/totp';
import { service } from '../service';

/** What the invitation's page sends: a new password twice, or for an enrolment the one in use, and the authenticator's first code. */
export type Acceptance = { key: string; password: string; again: string; code: string };
/** The recovery codes, shown this once. */
export type Accepted = { email: string; codes: string[] };

/** Whoever has the link chooses a password (or proves theirs) and enrols the second factor, in one step, once. All older sessions are over. [ADM-5] */
export const acceptInvitation = service('staff.log-in', async (ctx, form: Acceptance): Promise<Result<Accepted>> => {
  const found = await openInvitation(ctx, form.key);
  if (!found.ok) return found;
  const invitation = found.value;
  const counted = await countTry(ctx, invitation);
  if (!counted.ok) return counted;
  const kept = invitation.purpose === 'invite' ? await choosePassword(invitation, form) : await provePassword(ctx, invitation, form);
  if (!kept.ok) return kept;
  const step = matchingStep(invitation.secret, normaliseDigits(form.code).replace(/\s/g, ''), openSteps(ctx.now));
  if (step === undefined) return refuse('admin.second-factor.wrong', undefined, { field: 'code' });
  return enrol(ctx, invitation, kept.value, step);
});

function countTry(ctx: Ctx, { id }: Invitation): Promise<Result<null>> {
  return commit<null>(ctx, async (tx) => {
    const taken = await takeQuotas(tx, ctx, [{ bucket: `invitation ${id}`, limits: INVITATION_TRIES }]);
    return taken.ok ? { value: null, audit: [] } : refuse('admin.login.too-many', { nextTime: taken.opensAt }, { status: 429 });
  });
}

async function choosePassword(owner: Invitation, { password, again }: Acceptance): Promise<Result<KeptPassword>> {
  const checked = checkPassword(password, owner);
  if (!checked.ok) return checked;
  if (passwordAsTyped(again) !== checked.value) return refuse('admin.password.not-same', undefined, { field: 'again' });
  return { ok: true, value: await hashPassword(checked.value) };
}

async function provePassword(ctx: Ctx, owner: Invitation, { password }: Acceptance): Promise<Result<null>> {
  const tried = await takeLoginTry(ctx, owner.email);
  if (!tried.ok) return tried;
  const right = await passwordMatches(tried.value.account ?? { hash: null, salt: null }, passwordAsTyped(password));
  if (!right) return refuse('admin.password.wrong', undefined, { field: 'password' });
  await forgetLoginTries(ctx, tried.value);
  return { ok: true, value: null };
}

function enrol(ctx: Ctx, { id, staffId, email, secret, purpose }: Invitation, password: KeptPassword | null, step: number): Promise<Result<Accepted>> {
  return commit<Accepted>(ctx, async (tx) => {
    const open = and(eq(staffInvitations.id, id), isNull(staffInvitations.usedAt), gt(staffInvitations.expiresAt, ctx.now));
    const used = await tx.update(staffInvitations).set({ usedAt: ctx.now, secret: '' }).where(open).returning({ id: staffInvitations.id });
    if (used.length === 0) return noInvitation;
    const factor = { secret: seal(ctx.rt.settings.secrets.payload, { staffId }, secret), confirmedAt: ctx.now, lastStep: step, tries: 0, lockedUntil: null };
    await tx
      .insert(factors)
      .values({ staffId, ...factor })
      .onConflictDoUpdate({ target: factors.staffId, set: factor });
    if (password) await writePassword(tx, ctx, staffId, password);
    await endStaffSessions(tx, ctx, staffId);
    await forgetWordsTo(tx, email, 'staff.invited');
    return {
      value: { email, codes: await newRecoveryCodes(tx, ctx, { staffId }) },
      audit: { action: 'staff.enrolled', subject: `staff:${staffId}`, facts: { by: purpose } },
    };
  });
}
