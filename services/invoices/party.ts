import { desc, eq, sql } from '@payloadcms/db-postgres/drizzle';
import { TO_THE_BUYER, type InvoiceParty, type InvoiceWish } from '#domain/invoices/party';
import type { Ctx } from '../context';
import type { OrderRow } from '../orders/row';
import type { Tx } from '../runtime';
import { orders, users } from '../store/schema.generated';
import { invoiceParties } from '../store/tables';

type PartyRow = typeof invoiceParties.$inferSelect;

function partyFrom(row: PartyRow): InvoiceParty {
  if (row.kind === 'individual') return { kind: 'individual', name: row.name, nationalCode: row.nationalCode };
  return { kind: 'legal', name: row.name, economicCode: row.economicCode ?? '', legalId: row.legalId ?? '' };
}

/** The buyer's own name, as their account says it; who has not said it is called as the receiver. */
async function nameOf(tx: Tx, order: Pick<OrderRow, 'user' | 'receiverName'>): Promise<string> {
  const [user] = await tx.select({ first: users.firstName, last: users.lastName }).from(users).where(eq(users.id, order.user));
  return [user?.first, user?.last].filter(Boolean).join(' ') || order.receiverName;
}

/** Keeps whom an order's invoice is to be made out to; the database lets it be changed until the order is paid. [ORD-2] */
export async function keepParty(tx: Tx, order: Pick<OrderRow, 'id' | 'user' | 'receiverName'>, wish: InvoiceWish): Promise<void> {
  const columns =
    wish.kind === 'legal'
      ? { kind: wish.kind, name: wish.name, nationalCode: null, economicCode: wish.economicCode, legalId: wish.legalId }
      : { kind: wish.kind, name: await nameOf(tx, order), nationalCode: wish.nationalCode, economicCode: null, legalId: null };
  await tx
    .insert(invoiceParties)
    .values({ orderId: order.id, ...columns })
    .onConflictDoUpdate({ target: invoiceParties.orderId, set: columns });
}

/** Whom it is made out to; an order from before one could choose is its buyer's. [ORD-2] */
export async function partyOf(tx: Tx, order: Pick<OrderRow, 'id' | 'user' | 'receiverName'>): Promise<InvoiceParty> {
  const [row] = await tx.select().from(invoiceParties).where(eq(invoiceParties.orderId, order.id));
  return row ? partyFrom(row) : { kind: 'individual', name: await nameOf(tx, order), nationalCode: null };
}

/** What the buyer's last order that said it was made out to: nobody writes their codes twice. */
export async function lastWish(ctx: Ctx): Promise<InvoiceWish> {
  if (ctx.actor.kind !== 'user') return TO_THE_BUYER;
  const [row] = await ctx.rt.db
    .select({ party: invoiceParties })
    .from(orders)
    .innerJoin(invoiceParties, eq(invoiceParties.orderId, orders.id))
    .where(sql`${orders.user} = ${ctx.actor.userId} and (${invoiceParties.nationalCode} is not null or ${invoiceParties.legalId} is not null)`)
    .orderBy(desc(orders.id))
    .limit(1);
  return row ? partyFrom(row.party) : TO_THE_BUYER;
}
