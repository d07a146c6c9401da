import { eq, type SQL } from '@payloadcms/db-postgres/drizzle';
import { factors, recoveryCodes } from '../store/tables';

/** Whose second factor: a staff member's, or an account's that sees patients. */
export type Whose = { staffId: number } | { userId: number };

/** The owner's name in audit lines, hashes and encryption. */
export function nameOf(whose: Whose): string {
  return 'staffId' in whose ? `staff:${whose.staffId}` : `user:${whose.userId}`;
}

/** The rows of this owner. */
export function factorsOf(whose: Whose): SQL {
  return 'staffId' in whose ? eq(factors.staffId, whose.staffId) : eq(factors.userId, whose.userId);
}

/** The recovery codes of this owner. */
export function codesOf(whose: Whose): SQL {
  return 'staffId' in whose ? eq(recoveryCodes.staffId, whose.staffId) : eq(recoveryCodes.userId, whose.userId);
}
