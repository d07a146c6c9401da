import { bigint, bigserial, check, index, integer, pgTable, text, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { familyRelations } from '../../../domain/health/family';
import { at } from '../../store/columns';

/** An adult who was asked to be in a family. Nothing of a file is made or opened before they agree: in their own account, or by the code that their phone got and that they read aloud. [FAM-7] */
export const familyAsks = pgTable(
  'family_asks',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    ref: text('ref').notNull(),
    askedBy: integer('asked_by').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    relation: text('relation', { enum: familyRelations }).notNull(),
    gender: text('gender', { enum: ['female', 'male'] }).notNull(),
    birthDay: text('birth_day').notNull(),
    heightMm: integer('height_mm').notNull(),
    level: text('level', { enum: ['family-see', 'family-keep'] }).notNull(),
    /** The phone as a keyed hash, and sealed with the key of whoever asks. */
    phoneHmac: text('phone_hmac').notNull(),
    phoneSealed: text('phone_sealed').notNull(),
    codeHmac: text('code_hmac').notNull(),
    codeUntil: at('code_until').notNull(),
    tries: integer('tries').notNull(),
    madeAt: at('made_at').notNull(),
    until: at('until').notNull(),
    overAt: at('over_at'),
    over: text('over', { enum: ['agreed', 'declined', 'withdrawn', 'run-out'] }),
    /** Of agreeing: `user:7` in their own account, or `code` where it was read aloud to whoever asked. */
    agreedBy: text('agreed_by'),
    rightId: bigint('right_id', { mode: 'number' }),
  },
  (t) => [
    uniqueIndex('family_asks_ref').on(t.ref),
    uniqueIndex('family_asks_one_of_a_kind')
      .on(t.askedBy, t.phoneHmac)
      .where(sql`${t.overAt} is null`),
    index('family_asks_phone')
      .on(t.phoneHmac)
      .where(sql`${t.overAt} is null`),
    check('family_asks_not_oneself', sql`${t.relation} <> 'myself'`),
    check('family_asks_times', sql`${t.until} > ${t.madeAt} and ${t.until} <= ${t.madeAt} + interval '7 days'`),
    check('family_asks_tries', sql`${t.tries} between 0 and 5`),
    check('family_asks_over', sql`(${t.overAt} is null) = (${t.over} is null)`),
    check('family_asks_agreed', sql`(coalesce(${t.over}, '') = 'agreed') = (${t.rightId} is not null) and (${t.rightId} is null) = (${t.agreedBy} is null)`),
  ],
);
