import { unknownOrder } from '#domain/orders/tracking-code';
import { refuse, type Result } from '#domain/result';
import { pdfOf, type InvoicePdf } from '../../invoices/pdf';
import { service } from '../../service';
import { invoicePage } from './read';

/** The buyer's own invoice as PDF in the language of the page. [ORD-10] */
export const myInvoicePdf = service(
  'invoices.read',
  async (ctx, code: string): Promise<Result<InvoicePdf>> => {
    const page = await invoicePage(ctx, code);
    if (!page.ok) return page;
    return page.value.invoice ? pdfOf(ctx.rt, ctx.lang, page.value.invoice) : refuse('invoices.paper.none', undefined, { status: 404 });
  },
  () => unknownOrder,
);
