import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Tx } from '../runtime';
import { account_roles } from '../store/schema.generated';

export type AccountRoleRow = typeof account_roles.$inferSelect;

export const ROLE_SUBJECT = 'account-role:';
/** The subject of a role's history and audit lines. */
export function roleSubject(id: number): string {
  return ROLE_SUBJECT + id;
}

/** A role, locked: staff take turns here. */
export async function lockRole(tx: Tx, id: number): Promise<AccountRoleRow | null> {
  const [row] = await tx.select().from(account_roles).where(eq(account_roles.id, id)).for('update');
  return row ?? null;
}
