import { and, desc, eq, lt, or, sql } from '@payloadcms/db-postgres/drizzle';
import type { RequestState } from '#domain/service-requests/states';
import { serviceOf, type ServiceCode } from '#domain/service-requests/types/all';
import { service } from '../service';
import { openRequests } from '../store/open-requests';
import { service_requests } from '../store/schema.generated';

export type MyServiceRequest = { code: string; service: ServiceCode; state: RequestState; madeAt: Date; dueAt: Date | null; totalToman: number | null };
export type MyServiceRequests = { rows: MyServiceRequest[]; /** Where the next page begins. */ next: string | null };

/** So many on a page. */
export const REQUESTS_PAGE = 20;
const open = sql<boolean>`(${openRequests})`;

/** The account's requests for services, the open ones first, then the newest, a page at a time (keyset). [INP-7] */
export const myServiceRequests = service(
  'requests.list',
  async (ctx, after: string | null = null): Promise<MyServiceRequests> => {
    const place = /^(open|over)-([1-9]\d{0,8})$/.exec(after ?? '');
    const from = place && Number(place[2]);
    const older = from === null ? undefined : lt(service_requests.id, from);
    const later = place?.[1] === 'open' ? or(and(open, older), sql`not ${open}`) : and(sql`not ${open}`, older);
    const rows = await ctx.rt.db
      .select({
        id: service_requests.id,
        open,
        code: service_requests.code,
        service: service_requests.service,
        state: service_requests.state,
        createdAt: service_requests.createdAt,
        dueAt: service_requests.dueAt,
        totalToman: service_requests.totalToman,
      })
      .from(service_requests)
      .where(and(eq(service_requests.user, ctx.actor.userId), place ? later : undefined))
      .orderBy(desc(open), desc(service_requests.id))
      .limit(REQUESTS_PAGE + 1);
    const shown = rows.slice(0, REQUESTS_PAGE);
    const last = shown.at(-1);
    return {
      rows: shown.flatMap(({ code, service: of, state, createdAt, dueAt, totalToman }) => {
        const type = serviceOf(of);
        return type ? [{ code, service: type.code, state, madeAt: new Date(createdAt), dueAt: dueAt ? new Date(dueAt) : null, totalToman }] : [];
      }),
      next: last && rows.length > shown.length ? `${last.open ? 'open' : 'over'}-${last.id}` : null,
    };
  },
  () => ({ rows: [], next: null }),
);
