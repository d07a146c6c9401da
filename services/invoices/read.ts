import { eq } from '@payloadcms/db-postgres/drizzle';
import { permit } from '#domain/access/can';
import type { InvoiceContent } from '#domain/invoices/content';
import type { InvoiceParty } from '#domain/invoices/party';
import { unknownOrder } from '#domain/orders/tracking-code';
import { ok, type Result } from '#domain/result';
import type { OrderState } from '#domain/orders/states';
import { loadHolidays } from '../calendars/holidays';
import { returnedOf } from '../groups/returned';
import { myOrder } from '../orders/row';
import { refundsOf } from '../refunds/view';
import type { Tx } from '../runtime';
import { invoices } from '../store/schema.generated';
import { invoicePapers } from '../store/tables';
import { partyOf } from './party';
import { service } from '../service';

export type Invoice = { id: number; number: string; content: InvoiceContent };
/** What has happened since: it stands beside the invoice, never on it. */
export type Beside = { state: OrderState; refunds: { amountToman: number; dueAt: Date; doneAt: Date | null }[]; differenceToman: number };
export type InvoicePage = {
  code: string;
  invoice: Invoice | null;
  party: InvoiceParty;
  /** Paid, and only the person's code lacks. */ mayAsk: boolean;
  beside: Beside;
};

/** The invoice of an order, if it was issued. */
export async function invoiceOf(tx: Tx, orderId: number): Promise<Invoice | null> {
  const [row] = await tx
    .select({ id: invoices.id, number: invoices.number, content: invoicePapers.content })
    .from(invoices)
    .innerJoin(invoicePapers, eq(invoicePapers.invoiceId, invoices.id))
    .where(eq(invoices.order, orderId));
  return row ?? null;
}

/** The buyer's own invoice, what lacks for it, and what has happened since; another's is as absent as none. [ORD-2, ORD-10] */
export const invoicePage = service(
  'invoices.read',
  async (ctx, code: string): Promise<Result<InvoicePage>> => {
    const { db } = ctx.rt;
    const order = await myOrder(db, ctx, code);
    if (!order || !permit(ctx.actor, 'invoices.read', { ownerId: order.user }).ok) return unknownOrder;
    const invoice = await invoiceOf(db, order.id);
    const party = await partyOf(db, order);
    const refunds = await refundsOf(db, order.id, ctx.now, await loadHolidays(db));
    return ok({
      code: order.code,
      invoice,
      party,
      mayAsk: !invoice && order.placedAt !== null && party.kind === 'individual',
      beside: {
        state: order.state,
        refunds: refunds.map(({ amountToman, dueAt, doneAt }) => ({ amountToman, dueAt, doneAt })),
        differenceToman: await returnedOf(db, order.id),
      },
    });
  },
  () => unknownOrder,
);
