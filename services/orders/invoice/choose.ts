import { permit } from '#domain/access/can';
import type { InvoiceWish } from '#domain/invoices/party';
import { unknownOrder } from '#domain/orders/tracking-code';
import { refuse, type Result } from '#domain/result';
import { orderSubject } from '../../deadlines/order-subject';
import { lockOrder, myOrder } from '../row';
import { commit } from '../../store/commit';
import { keepParty, partyOf } from '../../invoices/party';
import { partyFor } from './party-for';
import { service } from '../../service';

/** The buyer changes whom the invoice is made out to, while the order is not paid. [ORD-2] */
export const chooseParty = service(
  'invoices.ask',
  async (ctx, { code, invoice }: { code: string; invoice: InvoiceWish }): Promise<Result<{ code: string; name: string }>> => {
    const found = await myOrder(ctx.rt.db, ctx, code);
    const allowed = permit(ctx.actor, 'invoices.ask', { ownerId: found?.user ?? null });
    if (!found || !allowed.ok) return unknownOrder;
    return commit(ctx, async (tx) => {
      const order = await lockOrder(tx, found.id);
      if (!order || order.state !== 'awaiting-payment') return refuse('invoices.party.fixed', undefined, { status: 409 });
      await keepParty(tx, partyFor(order), invoice);
      const { name } = await partyOf(tx, partyFor(order));
      return { value: { code, name }, audit: { action: 'invoices.party-chosen', subject: orderSubject(order.id), facts: { kind: invoice.kind } } };
    });
  },
  () => unknownOrder,
);
