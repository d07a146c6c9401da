import { eq, sql } from '@payloadcms/db-postgres/drizzle';
import { PIN_TRIES, newPin, pinRestsUntil } from '#domain/accounts/file-hold';
import { refuse, type Refusal, type Result } from '#domain/result';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { keyedHash, sameHash } from '../secrets';
import { service } from '../service';
import { commit } from '../store/commit';
import { users } from '../store/schema.generated';
import { fileLocks } from '../store/tables';
import { letIn } from './file-hold';
import { heldBack } from './held-back';
import { noSession } from './no-session';
import { tellAccount } from './tell-account';

/** Without the account in it, two with the same PIN would show it. */
const pinHash = (ctx: Ctx, userId: number, pin: string) => keyedHash(ctx.rt, `pin of user:${userId}`, pin);

/** Sets a PIN for one's files, or another one; browsers that the account knows stay open, all are told. [ROLE-4] */
export const setFilePin = service('file-hold.own', async (ctx, typed: string): Promise<Result<null>> => {
  const { userId, held } = ctx.actor;
  if (held) return heldBack;
  return commit<null>(ctx, async (tx) => {
    const [owner] = await tx.select({ phone: users.phone }).from(users).where(eq(users.id, userId));
    if (!owner) return noSession;
    const pin = newPin(typed, owner.phone);
    if (!pin.ok) return pin;
    const set = { pinHmac: pinHash(ctx, userId, pin.value), pinAt: ctx.now, tries: 0, restsUntil: null };
    const changed = await tx
      .insert(fileLocks)
      .values({ userId, ...set })
      .onConflictDoUpdate({ target: fileLocks.userId, set, setWhere: sql`${fileLocks.pinHmac} is distinct from ${set.pinHmac}` })
      .returning({ userId: fileLocks.userId });
    // The same PIN once more changes nothing.
    if (changed.length === 0) return { value: null, audit: [] };
    return { value: null, audit: { action: 'file-hold.pin-set', subject: `user:${userId}` }, tell: await tellPinChanged(tx, ctx, userId) };
  });
});

/** Takes the PIN away; all are told. */
export const removeFilePin = service('file-hold.own', async (ctx): Promise<Result<null>> => {
  const { userId, held } = ctx.actor;
  if (held) return heldBack;
  return commit<null>(ctx, async (tx) => {
    if (!(await dropPin(tx, userId))) return { value: null, audit: [] };
    return { value: null, audit: { action: 'file-hold.pin-removed', subject: `user:${userId}` }, tell: await tellPinChanged(tx, ctx, userId) };
  });
});

/** Wants no PIN: it is not offered any more, and can be set at any time. */
export const declineFilePin = service('file-hold.own', async (ctx): Promise<Result<null>> => {
  const { userId } = ctx.actor;
  const set = { declinedAt: ctx.now };
  return commit<null>(ctx, async (tx) => {
    await tx
      .insert(fileLocks)
      .values({ userId, ...set })
      .onConflictDoUpdate({ target: fileLocks.userId, set });
    return { value: null, audit: [] };
  });
});

/** The PIN, in a browser that waits for it: the right one opens the files to it; the fifth wrong one makes it rest, for the right one too. [ROLE-4] */
export const giveFilePin = service('file-hold.own', async (ctx, pin: string): Promise<Result<null>> => {
  const { userId, sessionId, held } = ctx.actor;
  if (held === undefined) return { ok: true, value: null };
  if (held !== 'pin') return heldBack;
  const looked = await commit<Result<null>>(ctx, async (tx) => {
    const [lock] = await tx.select().from(fileLocks).where(eq(fileLocks.userId, userId)).for('update');
    if (lock?.closedAt) return heldBack;
    if (lock?.restsUntil && lock.restsUntil > ctx.now) return resting(lock.restsUntil);
    // One that was taken away meanwhile is asked for no more.
    if (!lock?.pinHmac || sameHash(lock.pinHmac, pinHash(ctx, userId, pin))) {
      if (lock) await tx.update(fileLocks).set({ tries: 0, restsUntil: null }).where(eq(fileLocks.userId, userId));
      await letIn(tx, sessionId);
      return { value: { ok: true, value: null }, audit: { action: 'file-hold.pin-given', subject: `user:${userId}`, facts: { session: sessionId } } };
    }
    const tries = (lock.restsUntil ? 0 : lock.tries) + 1;
    const restsUntil = tries >= PIN_TRIES ? pinRestsUntil(ctx.now) : null;
    await tx.update(fileLocks).set({ tries, restsUntil }).where(eq(fileLocks.userId, userId));
    // The count stays, though the answer is no.
    const audit = { action: 'file-hold.pin-wrong', subject: `user:${userId}`, facts: { session: sessionId, tries } };
    return { value: restsUntil ? resting(restsUntil) : refuse('file-hold.pin.wrong', { left: PIN_TRIES - tries }, { field: 'pin' }), audit };
  });
  return looked.ok ? looked.value : looked;
});

const resting = (until: Date): Refusal => refuse('file-hold.pin.rests', { nextTime: until, nextDay: until }, { field: 'pin', status: 429 });

/** Takes the PIN away in a transaction; says whether there was one. */
export async function dropPin(tx: Tx, userId: number): Promise<boolean> {
  const set = { pinHmac: null, pinAt: null, tries: 0, restsUntil: null };
  const had = sql`${fileLocks.userId} = ${userId} and ${fileLocks.pinHmac} is not null`;
  return (await tx.update(fileLocks).set(set).where(had).returning({ userId: fileLocks.userId })).length > 0;
}

export function tellPinChanged(tx: Tx, ctx: Ctx, userId: number) {
  return tellAccount(tx, ctx, userId, { notice: 'file.pin-changed', facts: { changedTime: ctx.now, changedDay: ctx.now } }, 'both ways');
}
