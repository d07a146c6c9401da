import { check, index, integer, pgTable, serial, text, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { at, money } from './columns';

/*
 * Seats of a course's groups and whoever has one. A group itself is a collection of the admin; how many seats it has and
 * how many are left is kept here, so that an editor's save never writes a number of seats over another.
 */

/** What is left of a group's seats; held ones have been taken off already. */
export const seatCounters = pgTable(
  'seat_counters',
  {
    cohortId: integer('cohort_id').primaryKey(),
    seats: integer('seats').notNull(),
    left: integer('seats_left').notNull(),
    /** When the whole group was called off, once it is. */
    calledOffAt: at('called_off_at'),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [check('seat_counters_left', sql`${t.left} between 0 and ${t.seats}`)],
);

/** One person's enrolment in a group: its state says whether a seat belongs to it. */
export const enrolments = pgTable(
  'enrolments',
  {
    id: serial('id').primaryKey(),
    code: text('code').notNull(),
    cohortId: integer('cohort_id').notNull(),
    userId: integer('user_id').notNull(),
    lang: text('lang', { enum: ['fa', 'en'] }).notNull(),
    state: text('state', { enum: ['held', 'paid', 'under-way', 'finished', 'released', 'cancelled'] }).notNull(),
    createdAt: at('created_at').notNull(),
    /** Until when its seat is kept unpaid. */
    heldUntil: at('held_until').notNull(),
    /** The price of the seat as it was when it was taken. */
    priceToman: money('price_toman').notNull(),
    paidToman: money('paid_toman').notNull().default(0),
  },
  (t) => [
    uniqueIndex('enrolments_code').on(t.code),
    uniqueIndex('enrolments_one_seat')
      .on(t.cohortId, t.userId)
      .where(sql`${t.state} in ('held', 'paid', 'under-way', 'finished')`),
    index('enrolments_held')
      .on(t.heldUntil)
      .where(sql`${t.state} = 'held'`),
    index('enrolments_user').on(t.userId, t.id),
    check('enrolments_price', sql`${t.priceToman} > 0 and ${t.paidToman} >= 0`),
  ],
);

/** Every change of a group's number of seats with its reason; never changed. */
export const seatMoves = pgTable(
  'seat_moves',
  {
    id: serial('id').primaryKey(),
    cohortId: integer('cohort_id').notNull(),
    delta: integer('delta').notNull(),
    reason: text('reason').notNull(),
    actor: text('actor').notNull(),
    at: at('at').notNull(),
  },
  (t) => [index('seat_moves_cohort').on(t.cohortId, t.id)],
);
