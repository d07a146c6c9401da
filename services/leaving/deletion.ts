import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import { DELETION_DAYS, erasedOn, mayDelete, type OpenMatter } from '#domain/accounts/deletion';
import type { Result } from '#domain/result';
import { hasFile } from '../health/store/close-with-account';
import type { Tx } from '../runtime';
import { service } from '../service';
import { commit } from '../store/commit';
import { oneAtATime } from '../store/one-at-a-time';
import { accountDeletions } from '../store/tables';
import { heldBack } from '../accounts/held-back';
import { openMattersOf } from './open-matters';
import { tellAccount } from '../accounts/tell-account';

/** What stands on the page before an account goes. */
export type DeletionPage = {
  /** When it was asked for and from when on it is erased; null where it was not. */
  asked: { at: Date; dueAt: Date } | null;
  open: OpenMatter[];
  /** Children whose files go as well, since nobody else keeps them. */ children: string[];
  hasFile: boolean;
};

const openDeletion = async (tx: Tx, userId: number) => {
  const mine = and(eq(accountDeletions.userId, userId), isNull(accountDeletions.calledOffAt), isNull(accountDeletions.erasedAt));
  const [row] = await tx.select({ id: accountDeletions.id, at: accountDeletions.askedAt, dueAt: accountDeletions.dueAt }).from(accountDeletions).where(mine);
  return row ?? null;
};

/** What goes with an account, what must end before, and until when it can be kept. [DASH-5] */
export const deletionPage = service('account.delete', async (ctx): Promise<DeletionPage> => {
  const { db } = ctx.rt;
  const { userId } = ctx.actor;
  const [asked, { open, children }, has] = await Promise.all([openDeletion(db, userId), openMattersOf(db, userId, ctx.now), hasFile(db, userId)]);
  return { asked: asked && { at: asked.at, dueAt: asked.dueAt }, open, children: children.map(({ name }) => name), hasFile: has };
});

/** From when on an account is erased; null where nobody asked for it. */
export const deletionDue = service(
  'account.delete',
  async (ctx): Promise<Date | null> => (await openDeletion(ctx.rt.db, ctx.actor.userId))?.dueAt ?? null,
  () => null,
);

/**
 * Asks for an account to be erased in fourteen days; until then it works as before and may be kept. Told both ways, since it
 * may not have been its owner; a browser from which files are held back asks for nothing. Asked again, it stays as it is. [DASH-5]
 */
export const askDeletion = service('account.delete', async (ctx): Promise<Result<{ dueAt: Date }>> => {
  const { userId, held } = ctx.actor;
  if (held) return heldBack;
  return commit<{ dueAt: Date }>(ctx, async (tx) => {
    await oneAtATime(tx, `deletion of ${userId}`);
    const before = await openDeletion(tx, userId);
    if (before) return { value: { dueAt: before.dueAt }, audit: [] };
    const may = mayDelete((await openMattersOf(tx, userId, ctx.now)).open);
    if (!may.ok) return may;
    const dueAt = erasedOn(ctx.now);
    await tx.insert(accountDeletions).values({ userId, askedAt: ctx.now, dueAt });
    return {
      value: { dueAt },
      audit: { action: 'accounts.deletion-asked', subject: `user:${userId}`, facts: { days: DELETION_DAYS } },
      tell: await tellAccount(tx, ctx, userId, { notice: 'accounts.deletion', facts: { eraseDay: dueAt } }, 'both ways'),
    };
  });
});

/** Keeps the account after all; pressed again, it is kept. [DASH-5] */
export const callOffDeletion = service('account.delete', (ctx) =>
  commit<null>(ctx, async (tx) => {
    const { userId } = ctx.actor;
    await oneAtATime(tx, `deletion of ${userId}`);
    const open = await openDeletion(tx, userId);
    if (!open) return { value: null, audit: [] };
    await tx.update(accountDeletions).set({ calledOffAt: ctx.now }).where(eq(accountDeletions.id, open.id));
    return { value: null, audit: { action: 'accounts.deletion-called-off', subject: `user:${userId}` } };
  }),
);
