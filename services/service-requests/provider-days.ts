import { and, asc, desc, eq, gt, gte, inArray, lt, ne, or, sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { dayStart, tehranDay } from '#domain/calendars/day';
import type { VisitKind } from '#domain/service-requests/service-type';
import { visitCode } from '#domain/service-requests/visit-code';
import { saysThere } from '#domain/service-requests/visit-door';
import { comingStates, type VisitState } from '#domain/service-requests/visit-life-cycle';
import type { Hours } from '#domain/service-requests/visits';
import { reached } from '../access/reached';
import { service } from '../service';
import { service_requests } from '../store/schema.generated';
import { visits } from '../store/tables';
import { listedSince } from './provider-row';
import { hoursOf } from './visit-row';

/** A visit as its provider’s list shows it: neither who nor what. */
export type ListedVisit = {
  code: string;
  kind: VisitKind;
  state: VisitState;
  /** Says to be at the door. */ waits: boolean;
  /** Its hours passed before it was answered. */ late: boolean;
  hours: Hours;
  district: number | null;
};
export type ProviderDays = { visits: ListedVisit[]; /** Where the next page begins. */ next: string | null };

/** So many on a page. */
const VISITS_PAGE = 20;
const NONE: ProviderDays = { visits: [], next: null };

/** The visits of whoever asks: today’s and those to come, or those that are over, a page at a time (keyset). */
export const myVisits = service(
  'visits.list',
  async (ctx, { past, after }: { past: boolean; after: string | null }): Promise<ProviderDays> => {
    const today = dayStart(tehranDay(ctx.now));
    const [at, id] = placeOf(after);
    // Whoever is expected still stands among today’s, however late.
    const ahead = or(gte(visits.windowTo, today), inArray(visits.state, [...comingStates])) as SQL;
    const later = past ? lt : gt;
    const beyond = at && or(later(visits.windowFrom, at), and(eq(visits.windowFrom, at), later(visits.id, id)));
    const order = past ? desc : asc;
    const rows = await ctx.rt.db
      .select({ visit: visits, requestCode: service_requests.code, district: service_requests.district })
      .from(visits)
      .innerJoin(service_requests, eq(service_requests.id, visits.requestId))
      .where(
        and(
          reached(ctx.actor, 'visits.list', { owner: visits.providerId }),
          ne(visits.state, 'planned'),
          gt(visits.windowTo, listedSince(ctx.now)),
          past ? sql`not ${ahead}` : ahead,
          beyond ?? undefined,
        ),
      )
      .orderBy(order(visits.windowFrom), order(visits.id))
      .limit(VISITS_PAGE + 1);
    const shown = rows.slice(0, VISITS_PAGE);
    const last = shown.at(-1)?.visit;
    return {
      visits: shown.flatMap(({ visit, requestCode, district }) => {
        const hours = hoursOf(visit);
        return hours
          ? [
              {
                code: visitCode(requestCode, visit.ordinal),
                kind: visit.kind,
                state: visit.state,
                waits: saysThere(visit),
                late: visit.state === 'offered' && hours.to <= ctx.now,
                hours,
                district: district ?? null,
              },
            ]
          : [];
      }),
      next: last?.windowFrom && rows.length > shown.length ? `${last.windowFrom.getTime()}-${last.id}` : null,
    };
  },
  () => NONE,
);

/** Where a page begins, as its address says; the beginning where it says nothing readable. */
function placeOf(after: string | null): [Date | null, number] {
  const [, at, id] = /^(\d{1,14})-(\d{1,12})$/.exec(after ?? '') ?? [];
  return at === undefined ? [null, 0] : [new Date(Number(at)), Number(id)];
}
