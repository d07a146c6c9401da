import { eq } from '@payloadcms/db-postgres/drizzle';
import { checkBirthDay } from '#domain/accounts/adult';
import { nextSession, startSession, type Session } from '#domain/accounts/session';
import type { UserInfo } from '#domain/accounts/user-info';
import type { Result } from '#domain/result';
import { isoDate } from '#locales/format';
import { commit } from '../store/commit';
import { users } from '../store/schema.generated';
import { noSession } from './no-session';
import { userColumns, type User } from './user';
import { service } from '../service';

/** Changes the fields that the form gave and no others; phone and e-mail cannot be changed here. [AUTH-3, AUTH-7] */
export const editUser = service('account.change', async (ctx, fields: Partial<UserInfo>): Promise<Result<Session<User>>> => {
  const { actor } = ctx;
  if (fields.birthDay) {
    const adult = checkBirthDay(fields.birthDay, isoDate(ctx.now));
    if (!adult.ok) return adult;
  }
  return commit(ctx, async (tx) => {
    const [before] = await tx.select(userColumns).from(users).where(eq(users.id, actor.userId)).for('update');
    if (!before) return noSession;
    const given = onlyGiven(fields);
    await tx
      .update(users)
      .set({ ...given, updatedAt: ctx.now.toISOString() })
      .where(eq(users.id, before.id));
    const session = nextSession(nextSession(startSession<User>(), { kind: 'verified', user: before }), { kind: 'edited', fields: given });
    return { value: session, audit: { action: 'accounts.edited', subject: `user:${before.id}`, facts: { fields: Object.keys(given) } } };
  });
});

const editable = ['firstName', 'lastName', 'job', 'birthDay', 'gender', 'residence', 'history'] as const satisfies readonly (keyof UserInfo)[];

function onlyGiven(fields: Partial<UserInfo>): Partial<UserInfo> {
  return Object.fromEntries(editable.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]));
}
