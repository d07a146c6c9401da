import { and, asc, count, desc, eq, inArray, sql } from '@payloadcms/db-postgres/drizzle';
import { can } from '#domain/access/can';
import { TEHRAN_OFFSET_MINUTES } from '#domain/calendars/day';
import { parseRequestCode, unknownRequest } from '#domain/service-requests/code';
import type { FareState } from '#domain/service-requests/fare';
import { mayBeFollowed, MOST_FOLLOW_LINKS } from '#domain/service-requests/follow';
import type { PricedLine } from '#domain/service-requests/offer';
import type { AwaitedResult } from '#domain/service-requests/next-step';
import type { RequestState } from '#domain/service-requests/states';
import type { SupplementState } from '#domain/service-requests/supplement';
import { serviceOf, type ServiceCode } from '#domain/service-requests/types/all';
import { ok, type Refusal, type Result } from '#domain/result';
import type { ServiceType, VisitKind } from '#domain/service-requests/service-type';
import { saysThere } from '#domain/service-requests/visit-door';
import { somebodyComes, type VisitState } from '#domain/service-requests/visit-life-cycle';
import type { Hours } from '#domain/service-requests/visits';
import type { Tx } from '../runtime';
import type { Lang } from '#locales/lang';
import { findingPairs } from './finding-pairs';
import { hoursOf, VISIT_SUBJECT, visitsStand } from './visit-row';
import { openStored, type OpenedFile } from '../files/open-stored';
import { service } from '../service';
import { service_requests, users } from '../store/schema.generated';
import { audit, requestDetails, requestFiles, requestOffers, visits } from '../store/tables';
import { historyOf } from '../transitions/history';
import { askedPairs } from './asked-pairs';
import { fareOf } from './fare-row';
import { invoicesOfRequest, type ServiceInvoices } from './invoice';
import { mayWriteIn, threadOf, type Thread } from './messages';
import { afterwardsOf, type Afterwards } from './rate';
import { openLinks, type MyFollowLink } from './follow';
import { rentalOf, type MyRental } from './my-rental';
import { resultsOf, type Results } from './results';
import { myRequest, requestSubject, standing, type RequestRow } from './row';
import { supplementsOf } from './supplement-row';
import { mayWait } from './wait';

export type MyOffer = {
  version: number;
  lines: readonly PricedLine[];
  totalToman: number;
  depositToman: number;
  visitFrom: Date;
  visitTo: Date;
  reason: string | null;
};
/** A visit as whoever asked reads it: who comes by first name while somebody is expected, the code that is said at the door, and afterwards what was found and done. */
export type MyVisit = {
  ordinal: number;
  kind: VisitKind;
  state: VisitState;
  hours: Hours | null;
  provider: string | null;
  code: string | null;
  /** Since when its provider says to be at the door. */ doorAt: Date | null;
  note: string | null;
  findings: (readonly [name: string, value: string])[];
};
/** When somebody opened what was asked: whoever comes, by first name, or our desk. */
type Opening = {
  /** The last time on that day. */ at: Date;
  times: number;
  by: string | null;
  paper: boolean;
  /** By whoever asked: a result of theirs. */ own: boolean;
};
/** A request as whoever asked reads it. */
export type RequestPage = {
  code: string;
  service: ServiceCode;
  state: RequestState;
  madeAt: Date;
  dueAt: Date | null;
  totalToman: number | null;
  paidToman: number;
  name: string;
  phone: string;
  asked: (readonly [name: string, value: string])[];
  papers: { id: string; type: 'application/pdf' | 'image/webp'; bytes: number }[];
  /** Every price, the first one first. */ offers: MyOffer[];
  visits: MyVisit[];
  happened: { event: string; at: Date; reason: string | null; dueAt: Date | null }[];
  /** Who has opened it, the latest first. */ openings: Opening[];
  mayWait: boolean;
  /** What can be said after its end. */ after: Afterwards;
  /** What was written to the desk and back. */ thread: Thread & { mayWrite: boolean };
  /** What came of it, and how what is still to come stands. */ results: Results['found'];
  /** Whether something came of it that this browser may not see before it opens the health file. [ROLE-4] */ resultsHeld: boolean;
  awaited: AwaitedResult;
  /** What is lent, once it was brought. */ rental: MyRental | null;
  /** The addresses that were handed on, and whether another can be made. */ follows: MyFollowLink[];
  mayShare: boolean;
  /** What a ride costs that was agreed by phone. */ fare: { amountToman: number; state: FareState } | null;
  /** What was asked for on top of its price. */ supplements: {
    ordinal: number;
    amountToman: number;
    reason: string;
    state: SupplementState;
    payUntil: Date;
  }[];
  /** The invoices of what was paid. */ invoices: ServiceInvoices;
};

