import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { carriedRow, fieldsSchema, onceField } from '#domain/fields';
import { hoursOf } from '#domain/orders/day-parts';
import { cancelWords } from '#domain/orders/cancel-request';
import { refundId } from '#domain/refunds/refund-id';
import { deliveryWords } from '#locales/delivery';
import { newOnceKey } from '#services/once-key';
import { lookForOne } from '#services/payments/look';
import { buyAgain, type BoughtAgain } from '#services/orders/buy-again';
import { proofLines } from '#services/invoices/proof-lines';
import { afterDelivery } from '#services/orders/after-delivery';
import { askToCancel } from '#services/orders/cancel-requests/ask';
import { keepOrder } from '#services/orders/cancel-requests/withdraw';
import { orderDetail } from '#services/orders/detail';
import { myProof } from '#services/orders/price-proof';
import { answerProposal } from '#services/orders/proposals/answer';
import { takeRefundToWallet } from '#services/refunds/to-wallet';
import { BankNotice } from '../../components/bank-notice';
import { ButtonLink } from '../../components/button-link';
import { FormErrors } from '../../components/form-errors';
import type { Flash } from '../../flash.server';
import { Link } from '../../link';
import { actions, doing, page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useAnswer } from '../../use-answer';
import { useLang, useSay } from '../../words';
import { AddressLines } from '../shop/address-lines';
import { BoughtLines } from '../shop/bought-lines';
import { PaymentFailed } from '../shop/payment-failed';
import { OrderSum } from '../shop/order-sum';
import { AccountFrame } from './account-frame';
import { OrderAfter } from './order-after';
import { OrderBadge } from './order-badge';
import { CancelWay, OrderCancel } from './order-cancel';
import { OrderParcel } from './order-parcel';
import { OrderReplacements } from './order-replacements';
import { OrderProof } from './order-proof';
import { AgreedChange, OrderProposal } from './order-proposal';
import { OrderRefund } from './order-refund';
import { OrderTimeline } from './order-timeline';
import invoiceStyles from '../../styles/invoice.css?url';

export const handle = { page: 'order', hydrate: true };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: invoiceStyles }];

/** One order of the buyer's, with the timeline that staff see too. [ORD-9, ORD-10, ORD-12] */
export const loader = page(async (ctx, at) => {
  const bank = await lookForOne(ctx, 'order', at.params['code'] ?? '');
  const order = await orderDetail(ctx, at.params['code'] ?? '');
  if ('ok' in order) return order;
  const proof = await myProof(ctx, order.code);
  const after = order.state === 'delivered' ? await afterDelivery(ctx, order.code) : null;
  const cancels = at.url.searchParams.has('cancel');
  return { order, bank, after, cancels, once: newOnceKey(), proof: proof.ok ? proofLines(ctx.lang, proof.value.rows) : [] };
});

/** The buyer's answer to what they are asked. [ORD-7, ORD-8] */
const answering = (answer: 'agree' | 'decline', key: 'orders.proposal.agreed-toast' | 'orders.proposal.declined-toast') =>
  doing({
    fields: () => fieldsSchema({ once: onceField, proposal: carriedRow }),
    run: (ctx, { once, proposal }, at) => answerProposal(ctx, { key: once, code: at.params['code'] ?? '', proposalId: proposal, answer }),
    then: ({ code }, ctx) => ({ to: href(ctx.lang, 'order', { code }), toast: { kind: 'success', key } }),
  });

const saidOf = ({ added, left }: BoughtAgain): Flash =>
  left > 0 ? { kind: 'warning', key: 'orders.after.some', facts: { added, left } } : { kind: 'success', key: 'orders.after.done', facts: { count: added } };

