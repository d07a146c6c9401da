import { eq } from '@payloadcms/db-postgres/drizzle';
import type { AccountRoleState } from '#domain/accounts/account-role';
import { actorName, type Ctx } from '../context';
import type { Tx } from '../runtime';
import { account_roles } from '../store/schema.generated';
import { accountRoleEvents } from '../store/tables';

export type AccountRoleRow = typeof account_roles.$inferSelect;

/** Whose history and audit lines they are. */
export function roleSubject(id: number): string {
  return `account-role:${id}`;
}

/** A role, locked: staff take turns here. */
export async function lockRole(tx: Tx, id: number): Promise<AccountRoleRow | null> {
  const [row] = await tx.select().from(account_roles).where(eq(account_roles.id, id)).for('update');
  return row ?? null;
}

/** One line of its history. */
export async function writeRoleEvent(
  tx: Tx,
  ctx: Ctx,
  roleId: number,
  { event, from, to, reason = null }: { event: string; from: AccountRoleState | null; to: AccountRoleState; reason?: string | null },
): Promise<void> {
  await tx.insert(accountRoleEvents).values({ roleId, event, fromState: from, toState: to, actor: actorName(ctx.actor), reason, at: ctx.now });
}
