import { and, count, desc, eq, gt, sql } from '@payloadcms/db-postgres/drizzle';
import { codeRequestDelayMs } from '#domain/accounts/code-alarm';
import { CODE_HISTORY_SECONDS, codeExpiresAt, mayRequestCode } from '#domain/accounts/login-code';
import { ok, type Result } from '#domain/result';
import { ulid } from 'ulidx';
import type { Ctx, Source } from '../context';
import type { Tx } from '../runtime';
import { loginChallenges } from '../store/tables';
import { keyedHash, newToken, tokenHash } from './secrets';

export type NewChallenge = {
  purpose: 'login' | 'api-login' | 'confirm-email';
  channel: 'phone' | 'email';
  address: string;
  code: string;
  userId: number | null;
  source: Source;
};
export type MadeChallenge = { id: string; token: string; expiresAt: Date; nextAt: Date };

const ADDRESS_LOCKS = 0x10_61;
const NETWORK_LOCKS = 0x10_62;

/** Writes a login in progress, if the limits of this phone or e-mail and of this network address allow it. One at a time for each. [AUTH-6] */
export async function newChallenge(tx: Tx, ctx: Ctx, wish: NewChallenge): Promise<Result<MadeChallenge>> {
  const hashes = { addressHash: addressHash(ctx, wish.address), ipHash: keyedHash(ctx.rt, 'network', ctx.ip ?? '') };
  await tx.execute(sql`select pg_advisory_xact_lock(${ADDRESS_LOCKS}, hashtext(${hashes.addressHash}))`);
  await tx.execute(sql`select pg_advisory_xact_lock(${NETWORK_LOCKS}, hashtext(${hashes.ipHash}))`);
  const [toContact, fromAddress] = [await timesOf(tx, ctx, 'addressHash', hashes.addressHash), await timesOf(tx, ctx, 'ipHash', hashes.ipHash)];
  const allowed = mayRequestCode({ toContact, fromAddress }, ctx.now);
  if (!allowed.ok) return { ...allowed, field: wish.channel };
  const made: MadeChallenge = { id: ulid(ctx.now.getTime()), token: newToken(), expiresAt: codeExpiresAt(ctx.now), nextAt: allowed.value.nextAt };
  await tx.insert(loginChallenges).values({
    id: made.id,
    purpose: wish.purpose,
    tokenHash: tokenHash(made.token),
    channel: wish.channel,
    ...hashes,
    address: wish.address,
    userId: wish.userId,
    codeHmac: codeHash(ctx, made.id, wish.code),
    source: wish.source,
    createdAt: ctx.now,
    expiresAt: made.expiresAt,
  });
  return ok(made);
}

/** When codes were asked for lately; the newest first, no more than the limits can need. */
export async function timesOf(tx: Tx, ctx: Ctx, by: 'addressHash' | 'ipHash', hash: string): Promise<Date[]> {
  const since = new Date(ctx.now.getTime() - CODE_HISTORY_SECONDS * 1_000);
  const rows = await tx
    .select({ at: loginChallenges.createdAt })
    .from(loginChallenges)
    .where(and(eq(loginChallenges[by], hash), gt(loginChallenges.createdAt, since)))
    .orderBy(desc(loginChallenges.createdAt))
    .limit(100);
  return rows.map((row) => row.at);
}

/** A phone or e-mail as the limits know it. */
export function addressHash(ctx: Ctx, address: string): string {
  return keyedHash(ctx.rt, 'address', address);
}

/** A code as its own challenge keeps it. */
export function codeHash(ctx: Ctx, challengeId: string, code: string): string {
  return keyedHash(ctx.rt, `code ${challengeId}`, code);
}

/** Waits a moment while very many codes are asked for by everybody together, and tells operations. [AUTH-6] */
export async function slowDownInAlarm(ctx: Ctx): Promise<void> {
  const since = new Date(ctx.now.getTime() - 60_000);
  const [row] = await ctx.rt.db.select({ requests: count() }).from(loginChallenges).where(gt(loginChallenges.createdAt, since));
  const delayMs = codeRequestDelayMs(row?.requests ?? 0);
  if (delayMs === 0) return;
  ctx.rt.log.warn({ requests: row?.requests, requestId: ctx.requestId }, 'very many login codes are being asked for');
  await new Promise((resolve) => setTimeout(resolve, delayMs));
}
