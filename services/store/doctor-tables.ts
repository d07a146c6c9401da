import { bigint, bigserial, boolean, check, index, integer, pgTable, primaryKey, smallint, text } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql, type SQL, type SQLWrapper } from '@payloadcms/db-postgres/drizzle';
import type { ConsultationKind } from '../../domain/doctors/doctor';
import { HORIZON_DAYS } from '../../domain/doctors/slots';
import { at } from './columns';

/*
 * When a doctor can be booked: the hours of each week, days unlike their week, and the slots that are made of them. A doctor
 * is a row of the editors' profiles; foreign keys and what a slot never does stand in the migration.
 */

const kindsOf = (column: SQLWrapper): SQL => sql`${column} <@ array['online', 'counselling', 'in-person']::text[]`;
/** A meeting at a centre is at one. */
const placed = (kinds: SQLWrapper, centre: SQLWrapper): SQL => sql`not ('in-person' = any(${kinds})) or ${centre} is not null`;
const quarters = (from: SQLWrapper, to: SQLWrapper): SQL =>
  sql`${from} between 0 and 1425 and ${to} between 15 and 1440 and ${from} < ${to} and ${from} % 15 = 0 and ${to} % 15 = 0`;

/** The settings of a doctor's work; its row is what whoever changes hours locks. */
export const doctorDesks = pgTable(
  'doctor_desks',
  {
    doctorId: integer('doctor_id').primaryKey(),
    worksHolidays: boolean('works_holidays').notNull().default(false),
    /** So many days ahead there are slots. */
    horizonDays: smallint('horizon_days').notNull().default(HORIZON_DAYS),
    /** So long before its start a slot can still be taken. */
    noticeMinutes: integer('notice_minutes').notNull().default(60),
  },
  (t) => [check('doctor_desks_limits', sql`${t.horizonDays} between 1 and 90 and ${t.noticeMinutes} between 0 and 10080`)],
);

/** Hours of each week: the day of the week counted from Saturday, minutes of the day in Tehran. */
export const availabilityRules = pgTable(
  'availability_rules',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    doctorId: integer('doctor_id').notNull(),
    weekday: smallint('weekday').notNull(),
    from: smallint('from_minute').notNull(),
    to: smallint('to_minute').notNull(),
    kinds: text('kinds').array().$type<ConsultationKind[]>().notNull(),
    centreId: integer('centre_id'),
    validFrom: text('valid_from'),
    validTo: text('valid_to'),
  },
  (t) => [
    index('availability_rules_doctor').on(t.doctorId),
    check('availability_rules_weekday', sql`${t.weekday} between 0 and 6`),
    check('availability_rules_quarters', quarters(t.from, t.to)),
    check('availability_rules_kinds', sql`cardinality(${t.kinds}) > 0 and ${kindsOf(t.kinds)} and (${placed(t.kinds, t.centreId)})`),
    check('availability_rules_valid', sql`${t.validFrom} <= ${t.validTo}`),
  ],
);

/** Hours that a day has more than its week, or that are taken away from it. */
export const availabilityExceptions = pgTable(
  'availability_exceptions',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    doctorId: integer('doctor_id').notNull(),
    day: text('day').notNull(),
    from: smallint('from_minute').notNull(),
    to: smallint('to_minute').notNull(),
    adds: boolean('adds').notNull(),
    kinds: text('kinds').array().$type<ConsultationKind[]>().notNull(),
    centreId: integer('centre_id'),
    reason: text('reason'),
  },
  (t) => [
    index('availability_exceptions_doctor').on(t.doctorId, t.day),
    check('availability_exceptions_day', sql`${t.day} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`),
    check('availability_exceptions_quarters', quarters(t.from, t.to)),
    check('availability_exceptions_kinds', sql`${t.adds} = (cardinality(${t.kinds}) > 0) and ${kindsOf(t.kinds)} and (${placed(t.kinds, t.centreId)})`),
  ],
);

/** A quarter of an hour that can be booked: nobody holds the same one, by key; one that is taken is neither changed nor deleted. */
export const slots = pgTable(
  'slots',
  {
    doctorId: integer('doctor_id').notNull(),
    startsAt: at('starts_at').notNull(),
    kinds: text('kinds').array().$type<ConsultationKind[]>().notNull(),
    centreId: integer('centre_id'),
    /** Who took it; free while there is none. */
    reservationId: bigint('reservation_id', { mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.doctorId, t.startsAt] }),
    index('slots_free')
      .on(t.doctorId, t.startsAt)
      .where(sql`${t.reservationId} is null`),
    check('slots_quarter', sql`extract(epoch from ${t.startsAt})::bigint % 900 = 0`),
    check('slots_kinds', sql`cardinality(${t.kinds}) > 0 and ${kindsOf(t.kinds)} and (${placed(t.kinds, t.centreId)})`),
  ],
);
