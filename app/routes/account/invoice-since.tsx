import type { Beside } from '#services/orders/invoice/read';
import { shownDay } from '#domain/orders/shown-day';
import { Notice } from '../../components/notice';
import { useSay } from '../../words';

/** What has happened to the order since its invoice was issued: beside it, never on it. [ORD-2, ORD-9] */
export function InvoiceSince({ beside: { state, refunds, differenceToman } }: { beside: Beside }) {
  const say = useSay();
  const cancelled = state === 'cancelled' || state === 'refund-pending' || state === 'refunded';
  const said = [
    cancelled && say('invoices.beside.cancelled'),
    state === 'replacement' && say('invoices.beside.replacement'),
    ...refunds.map(({ amountToman, dueAt, doneAt }) =>
      doneAt
        ? say('invoices.beside.refund-done', { amountToman, doneDate: doneAt })
        : say('invoices.beside.refund-due', { amountToman, dueDate: shownDay(dueAt) }),
    ),
    differenceToman > 0 && say('invoices.beside.difference', { amountToman: differenceToman }),
  ].filter((one) => one !== false);
  if (said.length === 0) return null;
  return (
    <Notice tone="warn">
      <b>{say('invoices.beside.title')}</b>
      {said.map((one, at) => (
        <span key={at} className="block">
          {one}
        </span>
      ))}
    </Notice>
  );
}