/** One request with everything of it, for whoever asked; another's is as absent as none. [INP-7] */
export const requestPage = service(
  'requests.list',
  async (ctx, code: string): Promise<RequestPage | Refusal> => {
    const { db } = ctx.rt;
    const row = await myRequest(db, ctx.actor.userId, code);
    const type = row && serviceOf(row.service);
    if (!row || !type) return unknownRequest;
    const [[details], papers, offers, happened, mine, openings, thread, after, follows, results, stand, rental, fare, invoices, supplements] =
      await Promise.all([
        db.select().from(requestDetails).where(eq(requestDetails.requestId, row.id)),
        db
          .select({ id: requestFiles.id, type: requestFiles.type, bytes: requestFiles.bytes })
          .from(requestFiles)
          .where(eq(requestFiles.requestId, row.id))
          .orderBy(asc(requestFiles.createdAt), asc(requestFiles.id)),
        db.select().from(requestOffers).where(eq(requestOffers.requestId, row.id)).orderBy(asc(requestOffers.version)),
        historyOf(db, requestSubject(row.id)),
        visitsFor(db, ctx.lang, type, row.id),
        openingsOf(db, row),
        threadOf(db, row.id),
        afterwardsOf(db, row, ctx.now),
        openLinks(db, row.id),
        resultsOf(db, row),
        visitsStand(db, row, ctx.now),
        rentalOf(ctx, db, row),
        fareOf(db, row.id),
        invoicesOfRequest(db, row),
        supplementsOf(db, row.id),
      ]);
    const opens = can(ctx.actor, 'requests.results', { ownerId: ctx.actor.userId });
    const followed = mayBeFollowed({ state: row.state, since: new Date(row.stateSince) }, ctx.now);
    return {
      ...{ code: row.code, service: type.code, state: row.state, totalToman: row.totalToman, paidToman: row.paidToman },
      madeAt: new Date(row.createdAt),
      dueAt: row.dueAt ? new Date(row.dueAt) : null,
      name: details?.name ?? '',
      phone: details?.phone ?? '',
      asked: askedPairs(ctx.lang, type, details?.answers ?? {}),
      papers,
      offers: offers.map(({ version, lines, totalToman, depositToman, visitFrom, visitTo, reason }) => ({
        ...{ version, lines, totalToman, depositToman, visitFrom, visitTo, reason },
      })),
      visits: opens ? mine : mine.map((visit) => ({ ...visit, findings: [] })),
      openings,
      happened: happened.map(({ event, at, reason, facts }) => ({ event, at, reason, dueAt: 'dueAt' in facts ? new Date(String(facts['dueAt'])) : null })),
      results: opens ? results.found : [],
      resultsHeld: !opens && (results.found.length > 0 || results.measured.length > 0),
      awaited: row.state === 'waiting-action' && stand.resultAwaited ? (standing(row, ctx.now).overdue ? 'late' : 'in-time') : null,
      mayWait: mayWait(row, ctx.now),
      rental,
      after,
      thread: { ...thread, mayWrite: mayWriteIn(thread, row, 'requester', ctx.now) === null },
      follows: followed ? follows : [],
      invoices,
      supplements: supplements.map(({ ordinal, amountToman, reason, state, payUntil }) => ({ ordinal, amountToman, reason, state, payUntil })),
      fare: fare && { amountToman: fare.amountToman, state: fare.state },
      mayShare: followed && follows.length < MOST_FOLLOW_LINKS,
    };
  },
  () => unknownRequest,
);

async function visitsFor(tx: Tx, lang: Lang, type: ServiceType, requestId: number): Promise<MyVisit[]> {
  const rows = await tx
    .select({ visit: visits, firstName: users.firstName })
    .from(visits)
    .leftJoin(users, eq(users.id, visits.providerId))
    .where(eq(visits.requestId, requestId))
    .orderBy(asc(visits.ordinal));
  return rows.map(({ visit, firstName }) => {
    const { ordinal, kind, state, code } = visit;
    const comes = somebodyComes(state);
    return {
      ...{ ordinal, kind, state, hours: hoursOf(visit), provider: comes ? firstName : null, code: comes && state !== 'arrived' ? code : null },
      ...{ doorAt: saysThere(visit) ? visit.doorAt : null, note: visit.note, findings: findingPairs(lang, type, visit.findings) },
    };
  });
}

/** So many lines of who has opened it are shown, one for each person and day. */
const OPENINGS = 20;
const OPENED = ['visits.read', 'visits.papers.read', 'requests.read', 'requests.papers.read'];

/** Who has opened a request and its papers: an access log for whoever asked. [ROLE-4] */
async function openingsOf(tx: Tx, { id: requestId, user }: RequestRow): Promise<Opening[]> {
  const about = sql`array(select ${VISIT_SUBJECT}::text || v.id from ${visits} v where v.request_id = ${requestId}) || ${requestSubject(requestId)}::text`;
  const day = sql`((${audit.at} + make_interval(mins => ${TEHRAN_OFFSET_MINUTES})) at time zone 'UTC')::date`;
  const paper = sql<boolean>`${audit.action} like '%papers.read'`;
  const own = sql<boolean>`coalesce(${users.id} = ${user}, false)`;
  const at = sql<Date>`max(${audit.at})`.mapWith(audit.at);
  return tx
    .select({ at, times: count(), by: users.firstName, paper, own })
    .from(audit)
    .leftJoin(users, sql`${audit.actor} = 'user:' || ${users.id}`)
    .where(and(sql`${audit.subject} = any(${about})`, inArray(audit.action, OPENED)))
    .groupBy(users.id, users.firstName, sql`4`, day)
    .orderBy(desc(at), desc(paper))
    .limit(OPENINGS);
}

/** A paper of one's own request; another's is not there. [INP-7, ROLE-5] */
export const openMyPaper = service(
  'requests.list',
  async (ctx, { code, id }: { code: string; id: string }): Promise<Result<OpenedFile>> => {
    const read = parseRequestCode(code);
    if (!read.ok || !/^[0-9a-f]{32}$/.test(id)) return unknownRequest;
    const [paper] = await ctx.rt.db
      .select({ file: requestFiles.file })
      .from(requestFiles)
      .innerJoin(service_requests, eq(service_requests.id, requestFiles.requestId))
      .where(and(eq(requestFiles.id, id), eq(service_requests.code, read.value), eq(service_requests.user, ctx.actor.userId)));
    const file = paper && (await openStored(ctx.rt.files, paper.file));
    return file ? ok(file) : unknownRequest;
  },
  () => unknownRequest,
);
