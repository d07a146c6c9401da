import { eq, sql } from '@payloadcms/db-postgres/drizzle';
import type { InvoiceContent } from '#domain/invoices/content';
import { invoiceNumber } from '#domain/invoices/number';
import { addresseeOf } from '#domain/invoices/party';
import { ok, refuse, type Result } from '#domain/result';
import { jalaliDate } from '#locales/jalali';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { invoices } from '../store/schema.generated';
import { invoiceCounters, invoicePapers, payables } from '../store/tables';
import { contentOf, type InvoiceOf } from './content';
import { partyOf, type PartyFor } from './party';

export type { InvoiceOf } from './content';
type Asked = {
  payableId: string;
  /** The order's id, where it is an order's. */ order: number | null;
  party: PartyFor;
  paid: InvoiceContent['paid'];
  of: InvoiceOf;
};

/**
 * Issues the invoice of something that is paid and locked: the year's counter is locked until the commit, so that a
 * payment that is rolled back leaves no gap. A second one of the same is refused with the first one's number. [ORD-2]
 */
export async function issueInvoice(tx: Tx, ctx: Ctx, { payableId, order, party, paid, of }: Asked): Promise<Result<{ number: string }>> {
  const [issued] = await tx.select({ number: invoices.number, issuedAt: invoices.issuedAt }).from(invoices).where(eq(invoices.payable, payableId));
  if (issued) return refuse('invoices.order.issued', { number: issued.number, issuedDate: new Date(issued.issuedAt) }, { status: 409 });
  const [payable] = await tx.select().from(payables).where(eq(payables.id, payableId));
  if (payable?.state !== 'paid') return refuse('invoices.order.unpaid', undefined, { status: 409 });
  const to = addresseeOf(await partyOf(tx, party));
  if (!to) return refuse('invoices.party.code-needed', undefined, { field: 'nationalCode' });
  const { year } = jalaliDate(ctx.now);
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceCounters.year, set: { last: sql`${invoiceCounters.last} + 1` } })
    .returning();
  if (!counter) throw new Error(`no counter of ${year}`);
  const number = invoiceNumber(year, counter.last);
  const { userId, totalToman } = payable;
  const content = await contentOf(tx, { userId, totalToman, to, number, issuedAt: ctx.now, paid, of });
  const now = ctx.now.toISOString();
  const kept = { number, issuedAt: now, year, serial: counter.last, partyKind: to.kind, partyName: to.name, totalToman, createdAt: now, updatedAt: now };
  const [row] = await tx
    .insert(invoices)
    .values({ ...kept, payable: payableId, order, user: userId })
    .returning({ id: invoices.id });
  if (!row) throw new Error(`the invoice of ${payableId} was not made`);
  await tx.insert(invoicePapers).values({ invoiceId: row.id, content });
  return ok({ number });
}
