import { and, asc, eq } from '@payloadcms/db-postgres/drizzle';
import { parseRequestCode, unknownRequest } from '#domain/service-requests/code';
import type { PricedLine } from '#domain/service-requests/offer';
import type { RequestState } from '#domain/service-requests/states';
import { serviceOf, type ServiceCode } from '#domain/service-requests/types/all';
import { ok, type Refusal, type Result } from '#domain/result';
import type { VisitKind } from '#domain/service-requests/service-type';
import type { VisitState } from '#domain/service-requests/visit-life-cycle';
import type { Hours } from '#domain/service-requests/visits';
import type { Tx } from '../runtime';
import { hoursOf } from './visit-row';
import { openStored, type OpenedFile } from '../files/open-stored';
import { service } from '../service';
import { service_requests, users } from '../store/schema.generated';
import { requestDetails, requestFiles, requestOffers, visits } from '../store/tables';
import { historyOf } from '../transitions/history';
import { askedPairs } from './asked-pairs';
import { mayWriteIn, threadOf, type Thread } from './messages';
import { myRequest, requestSubject } from './row';
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
/** A visit as whoever asked reads it: who comes by first name while somebody is expected, and the code that is said at the door. */
export type MyVisit = { ordinal: number; kind: VisitKind; state: VisitState; hours: Hours | null; provider: string | null; code: string | null };
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
  mayWait: boolean;
  /** What was written to the desk and back. */ thread: Thread & { mayWrite: boolean };
};

/** One request with everything of it, for whoever asked; another's is as absent as none. [INP-7] */
export const requestPage = service(
  'requests.list',
  async (ctx, code: string): Promise<RequestPage | Refusal> => {
    const { db } = ctx.rt;
    const row = await myRequest(db, ctx.actor.userId, code);
    const type = row && serviceOf(row.service);
    if (!row || !type) return unknownRequest;
    const [[details], papers, offers, happened, mine, thread] = await Promise.all([
      db.select().from(requestDetails).where(eq(requestDetails.requestId, row.id)),
      db
        .select({ id: requestFiles.id, type: requestFiles.type, bytes: requestFiles.bytes })
        .from(requestFiles)
        .where(eq(requestFiles.requestId, row.id))
        .orderBy(asc(requestFiles.createdAt), asc(requestFiles.id)),
      db.select().from(requestOffers).where(eq(requestOffers.requestId, row.id)).orderBy(asc(requestOffers.version)),
      historyOf(db, requestSubject(row.id)),
      visitsFor(db, row.id),
      threadOf(db, row.id),
    ]);
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
      visits: mine,
      happened: happened.map(({ event, at, reason, facts }) => ({ event, at, reason, dueAt: 'dueAt' in facts ? new Date(String(facts['dueAt'])) : null })),
      mayWait: mayWait(row, ctx.now),
      thread: { ...thread, mayWrite: mayWriteIn(thread, row, 'requester', ctx.now) === null },
    };
  },
  () => unknownRequest,
);

const expected: readonly VisitState[] = ['accepted', 'on-the-way', 'arrived'];

async function visitsFor(tx: Tx, requestId: number): Promise<MyVisit[]> {
  const rows = await tx
    .select({ visit: visits, firstName: users.firstName })
    .from(visits)
    .leftJoin(users, eq(users.id, visits.providerId))
    .where(eq(visits.requestId, requestId))
    .orderBy(asc(visits.ordinal));
  return rows.map(({ visit, firstName }) => {
    const { ordinal, kind, state, code } = visit;
    const comes = expected.includes(state);
    return { ordinal, kind, state, hours: hoursOf(visit), provider: comes ? firstName : null, code: comes && state !== 'arrived' ? code : null };
  });
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
