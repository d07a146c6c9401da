import type { CartViewItem } from '#services/cart/view';
import type { Answer } from '../../answer';
import { Icon } from '../../components/icon';
import { LineItem } from '../../components/line-item';
import { Notice } from '../../components/notice';
import { Price } from '../../components/price';
import { QuantityButtons } from '../../components/quantity-stepper';
import { Isolated } from '../../components/sections/isolated';
import { Link } from '../../link';
import { useSay } from '../../words';
import { Chosen } from './chosen';
import { LineEngraving } from './line-engraving';

/** One line of the cart: what it is, how many, what it costs, and the ways to change that without script. [CART-1, CART-3, CART-4, CART-7] */
export function CartLine({ item, answer }: { item: CartViewItem; answer: Answer | undefined }) {
  const say = useSay();
  const { name, number_of_chosen_item: quantity } = item;
  return (
    <LineItem
      device={item.look}
      colour={item.colour?.code}
      name={
        <Link page="product" params={{ slug: item.slug }}>
          <Isolated text={name} />
        </Link>
      }
      details={<Chosen colour={item.colour} engraving={item.engravedText} />}
      end={
        <>
          <Price toman={item.totalToman} />
          {quantity > 1 && <p className="tiny muted">{say('cart.line.each', { priceToman: item.unitToman + item.engravingToman })}</p>}
          {item.discountToman > 0 && <p className="tiny muted">{say('common.less_by', { amountToman: item.discountToman })}</p>}
        </>
      }
    >
      <div className="row tight">
        <form method="post" noValidate>
          <input type="hidden" name="intent" value="quantity" />
          <input type="hidden" name="key" value={item.key} />
          <QuantityButtons value={quantity} max={item.limit} label={say('cart.line.quantity_of', { name })} />
        </form>
        <form method="post" noValidate>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="key" value={item.key} />
          <button className="ib" aria-label={say('cart.line.remove_of', { name })}>
            <Icon name="trash" />
          </button>
        </form>
      </div>
      {item.engravingPriceToman !== null && <LineEngraving item={item} priceToman={item.engravingPriceToman} answer={answer} />}
      <LineProblem item={item} />
    </LineItem>
  );
}

/** What stands in the way of buying this line. */
export function LineProblem({ item }: { item: CartViewItem }) {
  const say = useSay();
  if (!item.problem) return null;
  const { problem } = item;
  return <Notice tone="warn">{problem.kind === 'few-left' ? say('cart.line.few-left', { count: problem.left }) : say(`cart.line.${problem.kind}`)}</Notice>;
}
