import { eq } from '@payloadcms/db-postgres/drizzle';
import { refuse, ok, type Refusal, type Result } from '#domain/result';
import { backWays, lastDay, mayExtend, readUnitSerial, rentalEnd } from '#domain/service-requests/rental';
import { saysThere } from '#domain/service-requests/visit-door';
import { fetchOn } from '#domain/service-requests/visits';
import { loadHolidays } from '../calendars/holidays';
import type { Ctx } from '../context';
import { closeDeadline } from '../deadlines/close';
import { openDeadline } from '../deadlines/open';
import type { Tx } from '../runtime';
import type { AuditLine, Later } from '../store/commit';
import { rental_units } from '../store/schema.generated';
import { rentalLoans, requestDetails } from '../store/tables';
import { lastOffer, requestSubject, type RequestRow } from './row';
import { keepRequestPromise } from './promise';
import { planFetch } from './visit-plan';
import { hoursOf, visitsStand, type VisitRow } from './visit-row';

export type LoanRow = typeof rentalLoans.$inferSelect;
/** What a door is asked where a thing is handed over or fetched. */
export type HandOver = { /** The serial number of what is brought. */ unit?: string | null; /** How it is when it is fetched. */ back?: string | null };
type Handed = { audit: AuditLine[]; tell: Later[] };

/** A door at which nothing is handed over. */
export const nothingHanded = ok<Handed>({ audit: [], tell: [] });

const PROMISE = 'services.rental-end';
/** One open rental for each unit, by the index of the table as well (`rental_loans_open_unit`). */
export const unitLent: Refusal = refuse('services.unit.lent', undefined, { field: 'unit', status: 409 });

/** The loan of a request; none before something was brought, or where nothing is lent. */
export async function loanOf(tx: Tx, requestId: number): Promise<LoanRow | null> {
  const [row] = await tx.select().from(rentalLoans).where(eq(rentalLoans.requestId, requestId));
  return row ?? null;
}

/** A visit with a thing that is lent is done: what was brought is bound to its request, what was fetched is back. The request is locked. [INP-9] */
export async function handOver(
  tx: Tx,
  ctx: Ctx,
  row: RequestRow,
  { visit, lent, given }: { visit: VisitRow; lent: boolean; given: HandOver },
): Promise<Result<Handed>> {
  if (visit.kind === 'bring') return lend(tx, ctx, row, given);
  if (visit.kind === 'fetch') return lent ? takeBack(tx, ctx, row, given) : refuse('services.not-lent', undefined, { status: 409 });
  return nothingHanded;
}

async function lend(tx: Tx, ctx: Ctx, row: RequestRow, { unit: typed }: HandOver): Promise<Result<Handed>> {
  const serial = readUnitSerial(typed ?? '');
  if (!serial.ok) return { ...serial, field: 'unit' };
  const [unit] = await tx.select().from(rental_units).where(eq(rental_units.serial, serial.value)).for('update');
  const [details] = await tx.select({ answers: requestDetails.answers }).from(requestDetails).where(eq(requestDetails.requestId, row.id));
  if (!unit || unit.item !== details?.answers['item']) return refuse('services.unit.unknown', undefined, { field: 'unit' });
  if (unit.state === 'lent') return unitLent;
  if (unit.state !== 'ready') return refuse('services.unit.not-ready', undefined, { field: 'unit', status: 409 });
  const endsOn = lastDay(ctx.now, 1);
  await tx.insert(rentalLoans).values({ requestId: row.id, unitId: unit.id, since: ctx.now, months: 1, endsOn, damageToman: 0 });
  await setUnit(tx, ctx, unit.id, 'lent');
  const tell = await endOn(tx, ctx, row, endsOn);
  return ok({ audit: [{ action: 'rentals.lend', subject: requestSubject(row.id), facts: { unit: unit.id, endsOn } }], tell });
}

async function takeBack(tx: Tx, ctx: Ctx, row: RequestRow, given: HandOver): Promise<Result<Handed>> {
  const back = backWays.find((one) => one === given.back);
  if (!back) return refuse('services.choice.missing', undefined, { field: 'back' });
  const loan = await loanOf(tx, row.id);
  // What was brought before its things had rows.
  if (!loan) return nothingHanded;
  const offer = await lastOffer(tx, row.id);
  const settledAt = back === 'whole' || !offer?.depositToman ? ctx.now : null;
  await tx.update(rentalLoans).set({ returnedAt: ctx.now, back, settledAt }).where(eq(rentalLoans.requestId, row.id));
  await setUnit(tx, ctx, loan.unitId, back === 'whole' ? 'cleaning' : 'repair');
  await closeDeadline(tx, { subject: requestSubject(row.id), kind: PROMISE, at: ctx.now });
  return ok({ audit: [{ action: 'rentals.back', subject: requestSubject(row.id), facts: { unit: loan.unitId, back } }], tell: [] });
}

async function setUnit(tx: Tx, ctx: Ctx, id: number, state: 'lent' | 'cleaning' | 'repair'): Promise<void> {
  await tx.update(rental_units).set({ state, updatedAt: ctx.now.toISOString() }).where(eq(rental_units.id, id));
}

/** What is lent ends on this day: the end is promised and reminded, and it is fetched then. */
async function endOn(tx: Tx, ctx: Ctx, row: RequestRow, endsOn: string): Promise<Later[]> {
  const subject = requestSubject(row.id);
  await closeDeadline(tx, { subject, kind: PROMISE, at: ctx.now });
  await openDeadline(tx, { kind: PROMISE, subject, ...rentalEnd(endsOn), holidays: await loadHolidays(tx) });
  return planFetch(tx, ctx, row, (before) => fetchOn(endsOn, before && hoursOf(before)));
}

/** Another month of what is lent: its end and its fetching move. The request is locked, and nobody is on the way. */
export async function addMonth(tx: Tx, ctx: Ctx, row: RequestRow, loan: LoanRow): Promise<{ endsOn: string; tell: Later[] }> {
  const months = loan.months + 1;
  const endsOn = lastDay(loan.since, months);
  await tx.update(rentalLoans).set({ months, endsOn }).where(eq(rentalLoans.requestId, row.id));
  const tell = await endOn(tx, ctx, row, endsOn);
  const { next: visit } = await visitsStand(tx, row, ctx.now);
  await keepRequestPromise(tx, ctx, { id: row.id, event: 'visit', to: 'waiting-action', visit });
  return { endsOn, tell };
}

/** Why another month cannot be had now; null where it can. */
export function extendRefusal(loan: LoanRow, rows: readonly VisitRow[], now: Date): Refusal | null {
  return mayExtend({ endsOn: loan.endsOn, returned: loan.returnedAt !== null }, { underWay: fetchUnderWay(rows), now });
}

/** Whether somebody is on the way to fetch what is lent, or at the door. */
export const fetchUnderWay = (rows: readonly VisitRow[]): boolean =>
  rows.some((visit) => visit.kind === 'fetch' && (visit.state === 'on-the-way' || visit.state === 'arrived' || saysThere(visit)));
