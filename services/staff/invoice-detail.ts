import { eq } from '@payloadcms/db-postgres/drizzle';
import { permit } from '#domain/access/can';
import { refuse, type Result } from '#domain/result';
import type { Lang } from '#locales/lang';
import { pdfOf, type InvoicePdf } from '../invoices/pdf';
import { commit } from '../store/commit';
import { invoices, orders } from '../store/schema.generated';
import { invoicePapers } from '../store/tables';
import { guarded, service } from '../service';

const columns = {
  id: invoices.id,
  number: invoices.number,
  orderId: invoices.order,
  payable: invoices.payable,
  userId: invoices.user,
  content: invoicePapers.content,
  state: orders.state,
};

/** An invoice as staff see it: what stands on it, and the order it belongs to. [ORD-2, ADM-1] */
export const staffInvoice = guarded('admin.invoices.read', async (ctx, by: { id: number } | { orderId: number }) => {
  const [row] = await ctx.rt.db
    .select(columns)
    .from(invoices)
    .innerJoin(invoicePapers, eq(invoicePapers.invoiceId, invoices.id))
    .leftJoin(orders, eq(orders.id, invoices.order))
    .where('id' in by ? eq(invoices.id, by.id) : eq(invoices.order, by.orderId));
  return row ?? null;
});

/** The same as PDF, each opening with a line in the log. [ORD-10, ROLE-5] */
export const staffInvoicePdf = service(
  'admin.invoices.read',
  async (ctx, id: number, lang: Lang): Promise<Result<InvoicePdf>> => {
    const found = await staffInvoice(ctx, { id });
    if (ctx.actor.kind !== 'staff' || !found || !permit(ctx.actor, 'invoices.read', { ownerId: found.userId }).ok) {
      return refuse('invoices.paper.none', undefined, { status: 404 });
    }
    const audit = { action: 'invoices.read', subject: found.payable, facts: { number: found.number, of: found.userId } };
    const logged = await commit(ctx, () => Promise.resolve({ value: null, audit }));
    return logged.ok ? pdfOf(ctx.rt, lang, found) : logged;
  },
  () => refuse('invoices.paper.none', undefined, { status: 404 }),
);
