import { check, integer, jsonb, pgTable, primaryKey, smallint, text } from '@payloadcms/db-postgres/drizzle/pg-core';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { InvoiceContent } from '#domain/invoices/content';
import type { TraceFacts, TraceRule } from '#domain/orders/proof';
import { money } from './columns';

/** Whom an invoice is made out to; changeable until it is paid, fixed afterwards (trigger). */
export const invoiceParties = pgTable(
  'invoice_parties',
  {
    payableId: text('payable_id').primaryKey(),
    kind: text('kind', { enum: ['individual', 'legal'] }).notNull(),
    name: text('name').notNull(),
    nationalCode: text('national_code'),
    economicCode: text('economic_code'),
    legalId: text('legal_id'),
  },
  (t) => [
    check(
      'invoice_parties_kind',
      sql`(${t.kind} = 'individual' and ${t.economicCode} is null and ${t.legalId} is null) or (${t.kind} = 'legal' and ${t.nationalCode} is null and ${t.economicCode} is not null and ${t.legalId} is not null)`,
    ),
  ],
);

/** The last number of a Jalali year; its row is locked until the invoice is committed, so that no number is left out. */
export const invoiceCounters = pgTable('invoice_counters', { year: integer('year').primaryKey(), last: integer('last').notNull() }, (t) => [
  check('invoice_counters_positive', sql`${t.last} > 0`),
]);

/** What stands on an invoice, as it was issued: never changed. */
export const invoicePapers = pgTable('invoice_papers', {
  invoiceId: integer('invoice_id').primaryKey(),
  content: jsonb('content').$type<InvoiceContent>().notNull(),
});

/** Where each toman of a total comes from; they sum to it (deferred trigger). */
export const priceTraces = pgTable(
  'price_traces',
  {
    payableId: text('payable_id').notNull(),
    position: smallint('position').notNull(),
    rule: text('rule').$type<TraceRule>().notNull(),
    /** The line that it belongs to; none for the delivery. */
    line: smallint('line'),
    amountToman: money('amount_toman').notNull(),
    facts: jsonb('facts').$type<TraceFacts>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.payableId, t.position] }), check('price_traces_not_nothing', sql`${t.amountToman} <> 0 or ${t.rule} = 'delivery'`)],
);
