import { useActionData, useLoaderData } from '@remix-run/react';
import { DELIVERY_DAYS_ELSEWHERE, DELIVERY_DAYS_TEHRAN } from '#domain/orders/delivery';
import { cartView } from '#services/cart/view';
import { myOpenOrder } from '#services/orders/open-order';
import type { Answer } from '../../answer';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { Dialog, dialogQuery } from '../../components/dialog';
import { EmptyState } from '../../components/empty-state';
import { FormErrors } from '../../components/form-errors';
import { Notice } from '../../components/notice';
import { Ticks } from '../../components/ticks';
import { actions, page } from '../../door.server';
import { Link } from '../../link';
import { localPath } from '../../local-path';
import { privateMeta } from '../../private-meta';
import { useSay } from '../../words';
import { BuySteps } from './buy-steps';
import { cartActions } from './cart-actions.server';
import { CartLine } from './cart-line';
import { CartMirror } from './cart-mirror';
import { CodeForm, CartSum } from './cart-sum';
import { OpenOrderNotice } from './open-order-notice';

export const handle = { page: 'cart', hydrate: false };

/** The cart as the server knows it, and an order that still awaits its payment. [CART-1, CART-5] */
export const loader = page(async (ctx) => ({ cart: await cartView(ctx), open: await myOpenOrder(ctx) }));

export const action = actions(cartActions);

export const meta = privateMeta('cart.title', 'cart.description');

export default function Cart() {
  const { cart, open } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Answer | undefined;
  const say = useSay();
  const shop = <ButtonLink page="shop">{say('common.empty.cart.next')}</ButtonLink>;
  return (
    <div className="wrap page stack">
      <BuySteps now="cart" />
      <h1>{say('cart.title')}</h1>
      <Refused answer={answer} empty={cart.items.length === 0} atLine={cart.items.some(({ key }) => key === answer?.values['key'])} />
      <OpenOrderNotice open={open} />
      <CartMirror cart={cart} />
      {cart.items.length === 0 ? <EmptyState fact={say('common.empty.cart.fact')} action={shop} /> : <Filled cart={cart} answer={answer} />}
    </div>
  );
}

/** Fields that this page does not show: those of the product's page, and those that a line has as buttons only. */
const ELSEWHERE = { variant: null, colour: null, features: null, engraving: null, engraving2: null, quantity: null } as const;

/** What was refused, and the way back to where the choice was made. */
function Refused({
  answer,
  empty,
  atLine,
}: {
  answer: Answer | undefined;
  empty: boolean;
  /** Whether the line that was changed is still there. */ atLine: boolean;
}) {
  const say = useSay();
  if (!answer) return null;
  const from = localPath(answer.values['from']);
  return (
    <>
      <FormErrors answer={answer} names={empty ? { ...ELSEWHERE, code: null } : answer.intent === 'engraving' && atLine ? {} : ELSEWHERE} />
      {from && (
        <p>
          <a href={from}>{say('cart.back-to-product')}</a>
        </p>
      )}
    </>
  );
}

function Filled({ cart, answer }: { cart: ReturnType<typeof useLoaderData<typeof loader>>['cart']; answer: Answer | undefined }) {
  const say = useSay();
  const blocked = cart.items.some((item) => item.problem);
  return (
    <div className="pay">
      <section className="card stack">
        <h2 className="sr">{say('cart.yours')}</h2>
        <div>
          {cart.items.map((item) => (
            <CartLine key={item.key} item={item} answer={answer} />
          ))}
        </div>
        <p className="small">
          <Link page="cart" query={dialogQuery('wipe')}>
            {say('cart.wipe')}
          </Link>
        </p>
        <Wipe />
      </section>
      <aside className="aside stack">
        <section className="card lift stack">
          <h2>{say('cart.summary.title')}</h2>
          <CodeForm cart={cart} answer={answer} />
          <CartSum cart={cart} delivery="later" />
          {blocked ? (
            <Notice tone="warn">{say('cart.blocked')}</Notice>
          ) : (
            <ButtonLink page="checkout" wide>
              {say('cart.checkout')}
            </ButtonLink>
          )}
        </section>
        <Ticks
          items={[
            { icon: 'truck', text: say('cart.promise.delivery', { tehran: DELIVERY_DAYS_TEHRAN, elsewhere: DELIVERY_DAYS_ELSEWHERE }) },
            { icon: 'shield', text: say('cart.promise.warranty') },
          ]}
        />
      </aside>
    </div>
  );
}

/** Asks before the cart is emptied. */
function Wipe() {
  const say = useSay();
  return (
    <Dialog name="wipe" title={say('cart.wipe-confirm.title')}>
      <p>{say('cart.wipe-confirm.text')}</p>
      <form method="post" noValidate className="row">
        <input type="hidden" name="intent" value="wipe" />
        <Button kind="danger">{say('cart.wipe-confirm.yes')}</Button>
        <ButtonLink kind="outline" page="cart">
          {say('cart.wipe-confirm.no')}
        </ButtonLink>
      </form>
    </Dialog>
  );
}
