import { fieldsIn } from '#domain/field-cases';
import { invoiceCases } from '#domain/invoices/party';
import type { LinksFunction } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { fieldsSchema, onceField, tick } from '#domain/fields';
import { invoiceSchema } from '#domain/invoices/party';
import { availableToman } from '#domain/wallet/wallet';
import { needsTerms } from '#services/accounts/consents';
import { acceptPrice } from '#services/orders/accept-price';
import { giveUp } from '#services/orders/end-unpaid';
import { orderPriceNow } from '#services/orders/price-now';
import { formatMoney } from '#locales/format';
import { orderDetail } from '#services/orders/detail';
import { chooseParty } from '#services/orders/invoice/choose';
import { invoicePage } from '#services/orders/invoice/read';
import { newOnceKey } from '#services/once-key';
import { lookForOne } from '#services/payments/look';
import { startPayment } from '#services/orders/start-payment';
import { payOrderFromWallet } from '#services/orders/pay-from-wallet';
import { myWallet } from '#services/wallet/wallet';
import { BankNotice } from '../../components/bank-notice';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { CopyText } from '../../components/copy-text';
import { Countdown } from '../../components/countdown';
import { Dialog, dialogQuery } from '../../components/dialog';
import { FormErrors } from '../../components/form-errors';
import { Notice } from '../../components/notice';
import { Price } from '../../components/price';
import { Said } from '../../components/said';
import { SummaryList } from '../../components/summary-list';
import { actions, doing, page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { PriceChanges } from './price-changes';
import { useAnswer } from '../../use-answer';
import { useLang, useSay } from '../../words';
import { BoughtLines } from './bought-lines';
import { BuySteps } from './buy-steps';
import { shownPrice } from './checkout-fields';
import { ChangeInvoice } from './invoice-to';
import { PayGoesTo } from './pay-goes-to';
import { MoneyTaken, PaymentFailed } from './payment-failed';
import { Missing } from './pay-ways';
import { TermsTick } from '../../components/terms-tick';
import invoiceStyles from '../../styles/invoice.css?url';

export const handle = { page: 'pay', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: invoiceStyles }];

/** The order that awaits its payment: what is held until when. Once it is paid, or given up, the page leads on. [ORD-4] */
export const loader = page(async (ctx, at) => {
  const bank = await lookForOne(ctx, 'order', at.params['code'] ?? '');
  const order = await orderDetail(ctx, at.params['code'] ?? '');
  if ('ok' in order) return order;
  if (order.state !== 'awaiting-payment' && order.state !== 'cancelled') {
    return redirect(href(ctx.lang, order.paidToman > 0 && order.state === 'placed' ? 'orderDone' : 'order', { code: order.code }), 303);
  }
  const failed = bank.kind === 'none' ? order.failed : null;
  const held = order.holdUntil !== null && order.holdUntil > ctx.now;
  const invoice = await invoicePage(ctx, order.code);
  if (!invoice.ok) return invoice;
  // What is kept for this order is its own to use.
  const now = await orderPriceNow(ctx, order.id);
  return {
    order,
    first: asksFirst(at.url),
    bank,
    failed,
    held,
    servedAt: ctx.now,
    changed: now && !('ok' in now) ? { ...now, needsTerms: await needsTerms(ctx) } : null,
    once: newOnceKey(),
    availableToman: availableToman(await myWallet(ctx)) + order.walletToman,
    party: invoice.value.party,
  };
});

/** What the buyer wanted to buy when this unpaid order came first: the cart, or their share of a group. */
function asksFirst({ searchParams }: URL): { group: string | null } | null {
  const group = searchParams.get('first');
  if (group === 'cart') return { group: null };
  return group !== null && /^[A-Z0-9]{4,16}$/.test(group) ? { group } : null;
}

const nothing = () => fieldsSchema({});

