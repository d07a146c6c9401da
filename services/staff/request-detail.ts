import type { Trade } from '#domain/accounts/account-role';
import { asc, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { service } from '../service';
import { fareOf } from '../service-requests/fare-row';
import { isPaidAfterwards, requestSubject, type RequestRow } from '../service-requests/row';
import { supplementsOf, type SupplementRow } from '../service-requests/supplement-row';
import { commit } from '../store/commit';
import { rental_units, service_requests, users } from '../store/schema.generated';
import { requestDetails, requestFiles, requestOffers } from '../store/tables';
import { historyOf } from '../transitions/history';
import { fareRefusal } from '#domain/service-requests/fare';
import { supplementRefusal } from '#domain/service-requests/supplement';
import { serviceOf } from '#domain/service-requests/types/all';
import type { Tx } from '../runtime';
import { loanOf } from '../service-requests/loan';
import { priceLeft } from '../service-requests/lower';
import { mayWriteIn, threadOf } from '../service-requests/messages';
import { lacksResult, resultsOf } from '../service-requests/results';
import { candidatesFor } from '../service-requests/visit-providers';
import { hoursOf, standOf, visitsOf, visitSubject, type VisitRow } from '../service-requests/visit-row';
import { takingsOf } from '../work/takings';

/** Everything that staff see of a request for a service; that they opened it is a line of its own. [INP-8, ROLE-5] */
export const staffRequest = service(
  'admin.requests.read',
  async (ctx, requestId: number) => {
    const { db } = ctx.rt;
    const [request] = await db.select().from(service_requests).where(eq(service_requests.id, requestId));
    if (!request) return null;
    const subject = requestSubject(requestId);
    await commit(ctx, () => Promise.resolve({ value: null, audit: { action: 'requests.read', subject, facts: { of: request.user } } }));
    const [booked, loan] = await Promise.all([visitsOf(db, requestId), loanOf(db, requestId)]);
    const [unit] = loan ? await db.select({ serial: rental_units.serial }).from(rental_units).where(eq(rental_units.id, loan.unitId)) : [];
    const [[details], files, offers, [owner], events, takings, thread, results, lacks, left, more, fare] = await Promise.all([
      db.select().from(requestDetails).where(eq(requestDetails.requestId, requestId)),
      db
        .select({ id: requestFiles.id, field: requestFiles.field, type: requestFiles.type, bytes: requestFiles.bytes })
        .from(requestFiles)
        .where(eq(requestFiles.requestId, requestId))
        .orderBy(asc(requestFiles.createdAt), asc(requestFiles.id)),
      db.select().from(requestOffers).where(eq(requestOffers.requestId, requestId)).orderBy(asc(requestOffers.version)),
      request.user === null
        ? []
        : db.select({ id: users.id, phone: users.phone, firstName: users.firstName, lastName: users.lastName }).from(users).where(eq(users.id, request.user)),
      historyOf(db, [subject, ...booked.map(({ id }) => visitSubject(id))]),
      takingsOf(db, { collection: 'service-requests', id: requestId }),
      threadOf(db, requestId),
      resultsOf(db, request),
      lacksResult(db, request),
      priceLeft(db, request),
      supplementsOf(db, requestId),
      fareOf(db, requestId),
    ]);
    return {
      request,
      stand: standOf(booked, ctx.now, { loan, lacks }),
      found: results.found,
      leftToman: left?.leftToman ?? 0,
      supplement: supplementNow(request, more),
      fare: fare && { amountToman: fare.amountToman, state: fare.state },
      mayWriteFare: fareRefusal({ state: request.state, afterwards: isPaidAfterwards(request), fare: fare?.state ?? null }) === null,
      loan: loan && { ...loan, serial: unit?.serial ?? '' },
      details: details ?? null,
      files,
      offers,
      owner: owner ?? null,
      events,
      takings,
      thread: { ...thread, mayWrite: mayWriteIn(thread, request, 'desk', ctx.now) === null },
      visits: await visitsShown(db, booked, { trade: serviceOf(request.service)?.provider, now: ctx.now }),
    };
  },
  () => null,
);

/** What more waits for its requester, or that more can be asked for; null where neither. */
function supplementNow({ state, paidToman }: RequestRow, all: readonly SupplementRow[]): { openToman: number | null; asked: number } | null {
  const open = all.find((one) => one.state === 'open');
  const asked = all.length;
  if (open) return { openToman: open.amountToman, asked };
  return supplementRefusal({ state, paidToman, open: false, before: asked }) ? null : { openToman: null, asked };
}

/** The visits of a request with who comes, and who could come to those that nobody is booked for. */
async function visitsShown(tx: Tx, rows: readonly VisitRow[], { trade, now }: { trade: Trade | undefined; now: Date }) {
  const booked = rows.flatMap(({ providerId }) => providerId ?? []);
  const people =
    booked.length === 0
      ? []
      : await tx
          .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, phone: users.phone })
          .from(users)
          .where(inArray(users.id, booked));
  return Promise.all(
    rows.map(async ({ code: _said, ...visit }) => {
      const hours = hoursOf(visit);
      return {
        ...visit,
        provider: people.find((one) => one.id === visit.providerId) ?? null,
        candidates: visit.state === 'planned' && trade ? await candidatesFor(tx, trade, hours, now) : [],
      };
    }),
  );
}

export type StaffRequest = NonNullable<Awaited<ReturnType<typeof staffRequest>>>;
