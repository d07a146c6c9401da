import { asc, eq } from '@payloadcms/db-postgres/drizzle';
import type { InvoiceContent } from '#domain/invoices/content';
import type { Result } from '#domain/result';
import type { Ctx } from '../../context';
import { orderSubject } from '../../deadlines/order-subject';
import { issueInvoice, type InvoiceOf } from '../../invoices/issue';
import type { Tx } from '../../runtime';
import { orderLines } from '../../store/tables';
import { proofOf } from '../price-proof';
import type { OrderRow } from '../row';
import { partyFor } from './party-for';

/** Issues the invoice of a paid, locked order. [ORD-2] */
export async function issueOrderInvoice(tx: Tx, ctx: Ctx, order: OrderRow, paid: InvoiceContent['paid']): Promise<Result<{ number: string }>> {
  return issueInvoice(tx, ctx, { payableId: orderSubject(order.id), order: order.id, party: partyFor(order), paid, of: await goodsOf(tx, order) });
}

/** The order's part of an invoice: its goods, its receiver, every toman and where it comes from. [ORD-2, ORD-10] */
async function goodsOf(tx: Tx, order: OrderRow): Promise<InvoiceOf> {
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.position));
  const proof = await proofOf(tx, order);
  return {
    orderCode: order.code,
    placedAt: new Date(order.placedAt ?? order.createdAt).toISOString(),
    phone: order.receiverPhone,
    address: { province: order.province, city: order.city, fullAddress: order.fullAddress, plate: order.plate, unit: order.unit, postalCode: order.postalCode },
    receiver: { name: order.receiverName, phone: order.receiverPhone },
    lines: lines.map((line) => ({
      name: { fa: line.nameFa, en: line.nameEn },
      sku: line.sku,
      colour: line.colour,
      engraving: line.engraving,
      quantity: line.quantity,
      unitToman: line.unitToman,
      engravingToman: line.engravingToman,
      grossToman: (line.unitToman + line.engravingToman) * line.quantity,
      discountToman: line.discountToman,
      totalToman: line.totalToman,
    })),
    goodsToman: order.goodsToman,
    discountToman: order.discountToman,
    deliveryToman: order.deliveryToman,
    proof: proof.map(({ rule, line, amountToman, facts }) => ({ rule, line, amountToman, facts })),
  };
}