export const action = actions({
  go: doing({
    fields: nothing,
    run: (ctx, _form, at) => startPayment(ctx, { code: at.params['code'] ?? '', callbackUrl: ctx.rt.settings.publicUrl + href(ctx.lang, 'paymentReturn') }),
    then: ({ payUrl }) => payUrl,
  }),
  wallet: doing({
    fields: () => fieldsSchema({ once: onceField, shown: shownPrice }),
    run: (ctx, { once, shown }, at) => payOrderFromWallet(ctx, { key: once, code: at.params['code'] ?? '', shownToman: shown }),
    then: ({ code }, ctx) => href(ctx.lang, 'orderDone', { code }),
  }),
  invoice: doing({
    fields: invoiceSchema,
    run: (ctx, { invoice }, at) => chooseParty(ctx, { code: at.params['code'] ?? '', invoice }),
    then: ({ code, name }, ctx) => ({ to: href(ctx.lang, 'pay', { code }), toast: { kind: 'success', key: 'invoices.to.saved', facts: { name } } }),
  }),
  'accept-price': doing({
    fields: () => fieldsSchema({ once: onceField, shown: shownPrice, terms: tick }),
    run: (ctx, { once, shown, terms }, at) => acceptPrice(ctx, { key: once, code: at.params['code'] ?? '', shownToman: shown, acceptsTerms: terms }),
    then: ({ code, paid }, ctx) => href(ctx.lang, paid ? 'orderDone' : 'pay', { code }),
  }),
  'give-up': doing({
    fields: nothing,
    run: (ctx, _form, at) => giveUp(ctx, at.params['code'] ?? ''),
    then: ({ outcome, code, group }, ctx) =>
      outcome === 'paid'
        ? { to: href(ctx.lang, 'orderDone', { code }), toast: { kind: 'success', key: 'checkout.pay.paid-anyway' } }
        : {
            to: group ? href(ctx.lang, 'group', { code: group }) : href(ctx.lang, 'cart'),
            toast: { kind: 'info', key: group ? 'groups.share.given-up' : 'checkout.pay.given-up' },
          },
  }),
});

export const meta = privateMeta('checkout.pay.title', 'checkout.pay.description');

