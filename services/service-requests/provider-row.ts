import { and, eq, ne } from '@payloadcms/db-postgres/drizzle';
import { parseVisitCode } from '#domain/service-requests/visit-code';
import { LISTED_DAYS } from '#domain/service-requests/visit-shown';
import { DAY_MS } from '#domain/calendars/day';
import type { Tx } from '../runtime';
import { service_requests } from '../store/schema.generated';
import { visits } from '../store/tables';
import { lockRequest, type RequestRow } from './row';
import { lockVisit, type VisitRow } from './visit-row';

/** A visit that somebody is booked for, with its request. */
export type BookedVisit = { row: RequestRow; visit: VisitRow };

/** The visit of whoever asks by its number; another’s, one that was given back, and one that is long over are as absent as none. [ROLE-5] */
export async function myVisit(tx: Tx, userId: number, code: string, now: Date): Promise<BookedVisit | null> {
  const read = parseVisitCode(code);
  if (!read.ok) return null;
  const { requestCode, ordinal } = read.value;
  const [found] = await tx
    .select({ row: service_requests, visit: visits })
    .from(visits)
    .innerJoin(service_requests, eq(service_requests.id, visits.requestId))
    .where(and(eq(service_requests.code, requestCode), eq(visits.ordinal, ordinal), eq(visits.providerId, userId), ne(visits.state, 'planned')));
  return found && isListed(found.visit, now) ? found : null;
}

/** The same, locked: the request first, then the visit. */
export async function lockMyVisit(tx: Tx, userId: number, code: string, now: Date): Promise<BookedVisit | null> {
  const found = await myVisit(tx, userId, code, now);
  const row = found && (await lockRequest(tx, found.row.id));
  const visit = row && (await lockVisit(tx, row.id, found.visit.id));
  return visit && visit.providerId === userId && visit.state !== 'planned' ? { row, visit } : null;
}

/** Visits stay with their provider for a while after their hours. */
export const listedSince = (now: Date): Date => new Date(now.getTime() - LISTED_DAYS * DAY_MS);
const isListed = ({ windowTo }: VisitRow, now: Date): boolean => windowTo !== null && windowTo > listedSince(now);
