import { and, eq, gt, isNull, sql } from '@payloadcms/db-postgres/drizzle';
import { refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { tokenHash } from '../secrets';
import { service } from '../service';
import { commit, type Change } from '../store/commit';
import { fileLocks, knownClients, sessions } from '../store/tables';
import { heldBack } from './held-back';
import { forgetClients } from './known-client';
import { tellAccount } from './tell-account';

/** A link that is none, was used or is too old. */
const overLink = refuse('file-hold.link-over', undefined, { status: 404 });

/** Whose a message's link is, and when the login was that it tells of; a link that leads nowhere is not there. */
async function findLink(tx: Tx, ctx: Ctx, token: string): Promise<{ userId: number; at: Date } | null> {
  const [row] = await tx
    .select({ whose: knownClients.whose, at: knownClients.createdAt })
    .from(knownClients)
    .where(and(eq(knownClients.notMeHash, tokenHash(token.slice(0, 100))), gt(knownClients.notMeUntil, ctx.now)));
  const userId = row && /^user:(\d+)$/.exec(row.whose)?.[1];
  return row && userId ? { userId: Number(userId), at: row.at } : null;
}

/** When the login was that a link disowns, for the page that asks once more. */
export const linkedLogin = service('file-hold.disown', async (ctx, token: string): Promise<Result<{ at: Date }>> => {
  const found = await findLink(ctx.rt.db, ctx, token);
  return found ? { ok: true, value: { at: found.at } } : overLink;
});

/** "This was not me", by the link of a message: every session of the account ends and its files are closed, at once. [ROLE-4] */
export const disownByLink = service('file-hold.disown', (ctx, token: string) =>
  commit<null>(ctx, async (tx) => {
    const found = await findLink(tx, ctx, token);
    return found ? closeAll(tx, ctx, found.userId, 'link') : overLink;
  }),
);

/**
 * The same, of a session in one's own list: all others end, and files are closed to this one too, until the e-mail or the desk
 * says who this is. A browser that waits itself sends nobody away, and would be forgotten with its hold. [ROLE-4]
 */
export const disownSession = service('file-hold.own', async (ctx, id: string): Promise<Result<null>> => {
  const { userId, sessionId, held } = ctx.actor;
  if (held) return heldBack;
  return commit<null>(ctx, async (tx) => {
    const mine = and(eq(sessions.id, id), eq(sessions.userId, userId), eq(sessions.newClient, true), isNull(sessions.endedAt));
    const [row] = await tx.select({ id: sessions.id }).from(sessions).where(mine);
    if (!row || id === sessionId) return refuse('sessions.not-found', undefined, { status: 404 });
    return closeAll(tx, ctx, userId, sessionId);
  });
});

async function closeAll(tx: Tx, ctx: Ctx, userId: number, by: string): Promise<Change<null>> {
  const set = { closedAt: ctx.now, closedBy: by };
  await tx
    .insert(fileLocks)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: fileLocks.userId, set });
  const others = and(eq(sessions.userId, userId), isNull(sessions.endedAt), sql`${sessions.id} <> ${by}`);
  const over = await tx.update(sessions).set({ endedAt: ctx.now }).where(others).returning({ id: sessions.id });
  await forgetClients(tx, `user:${userId}`);
  return {
    value: null,
    audit: { action: 'file-hold.closed', subject: `user:${userId}`, facts: { by, sessions: over.map((one) => one.id) } },
    tell: await tellAccount(tx, ctx, userId, { notice: 'file.closed', facts: { closedTime: ctx.now, closedDay: ctx.now } }, 'both ways'),
  };
}
