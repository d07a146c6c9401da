import { eq } from '@payloadcms/db-postgres/drizzle';
import { checkAdult } from '#domain/accounts/adult';
import { nextSession, startSession, type Session } from '#domain/accounts/session';
import type { Registration } from '#domain/accounts/user-info';
import type { Result } from '#domain/result';
import { isoDate } from '#locales/format';
import { commitWith, type Once } from '../store/commit';
import { users } from '../store/schema.generated';
import { noSession } from './no-session';
import { userColumns, type User } from './user';
import { service } from '../service';

/** Completes an account after its first login: names, job, and the confirmation of being 18 or older. [AUTH-1, AUTH-7] */
export const completeProfile = service('account.change', async (ctx, form: Registration, once?: Once): Promise<Result<Session<User>>> => {
  const { actor } = ctx;
  const adult = checkAdult({ confirmed: form.adult, birthDay: form.birthDay }, isoDate(ctx.now));
  if (!adult.ok) return adult;
  return commitWith(ctx, once, async (tx) => {
    const at = ctx.now.toISOString();
    const { firstName, lastName, job, birthDay } = form;
    const [user] = await tx
      .update(users)
      .set({ firstName, lastName, job, ...(birthDay ? { birthDay } : {}), adultConfirmedAt: at, updatedAt: at })
      .where(eq(users.id, actor.userId))
      .returning(userColumns);
    if (!user) return noSession;
    return {
      value: nextSession(startSession<User>(), { kind: 'completed', user }),
      audit: { action: 'accounts.profile-completed', subject: `user:${user.id}` },
    };
  });
});
