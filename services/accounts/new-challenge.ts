import { and, count, desc, eq, gt, isNull, ne, type SQL } from '@payloadcms/db-postgres/drizzle';
import { codeRequestDelayMs } from '#domain/accounts/code-alarm';
import { placeOf } from '#domain/access/network';
import { CODE_HISTORY_SECONDS, CODE_LIMITS_PER_48, HOME_DAYS, MOST_HOMES, codeExpiresAt, mayRequestCode, type CodeHistory } from '#domain/accounts/login-code';
import { ok, type Result } from '#domain/result';
import { ulid } from 'ulidx';
import type { Ctx, Source } from '../context';
import type { Tx } from '../runtime';
import { oneAtATime } from '../store/one-at-a-time';
import { loginChallenges, sessions } from '../store/tables';
import { knownClientOf } from './known-client';
import { keyedHash, networkHash, newToken, placeHash, tokenHash } from '../secrets';

export type NewChallenge = {
  purpose: 'login' | 'api-login' | 'confirm-email' | 'approve-email' | 'open-file';
  channel: 'phone' | 'email';
  address: string;
  code: string;
  userId: number | null;
  source: Source;
};
export type MadeChallenge = { id: string; token: string; expiresAt: Date; nextAt: Date };

/** Writes a login in progress, if the limits allow it: those of all strangers, of this network, or of this client alone where the account knows it. One at a time for each. [AUTH-6] */
export async function newChallenge(tx: Tx, ctx: Ctx, wish: NewChallenge): Promise<Result<MadeChallenge>> {
  const asker = await askerOf(tx, ctx, wish);
  await oneAtATime(tx, `code to ${asker.addressHash} ${asker.clientHash ?? ''}`);
  if (!asker.clientHash) {
    await oneAtATime(tx, `code from ${asker.ipHash}`);
    if (isWide(ctx.ip)) await oneAtATime(tx, `code from ${asker.placeHash}`);
  }
  const allowed = mayRequestCode(await codeHistory(tx, ctx, asker, wish.userId), ctx.now);
  if (!allowed.ok) return { ...allowed, field: wish.channel };
  const made: MadeChallenge = { id: ulid(ctx.now.getTime()), token: newToken(), expiresAt: codeExpiresAt(ctx.now), nextAt: allowed.value.nextAt };
  await tx.insert(loginChallenges).values({
    id: made.id,
    purpose: wish.purpose,
    tokenHash: tokenHash(made.token),
    channel: wish.channel,
    ...asker,
    address: wish.address,
    userId: wish.userId,
    codeHmac: codeHash(ctx, made.id, wish.code),
    source: wish.source,
    createdAt: ctx.now,
    expiresAt: made.expiresAt,
  });
  return ok(made);
}

/** Who asks for a code to whom, as the limits know them. */
type CodeAsker = { addressHash: string; ipHash: string; placeHash: string; clientHash: string | null };

/** Identifies who asks for a code: a client that has logged in to the account before by itself, everybody else by the network. [AUTH-6] */
export async function askerOf(tx: Tx, ctx: Ctx, { address, userId }: { address: string; userId: number | null }): Promise<CodeAsker> {
  const clientHash = userId === null ? null : await knownClientOf(tx, ctx, `user:${userId}`);
  return { addressHash: addressHash(ctx, address), ipHash: networkHash(ctx.rt, 'network', ctx.ip), placeHash: placeHash(ctx.rt, 'place', ctx.ip), clientHash };
}

/** When codes were asked for lately, as far as they count for this asker. */
export async function codeHistory(tx: Tx, ctx: Ctx, { addressHash, ipHash, placeHash, clientHash }: CodeAsker, userId: number | null): Promise<CodeHistory> {
  const toContact = eq(loginChallenges.addressHash, addressHash);
  if (clientHash) return { byKnown: await timesOf(tx, ctx, and(toContact, eq(loginChallenges.clientHash, clientHash))) };
  const [fromNetwork, strange] = [eq(loginChallenges.ipHash, ipHash), isNull(loginChallenges.clientHash)];
  return {
    toContact: await timesOf(tx, ctx, and(toContact, strange)),
    fromHere: await timesOf(tx, ctx, and(toContact, strange, fromNetwork)),
    fromPlace: await timesOf(tx, ctx, and(toContact, strange, eq(loginChallenges.placeHash, placeHash))),
    atHome: userId !== null && (await isHome(tx, ctx, userId)),
    fromAddress: await timesOf(tx, ctx, and(fromNetwork, strange)),
    ...(isWide(ctx.ip) && { from48: await timesOf(tx, ctx, and(eq(loginChallenges.placeHash, placeHash), strange), MOST_OF_48) }),
  };
}

const MOST_OF_48 = Math.max(...CODE_LIMITS_PER_48.map(({ requests }) => requests));

/** Whether an address is of IPv6, of which one customer has many networks. */
const isWide = (ip: string | undefined): boolean => ip !== undefined && placeOf(ip).endsWith('/48');

/** Whether this account has recently logged in from the place that asks. [AUTH-6] */
async function isHome(tx: Tx, ctx: Ctx, userId: number): Promise<boolean> {
  if (!ctx.ip) return false;
  const since = new Date(ctx.now.getTime() - HOME_DAYS * 86_400_000);
  const rows = await tx
    .select({ network: sessions.network })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.createdAt, since), ne(sessions.network, '')))
    .orderBy(desc(sessions.createdAt))
    .limit(100);
  const homes = [...new Set(rows.map(({ network }) => placeOf(network)))].slice(0, MOST_HOMES);
  return homes.includes(placeOf(ctx.ip));
}

/** The times of requests, newest first, no more than the limits need. */
async function timesOf(tx: Tx, ctx: Ctx, which: SQL | undefined, most = 100): Promise<Date[]> {
  const since = new Date(ctx.now.getTime() - CODE_HISTORY_SECONDS * 1_000);
  const rows = await tx
    .select({ at: loginChallenges.createdAt })
    .from(loginChallenges)
    .where(and(which, gt(loginChallenges.createdAt, since)))
    .orderBy(desc(loginChallenges.createdAt))
    .limit(most);
  return rows.map((row) => row.at);
}

/** The keyed hash of a phone or e-mail, for the limits. */
export function addressHash(ctx: Ctx, address: string): string {
  return keyedHash(ctx.rt, 'address', address);
}

/** The keyed hash of a code within its challenge. */
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
