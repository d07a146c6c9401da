import { and, eq, gt, isNull, sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import type { Held } from '#domain/accounts/file-hold';
import { waitEndsAt } from '#domain/accounts/file-hold';
import { refuse, type Result } from '#domain/result';
import type { Tx } from '../runtime';
import { service } from '../service';
import { commit } from '../store/commit';
import { users } from '../store/schema.generated';
import { fileLocks, knownClients, sessions } from '../store/tables';
import { heldBack } from './held-back';
import { notMeLink } from './hold-at-login';
import { tellAccount } from './tell-account';

/** How a session stands before its account's files, and the ways in. */
export type FileHold = {
  held: Held | null;
  hasPin: boolean;
  /** Whether a PIN may be offered: there is none, and it was not declined. */
  offersPin: boolean;
  /** Until when the PIN rests after wrong ones. */
  restsUntil: Date | null;
  /** When this browser is let in by itself. */
  opensAt: Date | null;
  /** The confirmed e-mail, to which a code may go. */
  email: string | null;
  /** Whether another session is open that may let this one in. */
  hasOther: boolean;
  /** How many sessions wait to be let in, this one among them. */
  waiting: number;
};

const clear: FileHold = { held: null, hasPin: false, offersPin: false, restsUntil: null, opensAt: null, email: null, hasOther: false, waiting: 0 };

/** How whoever asks stands before their files. [ROLE-4] */
export const myFileHold = service(
  'file-hold.own',
  async ({ rt, actor, now }): Promise<FileHold> => {
    const { userId, sessionId } = actor;
    const waits = sql`coalesce(c.held is not null and (c.opens_at is null or c.opens_at > ${now}), false)`;
    const open = sql`from sessions s left join known_clients c on c.id = s.client_id where s.user_id = ${userId} and s.ended_at is null and s.expires_at > ${now}`;
    const other = sql<boolean>`exists (select 1 ${open} and s.id <> ${sessionId} and not ${waits})`;
    const waiting = sql<number>`(select count(*)::int ${open} and ${waits})`;
    const [row] = await rt.db
      .select({
        email: users.email,
        confirmed: users.emailConfirmedAt,
        lock: fileLocks,
        client: { held: knownClients.held, opensAt: knownClients.opensAt },
        other,
        waiting,
      })
      .from(users)
      .leftJoin(fileLocks, eq(fileLocks.userId, users.id))
      .leftJoin(sessions, eq(sessions.id, sessionId))
      .leftJoin(knownClients, eq(knownClients.id, sessions.clientId))
      .where(eq(users.id, userId));
    if (!row) return clear;
    const { lock, client } = row;
    const hasPin = Boolean(lock?.pinHmac);
    return {
      held: actor.held ?? null,
      hasPin,
      offersPin: !hasPin && !lock?.declinedAt,
      restsUntil: lock?.restsUntil && lock.restsUntil > now ? lock.restsUntil : null,
      opensAt: actor.held && actor.held !== 'closed' ? (client?.opensAt ?? null) : null,
      email: row.confirmed ? row.email : null,
      hasOther: row.other,
      waiting: row.waiting,
    };
  },
  () => clear,
);

/** The browser of a session. */
const clientOf = (sessionId: string): SQL => sql`${knownClients.id} = (select s.client_id from sessions s where s.id = ${sessionId})`;

/** Opens the files to the browser of a session. */
export async function letIn(tx: Tx, sessionId: string): Promise<boolean> {
  const opened = await tx
    .update(knownClients)
    .set({ held: null, heldSince: null, opensAt: null })
    .where(and(clientOf(sessionId), sql`${knownClients.held} is not null`))
    .returning({ id: knownClients.id });
  return opened.length > 0;
}

/** Whoever has forgotten the PIN and has neither e-mail nor another session waits: after three days, of which all are told, the files open to this browser. Asked again, the first day stands. [ROLE-4] */
export const waitForFile = service('file-hold.own', async (ctx): Promise<Result<{ opensAt: Date | null }>> => {
  const { userId, sessionId, held } = ctx.actor;
  if (held !== 'pin') return held === 'closed' ? heldBack : { ok: true, value: { opensAt: null } };
  return commit<{ opensAt: Date | null }>(ctx, async (tx) => {
    const opensAt = waitEndsAt(ctx.now);
    const waits = and(clientOf(sessionId), eq(knownClients.held, 'pin'), isNull(knownClients.opensAt));
    // The wait begins now, after the day on which the browser came.
    const [begun] = await tx.update(knownClients).set({ opensAt }).where(waits).returning({ id: knownClients.id });
    if (!begun) return { value: { opensAt: null }, audit: [] };
    const link = await notMeLink(tx, ctx, { userId, clientId: begun.id });
    const facts = { loginDay: ctx.now, openBy: opensAt, link };
    return {
      value: { opensAt },
      audit: { action: 'file-hold.waits', subject: `user:${userId}`, facts: { session: sessionId } },
      tell: await tellAccount(tx, ctx, userId, { notice: 'file.waits', facts }, 'both ways'),
    };
  });
});

/** Lets a browser in that waits, from a session that is open itself. [ROLE-4] */
export const approveSession = service('file-hold.own', async (ctx, id: string): Promise<Result<null>> => {
  const { userId, held } = ctx.actor;
  if (held) return heldBack;
  return commit<null>(ctx, async (tx) => {
    const mine = and(eq(sessions.id, id), eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, ctx.now));
    const [row] = await tx.select({ id: sessions.id }).from(sessions).where(mine);
    if (!row) return refuse('sessions.not-found', undefined, { status: 404 });
    const opened = await letIn(tx, id);
    return { value: null, audit: opened ? { action: 'file-hold.approved', subject: `user:${userId}`, facts: { session: id, by: ctx.actor.sessionId } } : [] };
  });
});
