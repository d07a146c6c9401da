import { eq, sql } from '@payloadcms/db-postgres/drizzle';
import { DAY_MS } from '#domain/calendars/day';
import { NOT_ME_DAYS, holdOf } from '#domain/accounts/file-hold';
import type { Said } from '#domain/notices/notices';
import type { Ctx } from '../context';
import { pageLink } from '../messages/page-link';
import type { Tx } from '../runtime';
import { newToken, tokenHash } from '../secrets';
import { users } from '../store/schema.generated';
import { fileLocks, knownClients, sessions } from '../store/tables';

type NewClient = { userId: number; clientId: number; channel: 'phone' | 'email' };

/**
 * Holds files of health back from a browser or app that the account has never used, where its rules say so, and gives what
 * its owner is told with the link that says "this was not me"; null where there is no file to speak of. [ROLE-4]
 */
export async function holdBack(tx: Tx, ctx: Ctx, { userId, clientId, channel }: NewClient): Promise<Said<'file.entered'> | Said<'file.waits'> | null> {
  const [lock] = await tx.select({ pin: fileLocks.pinHmac }).from(fileLocks).where(eq(fileLocks.userId, userId));
  const [seen] = await tx
    .select({ at: sql<string | null>`max(${sessions.seenAt})`, inUse: sql<boolean>`file_in_use(${userId})` })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  const hasPin = Boolean(lock?.pin);
  const inUse = seen?.inUse ?? false;
  if (!hasPin && !inUse) return null;
  const hold = holdOf({ hasPin, inUse, lastSeenAt: seen?.at ? new Date(seen.at) : null, channel, now: ctx.now });
  if (hold) await tx.update(knownClients).set({ held: hold.why, heldSince: ctx.now, opensAt: hold.opensAt }).where(eq(knownClients.id, clientId));
  const facts = { loginTime: ctx.now, loginDay: ctx.now, link: await notMeLink(tx, ctx, { userId, clientId }) };
  return hold?.opensAt ? { notice: 'file.waits', facts: { loginDay: ctx.now, openBy: hold.opensAt, link: facts.link } } : { notice: 'file.entered', facts };
}

/** A fresh link by which the account's owner says that a browser is somebody else's; it takes the place of an older one. */
export async function notMeLink(tx: Tx, ctx: Ctx, { userId, clientId }: { userId: number; clientId: number }): Promise<string> {
  const token = newToken();
  const notMeUntil = new Date(ctx.now.getTime() + NOT_ME_DAYS * DAY_MS);
  await tx
    .update(knownClients)
    .set({ notMeHash: tokenHash(token), notMeUntil })
    .where(eq(knownClients.id, clientId));
  const [owner] = await tx.select({ lang: users.lang }).from(users).where(eq(users.id, userId));
  return pageLink(ctx, owner?.lang ?? ctx.lang, `/not-me/${token}`);
}
