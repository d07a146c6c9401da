import { check, index, integer, jsonb, pgTable, primaryKey, serial, text, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
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

/** How far somebody has come in a lesson. */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    userId: integer('user_id').notNull(),
    lessonId: integer('lesson_id').notNull(),
    openedAt: at('opened_at').notNull(),
    /** How far it was read, in percent, where a client says so. */
    place: integer('place').notNull().default(0),
    doneAt: at('done_at'),
    /** When the lesson was last changed, as it was when it was done. */
    revision: at('revision'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.lessonId] }),
    check('lesson_progress_place', sql`${t.place} between 0 and 100`),
    check('lesson_progress_done', sql`(${t.doneAt} is null) = (${t.revision} is null)`),
  ],
);

/** What came of each question of a try, by the question’s id. */
export type TryResults = Record<string, { right: boolean; marks?: { sensitivity: number; predictivity: number } }>;

/** Every try at a lesson's questions: what was answered, and what came of it; never changed. */
export const quizTries = pgTable(
  'quiz_tries',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id').notNull(),
    lessonId: integer('lesson_id').notNull(),
    once: text('once').notNull(),
    answers: jsonb('answers').$type<Record<string, string[]>>().notNull(),
    results: jsonb('results').$type<TryResults>().notNull(),
    right: integer('right_answers').notNull(),
    asked: integer('asked').notNull(),
    at: at('at').notNull(),
  },
  (t) => [
    uniqueIndex('quiz_tries_once').on(t.userId, t.once),
    index('quiz_tries_lesson').on(t.userId, t.lessonId, t.id),
    check('quiz_tries_right', sql`${t.asked} > 0 and ${t.right} between 0 and ${t.asked}`),
  ],
);
