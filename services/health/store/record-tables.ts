import { bigint, bigserial, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { origins } from '../../../domain/health/origin';
import { at } from '../../store/columns';

const member = () => bigint('member_id', { mode: 'number' }).notNull();
const numbers = () => ({ n1: integer('n1'), n2: integer('n2'), n3: integer('n3') });
/** What a reading says: up to three whole numbers in its type's smallest steps, the rest by the type's row. */
const reading = () => ({
  measuredAt: at('measured_at').notNull(),
  ...numbers(),
  values: jsonb('values').$type<Readonly<Record<string, unknown>>>().notNull(),
  wordsSealed: text('words_sealed'),
  /** Its type's lines in words, by name. */
  linesSealed: text('lines_sealed'),
  /** Within the rule's range or not; none where no rule fits. */
  class: text('class', { enum: ['standard', 'non-standard'] }),
  rule: text('rule'),
  confirmed: boolean('confirmed').notNull(),
});

/** A reading of a file, as it stands now. */
export const healthRecords = pgTable(
  'health_records',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    ref: text('ref').notNull(),
    memberId: member(),
    type: text('type').notNull(),
    ...reading(),
    origin: text('origin', { enum: origins }).notNull(),
    originRef: text('origin_ref'),
    enteredBy: text('entered_by').notNull(),
    enteredAt: at('entered_at').notNull(),
    sensitive: boolean('sensitive').notNull().default(false),
    version: integer('version').notNull().default(1),
    /** Given by the phone or made of what was read: the same entry sent again is the same row. */
    clientId: text('client_id').notNull(),
    deletedAt: at('deleted_at'),
  },
  (t) => [
    uniqueIndex('health_records_ref').on(t.ref),
    uniqueIndex('health_records_once').on(t.memberId, t.clientId),
    index('health_records_list')
      .on(t.memberId, t.type, t.measuredAt, t.id)
      .where(sql`${t.deletedAt} is null`),
    index('health_records_entered')
      .on(t.memberId, t.enteredAt)
      .where(sql`${t.deletedAt} is null`),
    index('health_records_removed')
      .on(t.deletedAt)
      .where(sql`${t.deletedAt} is not null`),
    check('health_records_not_ahead', sql`${t.measuredAt} <= ${t.enteredAt} + interval '2 minutes'`),
    check('health_records_high_over_low', sql`${t.type} <> 'blood-pressure' or (${t.n1} > ${t.n2} and ${t.n3} is not null)`),
    // What a type without numbers says lies in its choices, lines and files.
    check('health_records_numbers', sql`(${t.n1} is null) = (${t.type} in ('ecg', 'heart-sound', 'lab-test', 'ultrasound'))`),
    check('health_records_class_has_a_rule', sql`(${t.class} is null) = (${t.rule} is null)`),
    check('health_records_values', sql`jsonb_typeof(${t.values}) = 'object'`),
  ],
);

/** Every state that a reading was in, with who wrote it and why; never changed, erased with the reading alone. */
export const healthRecordVersions = pgTable(
  'health_record_versions',
  {
    recordId: bigint('record_id', { mode: 'number' }).notNull(),
    version: integer('version').notNull(),
    ...reading(),
    why: text('why', { enum: ['made', 'changed', 'removed', 'restored', 'reckoned'] }).notNull(),
    actor: text('actor').notNull(),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.recordId, t.version] })],
);

/** The readings of a day or month together, so that a chart of years costs what one of a week does. */
const together = () => ({
  memberId: member(),
  type: text('type').notNull(),
  n: integer('n').notNull(),
  ...{ low1: integer('low1').notNull(), high1: integer('high1').notNull(), sum1: bigint('sum1', { mode: 'number' }).notNull() },
  ...{ low2: integer('low2'), high2: integer('high2'), sum2: bigint('sum2', { mode: 'number' }) },
  ...{ low3: integer('low3'), high3: integer('high3'), sum3: bigint('sum3', { mode: 'number' }) },
  standard: integer('standard').notNull(),
  nonStandard: integer('non_standard').notNull(),
});

/** By the day in Tehran, as 2026-03-21. */
export const healthDays = pgTable('health_days', { ...together(), day: text('day').notNull() }, (t) => [
  primaryKey({ columns: [t.memberId, t.type, t.day] }),
  check('health_days_some', sql`${t.n} > 0`),
]);

/** By the month of the Jalali calendar, as 1405-09. */
export const healthMonths = pgTable('health_months', { ...together(), month: text('month').notNull() }, (t) => [
  primaryKey({ columns: [t.memberId, t.type, t.month] }),
  check('health_months_some', sql`${t.n} > 0`),
]);

/** The files of a record, sealed with the member's key; two at most. They come with the record, and are erased with it alone. [REC-3] */
export const healthFiles = pgTable(
  'health_files',
  {
    /** 128 random bits: where it lies in the store, and its name in an address. */
    id: text('id').primaryKey(),
    recordId: bigint('record_id', { mode: 'number' }).notNull(),
    position: integer('position').notNull(),
    kind: text('kind', { enum: ['image/webp', 'application/pdf', 'audio/wav'] }).notNull(),
    /** Of what was sealed, not of what lies in the store. */
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
  },
  (t) => [
    uniqueIndex('health_files_two').on(t.recordId, t.position),
    check('health_files_position', sql`${t.position} in (0, 1)`),
    check('health_files_id', sql`${t.id} ~ '^[0-9a-f]{32}$' and ${t.bytes} > 0`),
  ],
);

/** Readings that somebody keeps at hand. */
export const favourites = pgTable(
  'favourites',
  { userId: integer('user_id').notNull(), recordId: bigint('record_id', { mode: 'number' }).notNull(), at: at('at').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.recordId] })],
);
