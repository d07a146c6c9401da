import { permit } from '#domain/access/can';
import { unknownOrder } from '#domain/orders/tracking-code';
import type { Result } from '#domain/result';
import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { orderSubject } from '../../deadlines/order-subject';
import { lockOrder, myOrder } from '../row';
import type { Tx } from '../../runtime';
import { commit } from '../../store/commit';
import { invoices } from '../../store/schema.generated';
import { payments } from '../../store/tables';
import { issueOrderInvoice } from './issue';
import { partyFor } from './party-for';
import { keepParty, partyOf } from '../../invoices/party';
import { service } from '../../service';

type Ask = { code: string; nationalCode: string };

/** Issues the invoice of a person who paid without a national code and now gives it; one that was issued before is refused with that reason. [ORD-2] */
export const askForInvoice = service(
  'invoices.ask',
  async (ctx, { code, nationalCode }: Ask): Promise<Result<{ number: string }>> => {
    const found = await myOrder(ctx.rt.db, ctx, code);
    const allowed = permit(ctx.actor, 'invoices.ask', { ownerId: found?.user ?? null });
    if (!found || !allowed.ok) return unknownOrder;
    return commit(ctx, async (tx) => {
      const order = await lockOrder(tx, found.id);
      if (!order) return unknownOrder;
      const [issued] = await tx
        .select({ id: invoices.id })
        .from(invoices)
        .where(eq(invoices.payable, orderSubject(order.id)));
      // What was issued says so itself; an unpaid order chooses its party on its own page.
      if (!issued && order.placedAt && (await partyOf(tx, partyFor(order))).kind === 'individual')
        await keepParty(tx, partyFor(order), { kind: 'individual', nationalCode });
      const made = await issueOrderInvoice(tx, ctx, order, await paidOf(tx, order));
      if (!made.ok) return made;
      return { value: made.value, audit: { action: 'invoices.issued', subject: orderSubject(order.id), facts: { number: made.value.number } } };
    });
  },
  () => unknownOrder,
);

/** What each side paid of an order that was placed before. */
async function paidOf(tx: Tx, order: { id: number; totalToman: number }): Promise<{ walletToman: number; gatewayToman: number }> {
  const [paid] = await tx
    .select({ amountToman: payments.amountToman })
    .from(payments)
    .where(and(eq(payments.payableId, orderSubject(order.id)), eq(payments.state, 'paid')));
  const gatewayToman = paid?.amountToman ?? 0;
  return { walletToman: order.totalToman - gatewayToman, gatewayToman };
}
