import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Gender } from '#domain/accounts/user-info';
import { service } from '../service';
import type { Tx } from '../runtime';
import { users } from '../store/schema.generated';

/** An account as its own pages show it. */
export type User = {
  id: number;
  phone: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  job: string | null;
  birthDay: string | null;
  gender: Gender | null;
  residence: string | null;
  history: string | null;
};

/** The columns of a user's row that its owner sees. */
export const userColumns = {
  id: users.id,
  phone: users.phone,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  job: users.job,
  birthDay: users.birthDay,
  gender: users.gender,
  residence: users.residence,
  history: users.history,
};

/** The account of whoever asks; null for a guest. */
export const myUser = service(
  'account.open',
  async (ctx) => userOf(ctx.rt.db, ctx.actor.userId),
  () => null,
);

/** First and last name, as others are told them; a dash where the account has none. */
export function fullName(user: Pick<User, 'firstName' | 'lastName'> | null): string {
  return [user?.firstName, user?.lastName].filter(Boolean).join(' ') || '—';
}

const SMS_NAME_CHARACTERS = 30;

/** The same for an SMS to a number that somebody typed: letters and spaces alone, so that a name is no address and no sentence. */
export function nameInSms(user: Pick<User, 'firstName' | 'lastName'> | null): string {
  return (
    fullName(user)
      .replaceAll(/[^\p{L}\p{M}\u200C]+/gu, ' ')
      .trim()
      .slice(0, SMS_NAME_CHARACTERS) || '—'
  );
}

/** Whose number it is; null for nobody's. */
export async function userIdOfPhone(tx: Tx, phone: string): Promise<number | null> {
  const [row] = await tx.select({ id: users.id }).from(users).where(eq(users.phone, phone));
  return row?.id ?? null;
}

/** An account by its id, for its owner. */
export async function userOf(tx: Tx, id: number): Promise<User | null> {
  const [row] = await tx.select(userColumns).from(users).where(eq(users.id, id));
  return row ?? null;
}
