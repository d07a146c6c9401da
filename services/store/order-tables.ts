import { check, integer, pgTable, serial, smallint, text, uniqueIndex } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { money } from './columns';

/** A line as it was bought: names in both languages and every toman, kept for ever. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id').notNull(),
    position: smallint('position').notNull(),
    variantId: integer('variant_id').notNull(),
    sku: text('sku').notNull(),
    nameFa: text('name_fa').notNull(),
    nameEn: text('name_en').notNull(),
    drawing: text('drawing').notNull(),
    colour: text('colour'),
    colourFeatureId: integer('colour_feature_id'),
    engravingFeatureId: integer('engraving_feature_id'),
    engraving: text('engraving').array().notNull(),
    quantity: integer('quantity').notNull(),
    unitToman: money('unit_toman').notNull(),
    engravingToman: money('engraving_toman').notNull(),
    discountToman: money('discount_toman').notNull(),
    totalToman: money('total_toman').notNull(),
  },
  (t) => [
    uniqueIndex('order_lines_position').on(t.orderId, t.position),
    check('order_lines_quantity', sql`${t.quantity} > 0`),
    check('order_lines_total', sql`${t.totalToman} = (${t.unitToman} + ${t.engravingToman}) * ${t.quantity} - ${t.discountToman} and ${t.totalToman} >= 0`),
  ],
);
