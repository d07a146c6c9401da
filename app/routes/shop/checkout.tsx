import { addressFields } from '#domain/addresses/address';
import { termsField } from '#domain/accounts/fields';
import { fieldsIn } from '#domain/field-cases';
import { invoiceCases } from '#domain/invoices/party';
import { deliverOn, deliverPart } from '#domain/orders/delivery-choice';
import { payWish } from '#domain/wallet/pay-share';
import { FormField } from '../../components/form-field';
import { courierNote } from '#domain/orders/receiver';
import type { LinksFunction } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { Address } from '#domain/addresses/address';
import type { InvoiceWish } from '#domain/invoices/party';
import { toman } from '#domain/money';
import type { DayPart } from '#domain/orders/day-parts';
import { HOLD_MINUTES } from '#domain/orders/hold';
import { seenOf, writeSeen, type SeenPrice } from '#domain/orders/price-change';
import type { Ctx } from '#services/context';
import type { PayWish } from '#domain/wallet/pay-share';
import { checkDelivery } from '#services/orders/check-delivery';
import { checkoutPage } from '#services/orders/checkout';
import { myShare } from '#services/groups/share';
import { placeOrder, type Placed } from '#services/orders/place';
import { errorOf } from '../../answer';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { EmptyState } from '../../components/empty-state';
import { FormErrors } from '../../components/form-errors';
import { Notice } from '../../components/notice';
import { actions, doing, page, type At } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { DRAFT_FORM } from '../../shell/language-switch';
import { useAnswer } from '../../use-answer';
import { useLang, useSay } from '../../words';
import { BuySteps } from './buy-steps';
import { codeActions } from './cart-actions.server';
import { CheckoutAddress } from './checkout-address';
import { toBook, toNew } from './checkout-fields';
import { CheckoutDay } from './checkout-day';
import { CheckoutGoods } from './checkout-goods';
import { CheckoutPromise } from './checkout-promise';
import { CodeForm, CartSum } from './cart-sum';
import { InvoiceTo } from './invoice-to';
import { OpenOrderNotice } from './open-order-notice';
import { PayWays } from './pay-ways';
import { PriceChanges, changeOf } from './price-changes';
import { TermsTick } from '../../components/terms-tick';
import invoiceStyles from '../../styles/invoice.css?url';

const CHECKOUT_FIELDS = { ...addressFields, courierNote, deliverOn, deliverPart, terms: termsField, pay: payWish, ...fieldsIn(invoiceCases) };

export const handle = {
  page: 'checkout',
  hydrate: false,
  typed: (data: unknown) => ((data as { cart?: { items: unknown[] } } | undefined)?.cart?.items.length ?? 0) > 0,
};
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: invoiceStyles }];

/** The checkout, of the cart or of a share of a group: what, where, how much and by when. An order that awaits its payment comes first, unless a form was refused just now: then its reason does. [ORD-1, ORD-11, PROD-3] */
export const loader = page(async (ctx, at) => {
  const code = at.url.searchParams.get('group');
  const share = code === null ? null : await myShare(ctx, code);
  // What cannot be paid is explained by the group's own page.
  if (share && !share.ok) return code && share.status !== 404 ? redirect(href(ctx.lang, 'group', { code }), 303) : share;
  const shown = await checkoutPage(ctx, at.url.searchParams.get('address'), share?.value ?? null);
  if (shown.open && !at.refused) return redirect(href(ctx.lang, 'pay', { code: shown.open.code }, { first: code ?? 'cart' }), 303);
  return shown;
});

type Common = {
  once: string;
  shown: number;
  seen: SeenPrice | null;
  terms: boolean;
  courierNote: string | null;
  deliverOn: string | null;
  deliverPart: DayPart | null;
  pay: PayWish;
  invoice: InvoiceWish;
};

function place(ctx: Ctx, at: At, { once, shown, terms, deliverOn, deliverPart, ...form }: Common, address: { id: number } | { fields: Address }) {
  const group = at.url.searchParams.get('group');
  const delivery = { day: deliverOn, part: deliverPart };
  return placeOrder(ctx, { ...form, key: once, shownToman: shown, acceptsTerms: terms, delivery, address, ...(group === null ? {} : { group }) });
}
/** The chosen day is looked at with the other fields, so that all that is wrong is said at once. [ORD-11] */
const besides = (ctx: Ctx, form: FormData) =>
  checkDelivery(ctx, (name) => {
    const typed = form.get(name);
    return typeof typed === 'string' ? typed : '';
  });
