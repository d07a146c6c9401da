import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { myUser } from '#services/accounts/user';
import { orderDetail } from '#services/orders/detail';
import { ButtonLink } from '../../components/button-link';
import { CopyText } from '../../components/copy-text';
import { Notice } from '../../components/notice';
import { page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useSay } from '../../words';
import { AddressLines } from './address-lines';
import { BoughtLines } from './bought-lines';
import { BuySteps } from './buy-steps';
import { NextSteps } from './next-steps';
import { OrderSum } from './order-sum';

export const handle = { page: 'orderDone', hydrate: false };

/** What was bought, where it goes, its tracking code and what happens next; an unpaid order is led back to its payment. [ORD-3, ORD-12] */
export const loader = page(async (ctx, at) => {
  const order = await orderDetail(ctx, at.params['code'] ?? '');
  if ('ok' in order) return order;
  if (order.state === 'awaiting-payment' || order.state === 'cancelled') return redirect(href(ctx.lang, 'pay', { code: order.code }), 303);
  if (order.paidToman === 0 || order.refunds.some((one) => !one.second)) return redirect(href(ctx.lang, 'order', { code: order.code }), 303);
  return { order, phone: (await myUser(ctx))?.phone ?? '' };
});

export const meta = privateMeta('checkout.done.title', 'checkout.done.description');

export default function Done() {
  const { order, phone } = useLoaderData<typeof loader>();
  const say = useSay();
  return (
    <div className="wrap page stack">
      <BuySteps now="done" />
      <h1>{say('checkout.done.title')}</h1>
      <p className="lead">{say('checkout.done.thanks')}</p>
      <div className="pay">
        <div className="stack">
          <section className="card lift stack">
            <h2>{say('checkout.done.code')}</h2>
            <p className="big">
              <CopyText text={order.code} />
            </p>
            <p className="small soft">{say('checkout.done.code-sent', { phone })}</p>
          </section>
          <section className="card stack">
            <h2>{say('checkout.done.bought')}</h2>
            <div>
              <BoughtLines lines={order.lines} />
            </div>
            <OrderSum order={order} />
          </section>
        </div>
        <aside className="stack">
          <section className="card stack">
            <h2>{say('checkout.done.next')}</h2>
            <NextSteps order={order} />
          </section>
          <section className="card stack">
            <h2>{say('checkout.done.goes-to')}</h2>
            <AddressLines receiver={order.receiver} address={order.address} />
            <Notice tone="info">{say('checkout.done.id')}</Notice>
          </section>
          <div className="row">
            <ButtonLink kind="soft" page="order" params={{ code: order.code }}>
              {say('checkout.done.see-order')}
            </ButtonLink>
            <ButtonLink kind="outline" page="shop">
              {say('checkout.done.keep-shopping')}
            </ButtonLink>
          </div>
        </aside>
      </div>
    </div>
  );
}
