import type { CartView } from '#services/cart/view';
import { formatNumber } from '#locales/format';
import { LineItem } from '../../components/line-item';
import { Notice } from '../../components/notice';
import { Price } from '../../components/price';
import { Isolated } from '../../components/sections/isolated';
import { Link } from '../../link';
import { useLang, useSay } from '../../words';
import { LineProblem } from './cart-line';
import { Chosen } from './chosen';

/** What is about to be bought; changed in the cart only. */
export function CheckoutGoods({ cart }: { cart: CartView }) {
  const lang = useLang();
  const say = useSay();
  return (
    <section className="card stack">
      <div className="row between">
        <h2>{say(cart.group ? 'groups.share.title' : 'cart.yours')}</h2>
        {cart.group ? (
          <Link page="group" params={{ code: cart.group.code }}>
            {say('groups.share.to-group')}
          </Link>
        ) : (
          <Link page="cart">{say('checkout.review.edit-cart')}</Link>
        )}
      </div>
      <div>
        {cart.items.map((item) => (
          <LineItem
            key={item.key}
            device={item.look}
            colour={item.colour?.code}
            name={<Isolated text={item.name} />}
            details={<Chosen colour={item.colour} engraving={item.engravedText} />}
            end={
              <>
                <Price toman={item.totalToman} />
                {item.number_of_chosen_item > 1 && <p className="tiny muted">{say('cart.line.each', { priceToman: item.unitToman + item.engravingToman })}</p>}
                {item.discountToman > 0 && <p className="tiny muted">{say('common.less_by', { amountToman: item.discountToman })}</p>}
              </>
            }
          >
            <p className="small">
              {say('cart.line.quantity')}: {formatNumber(lang, item.number_of_chosen_item)}
            </p>
            <LineProblem item={item} />
          </LineItem>
        ))}
      </div>
      {cart.group && <BetterOne cart={cart} />}
    </section>
  );
}

/** A group price and a code are not combined: says which one applies, and how the price can change until the group closes. [GRP-3, GRP-4] */
function BetterOne({ cart: { group, code, priced } }: { cart: CartView }) {
  const say = useSay();
  const holds =
    code && group && group.percent > 0
      ? say(priced.holds === 'code' ? 'groups.share.code-better' : 'groups.share.group-better', { code: code.code })
      : say('groups.share.group-holds', { sharePercent: group?.percent ?? 0 });
  return (
    <Notice>
      {holds} {group && !group.fixed && say('groups.share.later')}
    </Notice>
  );
}
