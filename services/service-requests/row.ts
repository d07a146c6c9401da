import { and, desc, eq } from '@payloadcms/db-postgres/drizzle';
import type { RequestMover, RequestStanding } from '#domain/service-requests/life-cycle';
import { parseRequestCode } from '#domain/service-requests/code';
import { serviceOf } from '#domain/service-requests/types/all';
import type { Hours } from '#domain/service-requests/visits';
import { subjectOf } from '#domain/work/nouns';
import type { Tx } from '../runtime';
import { service_requests } from '../store/schema.generated';
import { requestOffers } from '../store/tables';

export type RequestRow = typeof service_requests.$inferSelect;
export type OfferRow = typeof requestOffers.$inferSelect;

/** A request, locked: its requester, staff and the clock take turns here. */
export async function lockRequest(tx: Tx, id: number): Promise<RequestRow | null> {
  const [row] = await tx.select().from(service_requests).where(eq(service_requests.id, id)).for('update');
  return row ?? null;
}

/** The account’s own request by its number; another’s is as absent as none. */
export async function myRequest(tx: Tx, userId: number, code: string): Promise<RequestRow | null> {
  const read = parseRequestCode(code);
  if (!read.ok) return null;
  const [row] = await tx
    .select()
    .from(service_requests)
    .where(and(eq(service_requests.code, read.value), eq(service_requests.user, userId)));
  return row ?? null;
}

/** The same, locked. */
export async function lockMyRequest(tx: Tx, userId: number, code: string): Promise<RequestRow | null> {
  const row = await myRequest(tx, userId, code);
  return row && lockRequest(tx, row.id);
}

/** The subject of a request’s promises, history and audit lines. */
export function requestSubject(id: number): string {
  return subjectOf('request', id);
}

/** The last price that was offered, or none. */
export async function lastOffer(tx: Tx, requestId: number): Promise<OfferRow | null> {
  const [row] = await tx.select().from(requestOffers).where(eq(requestOffers.requestId, requestId)).orderBy(desc(requestOffers.version)).limit(1);
  return row ?? null;
}

/** The hours of an offered price; none where nothing was offered. */
export const offered = (offer: Pick<OfferRow, 'visitFrom' | 'visitTo'> | null): Hours | null => offer && { from: offer.visitFrom, to: offer.visitTo };

/** Whether it is arranged: its visits are what is done next. */
export const isArranged = ({ state }: Pick<RequestRow, 'state'>): boolean => state === 'waiting-action' || state === 'no-answer-provider';

/** How a locked request stands for a move; what only some moves ask is said by whoever makes them. */
export function standing(row: RequestRow, now: Date, more: Partial<RequestStanding> = {}): Omit<RequestStanding, 'state'> {
  return {
    paidToman: row.paidToman,
    offer: row.offerVersion === null ? null : { version: row.offerVersion, totalToman: row.totalToman ?? 0 },
    paidAfterwards: isPaidAfterwards(row),
    assigned: false,
    nobodyCame: false,
    atDoor: false,
    visitsOver: false,
    lent: false,
    depositAwaited: false,
    resultAwaited: false,
    overdue: row.dueAt !== null && new Date(row.dueAt) <= now,
    ...more,
  };
}

/** Whether a request is agreed by phone and paid once it was carried out. */
export const isPaidAfterwards = ({ service }: Pick<RequestRow, 'service'>): boolean => serviceOf(service)?.pays === 'afterwards';

/** In whose name staff move a request: by their roles. */
export const staffMovers = ({ roles }: { roles: readonly string[] }) => roles as readonly RequestMover[];
