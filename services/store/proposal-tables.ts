import { boolean, check, index, integer, pgTable, serial, text, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { proposalCauses, proposalKinds, proposalStates } from '../../domain/orders/proposal';
import { at, money } from './columns';

/**
 * What staff ask a buyer to agree to after the order was paid. The order's lines stay as they were bought; what an
 * agreed proposal changes of one of them stands here, with what went back to the wallet.
 */
export const orderProposals = pgTable(
  'order_proposals',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id').notNull(),
    kind: text('kind', { enum: proposalKinds }).notNull(),
    cause: text('cause', { enum: proposalCauses }).notNull(),
    /** What staff write to the buyer. */
    words: text('words').notNull(),
    /** The line that changes; none when only the conditions do. */
    lineId: integer('line_id'),
    variantId: integer('variant_id'),
    sku: text('sku'),
    nameFa: text('name_fa'),
    nameEn: text('name_en'),
    drawing: text('drawing'),
    colour: text('colour'),
    /** Whether the engraving goes onto the other unit. */
    engraved: boolean('engraved').notNull().default(false),
    quantity: integer('quantity'),
    totalToman: money('total_toman'),
    backToman: money('back_toman').notNull().default(0),
    /** What the buyer pays from the wallet for a dearer unit when they agree. */
    payToman: money('pay_toman').notNull().default(0),
    /** What of a dearer unit's price is given to the buyer, and why. */
    giftToman: money('gift_toman').notNull().default(0),
    giftReason: text('gift_reason'),
    /** How many pieces of the line were not there. */
    missing: integer('missing'),
    state: text('state', { enum: proposalStates }).notNull(),
    askedBy: text('asked_by').notNull(),
    askedAt: at('asked_at').notNull(),
    agreeBy: at('agree_by').notNull(),
    endedAt: at('ended_at'),
  },
  (t) => [
    uniqueIndex('order_proposals_one_open')
      .on(t.orderId)
      .where(sql`${t.state} = 'open'`),
    index('order_proposals_order').on(t.orderId, t.id),
    index('order_proposals_due')
      .on(t.agreeBy)
      .where(sql`${t.state} = 'open'`),
    check('order_proposals_state', sql`${t.state} in ('open', 'agreed', 'declined', 'lapsed', 'withdrawn')`),
    check('order_proposals_ended', sql`(${t.state} = 'open') = (${t.endedAt} is null)`),
    check('order_proposals_time', sql`${t.agreeBy} > ${t.askedAt}`),
    check('order_proposals_back', sql`${t.backToman} >= 0`),
    check(
      'order_proposals_difference',
      sql`${t.payToman} >= 0 and ${t.giftToman} >= 0 and (${t.backToman} = 0 or ${t.payToman} = 0) and (${t.payToman} = 0 or ${t.giftToman} = 0)`,
    ),
    check('order_proposals_gift', sql`(${t.giftToman} > 0) = (${t.giftReason} is not null)`),
    check('order_proposals_missing', sql`${t.missing} is null or (${t.lineId} is not null and ${t.missing} > 0)`),
    check(
      'order_proposals_change',
      sql`(${t.kind} = 'terms' and ${t.lineId} is null and ${t.backToman} = 0) or (${t.kind} <> 'terms' and ${t.lineId} is not null and ${t.variantId} is not null and ${t.quantity} > 0 and ${t.totalToman} >= 0)`,
    ),
  ],
);
