import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { knownClients } from '../store/tables';
import { newToken, tokenHash } from '../secrets';

/** An account as its known browsers and apps name it. */
export type Whose = `user:${number}` | `staff:${number}`;

/** The hash of the client that asks, where it has logged in to this account before; null for a stranger. [AUTH-6, ADM-5] */
export async function knownClientOf(tx: Tx, ctx: Ctx, whose: Whose): Promise<string | null> {
  if (!ctx.client) return null;
  const hash = tokenHash(ctx.client);
  const [row] = await tx
    .select({ id: knownClients.id })
    .from(knownClients)
    .where(and(eq(knownClients.whose, whose), eq(knownClients.tokenHash, hash)));
  return row ? hash : null;
}

/** Remembers the client of a completed login. A client that some account knows keeps its token, another one gets a new one; says whether this account knew it. [AUTH-6, ADM-5] */
export async function rememberClient(tx: Tx, ctx: Ctx, whose: Whose): Promise<{ id: number; token: string; wasKnown: boolean }> {
  const known = await knownClientOf(tx, ctx, whose);
  const token = ctx.client && (known || (await isOurs(tx, ctx.client))) ? ctx.client : newToken();
  const [row] = await tx
    .insert(knownClients)
    .values({ whose, tokenHash: tokenHash(token), createdAt: ctx.now, seenAt: ctx.now })
    .onConflictDoUpdate({ target: [knownClients.whose, knownClients.tokenHash], set: { seenAt: ctx.now } })
    .returning({ id: knownClients.id });
  if (!row) throw new Error('a client is neither new nor known');
  return { id: row.id, token, wasKnown: known !== null };
}

/** No client of this account is known any more. */
export async function forgetClients(tx: Tx, whose: Whose): Promise<void> {
  await tx.delete(knownClients).where(eq(knownClients.whose, whose));
}

/** Whether we gave this token out: one that somebody made up is not taken over. */
async function isOurs(tx: Tx, token: string): Promise<boolean> {
  const rows = await tx
    .select({ id: knownClients.id })
    .from(knownClients)
    .where(eq(knownClients.tokenHash, tokenHash(token)))
    .limit(1);
  return rows.length > 0;
}
