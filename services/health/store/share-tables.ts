import { bigint, bigserial, boolean, check, index, integer, pgTable, text, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { at } from '../../store/columns';

/**
 * What was shared with a phone. Until that phone has logged in and opened it, nothing is opened to anybody; then it has a
 * right of its own, which decides. A share is ended, never rewritten. [SHARE-1, SHARE-2]
 */
export const shares = pgTable(
  'shares',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    ref: text('ref').notNull(),
    memberId: bigint('member_id', { mode: 'number' }).notNull(),
    givenBy: integer('given_by').notNull(),
    /** The phone as a keyed hash, to find it by, and sealed with the member's key, to show it to who gave. */
    phoneHmac: text('phone_hmac').notNull(),
    phoneSealed: text('phone_sealed').notNull(),
    messageSealed: text('message_sealed'),
    types: text('types').array().notNull(),
    /** The reading, where it is of one; it stays when that is erased, so that the share becomes no wider by it. */
    recordId: bigint('record_id', { mode: 'number' }),
    fromAt: at('from_at'),
    toAt: at('to_at'),
    sensitive: boolean('sensitive').notNull(),
    /** The choice in one line, as a keyed hash: the same again, while it waits or is open, is the same share. */
    sign: text('sign').notNull(),
    madeAt: at('made_at').notNull(),
    /** Whether an SMS went out: a number that nobody proved gets few a day. */
    told: boolean('told').notNull(),
    claimUntil: at('claim_until').notNull(),
    endsAt: at('ends_at').notNull(),
    openedAt: at('opened_at'),
    rightId: bigint('right_id', { mode: 'number' }),
    endedAt: at('ended_at'),
    endedBy: text('ended_by'),
  },
  (t) => [
    uniqueIndex('shares_ref').on(t.ref),
    uniqueIndex('shares_right').on(t.rightId),
    uniqueIndex('shares_one_of_a_kind')
      .on(t.memberId, t.sign)
      .where(sql`${t.endedAt} is null`),
    index('shares_member').on(t.memberId, t.id),
    index('shares_phone')
      .on(t.phoneHmac)
      .where(sql`${t.endedAt} is null`),
    check('shares_some_types', sql`cardinality(${t.types}) > 0`),
    check('shares_of_one_reading', sql`${t.recordId} is null or (cardinality(${t.types}) = 1 and num_nonnulls(${t.fromAt}, ${t.toAt}) = 0)`),
    check('shares_times', sql`${t.endsAt} > ${t.madeAt} and ${t.endsAt} <= ${t.madeAt} + interval '90 days' and ${t.toAt} > ${t.fromAt}`),
    check('shares_claimed_soon', sql`${t.claimUntil} > ${t.madeAt} and ${t.claimUntil} <= ${t.madeAt} + interval '14 days'`),
    check('shares_opened_by_a_right', sql`(${t.openedAt} is null) = (${t.rightId} is null) and ${t.openedAt} < ${t.claimUntil}`),
    check('shares_ended', sql`(${t.endedAt} is null) = (${t.endedBy} is null)`),
  ],
);
