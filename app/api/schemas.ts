import { z } from 'zod';
import { genders, hasProfile } from '#domain/accounts/user-info';
import type { TokenSet } from '#services/accounts/token-set';
import type { User } from '#services/accounts/user';

/** An account as its owner gets it. */
export const userSchema = z
  .strictObject({
    id: z.int(),
    phone: z.string(),
    email: z.string().nullable(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    job: z.string().nullable(),
    birthDay: z.string().nullable().meta({ description: 'Gregorian, as 1991-08-03' }),
    gender: z.enum(genders).nullable(),
    residence: z.string().nullable(),
    history: z.string().nullable(),
    profileComplete: z.boolean().meta({ description: 'Whether first and last name are told; if not, call /user/info/complete' }),
  })
  .meta({ id: 'User' });

/** A token set under the names that the specification gives; both ends are moments, since a client compares them with its clock. [AUTH-4] */
export const tokenSetSchema = z
  .strictObject({
    access_token: z.string(),
    access_token_expires_in: z.int().meta({ description: 'The moment at which the access token ends: milliseconds since 1970-01-01T00:00:00Z' }),
    refresh_token: z.string().meta({ description: 'Works once: the next token set takes its place' }),
    refresh_token_expires_in: z.int().meta({ description: 'The moment at which the refresh token ends, in milliseconds' }),
  })
  .meta({ id: 'TokenSet' });

/** The account as the API gives it. */
export function userData(user: User): z.infer<typeof userSchema> {
  return { ...user, profileComplete: hasProfile(user) };
}

/** The tokens as the API gives them. [AUTH-4] */
export function tokenData(tokens: TokenSet): z.infer<typeof tokenSetSchema> {
  return {
    access_token: tokens.accessToken,
    access_token_expires_in: tokens.accessExpiresAt.getTime(),
    refresh_token: tokens.refreshToken,
    refresh_token_expires_in: tokens.refreshExpiresAt.getTime(),
  };
}
