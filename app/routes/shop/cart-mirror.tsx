import type { CartView } from '#services/cart/view';
import { Button } from '../../components/button';
import { useSay } from '../../words';

/** The browser's mirror is written from the server's cart; where the server knows none, what is kept there may come back. [CART-1, CART-5] */
export function CartMirror({ cart }: { cart: CartView }) {
  const say = useSay();
  if (cart.known) {
    const items = cart.items.map(({ shop_product_id, number_of_chosen_item, shop_feature_product_id, features, main_image, name, engraving }) => ({
      shop_product_id,
      number_of_chosen_item,
      shop_feature_product_id,
      features,
      main_image,
      name,
      engraving,
    }));
    return <cart-mirror data-lines={JSON.stringify(items)} />;
  }
  return (
    <cart-mirror>
      <form method="post" noValidate className="card stack" hidden>
        <h2 className="text-h3">{say('cart.restore.fact')}</h2>
        <p className="small soft">{say('cart.restore.text')}</p>
        <input type="hidden" name="intent" value="restore" />
        <input type="hidden" name="lines" value="" />
        <Button kind="soft" small>
          {say('cart.restore.yes')}
        </Button>
      </form>
    </cart-mirror>
  );
}