const toPay = ({ code, paid }: Placed, ctx: Ctx) => href(ctx.lang, paid ? 'orderDone' : 'pay', { code });

export const action = actions({
  ...codeActions('checkout'),
  order: doing({ fields: toBook, besides, run: (ctx, { address, ...form }, at) => place(ctx, at, form, { id: address }), then: toPay }),
  'order-new': doing({
    fields: toNew,
    besides,
    run: (ctx, { once, shown, seen, terms, courierNote, deliverOn, deliverPart, pay, invoice, ...fields }, at) =>
      place(ctx, at, { once, shown, seen, terms, courierNote, deliverOn, deliverPart, pay, invoice }, { fields }),
    then: toPay,
  }),
});

export const meta = privateMeta('checkout.title', 'checkout.description');

export default function Checkout() {
  const shown = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const lang = useLang();
  const say = useSay();
  const { cart, address } = shown;
  if (cart.items.length === 0)
    return (
      <div className="wrap page stack">
        <BuySteps now="cart" />
        <h1>{say('checkout.title')}</h1>
        <EmptyState fact={say('common.empty.cart.fact')} action={<ButtonLink page="shop">{say('common.empty.cart.next')}</ButtonLink>} />
      </div>
    );
  const mine = answer?.intent.startsWith('order') ? answer : undefined;
  // A new address has a city that the page could not know: its price is the one that was just computed for it.
  const changed = changeOf(mine);
  const total = changed ? changed.nowToman : cart.priced.totalToman;
  const deliveryToman = toman(total - cart.priced.goodsToman + cart.priced.discountToman);
  const seen = writeSeen(seenOf({ ...cart.priced, deliveryToman }, cart.priced.holds === 'group' ? null : (cart.code?.code ?? null)));
  const back = href(lang, 'checkout', undefined, { group: cart.group?.code, address: address ? address.id : 'new' });
  return (
    <div className="wrap page stack">
      <BuySteps now="address" group={cart.group?.code} />
      <h1>{say('checkout.title')}</h1>
      <FormErrors answer={answer} fields={CHECKOUT_FIELDS} />
      {changed && <PriceChanges {...changed} />}
      <OpenOrderNotice open={shown.open} />
      <div className="pay">
        <form method="post" noValidate id={DRAFT_FORM} className="stack">
          <input type="hidden" name="intent" value={address ? 'order' : 'order-new'} />
          <input type="hidden" name="once" value={shown.once} />
          <input type="hidden" name="shown" value={total} />
          <input type="hidden" name="seen" value={seen} />
          <CheckoutGoods cart={cart} />
          <CheckoutAddress shown={shown} answer={mine} />
          <CheckoutDay shown={shown} answer={mine} />
          <section className="card stack">
            <FormField field={courierNote} name="courierNote" defaultValue={mine?.values['courierNote'] ?? ''} error={errorOf(mine, 'courierNote')} />
            {shown.needsTerms && <TermsTick answer={mine} />}
            <Notice tone="warn">{say('checkout.address.fixed')}</Notice>
          </section>
          <section className="card stack">
            <h2>{say('invoices.to.title')}</h2>
            <InvoiceTo wish={shown.invoice} name={shown.guess.receiverName} answer={mine} />
          </section>
          <PayWays totalToman={total} availableToman={shown.availableToman} back={back} answer={mine} />
        </form>
        <aside className="aside stack">
          <section className="card lift stack">
            <h2>{say('checkout.review.summary')}</h2>
            <CodeForm cart={cart} answer={answer} />
            <CartSum cart={cart} delivery={address || total !== cart.priced.totalToman ? 'known' : 'later'} totalToman={total} />
            <Button wide form={DRAFT_FORM} busyLabel={say('checkout.review.paying')}>
              {say(changed ? 'checkout.changes.accept' : 'checkout.review.go')}
            </Button>
            {cart.code && cart.priced.holds !== 'group' && <Notice tone="warn">{say('checkout.review.code-locked', { code: cart.code.code })}</Notice>}
            <p className="small muted">{say('checkout.review.hold', { minutes: HOLD_MINUTES })}</p>
          </section>
          <CheckoutPromise shown={shown} />
        </aside>
      </div>
    </div>
  );
}
