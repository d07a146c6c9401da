import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { refuse, type Result } from '#domain/result';
import { loadHolidays } from '../calendars/holidays';
import { refundsOf } from '../refunds/view';
import { service } from '../service';
import { invoices } from '../store/schema.generated';
import { invoicePapers } from '../store/tables';
import { pdfOf, type InvoicePdf } from './pdf';
import type { Invoice } from './issued';

const unknownInvoice = refuse('invoices.paper.none', undefined, { status: 404 });
/** An invoice of somebody's, and what of it has gone back since. */
export type MyInvoice = { invoice: Pick<Invoice, 'number' | 'content'>; refunds: { amountToman: number; dueAt: Date; doneAt: Date | null }[] };

/** One's own invoice by its number, of whatever was paid for; another's is as absent as none. [ORD-2] */
export const myInvoice = service(
  'invoices.read',
  async (ctx, number: string): Promise<Result<MyInvoice>> => {
    const { db } = ctx.rt;
    if (ctx.actor.kind !== 'user') return unknownInvoice;
    const [row] = await db
      .select({ number: invoices.number, payable: invoices.payable, content: invoicePapers.content })
      .from(invoices)
      .innerJoin(invoicePapers, eq(invoicePapers.invoiceId, invoices.id))
      .where(and(eq(invoices.number, number), eq(invoices.user, ctx.actor.userId)));
    if (!row) return unknownInvoice;
    const back = await refundsOf(db, row.payable, ctx.now, await loadHolidays(db));
    return {
      ok: true,
      value: {
        invoice: { number: row.number, content: row.content },
        refunds: back.map(({ amountToman, dueAt, doneAt }) => ({ amountToman, dueAt, doneAt })),
      },
    };
  },
  () => unknownInvoice,
);

/** The same as PDF, in the language of its address. [ORD-2] */
export const myInvoiceFile = service(
  'invoices.read',
  async (ctx, number: string): Promise<Result<InvoicePdf>> => {
    const found = await myInvoice(ctx, number);
    return found.ok ? pdfOf(ctx.rt, ctx.lang, found.value.invoice) : found;
  },
  () => unknownInvoice,
);
