import type { CartView } from '#services/cart/view';
import { formatNumber } from '#locales/format';
import { LineItem } from '../../components/line-item';
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
        <h2>{say('cart.yours')}</h2>
        <Link page="cart">{say('checkout.review.edit-cart')}</Link>
      </div>
      <div>
        {cart.items.map((item) => (
          <LineItem
            key={item.key}
            device={item.drawing}
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
    </section>
  );
}
