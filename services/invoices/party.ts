import { desc, eq, sql } from '@payloadcms/db-postgres/drizzle';
import { TO_THE_BUYER, type InvoiceParty, type InvoiceWish } from '#domain/invoices/party';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { users } from '../store/schema.generated';
import { invoiceParties, payables } from '../store/tables';

type PartyRow = typeof invoiceParties.$inferSelect;
/** Whose invoice it is, and the name to use where the account has none. */
export type PartyFor = { payableId: string; userId: number; otherwise: string };

function partyFrom(row: PartyRow): InvoiceParty {
  if (row.kind === 'individual') return { kind: 'individual', name: row.name, nationalCode: row.nationalCode };
  return { kind: 'legal', name: row.name, economicCode: row.economicCode ?? '', legalId: row.legalId ?? '' };
}

/** The buyer's own name, as their account says it. */
async function nameOf(tx: Tx, { userId, otherwise }: PartyFor): Promise<string> {
  const [user] = await tx.select({ first: users.firstName, last: users.lastName }).from(users).where(eq(users.id, userId));
  return [user?.first, user?.last].filter(Boolean).join(' ') || otherwise;
}

/** Keeps whom an invoice is to be made out to; the database lets it be changed until the payment. [ORD-2] */
export async function keepParty(tx: Tx, of: PartyFor, wish: InvoiceWish): Promise<void> {
  const columns =
    wish.kind === 'legal'
      ? { kind: wish.kind, name: wish.name, nationalCode: null, economicCode: wish.economicCode, legalId: wish.legalId }
      : { kind: wish.kind, name: await nameOf(tx, of), nationalCode: wish.nationalCode, economicCode: null, legalId: null };
  await tx
    .insert(invoiceParties)
    .values({ payableId: of.payableId, ...columns })
    .onConflictDoUpdate({ target: invoiceParties.payableId, set: columns });
}

/** Whom it is made out to; what was made before one could choose is its buyer's. [ORD-2] */
export async function partyOf(tx: Tx, of: PartyFor): Promise<InvoiceParty> {
  const [row] = await tx.select().from(invoiceParties).where(eq(invoiceParties.payableId, of.payableId));
  return row ? partyFrom(row) : { kind: 'individual', name: await nameOf(tx, of), nationalCode: null };
}

/** The party of the buyer's last payment, so that nobody types their codes twice. */
export async function lastWish(ctx: Ctx, tx: Tx = ctx.rt.db): Promise<InvoiceWish> {
  return ctx.actor.kind === 'user' ? lastWishOf(tx, ctx.actor.userId) : TO_THE_BUYER;
}

/** The same of somebody whose bill is opened by another's deed. */
export async function lastWishOf(tx: Tx, userId: number): Promise<InvoiceWish> {
  const [row] = await tx
    .select({ party: invoiceParties })
    .from(payables)
    .innerJoin(invoiceParties, eq(invoiceParties.payableId, payables.id))
    .where(sql`${payables.userId} = ${userId} and (${invoiceParties.nationalCode} is not null or ${invoiceParties.legalId} is not null)`)
    .orderBy(desc(payables.createdAt), desc(payables.id))
    .limit(1);
  return row ? partyFrom(row.party) : TO_THE_BUYER;
}
