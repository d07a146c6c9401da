import { check, index, integer, pgTable, serial, text, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { at, money } from './columns';

/*
 * Members of groups. The group itself is a collection of the admin; how many members it
 * has and how many have paid is kept there by a trigger, and a check refuses the twenty-first.
 */

/** One person's place in a group: what they buy, whether they have paid, and what went back when the price was fixed. */
export const groupMembers = pgTable(
  'group_members',
  {
    id: serial('id').primaryKey(),
    groupId: integer('group_id').notNull(),
    userId: integer('user_id').notNull(),
    variantId: integer('variant_id').notNull(),
    fullName: text('full_name').notNull(),
    lang: text('lang', { enum: ['fa', 'en'] }).notNull(),
    state: text('state', { enum: ['joined', 'paid', 'left'] }).notNull(),
    joinedAt: at('joined_at').notNull(),
    /** The unit as this member wants it. */
    featureIds: integer('feature_ids').array().notNull(),
    engraving: text('engraving').array().notNull(),
    /** A discount code that was tried on the share. */
    codeId: integer('code_id'),
    /** The share's newest order; the one that was paid, once it is. */
    orderId: integer('order_id'),
    paidAt: at('paid_at'),
    leftAt: at('left_at'),
    /** What went to the wallet after the closing: nothing is an answer too. */
    returnedToman: money('returned_toman'),
    returnedAt: at('returned_at'),
  },
  (t) => [
    uniqueIndex('group_members_once').on(t.groupId, t.userId),
    uniqueIndex('group_members_one_open')
      .on(t.userId, t.variantId)
      .where(sql`${t.state} = 'joined'`),
    uniqueIndex('group_members_order').on(t.orderId),
    index('group_members_user').on(t.userId, t.id),
    check('group_members_paid', sql`${t.state} <> 'paid' or (${t.orderId} is not null and ${t.paidAt} is not null)`),
    check('group_members_returned', sql`(${t.returnedToman} is null) = (${t.returnedAt} is null) and coalesce(${t.returnedToman}, 0) >= 0`),
  ],
);
