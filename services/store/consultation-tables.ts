import { bigint, check, index, integer, pgTable, primaryKey, serial, smallint, text, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql, type SQLWrapper } from '@payloadcms/db-postgres/drizzle';
import { consultationKinds } from '../../domain/doctors/doctor';
import { markKinds } from '../../domain/consultations/lateness';
import { reservationStates } from '../../domain/consultations/life-cycle';
import { at, money } from './columns';

/*
 * Reservations of doctors' slots: who booked for whom, when, and for how much; no word of health. Foreign keys, and that a
 * live reservation has its slot, stand in the migration.
 */

const live = (state: SQLWrapper) => sql`${state} in ('held', 'booked', 'owed')`;

/** A doctor's slot, taken by an account for a patient: nobody else has it, and the patient has no other, by key. [CONS-3] */
export const reservations = pgTable(
  'reservations',
  {
    id: serial('id').primaryKey(),
    code: text('code').notNull(),
    /** Who booked and pays. */
    userId: integer('user_id').notNull(),
    /** Whose file of health it is. */
    patientId: bigint('patient_id', { mode: 'number' }).notNull(),
    doctorId: integer('doctor_id').notNull(),
    kind: text('kind', { enum: consultationKinds }).notNull(),
    centreId: integer('centre_id'),
    startsAt: at('starts_at').notNull(),
    lang: text('lang', { enum: ['fa', 'en'] }).notNull(),
    state: text('state', { enum: reservationStates }).notNull(),
    createdAt: at('created_at').notNull(),
    /** Until when its slot is kept unpaid. */
    heldUntil: at('held_until').notNull(),
    /** The price of the day on which it was taken. */
    priceToman: money('price_toman').notNull(),
    paidToman: money('paid_toman').notNull().default(0),
    /** When its patient moved it, which is once. */
    movedAt: at('moved_at'),
    /** When its patient cancelled it, and what went to the wallet then. */
    cancelledAt: at('cancelled_at'),
    backToman: money('back_toman').notNull().default(0),
    /** Since when its price is owed. */
    owedAt: at('owed_at'),
    /** When the house gave it the time that it has, after a silent doctor, and how often it did; null once its patient has chosen one. */
    assignedAt: at('assigned_at'),
    assignedTimes: smallint('assigned_times').notNull().default(0),
  },
  (t) => [
    uniqueIndex('reservations_code').on(t.code),
    uniqueIndex('reservations_slot').on(t.doctorId, t.startsAt).where(live(t.state)),
    uniqueIndex('reservations_patient').on(t.patientId).where(live(t.state)),
    index('reservations_held')
      .on(t.heldUntil)
      .where(sql`${t.state} = 'held'`),
    index('reservations_booked')
      .on(t.startsAt)
      .where(sql`${t.state} = 'booked'`),
    index('reservations_owed')
      .on(t.owedAt)
      .where(sql`${t.state} = 'owed'`),
    index('reservations_user').on(t.userId, t.id),
    index('reservations_of_patient').on(t.patientId, t.id),
    check('reservations_price', sql`${t.priceToman} > 0 and ${t.paidToman} between 0 and ${t.priceToman} and ${t.backToman} between 0 and ${t.paidToman}`),
    check('reservations_place', sql`(${t.kind} = 'in-person') = (${t.centreId} is not null)`),
    check(
      'reservations_cancelled',
      sql`(${t.state} <> 'cancelled' or ${t.cancelledAt} is not null) and (${t.cancelledAt} is null or ${t.state} in ('cancelled', 'forfeited'))`,
    ),
    check('reservations_paid', sql`${t.state} not in ('booked', 'owed', 'done', 'cancelled', 'forfeited', 'refunded') or ${t.paidToman} > 0`),
    check('reservations_owes', sql`${t.state} <> 'owed' or ${t.owedAt} is not null`),
    check('reservations_assigned', sql`${t.assignedTimes} >= 0 and (${t.assignedAt} is null or ${t.assignedTimes} > 0)`),
  ],
);

/** Times in which an account books no doctor: too many of its bookings were cancelled. Staff may end one early. [CONS-5] */
export const bookingPenalties = pgTable(
  'booking_penalties',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id').notNull(),
    /** The booking whose cancelling closed it. */
    reservationId: integer('reservation_id').notNull(),
    from: at('from_at').notNull(),
    until: at('until_at').notNull(),
    /** How many were cancelled by then. */
    cycles: integer('cycles').notNull(),
    liftedAt: at('lifted_at'),
    liftedBy: text('lifted_by'),
  },
  (t) => [
    index('booking_penalties_user').on(t.userId, t.until),
    uniqueIndex('booking_penalties_once').on(t.reservationId),
    check('booking_penalties_times', sql`${t.until} > ${t.from}`),
    check('booking_penalties_lifted', sql`(${t.liftedAt} is null) = (${t.liftedBy} is null)`),
  ],
);

/** How a doctor came to a meeting, or did not: in time or late, silent, or silent after beginning. Each is said of a meeting once and never taken back. [CONS-6, CONS-8] */
export const doctorMarks = pgTable(
  'doctor_marks',
  {
    consultationId: integer('consultation_id').notNull(),
    kind: text('kind', { enum: markKinds }).notNull(),
    doctorId: integer('doctor_id').notNull(),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.consultationId, t.kind] }), index('doctor_marks_doctor').on(t.doctorId, t.at), index('doctor_marks_at').on(t.at)],
);
