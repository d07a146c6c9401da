import { and, asc, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { mayReportNobody } from '#domain/service-requests/clocks';
import { saysThere } from '#domain/service-requests/visit-door';
import { somebodyComes, visitLifeCycle } from '#domain/service-requests/visit-life-cycle';
import type { Hours } from '#domain/service-requests/visits';
import { subjectOf } from '#domain/work/nouns';
import type { Tx } from '../runtime';
import { rentalLoans, visits } from '../store/tables';
import { lacksResult } from './results';
import type { RequestRow } from './row';

export type VisitRow = typeof visits.$inferSelect;

/** How the subjects of visits begin. */
export const VISIT_SUBJECT = subjectOf('visit', '');

/** The subject of a visit’s history and audit lines. */
export function visitSubject(id: number): string {
  return subjectOf('visit', id);
}

/** A visit of a request that is locked already, locked too: its provider, the desk and its request’s end take turns here. */
export async function lockVisit(tx: Tx, requestId: number, id: number): Promise<VisitRow | null> {
  const [row] = await tx
    .select()
    .from(visits)
    .where(and(eq(visits.id, id), eq(visits.requestId, requestId)))
    .for('update');
  return row ?? null;
}

/** The visits of a request in their order. */
export function visitsOf(tx: Tx, requestId: number): Promise<VisitRow[]> {
  return tx.select().from(visits).where(eq(visits.requestId, requestId)).orderBy(asc(visits.ordinal));
}

const over: readonly string[] = visitLifeCycle.ends;

/** A visit that nobody has been asked to, or that was given back: of another’s tries at its door nothing is left. */
export const nobodyYet = { providerId: null, codeTries: 0, doorAt: null } as const;

/** How the visits of a request stand for its own moves and its money. */
export type VisitsStand = {
  /** Somebody has agreed to come. */ assigned: boolean;
  /** Somebody is at the door now, or says so. */ atDoor: boolean;
  visitsOver: boolean;
  /** Something of ours was brought and is not fetched yet. */ lent: boolean;
  /** It is back damaged, and the desk has to say what of its deposit goes back. */ depositAwaited: boolean;
  /** The next visit’s hours are over for long enough, and nobody came. */ nobodyCame: boolean;
  /** The hours of the next visit, where they are agreed. */ next: Hours | null;
  done: number;
  all: number;
  /** They are over, and its result is still to come. */ resultAwaited: boolean;
};

/** How a loan ended, as its request's stand asks it. */
type LoanEnd = Pick<typeof rentalLoans.$inferSelect, 'back' | 'settledAt'>;
const endOfLoan = { back: rentalLoans.back, settledAt: rentalLoans.settledAt };

/** How the visits of a request stand now. [INP-3, INP-4] */
export async function visitsStand(tx: Tx, row: Pick<RequestRow, 'id' | 'service'>, now: Date): Promise<VisitsStand> {
  const [rows, [loan = null], lacks] = await Promise.all([
    visitsOf(tx, row.id),
    tx.select(endOfLoan).from(rentalLoans).where(eq(rentalLoans.requestId, row.id)),
    lacksResult(tx, row),
  ]);
  return standOf(rows, now, { loan, lacks });
}

/** The same of visits that were read; what was agreed by phone has none, and nothing to wait for. */
export function standOf(rows: readonly VisitRow[], now: Date, { loan, lacks }: { loan: LoanEnd | null; lacks: boolean }): VisitsStand {
  const ahead = rows.filter(({ state }) => !over.includes(state));
  const [next = null] = ahead.flatMap((visit) => hoursOf(visit) ?? []).toSorted((one, other) => one.from.getTime() - other.from.getTime());
  const done = rows.filter(({ state }) => state === 'done').length;
  const isDone = (kind: VisitRow['kind']) => rows.some((visit) => visit.kind === kind && visit.state === 'done');
  const lent = isDone('bring') && !isDone('fetch');
  const atDoor = ahead.some((visit) => visit.state === 'arrived' || saysThere(visit));
  return {
    assigned: ahead.some(({ state }) => somebodyComes(state)),
    atDoor,
    visitsOver: ahead.length === 0 && !lent && (rows.length === 0 || done > 0),
    lent,
    depositAwaited: loan?.back === 'damaged' && loan.settledAt === null,
    nobodyCame: next !== null && !atDoor && mayReportNobody({ windowTo: next.to, arrivedAt: null }, now),
    next,
    done,
    all: rows.length,
    resultAwaited: lacks && ahead.length === 0 && done > 0,
  };
}

/** The hours of a visit; none before they are agreed. */
export const hoursOf = ({ windowFrom, windowTo }: Pick<VisitRow, 'windowFrom' | 'windowTo'>): Hours | null =>
  windowFrom && windowTo ? { from: windowFrom, to: windowTo } : null;

/** Visits that are ahead, locked in their order. */
export function lockAhead(tx: Tx, requestId: number): Promise<VisitRow[]> {
  return tx
    .select()
    .from(visits)
    .where(and(eq(visits.requestId, requestId), inArray(visits.state, ['planned', 'offered', 'accepted', 'on-the-way'])))
    .orderBy(asc(visits.ordinal))
    .for('update');
}
