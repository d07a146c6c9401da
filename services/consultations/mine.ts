import { and, desc, inArray, lt, sql } from '@payloadcms/db-postgres/drizzle';
import { backNow, cancelPromise, isInTime, mayMove, type CancelPromise } from '#domain/consultations/cancelling';
import { unknownReservation } from '#domain/consultations/code';
import { closesUntil } from '#domain/consultations/cycles';
import { liveStates, type ReservationState } from '#domain/consultations/life-cycle';
import type { ConsultationKind } from '#domain/doctors/doctor';
import { isRowId } from '#domain/row-id';
import type { Refusal } from '#domain/result';
import { availableToman } from '#domain/wallet/wallet';
import { loadHolidays } from '../calendars/holidays';
import type { Ctx } from '../context';
import { verifiedRole } from '../doctors/whose';
import { memberNames, ownMember } from '../health/store/names';
import { invoiceOf } from '../invoices/issued';
import { proofLines, type ProofLine } from '../invoices/proof-lines';
import { tracesOf } from '../payables/traces';
import { refundsOf, type Refund } from '../refunds/view';
import { service, type By } from '../service';
import { reservations } from '../store/tables';
import { creditFor } from '../wallet/hold';
import { myWallet } from '../wallet/wallet';
import { billOf, billsOf } from './bill';
import { cyclesOf } from './limits';
import { waitingOf, type Explained, type Waiting } from './waiting';
import { concerns, seenReservation, type ReservationRow } from './row';

type Mine = By<'reservations.book'>;
type Place = { slug: string; title: string; address: string };

/** A reservation as a line of one's list. */
export type Appointment = {
  code: string;
  kind: ConsultationKind;
  state: ReservationState;
  startsAt: Date;
  heldUntil: Date;
  doctor: { name: string; /** Where the page of the doctor is shown. */ slug: string | null };
  /** For whom it is, where that is not oneself. */ patient: string | null;
  /** Whether somebody else booked it for oneself: they pay and cancel. */ byOther: boolean;
  /** Whether its price is earned because its patient never came. */ missed: boolean;
  centre: Place | null;
};

/** The same with its money, for whoever booked it; and what can still be done. */
export type AppointmentPage = Appointment & {
  centreId: number | null;
  priceToman: number;
  paidToman: number;
  bill: { totalToman: number; discountCode: string | null; proof: ProofLine[] } | null;
  /** What the wallet keeps for it while the rest is paid at the bank. */ heldToman: number;
  availableToman: number;
  /** What cancelling gives back and until when, for the price that is paid or to be paid. */
  promise: CancelPromise;
  /** What it gives back at this moment, and whether it is still early enough. */ backNowToman: number;
  inTime: boolean;
  /** Whether it may become another time: booked, once and early enough; owed, until it is paid back. */ mayMove: boolean;
  moved: boolean;
  backToman: number;
  owedAt: Date | null;
  /** How many bookings were cancelled in the days that count, and until when one more closes booking. */
  cycles: number;
  closesUntil: Date | null;
  invoice: string | null;
  refunds: Refund[];
  /** The waiting room of a booked talk, until its time is over; and why its time is another one, or none, after a silent doctor. */
  waiting: Waiting | null;
  explained: Explained | null;
};

type Names = { doctors: Map<number, { name: string; slug: string | null }>; centres: Map<number, Place>; members: Awaited<ReturnType<typeof memberNames>> };

/** The names that go with some reservations, in the reader's language. */
async function namesOf({ rt: { db }, lang, now }: Ctx, rows: readonly ReservationRow[]): Promise<Names> {
  if (rows.length === 0) return { doctors: new Map(), centres: new Map(), members: new Map() };
  const doctorIds = [...new Set(rows.map((row) => row.doctorId))];
  const centreIds = [...new Set(rows.flatMap((row) => row.centreId ?? []))];
  const [{ rows: doctors }, { rows: centres }, members] = await Promise.all([
    db.execute(sql`
      select d.id, coalesce(l.title, o.title, d.slug) as name, case when d.published and l.title is not null and role.id is not null then d.slug end as slug
      from doctors d left join doctors_locales l on l._parent_id = d.id and l._locale = ${lang}
        left join doctors_locales o on o._parent_id = d.id and o._locale <> ${lang} left ${verifiedRole(now)}
      where ${inArray(sql`d.id`, doctorIds)}`),
    centreIds.length === 0
      ? Promise.resolve({ rows: [] })
      : db.execute(sql`select c.id, c.slug, w.title, w.address from centres c join centres_locales w on w._parent_id = c.id and w._locale = ${lang}
          where ${inArray(sql`c.id`, centreIds)}`),
    memberNames(
      db,
      rows.map((row) => row.patientId),
    ),
  ]);
  return {
    doctors: new Map((doctors as { id: number; name: string; slug: string | null }[]).map(({ id, ...one }) => [id, one])),
    centres: new Map((centres as (Place & { id: number })[]).map(({ id, ...one }) => [id, one])),
    members,
  };
}

function toAppointment(ctx: Mine, row: ReservationRow, { doctors, centres, members }: Names): Appointment {
  const { userId } = ctx.actor;
  const patient = members.get(row.patientId);
  const { code, kind, state, startsAt, heldUntil } = row;
  return {
    ...{ code, kind, state, startsAt, heldUntil },
    doctor: doctors.get(row.doctorId) ?? { name: '', slug: null },
    patient: patient?.accountId === userId ? null : (patient?.name ?? ''),
    byOther: row.userId !== userId,
    missed: state === 'forfeited' && row.cancelledAt === null,
    centre: row.centreId === null ? null : (centres.get(row.centreId) ?? null),
  };
}

