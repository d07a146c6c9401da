import { eq } from '@payloadcms/db-postgres/drizzle';
import type { InvoiceContent } from '#domain/invoices/content';
import type { Tx } from '../runtime';
import { invoices } from '../store/schema.generated';
import { invoicePapers } from '../store/tables';

export type Invoice = { id: number; number: string; content: InvoiceContent };

/** The invoice of what was paid, if it was issued. */
export async function invoiceOf(tx: Tx, payableId: string): Promise<Invoice | null> {
  const [row] = await tx
    .select({ id: invoices.id, number: invoices.number, content: invoicePapers.content })
    .from(invoices)
    .innerJoin(invoicePapers, eq(invoicePapers.invoiceId, invoices.id))
    .where(eq(invoices.payable, payableId));
  return row ?? null;
}
