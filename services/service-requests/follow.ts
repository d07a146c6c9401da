import { and, asc, count, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import { unknownRequest } from '#domain/service-requests/code';
import { FOLLOW_TOKEN_CHARACTERS, isFollowToken, mayBeFollowed, MOST_FOLLOW_LINKS } from '#domain/service-requests/follow';
import type { FareState } from '#domain/service-requests/fare';
import type { RequestState } from '#domain/service-requests/states';
import { somebodyComes, visitLifeCycle, type VisitState } from '#domain/service-requests/visit-life-cycle';
import type { Hours } from '#domain/service-requests/visits';
import { refuse, type Result } from '#domain/result';
import { actorName, type Ctx, type Lang } from '../context';
import { pageLink } from '../messages/page-link';
import type { Runtime, Tx } from '../runtime';
import { keyedHash, tokenHash } from '../secrets';
import { service } from '../service';
import { commit, commitOnce } from '../store/commit';
import { service_requests, users } from '../store/schema.generated';
import { followLinks, visits } from '../store/tables';
import { fareOf } from './fare-row';
import { lastOffer, lockMyRequest, offered, requestSubject, type RequestRow } from './row';
import { tellOfLink } from './tell';
import { hoursOf } from './visit-row';

/** The secret of an address to follow a request, from the random once-key of the form that made it: sent twice, it is the same, and the database has its hash alone. */
export function followToken({ rt, actor }: { rt: Runtime; actor: Ctx['actor'] }, once: string): string {
  return keyedHash(rt, 'follow link', `${actorName(actor)} ${once}`).slice(0, FOLLOW_TOKEN_CHARACTERS);
}

/** The whole address, as a message carries it: a capability URL, which opens by being known. */
export const followLink = (ctx: Ctx, lang: Lang, token: string): string => pageLink(ctx, lang, `/follow/${token}`);

/** Opens an address of a locked request. */
export async function openFollow(tx: Tx, { now }: Ctx, requestId: number, token: string): Promise<number> {
  const [row] = await tx
    .insert(followLinks)
    .values({ requestId, tokenHash: tokenHash(token), madeAt: now })
    .returning({ id: followLinks.id });
  if (!row) throw new Error(`no address to follow request ${requestId}`);
  return row.id;
}

/** A request as whoever waits with its requester reads it: never what it is, where, or what it costs. */
export type Followed = {
  code: string;
  state: RequestState;
  dueAt: Date | null;
  /** The hours of the next visit, who comes by first name, and how far they are. */ hours: Hours | null;
  provider: string | null;
  visit: VisitState | null;
  /** Whether its ride is still to be paid, or was; how much is said to whoever pays alone. */ fare: FareState | null;
};

const over: readonly VisitState[] = visitLifeCycle.ends;

/** A request by the address that was handed on; one that is unknown, revoked or over is as absent as none. [AMB-1, ROLE-5] */
export const followRequest = service(
  'requests.follow',
  async (ctx, token: string): Promise<Result<Followed>> => {
    const { db } = ctx.rt;
    const row = await followedRow(db, ctx, token);
    if (!row) return unknownRequest;
    return {
      ok: true,
      value: {
        code: row.code,
        state: row.state,
        dueAt: row.dueAt ? new Date(row.dueAt) : null,
        ...(await nextVisit(db, row)),
        fare: (await fareOf(db, row.id))?.state ?? null,
      },
    };
  },
  () => unknownRequest,
);

/** The request to which an address leads now; none by one that is unknown, revoked or over. */
export async function followedRow(db: Tx, { now }: Pick<Ctx, 'now'>, token: string): Promise<RequestRow | null> {
  if (!isFollowToken(token)) return null;
  const [found] = await db
    .select({ request: service_requests })
    .from(followLinks)
    .innerJoin(service_requests, eq(service_requests.id, followLinks.requestId))
    .where(and(eq(followLinks.tokenHash, tokenHash(token)), isNull(followLinks.revokedAt)));
  const row = found?.request;
  return row && mayBeFollowed({ state: row.state, since: new Date(row.stateSince) }, now) ? row : null;
}

async function nextVisit(db: Tx, { id, state }: RequestRow): Promise<Pick<Followed, 'hours' | 'provider' | 'visit'>> {
  if (state !== 'waiting-action') return { hours: null, provider: null, visit: null };
  const rows = await db
    .select({ visit: visits, firstName: users.firstName })
    .from(visits)
    .leftJoin(users, eq(users.id, visits.providerId))
    .where(eq(visits.requestId, id))
    .orderBy(asc(visits.ordinal));
  const next = rows.find(({ visit }) => !over.includes(visit.state));
  if (!next) return { hours: rows.length === 0 ? offered(await lastOffer(db, id)) : null, provider: null, visit: null };
  return { hours: hoursOf(next.visit), provider: somebodyComes(next.visit.state) ? next.firstName : null, visit: next.visit.state };
}

/** An address that whoever asked has handed on. */
export type MyFollowLink = { id: number; madeAt: Date };

/** The addresses of a request that lead somewhere. */
export function openLinks(tx: Tx, requestId: number): Promise<MyFollowLink[]> {
  return tx.select({ id: followLinks.id, madeAt: followLinks.madeAt }).from(followLinks).where(openOf(requestId)).orderBy(asc(followLinks.id));
}

const openOf = (requestId: number) => and(eq(followLinks.requestId, requestId), isNull(followLinks.revokedAt));

/** Makes an address for those who wait with the requester, whose phone alone gets it. */
export const shareRequest = service('requests.decide', async (ctx, { code, once }: { code: string; once: string }): Promise<Result<{ code: string }>> => {
  const { userId } = ctx.actor;
  return commitOnce<{ code: string }>(
    ctx,
    { form: 'request-follow', key: once, body: { code } },
    async (tx) => {
      const row = await lockMyRequest(tx, userId, code);
      if (!row || !mayBeFollowed({ state: row.state, since: new Date(row.stateSince) }, ctx.now)) return unknownRequest;
      const [open] = await tx.select({ n: count() }).from(followLinks).where(openOf(row.id));
      if ((open?.n ?? 0) >= MOST_FOLLOW_LINKS) return refuse('services.follow.too-many', { most: MOST_FOLLOW_LINKS }, { status: 409 });
      const token = followToken(ctx, once);
      const id = await openFollow(tx, ctx, row.id, token);
      return {
        value: { code: row.code },
        audit: { action: 'requests.share', subject: requestSubject(row.id), facts: { link: id } },
        tell: await tellOfLink(tx, ctx, row, { link: followLink(ctx, row.lang, token), dueTime: null }),
      };
    },
    { follow_links_token: refuse('common.busy', undefined, { status: 503 }) },
  );
});

/** Takes an address back; pressed again it is taken back still. */
export const unshareRequest = service('requests.decide', async (ctx, { code, id }: { code: string; id: number }): Promise<Result<{ code: string }>> => {
  return commit<{ code: string }>(ctx, async (tx) => {
    const row = await lockMyRequest(tx, ctx.actor.userId, code);
    if (!row || !Number.isSafeInteger(id)) return unknownRequest;
    const [gone] = await tx
      .update(followLinks)
      .set({ revokedAt: ctx.now })
      .where(and(eq(followLinks.id, id), openOf(row.id)))
      .returning({ id: followLinks.id });
    const [closed] = gone
      ? [gone]
      : await tx
          .select({ id: followLinks.id })
          .from(followLinks)
          .where(and(eq(followLinks.id, id), eq(followLinks.requestId, row.id)));
    if (!closed) return unknownRequest;
    return { value: { code: row.code }, audit: gone ? { action: 'requests.unshare', subject: requestSubject(row.id), facts: { link: id } } : [] };
  });
});
