import { permit } from '#domain/access/can';
import type { InvoiceParty } from '#domain/invoices/party';
import { unknownOrder } from '#domain/orders/tracking-code';
import { ok, type Result } from '#domain/result';
import type { OrderState } from '#domain/orders/states';
import { loadHolidays } from '../../calendars/holidays';
import { orderSubject } from '../../deadlines/order-subject';
import { invoiceOf, type Invoice } from '../../invoices/issued';
import { partyFor } from './party-for';
import { returnedOf } from '../../groups/returned';
import { myOrder } from '../row';
import { refundsOf } from '../../refunds/view';
import { partyOf } from '../../invoices/party';
import { service } from '../../service';

/** What has happened since the issue: shown beside the invoice, never on it. */
export type Beside = {
  /** None of what is no order. */ state: OrderState | null;
  refunds: { amountToman: number; dueAt: Date; doneAt: Date | null }[];
  differenceToman: number;
};
export type InvoicePage = {
  code: string;
  invoice: Invoice | null;
  party: InvoiceParty;
  /** Whether it is paid and only the person's code is missing. */ mayAsk: boolean;
  beside: Beside;
};

/** The buyer's own invoice, what is missing for it, and what has happened since; another's is not found. [ORD-2, ORD-10] */
export const invoicePage = service(
  'invoices.read',
  async (ctx, code: string): Promise<Result<InvoicePage>> => {
    const { db } = ctx.rt;
    const order = await myOrder(db, ctx, code);
    if (!order || !permit(ctx.actor, 'invoices.read', { ownerId: order.user }).ok) return unknownOrder;
    const invoice = await invoiceOf(db, orderSubject(order.id));
    const party = await partyOf(db, partyFor(order));
    const refunds = await refundsOf(db, orderSubject(order.id), ctx.now, await loadHolidays(db));
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
