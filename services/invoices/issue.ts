import { eq, sql } from '@payloadcms/db-postgres/drizzle';
import type { InvoiceContent } from '#domain/invoices/content';
import { invoiceNumber } from '#domain/invoices/number';
import { addresseeOf } from '#domain/invoices/party';
import { ok, refuse, type Result } from '#domain/result';
import { jalaliDate } from '#locales/jalali';
import type { Ctx } from '../context';
import type { OrderRow } from '../orders/row';
import type { Tx } from '../runtime';
import { invoices } from '../store/schema.generated';
import { invoiceCounters, invoicePapers } from '../store/tables';
import { contentOf } from './content';
import { partyOf } from './party';

/**
 * Issues the invoice of a paid, locked order: the year's counter is locked until the commit, so that a placement that is
 * rolled back leaves no gap. A second one for the same order is refused with the first one's number. [ORD-2]
 */
export async function issueInvoice(tx: Tx, ctx: Ctx, order: OrderRow, paid: InvoiceContent['paid']): Promise<Result<{ number: string }>> {
  const [issued] = await tx.select({ number: invoices.number, issuedAt: invoices.issuedAt }).from(invoices).where(eq(invoices.order, order.id));
  if (issued) return refuse('invoices.order.issued', { number: issued.number, issuedDate: new Date(issued.issuedAt) }, { status: 409 });
  if (!order.placedAt) return refuse('invoices.order.unpaid', undefined, { status: 409 });
  const to = addresseeOf(await partyOf(tx, order));
  if (!to) return refuse('invoices.party.code-needed', undefined, { field: 'nationalCode' });
  const { year } = jalaliDate(ctx.now);
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceCounters.year, set: { last: sql`${invoiceCounters.last} + 1` } })
    .returning();
  if (!counter) throw new Error(`no counter of ${year}`);
  const number = invoiceNumber(year, counter.last);
  const content = await contentOf(tx, { order, to, number, issuedAt: ctx.now, paid });
  const now = ctx.now.toISOString();
  const [row] = await tx
    .insert(invoices)
    .values({
      number,
      issuedAt: now,
      year,
      serial: counter.last,
      order: order.id,
      user: order.user,
      partyKind: to.kind,
      partyName: to.name,
      totalToman: order.totalToman,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: invoices.id });
  if (!row) throw new Error(`the invoice of order ${order.id} was not made`);
  await tx.insert(invoicePapers).values({ invoiceId: row.id, content });
  return ok({ number });
}
