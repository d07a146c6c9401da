import { eq, sql } from '@payloadcms/db-postgres/drizzle';
import { unknownRequest } from '#domain/service-requests/code';
import { mayComplain, mayRate, shownRating } from '#domain/service-requests/rating';
import type { ServiceCode } from '#domain/service-requests/types/all';
import { refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { sendInquiry, type SentInquiry } from '../inquiries/send';
import type { Tx } from '../runtime';
import { service } from '../service';
import { commit } from '../store/commit';
import { users } from '../store/schema.generated';
import { inquiryDetails, requestDetails, requestMessages, requestRatings } from '../store/tables';
import { REQUESTS } from '../transitions/nouns';
import { note } from '../transitions/transition';
import { lockMyRequest, myRequest, requestSubject, type RequestRow } from './row';

/** What whoever asked said after the end, and what they can say now. */
export type Afterwards = { stars: number | null; mayRate: boolean; complaint: boolean; mayComplain: boolean };

export async function afterwardsOf(tx: Tx, row: RequestRow, now: Date): Promise<Afterwards> {
  const [[rating], [complaint]] = await Promise.all([
    tx.select({ stars: requestRatings.stars }).from(requestRatings).where(eq(requestRatings.requestId, row.id)),
    tx.select({ id: inquiryDetails.inquiryId }).from(inquiryDetails).where(eq(inquiryDetails.requestCode, row.code)),
  ]);
  const ended = { state: row.state, stateSince: new Date(row.stateSince) };
  return {
    stars: rating?.stars ?? null,
    mayRate: mayRate({ ...ended, rated: rating !== undefined }, now),
    complaint: complaint !== undefined,
    mayComplain: mayComplain({ ...ended, complained: complaint !== undefined }, now),
  };
}

/** Stars for what was done, once; the words go to the desk among the messages, and wait for nobody. */
export const rateRequest = service(
  'requests.write',
  async (ctx, { code, rating, note: words }: { code: string; rating: number; note: string | null }): Promise<Result<{ code: string }>> => {
    return commit<{ code: string }>(ctx, async (tx) => {
      const row = await lockMyRequest(tx, ctx.actor.userId, code);
      if (!row) return unknownRequest;
      const after = await afterwardsOf(tx, row, ctx.now);
      if (after.stars === rating) return { value: { code: row.code }, audit: [] };
      if (!after.mayRate) return refuse('services.rating.not-now', undefined, { status: 409 });
      await tx.insert(requestRatings).values({ requestId: row.id, service: row.service, stars: rating, at: ctx.now });
      if (words) await tx.insert(requestMessages).values({ requestId: row.id, side: 'requester', words, at: ctx.now });
      await note(tx, ctx, REQUESTS, row, { event: 'rate', facts: { stars: rating } });
      return { value: { code: row.code }, audit: { action: 'requests.rate', subject: requestSubject(row.id), facts: { stars: rating } } };
    });
  },
);

/** Something was wrong: a complaint with the request's number among the questions that the desk answers, by its hours; one for each request. [MSG-3] */
export const complainOfRequest = service(
  'requests.write',
  async (ctx, { once, code, wrong }: { once: string; code: string; wrong: string }): Promise<Result<SentInquiry>> => {
    const { db } = ctx.rt;
    const row = await myRequest(db, ctx.actor.userId, code);
    if (!row) return unknownRequest;
    const asked = { once, kind: 'complaint' as const, words: wrong, email: null, requestCode: row.code, ...(await whoAsked(ctx, db, row)) };
    const { mayComplain: may, complaint } = await afterwardsOf(db, row, ctx.now);
    // One that is there already answers its own form pressed twice, and refuses another.
    if (!may && !complaint) return refuse('services.complaint.not-now', undefined, { status: 409 });
    return sendInquiry(ctx, asked);
  },
);

async function whoAsked(ctx: Ctx & { actor: { userId: number } }, db: Tx, { id }: RequestRow): Promise<{ name: string; phone: string }> {
  const [[details], [owner]] = await Promise.all([
    db.select({ name: requestDetails.name }).from(requestDetails).where(eq(requestDetails.requestId, id)),
    db.select({ phone: users.phone }).from(users).where(eq(users.id, ctx.actor.userId)),
  ]);
  return { name: details?.name ?? '', phone: owner?.phone ?? '' };
}

/** What a service's ratings come to; nothing before there are enough. */
export async function serviceRating(ctx: Ctx, code: ServiceCode): Promise<{ count: number; average: number } | null> {
  const [sum] = await ctx.rt.db
    .select({ count: sql<number>`count(*)::int`, stars: sql<number>`coalesce(sum(${requestRatings.stars}), 0)::int` })
    .from(requestRatings)
    .where(eq(requestRatings.service, code));
  return shownRating(sum ?? { count: 0, stars: 0 });
}