/** How many open ones concern an account. [DASH-2] */
export const openAppointments = service(
  'reservations.book',
  async (ctx): Promise<number> => {
    const { db } = ctx.rt;
    const mine = concerns(ctx.actor.userId, await ownMember(db, ctx.actor.userId));
    return db.$count(reservations, and(mine, inArray(reservations.state, [...liveStates])));
  },
  () => 0,
);

/** The open one that comes next; none while nothing is open. [DASH-2] */
export const nextAppointment = service(
  'reservations.book',
  async (ctx): Promise<Appointment | null> => {
    const { db } = ctx.rt;
    const mine = concerns(ctx.actor.userId, await ownMember(db, ctx.actor.userId));
    const [row] = await db
      .select()
      .from(reservations)
      .where(and(mine, inArray(reservations.state, [...liveStates])))
      .orderBy(reservations.startsAt, reservations.id)
      .limit(1);
    return row ? toAppointment(ctx, row, await namesOf(ctx, [row])) : null;
  },
  () => null,
);

const PER_PAGE = 20;
type Appointments = { live: Appointment[]; past: Appointment[]; /** Where the next page of the past begins. */ next: number | null };

/** What one has booked or was booked for oneself: what is open on top, the soonest first; then the past by key. [CONS-1, CONS-3, DASH-2] */
export const myAppointments = service('reservations.book', async (ctx, before: number | null): Promise<Appointments> => {
  const { db } = ctx.rt;
  const mine = concerns(ctx.actor.userId, await ownMember(db, ctx.actor.userId));
  const open = inArray(reservations.state, [...liveStates]);
  const [live, past] = await Promise.all([
    db.select().from(reservations).where(and(mine, open)).orderBy(reservations.startsAt, reservations.id).limit(100),
    db
      .select()
      .from(reservations)
      .where(and(mine, sql`not ${open}`, before !== null && isRowId(before) ? lt(reservations.id, before) : undefined))
      .orderBy(desc(reservations.id))
      .limit(PER_PAGE + 1),
  ]);
  const shown = past.slice(0, PER_PAGE);
  const names = await namesOf(ctx, [...live, ...shown]);
  const line = (row: ReservationRow) => toAppointment(ctx, row, names);
  return { live: live.map(line), past: shown.map(line), next: past.length > PER_PAGE ? (shown.at(-1)?.id ?? null) : null };
});

/** One reservation, with its price line by line, what cancelling gives back at which moment, its invoice and its refunds. [CONS-1, CONS-4, CONS-5, WAL-3] */
export const appointmentPage = service('reservations.book', async (ctx, code: string): Promise<AppointmentPage | Refusal> => {
  const { db } = ctx.rt;
  const { userId } = ctx.actor;
  const row = await seenReservation(db, { userId, memberId: await ownMember(db, userId) }, code);
  if (!row) return unknownReservation;
  const line = toAppointment(ctx, row, await namesOf(ctx, [row]));
  const own = row.userId === userId;
  const [open, paid, wallet, bills, holidays, cycles] = await Promise.all([
    own ? billOf(db, row, 'open') : null,
    own ? billOf(db, row, 'paid') : null,
    myWallet(ctx),
    own ? billsOf(db, row) : [],
    loadHolidays(db),
    own ? cyclesOf(db, ctx, userId) : 0,
  ]);
  const held = open ? await creditFor(db, open.id) : null;
  const heldToman = held?.state === 'held' ? held.amountToman : 0;
  const traces = open ? await tracesOf(db, open.id) : [];
  const used = traces.find(({ rule }) => rule === 'discount');
  // Whoever did not book it sees no money of it.
  const promise = cancelPromise({ totalToman: own ? (open?.totalToman ?? row.paidToman) : 0, startsAt: row.startsAt });
  return {
    ...line,
    ...{ centreId: row.centreId, owedAt: row.owedAt },
    ...(own ? { priceToman: row.priceToman, paidToman: row.paidToman, backToman: row.backToman } : { priceToman: 0, paidToman: 0, backToman: 0 }),
    bill: open && {
      totalToman: open.totalToman,
      discountCode: used ? String(used.facts['code'] ?? '') : null,
      proof: proofLines(
        ctx.lang,
        traces.map((one) => ({ ...one, name: null })),
      ),
    },
    ...{ heldToman, availableToman: own ? availableToman(wallet) + heldToman : 0 },
    ...{ promise, backNowToman: backNow(promise, ctx.now), inTime: isInTime(promise, ctx.now) },
    ...{ mayMove: own && (row.state === 'owed' || (row.state === 'booked' && row.assignedAt === null && mayMove(row, ctx.now))), moved: row.movedAt !== null },
    ...{ cycles, closesUntil: own ? closesUntil(cycles, ctx.now) : null },
    invoice: paid ? ((await invoiceOf(db, paid.id))?.number ?? null) : null,
    ...(await waitingOf(ctx, row)),
    refunds: (await Promise.all(bills.map(({ id }) => refundsOf(db, id, ctx.now, holidays)))).flat(),
  };
});