export const action = actions({
  agree: answering('agree', 'orders.proposal.agreed-toast'),
  decline: answering('decline', 'orders.proposal.declined-toast'),
  'ask-to-cancel': doing({
    fields: () => fieldsSchema({ words: cancelWords }),
    run: (ctx, { words }, at) => askToCancel(ctx, { code: at.params['code'] ?? '', words }),
    then: ({ code }, ctx) => ({ to: `${href(ctx.lang, 'order', { code })}#cancel`, toast: { kind: 'success', key: 'orders.cancel.asked-toast' } }),
  }),
  'keep-order': doing({
    fields: () => fieldsSchema({}),
    run: (ctx, _form, at) => keepOrder(ctx, { code: at.params['code'] ?? '' }),
    then: ({ code }, ctx) => ({ to: href(ctx.lang, 'order', { code }), toast: { kind: 'success', key: 'orders.cancel.kept-toast' } }),
  }),
  again: doing({
    fields: () => fieldsSchema({}),
    run: (ctx, _form, at) => buyAgain(ctx, { code: at.params['code'] ?? '' }),
    then: (done, ctx) => ({ to: href(ctx.lang, 'cart'), toast: saidOf(done) }),
  }),
  'take-refund': doing({
    fields: () => fieldsSchema({ once: onceField, refund: refundId }),
    run: (ctx, { once, refund }) => takeRefundToWallet(ctx, { key: once, refundId: refund }),
    then: ({ amountToman }, ctx, at) => ({
      to: href(ctx.lang, 'order', { code: at.params['code'] ?? '' }),
      toast: { kind: 'success', key: 'refunds.taken', facts: { amountToman } },
    }),
  }),
});

export const meta = privateMeta('orders.title', 'orders.order.description');

export default function Order() {
  const { order, bank, after, cancels, once, proof } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const lang = useLang();
  const say = useSay();
  const when = order.placedAt ? say('orders.order.placed-at', { placedAt: order.placedAt }) : say('orders.order.made-at', { madeAt: order.madeAt });
  return (
    <AccountFrame
      page="order"
      title={
        <>
          {say('orders.order.title', { code: '' })}
          <bdi dir="ltr" className="ltr">
            {order.code}
          </bdi>
        </>
      }
      lead={when}
      aside={
        <div className="row">
          <OrderBadge state={order.state} bank={bank.kind !== 'none'} />
          {order.placedAt && (
            <ButtonLink kind="outline" small page="invoice" params={{ code: order.code }}>
              {say('invoices.page.see')}
            </ButtonLink>
          )}
        </div>
      }
    >
      <BankNotice standing={bank} />
      {order.state === 'awaiting-payment' && bank.kind !== 'unanswered' && (
        <ButtonLink page="pay" kind={bank.kind === 'open' ? 'soft' : undefined} params={{ code: order.code }}>
          {say(bank.kind === 'open' ? 'orders.bank.go-on' : 'orders.order.pay-now')}
        </ButtonLink>
      )}
      <FormErrors answer={answer} fields={{ words: cancelWords }} />
      {bank.kind === 'none' && order.failed && <PaymentFailed order={order} failed={order.failed} />}
      {bank.kind === 'none' && <p className="lead">{say(`orders.next.${order.next.key}`, order.next.facts)}</p>}
      {bank.kind === 'none' && <CancelWay order={order} />}
      {order.proposals
        .filter((one) => one.state === 'open')
        .map((one) => (
          <OrderProposal key={one.id} code={order.code} proposal={one} once={once} />
        ))}
      {after && <OrderAfter after={after} />}
      <div className="two even">
        <section className="card stack">
          <h2>{say('orders.order.where')}</h2>
          <OrderTimeline steps={order.timeline} bank={bank.kind !== 'none'} />
        </section>
        <div className="stack">
          <OrderParcel parcel={order.parcel} devices={order.devices} />
          <OrderReplacements replacements={order.replacements} />
          {order.refunds.map((refund) => (
            <OrderRefund key={refund.id} refund={refund} once={once} />
          ))}
          <section className="card stack">
            <h2>{say('orders.order.goods')}</h2>
            <div>
              <BoughtLines lines={order.lines} />
            </div>
            {order.proposals
              .filter((one) => one.state === 'agreed')
              .map((one) => (
                <AgreedChange key={one.id} proposal={one} />
              ))}
            <OrderSum order={order} />
            <OrderProof order={order} lines={proof} />
          </section>
          <section className="card stack">
            <h2>{say('orders.order.deliver-to')}</h2>
            <AddressLines receiver={order.receiver} address={order.address} />
            {order.delivery && (
              <p>{say('orders.delivery.chosen', { when: deliveryWords(lang, order.delivery.day, order.delivery.part && hoursOf(order.delivery.part)) })}</p>
            )}
            {order.courierNote && (
              <p className="small">
                {say('orders.order.courier-note')}: {order.courierNote}
              </p>
            )}
          </section>
        </div>
      </div>
      <OrderCancel order={order} answer={answer} open={cancels} />
      <p className="small">
        <Link page="orders">{say('orders.order.back')}</Link>
      </p>
    </AccountFrame>
  );
}
