import { and, asc, eq, gte, inArray, isNull, lt, or, sql } from '@payloadcms/db-postgres/drizzle';
import { trades, type Trade } from '#domain/accounts/account-role';
import { dayEnd, dayStart } from '#domain/calendars/day';
import { frameOf, isFree, lengthOf, spansOf, type GridFrame, type GridSpan, type TakenCell } from '#domain/service-requests/day-grid';
import type { VisitKind } from '#domain/service-requests/service-type';
import { serviceOf } from '#domain/service-requests/types/all';
import type { VisitState } from '#domain/service-requests/visit-life-cycle';
import { CELL_MINUTES, type Hours } from '#domain/service-requests/visits';
import type { Ctx } from '../context';
import { guarded } from '../service';
import { account_roles, service_requests, users } from '../store/schema.generated';
import { visitCells, visits } from '../store/tables';
import { hoursOf } from './visit-row';

/** A visit of a day as staff see it in a list: neither who asked nor for what. */
export type DayVisit = {
  id: number;
  requestId: number;
  code: string;
  kind: VisitKind;
  state: VisitState;
  district: number | null;
  providerId: number | null;
  provider: string | null;
  hours: Hours;
};
/** A provider's row: half hours, each free one with whether the wanted visit can begin there. */
export type ProviderDay = { userId: number; name: string; trade: Trade | null; spans: (GridSpan & { open: boolean })[] };
/** The visit that a free half hour is looked for. */
export type WantedVisit = { id: number; requestId: number; code: string; kind: VisitKind; trade: Trade | null; hours: Hours | null };
export type DayOfVisits = { frame: GridFrame; providers: ProviderDay[]; visits: DayVisit[]; wanted: WantedVisit | null };

/** So many stand on the page. */
const MOST_PROVIDERS = 100;
const MOST_VISITS = 300;
const CELL_MS = CELL_MINUTES * 60_000;

/** A day of visits: who comes where, who is free when, and where a wanted visit fits. The cells that show it are the keys by which nobody is booked twice. [INP-8, ADM-4] */
export const dayOfVisits = guarded(
  'admin.requests.read',
  async (ctx, { day, wanted: visitId }: { day: string; wanted: number | null }): Promise<DayOfVisits> => {
    const [from, to] = [dayStart(day), dayEnd(day)];
    const [wanted, listed] = await Promise.all([visitId === null ? null : wantedVisit(ctx, visitId), listedVisits(ctx, from, to)]);
    const cells = await cellsBetween(ctx, new Date(from.getTime() - CELL_MS), to);
    const people = await providersOf(ctx, { day, trade: wanted?.trade ?? null, booked: [...cells.keys()] });
    const shown = people.flatMap(({ userId }) => cells.get(userId) ?? []).filter(({ cell }) => cell >= from);
    const frame = frameOf(day, shown);
    const length = lengthOf(wanted?.hours ?? null);
    return {
      ...{ frame, visits: listed, wanted },
      providers: people.map(({ userId, name, trade }) => {
        const taken = cells.get(userId) ?? [];
        const fits = wanted !== null && trade === wanted.trade;
        const spans = spansOf(frame, taken).map((span) => ({ ...span, open: fits && span.taken === null && isFree(span.from, length, taken, ctx.now) }));
        return { userId, name, trade, spans };
      }),
    };
  },
);

const nameOf = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }) => [firstName, lastName].filter(Boolean).join(' ');

/** A visit that nobody is booked for yet. */
async function wantedVisit({ rt }: Ctx, id: number): Promise<WantedVisit | null> {
  const [row] = await rt.db
    .select({ visit: visits, code: service_requests.code, service: service_requests.service })
    .from(visits)
    .innerJoin(service_requests, eq(service_requests.id, visits.requestId))
    .where(and(eq(visits.id, id), eq(visits.state, 'planned')));
  if (!row) return null;
  const { visit, code, service } = row;
  return { id: visit.id, requestId: visit.requestId, code, kind: visit.kind, trade: serviceOf(service)?.provider ?? null, hours: hoursOf(visit) };
}

async function listedVisits({ rt }: Ctx, from: Date, to: Date): Promise<DayVisit[]> {
  const rows = await rt.db
    .select({
      visit: visits,
      code: service_requests.code,
      district: service_requests.district,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(visits)
    .innerJoin(service_requests, eq(service_requests.id, visits.requestId))
    .leftJoin(users, eq(users.id, visits.providerId))
    .where(and(gte(visits.windowFrom, from), lt(visits.windowFrom, to), sql`${visits.state} <> 'cancelled'`))
    .orderBy(asc(visits.windowFrom), asc(visits.id))
    .limit(MOST_VISITS);
  return rows.flatMap(({ visit, code, district, ...person }) => {
    const hours = hoursOf(visit);
    const { id, requestId, kind, state, providerId } = visit;
    return hours
      ? [{ id, requestId, kind, state, providerId, hours, code, district: district === null ? null : Number(district), provider: nameOf(person) || null }]
      : [];
  });
}

/** The half hours that are taken, by provider; one without a visit is time off. */
async function cellsBetween({ rt }: Ctx, from: Date, to: Date): Promise<Map<number, TakenCell[]>> {
  const rows = await rt.db
    .select({ providerId: visitCells.providerId, cell: visitCells.cell, visitId: visits.id })
    .from(visitCells)
    .leftJoin(visits, eq(visits.id, visitCells.visitId))
    .where(and(gte(visitCells.cell, from), lt(visitCells.cell, to)));
  const found = new Map<number, TakenCell[]>();
  for (const { providerId, cell, visitId } of rows) found.set(providerId, [...(found.get(providerId) ?? []), { cell, visitId }]);
  return found;
}

type Asked = { day: string; trade: Trade | null; booked: readonly number[] };
type Person = { userId: number; name: string; trade: Trade | null };

/** Verified providers whose licence holds on that day, of the wanted trade where there is one, and whoever is booked then all the same; by trade and name. */
async function providersOf({ rt }: Ctx, { day, trade, booked }: Asked): Promise<Person[]> {
  const verified = and(
    eq(account_roles.kind, 'service-provider'),
    eq(account_roles.state, 'verified'),
    or(isNull(account_roles.endsOn), gte(account_roles.endsOn, day)),
  );
  const rows = await rt.db
    .select({ userId: users.id, firstName: users.firstName, lastName: users.lastName, trade: account_roles.trade })
    .from(account_roles)
    .innerJoin(users, eq(users.id, account_roles.user))
    .where(and(trade ? eq(account_roles.trade, trade) : undefined, or(verified, booked.length > 0 ? inArray(users.id, [...booked]) : undefined)))
    .orderBy(asc(account_roles.trade), asc(users.lastName), asc(users.id))
    .limit(MOST_PROVIDERS);
  const people = new Map(rows.map((row) => [row.userId, { userId: row.userId, name: nameOf(row), trade: trades.find((one) => one === row.trade) ?? null }]));
  return [...people.values()];
}
