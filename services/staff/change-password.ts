import { checkPassword, passwordAsTyped } from '#domain/accounts/password';
import { refuse, type Result } from '#domain/result';
import { commit } from '../store/commit';
import { endStaffSessions } from './end-sessions';
import { forgetLoginTries, takeLoginTry } from './login-tries';
import { hashPassword, passwordMatches, writePassword } from './password';
import type { StaffPerson } from './session';
import { tellStaff } from './tell-staff';
import { service } from '../service';

export type PasswordForm = { old: string; password: string; again: string };

/** A staff member changes the password: the old one is asked for, the new one is a good one, and every other session of theirs ends. [ADM-5] */
export const changeStaffPassword = service(
  'staff.own-login',
  async (ctx, person: StaffPerson, { old, password, again }: PasswordForm): Promise<Result<{ staffId: number }>> => {
    const { staffId, sid, email } = person;
    const checked = checkPassword(password, person);
    if (!checked.ok) return checked;
    if (passwordAsTyped(again) !== checked.value) return refuse('admin.password.not-same', undefined, { field: 'again' });
    const tried = await takeLoginTry(ctx, email);
    if (!tried.ok) return tried;
    const before = tried.value.account ?? { hash: null, salt: null };
    if (!(await passwordMatches(before, passwordAsTyped(old)))) return refuse('admin.password.wrong', undefined, { field: 'old' });
    await forgetLoginTries(ctx, tried.value);
    if (passwordAsTyped(old) === checked.value) return refuse('admin.password.same', undefined, { field: 'password' });
    const kept = await hashPassword(checked.value);
    return commit<{ staffId: number }>(ctx, async (tx) => {
      await writePassword(tx, ctx, staffId, kept);
      await endStaffSessions(tx, ctx, staffId, sid);
      return {
        value: { staffId },
        audit: { action: 'staff.password-changed', subject: `staff:${staffId}` },
        tell: await tellStaff(tx, ctx, staffId, { notice: 'staff.password-changed', facts: { at: ctx.now } }),
      };
    });
  },
);