export default function Pay() {
  const { order, first, bank, failed, held, servedAt, changed, once, availableToman, party } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const lang = useLang();
  const say = useSay();
  // At another price another order takes this one's place, and what is kept of the wallet is free again.
  const walletToman = changed ? 0 : order.walletToman;
  const toPayToman = (changed?.nowToman ?? order.totalToman) - walletToman;
  if (order.state === 'cancelled')
    return (
      <div className="wrap page stack">
        <h1>{say('orders.states.cancelled')}</h1>
        <Notice tone="info">
          {say(failed ? 'checkout.pay.expired' : 'checkout.pay.expired-nothing')} {!order.group && say('checkout.pay.kept')}
        </Notice>
        {failed && (
          <Notice>
            <MoneyTaken backBy={failed.backBy} code={order.code} />
          </Notice>
        )}
        {order.group ? (
          <ButtonLink page="group" params={{ code: order.group.code }}>
            {say('groups.share.to-group')}
          </ButtonLink>
        ) : (
          <ButtonLink page="cart">{say('checkout.pay.see-cart')}</ButtonLink>
        )}
      </div>
    );
  return (
    <div className="wrap page stack">
      <BuySteps now="payment" group={order.group?.code} />
      <h1>{say(bank.kind === 'none' ? 'checkout.pay.title' : 'orders.bank.badge')}</h1>
      <FormErrors answer={answer} fields={fieldsIn(invoiceCases)} />
      {first && (
        <Notice tone="warn">
          <Said words={first.group ? 'checkout.pay.before-share' : 'checkout.pay.before-cart'} facts={{ code: order.code, amountToman: order.totalToman }} />{' '}
          {first.group && (
            <Link page="group" params={{ code: first.group }}>
              {say('groups.share.to-group')}
            </Link>
          )}
        </Notice>
      )}
      {failed && <PaymentFailed order={order} failed={failed} />}
      <BankNotice standing={bank} />
      {changed && <PriceChanges {...changed} ordered />}
      <div className="pay">
        <div className="stack">
          <section className="card">
            <h2 className="sr">{say('orders.order.goods')}</h2>
            <BoughtLines lines={order.lines} />
            <ChangeInvoice party={party} answer={answer?.intent === 'invoice' ? answer : undefined} />
          </section>
          <PayGoesTo order={order} />
        </div>
        <aside className="aside stack">
          <section className="card lift stack">
            {held && order.holdUntil ? (
              <>
                <p>{say('checkout.pay.held-until', { untilTime: order.holdUntil })}</p>
                <Countdown until={order.holdUntil} now={servedAt} label={say('checkout.pay.held-left')} reload />
              </>
            ) : (
              <Notice tone="warn">{say('checkout.pay.hold-ended')}</Notice>
            )}
            <SummaryList
              rows={[
                { name: say('checkout.pay.code'), value: <CopyText text={order.code} /> },
                ...(walletToman > 0 ? [{ name: say('wallet.pay.from-wallet'), value: formatMoney(lang, walletToman) }] : []),
                {
                  name: say(walletToman > 0 ? 'wallet.pay.at-gateway' : 'checkout.pay.amount'),
                  value: <Price toman={toPayToman} />,
                  total: true,
                },
              ]}
            />
            {walletToman > 0 && <p className="small soft">{say('wallet.pay.kept', { walletToman })}</p>}
            {bank.kind === 'unanswered' ? null : changed ? (
              <form method="post" noValidate className="stack gap-2">
                <input type="hidden" name="intent" value="accept-price" />
                <input type="hidden" name="once" value={once} />
                <input type="hidden" name="shown" value={changed.nowToman} />
                {changed.needsTerms && <TermsTick answer={answer?.intent === 'accept-price' ? answer : undefined} />}
                <Button wide busyLabel={say('checkout.pay.going')}>
                  {say('checkout.changes.accept-new', { amountToman: changed.nowToman })}
                </Button>
              </form>
            ) : (
              <form method="post" noValidate>
                <input type="hidden" name="intent" value="go" />
                <Button wide kind={bank.kind === 'open' ? 'soft' : undefined} busyLabel={say('checkout.pay.going')}>
                  {say(bank.kind === 'open' ? 'orders.bank.go-on' : failed ? 'checkout.pay.again' : 'checkout.pay.continue')}
                </Button>
              </form>
            )}
            {changed || bank.kind !== 'none' ? null : availableToman >= order.totalToman ? (
              <form method="post" noValidate className="stack gap-2">
                <input type="hidden" name="intent" value="wallet" />
                <input type="hidden" name="once" value={once} />
                <input type="hidden" name="shown" value={order.totalToman} />
                <p className="small soft">{say('wallet.pay.wallet-text', { amountToman: order.totalToman, availableToman })}</p>
                <Button kind="soft" wide busyLabel={say('wallet.pay.busy')}>
                  {say('wallet.pay.all')}
                </Button>
              </form>
            ) : (
              <Missing totalToman={order.totalToman} availableToman={availableToman} back={href(lang, 'pay', { code: order.code })} />
            )}
            {order.discountCode && <p className="small soft">{say('checkout.pay.code-locked', { code: order.discountCode })}</p>}
            <p className="small">
              <Link page="pay" params={{ code: order.code }} query={dialogQuery('give-up')}>
                {say('checkout.pay.give-up')}
              </Link>
            </p>
          </section>
        </aside>
      </div>
      <Dialog name="give-up" title={say('checkout.pay.give-up')}>
        <p>{order.discountCode ? say('checkout.pay.give-up-code', { code: order.discountCode }) : say('checkout.pay.give-up-confirm')}</p>
        <form method="post" noValidate className="row">
          <input type="hidden" name="intent" value="give-up" />
          <Button kind="danger">{say('checkout.pay.give-up-yes')}</Button>
          <ButtonLink kind="outline" page="pay" params={{ code: order.code }}>
            {say('checkout.pay.give-up-no')}
          </ButtonLink>
        </form>
      </Dialog>
    </div>
  );
}
