import { bigint, integer, pgTable, serial, smallint, text, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { at } from './columns';

/** Whose it is: a staff member's or an account's, never both. */
const whose = () => ({ staffId: integer('staff_id'), userId: integer('user_id') });

/** A second factor (TOTP): its secret is encrypted, each code counts once, five wrong ones lock it. Until confirmed it is shown for enrolment and opens nothing. */
export const factors = pgTable(
  'factors',
  {
    id: serial('id').primaryKey(),
    ...whose(),
    secret: text('secret').notNull(),
    confirmedAt: at('confirmed_at'),
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
    tries: smallint('tries').notNull().default(0),
    lockedUntil: at('locked_until'),
  },
  (t) => [uniqueIndex('factors_staff').on(t.staffId), uniqueIndex('factors_user').on(t.userId)],
);

/** Codes for who has lost the phone: each opens one session, once; keyed hashes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: serial('id').primaryKey(),
    ...whose(),
    codeHash: text('code_hash').notNull(),
    createdAt: at('created_at').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [uniqueIndex('recovery_codes_staff').on(t.staffId, t.codeHash), uniqueIndex('recovery_codes_user').on(t.userId, t.codeHash)],
);
